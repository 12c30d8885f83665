/** The address if it is a safe web address, else null: records come from outside and may contain anything. */
export const externalLink = (link: string | undefined): string | null => {
  if (!link) return null;
  try {
    const { protocol, href, username, password } = new URL(link.trim());
    // A user name can pose as the host: https://www.daad.de@elsewhere.example/.
    const isDisguised = username !== '' || password !== '';
    return (protocol === 'https:' || protocol === 'http:') && !isDisguised ? href : null;
  } catch {
    return null;
  }
};

/** 'chevening.org' of 'https://www.chevening.org/scholarships/'. */
export const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');
