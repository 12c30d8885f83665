import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { currentTheme, onThemeChange, switchTheme } from '../../ui/theme.ts';

/** Every element is drawn anew in the other theme: the pressed button is shown first, so that a slow device answers at once. */
const switchAfterPaint = () => requestAnimationFrame(() => setTimeout(switchTheme));

/** Light or dark. Until it is used, the system decides. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button variant="ghost" size="icon" aria-label={`Switch to ${other} theme`} onClick={switchAfterPaint}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
};
