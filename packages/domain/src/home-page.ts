/** A path that says no more than a language or "home": the page behind it is the site's front page. */
const FRONT_PATH = /^\/?(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:home|index|default)(?:\.[a-z]{2,5})?\/?)?$/i;

/** True when a link leads to a site's front page, where the scholarship itself has still to be looked for. */
export const isHomePage = (link: string): boolean => {
  if (!URL.canParse(link)) return false;
  const { pathname, search, hash } = new URL(link);
  return search === '' && hash.length <= 1 && FRONT_PATH.test(pathname);
};
