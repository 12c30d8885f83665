/** The address when a browser may open it as a web page, else null: records come from outside and may hold anything. */
export const externalLink = (link: string | undefined): string | null => {
  if (!link) return null;
  try {
    const { protocol, href } = new URL(link.trim());
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
};

/** 'chevening.org' of 'https://www.chevening.org/scholarships/'. */
export const hostOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');
