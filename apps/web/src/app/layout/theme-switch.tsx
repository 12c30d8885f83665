import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { chooseTheme, currentTheme, type Theme } from '../../ui/theme.ts';

/** Light or dark. Until it is used, the system decides. */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useState<Theme>('light');

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(currentTheme());
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);

  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Switch to ${other} theme`}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
};
