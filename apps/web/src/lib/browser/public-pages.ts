export interface PublicPage {
  /** Without the product's name, which `documentTitle` adds. */
  title: string;
  /** For search engines and link previews. */
  description: string;
}

/** The pages that everyone may open, as tabs, search engines and link previews name them. */
export const PUBLIC_PAGES = {
  '/': {
    title: 'Laurel: scholarships you can really get',
    description:
      'Tell Laurel what you want to study and see real scholarships you can really get, best first, each with reasons you can check. Free sign-up, no credit card needed.',
  },
  '/how-it-works': {
    title: 'How It Works',
    description:
      'Four steps from a few answers to a list of scholarships you can trust: watch the demo of 2:15 and see how Laurel matches, explains and helps you apply.',
  },
  '/about': {
    title: 'About',
    description:
      'Why Laurel exists, what it values and where it is going: money for studying should go to the students it was meant for.',
  },
  '/find': {
    title: 'Five honest matches in 30 seconds',
    description:
      'A few short questions, no account: see which scholarships fit you and why. Worked out on your own device; your answers are never sent.',
  },
  '/help': {
    title: 'Help',
    description:
      'What students ask most about scores, deadlines, missing awards and privacy, answered in plain words.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The agreement between you and whoever runs this Laurel, in plain words.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What Laurel stores about you, why, and what it never does. Written to be read.',
  },
  '/login': {
    title: 'Sign In',
    description: 'Sign in to see your scholarship matches, saved scholarships and essays.',
  },
  '/register': {
    title: 'Create your account',
    description:
      'Free sign-up, no credit card needed: create an account and see the scholarships that fit you.',
  },
  '/forgot-password': {
    title: 'Forgot password',
    description: 'Get a link by e-mail that lets you choose a new password for your Laurel account.',
  },
} as const satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof PUBLIC_PAGES;
