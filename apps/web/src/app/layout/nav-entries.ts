export interface NavEntry {
  to: string;
  label: string;
  /** Only for those who are signed in. */
  forStudents?: true;
}

/** The main navigation, without or with what is for students. */
export const navEntries = (withStudents: boolean): readonly NavEntry[] => [
  ...(withStudents
    ? ([
        { to: '/dashboard', label: 'Dashboard', forStudents: true },
        { to: '/scholarships', label: 'Browse', forStudents: true },
      ] as const)
    : []),
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/about', label: 'About' },
];
