/** The names of the writer, which must not be sent to a model. */
export interface EssayPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export interface Redactor {
  /** The text with names, addresses and numbers of the person behind placeholders. */
  redact(text: string): string;
  /** Replaces placeholders by the original words. */
  restore(text: string): string;
}

/** First names that are also words: in lower case they are not redacted. */
const WORDS_TOO = new Set(
  `amber april art august autumn bill bob chance charity christian dawn daisy dean drew earl eve faith frank gene glory grace
  grant guy hazel heather holly hope hunter ivy jack jasmine joy june jewel king knowledge may mark mercy mike miles nick noble
  patience pat patrick peace penny pearl pierce precious prince ray rich rob robin rose ruby rusty sandy scarlet sky sterling
  summer sue sunny temperance trinity victor victory violet wade will wisdom young brown white black green gray long short
  little rich wise strong good best day law field hill lake stone wood woods rivers banks page price bush cook baker carter`.split(
    /\s+/,
  ),
);
/** The lookbehind keeps it from trying every letter of a long word as the start of an address. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Nine digits or more: what is shorter is a year, a span of years or a count. */
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){8,16}(?![\p{L}\p{N}])/gu;
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"”)]+/giu;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds each part of a name as a whole word; a part that is a word too only with its capital. */
const namePattern = ({ firstName, lastName }: EssayPerson): RegExp | undefined => {
  const parts = `${firstName} ${lastName}`.split(/[\s-]+/).filter((part) => [...part].length >= 2);
  const forms = parts.flatMap((part) =>
    WORDS_TOO.has(part.toLowerCase())
      ? [part, part.toUpperCase()]
      : [part, part.toUpperCase(), part.toLowerCase(), part[0]?.toUpperCase() + part.slice(1).toLowerCase()],
  );
  const sources = [...new Set(forms)].sort((a, b) => b.length - a.length).map(escaped);
  return sources.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
};

/** A word for placeholders that no text has in square brackets. */
const freeWord = (word: string, texts: readonly string[]): string => {
  let free = word;
  while (texts.some((text) => text.includes(`[${free}-`))) free += 'X';
  return free;
};

/**
 * Takes the writer's own names and every e-mail address, telephone number and link out of texts, and puts them back into
 * what is said about these texts. `restore(redact(text)) === text` for each of `texts`.
 * @param texts everything that will be redacted
 */
export const createRedactor = (person: EssayPerson, texts: readonly string[]): Redactor => {
  const originals = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const replace = (text: string, pattern: RegExp | undefined, word: string): string =>
    pattern === undefined
      ? text
      : text.replace(pattern, (found) => {
          const known = placeholders.get(found);
          if (known) return known;
          const placeholder = `[${word}-${placeholders.size + 1}]`;
          placeholders.set(found, placeholder);
          originals.set(placeholder, found);
          return placeholder;
        });
  const names = namePattern(person);
  const [link, email, phone, name] = ['LINK', 'EMAIL', 'PHONE', 'NAME'].map((word) => freeWord(word, texts));
  return {
    redact: (text) => {
      const addressless = replace(replace(text, LINK, link ?? ''), EMAIL, email ?? '');
      return replace(replace(addressless, PHONE, phone ?? ''), names, name ?? '');
    },
    restore: (text) =>
      text.replace(/\[[A-Z]+-\d+\]/g, (placeholder) => originals.get(placeholder) ?? placeholder),
  };
};
