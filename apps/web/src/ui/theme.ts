const KEY = 'theme';
export type Theme = 'light' | 'dark';
/** `system`: whatever the device shows, now and later. */
export type ThemeChoice = Theme | 'system';

const systemQuery = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (systemQuery().matches ? 'dark' : 'light');
const choices = new EventTarget();

export const chosenTheme = (): ThemeChoice => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** The current theme: the student's choice, else the system's. */
export const currentTheme = (): Theme => {
  const chosen = chosenTheme();
  return chosen === 'system' ? systemTheme() : chosen;
};

/** Applies a theme and stores it. */
export const chooseTheme = (choice: ThemeChoice) => {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
  choices.dispatchEvent(new Event('change'));
};

/** Applies the other theme. Choosing the system's theme means following the system again. */
export const switchTheme = () => {
  const other = currentTheme() === 'dark' ? 'light' : 'dark';
  chooseTheme(other === systemTheme() ? 'system' : other);
};

/**
 * Calls `listener` when the theme or the choice changes.
 * @returns stops listening
 */
export const onThemeChange = (listener: () => void): (() => void) => {
  const system = systemQuery();
  system.addEventListener('change', listener);
  choices.addEventListener('change', listener);
  return () => {
    system.removeEventListener('change', listener);
    choices.removeEventListener('change', listener);
  };
};
