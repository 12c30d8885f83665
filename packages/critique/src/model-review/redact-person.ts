import { resolveCountry } from '@laurel/taxonomies';
import { KIN, MONTHS_AND_DAYS, NAMING, SPEAKING, STARTERS, TITLES } from './phrases.generated.ts';

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

const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}]+(?:[-’'](?!s\b)\p{L}[\p{L}\p{M}]*)*`;
const FULL_NAME = `${NAME_WORD}(?: (?:(?:de|da|di|van|von|bin|binti|ibn|al|el|la)[ -])?${NAME_WORD}){0,3}`;
const any = (words: readonly string[]): string =>
  words.map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`).join('|');

/** Where the name of somebody else stands: after a title, after or before a word for people, after "named", before what people do. */
const OTHERS_NAMES = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any(TITLES)})\.? (?<name>${FULL_NAME})`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${any(KIN)})s?,? (?<name>${FULL_NAME})(?:(?:,| and|, and) (?<other>${NAME_WORD}))?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:[Ii]n|[Aa]t|[Ff]rom|[Tt]o|[Nn]ear|[Ii]nto) )(?<![\p{L}\p{N}])(?<name>${FULL_NAME}), (?:my|our|his|her|their|a|an|the) (?:\p{Ll}+[ -]){0,3}(?:${KIN.join('|')})[,.;:)]`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?<name>${FULL_NAME}) ${SPEAKING.source}`, 'gu'),
  new RegExp(`${NAMING.source} (?<name>${FULL_NAME})`, 'gu'),
];
const NO_NAME = new Set([
  ...STARTERS,
  ...KIN,
  ...TITLES,
  'people',
  'students',
  'children',
  'teachers',
  'everyone',
  'everybody',
]);

/**
 * Words of names of other people. Told by what stands beside them, so that a name without such a word is not found. Countries, months, and
 * words that the text also writes small are none.
 */
const othersNames = (text: string): string[] => {
  const small = new Set(text.match(/(?<![\p{L}])\p{Ll}[\p{L}\p{M}]+/gu) ?? []);
  const found = OTHERS_NAMES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups }) => [groups?.name ?? '', groups?.other ?? '']),
  )
    .filter((name) => resolveCountry(name) === undefined)
    .flatMap((name) => name.split(/[ -]/));
  const isName = (word: string): boolean => {
    const lower = word.toLowerCase();
    return (
      /^\p{Lu}\p{L}/u.test(word) &&
      !NO_NAME.has(lower) &&
      !small.has(lower) &&
      !/(?:ing|tion|ment|ness|ity|ism)$/.test(lower) &&
      !MONTHS_AND_DAYS.test(lower) &&
      resolveCountry(word) === undefined
    );
  };
  return [...new Set(found.filter(isName))];
};

/** Finds each part of a name as a whole word; a part that is a word too only with its capital. */
const namePattern = ({ firstName, lastName }: EssayPerson): RegExp | undefined => {
  const parts = `${firstName} ${lastName}`.split(/[\s-]+/).filter((part) => [...part].length >= 2);
  const forms = parts.flatMap((part) =>
    WORDS_TOO.has(part.toLowerCase())
      ? [part, part.toUpperCase()]
      : [part, part.toUpperCase(), part.toLowerCase(), part[0]?.toUpperCase() + part.slice(1).toLowerCase()],
  );
  return wholeWords(forms);
};

const wholeWords = (words: readonly string[]): RegExp | undefined => {
  const sources = [...new Set(words)].sort((a, b) => b.length - a.length).map(escaped);
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
 * Takes the writer's own names, those of other people in the first text, and every e-mail address, telephone number and link out of texts,
 * and puts them back into what is said about these texts. `restore(redact(text)) === text` for each of `texts`.
 * @param texts everything that will be redacted, the essay first
 * @param known published texts, whose names are no secret
 */
export const createRedactor = (
  person: EssayPerson,
  texts: readonly string[],
  known: readonly string[] = [],
): Redactor => {
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
  const marks = ['LINK', 'EMAIL', 'PHONE', 'NAME', 'PERSON'].map((word) => freeWord(word, texts));
  const [link, email, phone, name, other] = marks;
  const published = known.join('\n');
  const others = wholeWords(
    othersNames(texts[0] ?? '').filter((word) => !published.includes(word) && !marks.includes(word)),
  );
  return {
    redact: (text) => {
      const addressless = replace(replace(text, LINK, link ?? ''), EMAIL, email ?? '');
      return replace(
        replace(replace(addressless, PHONE, phone ?? ''), names, name ?? ''),
        others,
        other ?? '',
      );
    },
    restore: (text) =>
      text.replace(/\[[A-Z]+-\d+\]/g, (placeholder) => originals.get(placeholder) ?? placeholder),
  };
};
