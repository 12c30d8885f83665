/** What every document tells the web app of the installation that serves it. */
export interface Site {
  /** Whom students can ask. */
  operator?:
    | {
        email: string;
        name?: string;
        /** Several lines. */
        address?: string;
        /** Whom to ask about personal data. */
        dataProtection?: string;
        /** How long what is kept. */
        retention?: string;
      }
    | undefined;
  /** Name of the language model that runs there. */
  model?: string | undefined;
  /** Who runs that model: what a student agrees to. */
  modelProvider?: string | undefined;
  /** Whose OpenID provider signs students in, where one does. */
  signInWith?: string | undefined;
  /** Whether that is the only way to sign in: there are no passwords here. */
  passwordsOff?: true | undefined;
  /** The host at which browsers can use passkeys for this Laurel. */
  passkeysAt?: string | undefined;
}

/**
 * Addresses of the web app, as its router writes them: `:name` stands for one part, a `*` at the end for all that follows. Any other address
 * has no page and is answered 404.
 */
export const APP_PAGES: readonly string[] = [
  '/',
  '/how-it-works',
  '/about',
  '/find',
  '/help',
  '/terms',
  '/privacy',
  '/freshness',
  '/desk/*',
  '/forgot-password',
  '/unsubscribe',
  '/reset-password',
  '/confirm-email',
  '/undo-email-change',
  '/login',
  '/signing-in',
  '/register',
  '/dashboard',
  '/scholarships',
  '/add',
  '/compare',
  '/scholarship/:scholarshipId',
  '/essays/:id',
  '/profile',
  '/notifications',
  '/awards/*',
];

const matches = (page: string, parts: readonly string[]): boolean => {
  const wanted = page.split('/');
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((part, at) =>
    part.startsWith(':') ? parts[at] !== '' : part === parts[at]?.toLowerCase(),
  );
};

/** Whether the web app has a page at this path, with or without a slash at its end. */
export const isAppPage = (path: string): boolean => {
  const parts = (path.length > 1 ? path.replace(/\/$/, '') : path).split('/');
  return APP_PAGES.some((page) => matches(page, parts));
};
