export interface NavEntry {
  to: string;
  label: string;
}

/** The main navigation: Dashboard only for those who are signed in. */
export const navEntries = (isAuthenticated: boolean): readonly NavEntry[] => [
  ...(isAuthenticated ? [{ to: '/dashboard', label: 'Dashboard' }] : []),
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/about', label: 'About' },
];
