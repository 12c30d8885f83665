// The script of the award pages, which the server draws and nobody hydrates: theme, menu, sharing. All else is links and forms.
import './ui/theme.css';
import { currentTheme, onThemeChange, switchTheme } from './ui/theme.ts';

const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] => [
  ...root.querySelectorAll<E>(selector),
];

const showTheme = () => {
  const theme = currentTheme();
  for (const button of all('[data-switch="theme"]')) {
    button.setAttribute('aria-label', `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`);
    for (const icon of all<SVGElement>('[data-icon]', button))
      icon.classList.toggle('hidden', icon.dataset.icon !== theme);
  }
};

const showMenu = (button: HTMLElement, isOpen: boolean) => {
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!menu) return;
  menu.hidden = !isOpen;
  button.setAttribute('aria-expanded', String(isOpen));
  button.setAttribute('aria-label', isOpen ? 'Close menu' : 'Open menu');
};

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** Shares through the device where it can, else copies the link and says so beside the button. */
const share = async (button: HTMLElement) => {
  const { title = document.title, link = '' } = button.dataset;
  const url = new URL(link, location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url });
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
    }
  }
  const status = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  try {
    await navigator.clipboard.writeText(url);
    say('Link copied.');
  } catch {
    say(url);
  }
};

const start = () => {
  for (const button of all('[data-switch="theme"]')) button.addEventListener('click', switchTheme);
  onThemeChange(showTheme);
  showTheme();
  const menus = all('[aria-controls="mobile-menu"]');
  for (const button of menus) button.addEventListener('click', () => showMenu(button, !isOpen(button)));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const button of menus.filter(isOpen)) {
      showMenu(button, false);
      button.focus();
    }
  });
  // Its menu belongs to the app; the profile page has what it has.
  for (const button of all('[aria-haspopup="menu"]'))
    button.addEventListener('click', () => location.assign('/profile'));
  for (const button of all('[data-switch="share"]')) {
    button.hidden = false;
    button.addEventListener('click', () => void share(button));
  }
};

start();
