export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first letter small, as inside a sentence; an acronym ("CV", "PhD") stays as it is. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[^\s\p{Lu}]*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
