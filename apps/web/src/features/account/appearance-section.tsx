import { useSyncExternalStore } from 'react';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { chooseTheme, chosenTheme, onThemeChange, type ThemeChoice } from '../../ui/theme.ts';
import { ProfileSection } from './profile-section.tsx';

const CHOICES = [
  { value: 'system', label: 'As my device', description: 'Changes with it' },
  { value: 'light', label: 'Light', description: 'Warm paper' },
  { value: 'dark', label: 'Dark', description: 'For the night' },
] as const;

/** Light or dark; kept in this browser only. */
export const AppearanceSection = () => {
  const choice = useSyncExternalStore(onThemeChange, chosenTheme);
  return (
    <ProfileSection anchor="appearance" title="Appearance" why="For this browser only; nothing is sent.">
      <RadioCards
        label="Theme"
        name="theme"
        options={CHOICES}
        value={choice}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
      />
    </ProfileSection>
  );
};
