import type { Preferences, ScholarshipRecord } from '@laurel/domain';
import { findFields, resolveField } from '@laurel/taxonomies';
import { textTokens } from './text-tokens.ts';
import { type ThemeName, themesOfField, themesOfWords, wordsOf } from './themes.ts';
import { COMMON_WORDS, FREQUENT_WORDS, KNOWN_WORDS } from './word-frequency.generated.ts';

/** Points of shared words beyond this count no more. */
export const INTEREST_POINTS = 40;
/** Points at which the similarity is 63%: a theme and a word of many awards. */
const INTEREST_SCALE = 12;

/**
 * What a text is about, as tokens: its telling words; the fields it names, as `#` and an ISCED-F code, with the group above it; and its
 * themes as `@` and a name, or `~` where an award only lists a broad field in which the theme is studied among others. Fields and
 * themes let "glacier melt" meet an award for "weather research".
 */
export type Tokens = ReadonlySet<string>;

/** What the student's fields, interests and goals are about. */
export const studentTokens = ({ fieldsOfStudy, researchInterests, careerGoals }: Preferences): Tokens => {
  const written = `${researchInterests} . ${careerGoals}`;
  const fields = topicsIn(written);
  const themes = [...themesOfWords(wordsOf(written)), ...fields.flatMap(themesOfField)];
  return new Set([
    ...textTokens(`${fieldsOfStudy.join(' ')} ${written}`),
    ...fields.flatMap(fieldTokens),
    ...themes.flatMap((theme) => [`${THEME}${theme}`, `${WIDE_THEME}${theme}`]),
  ]);
};

/** What the award is for: its title, description, tags and fields. Worked out once for each record. */
export const recordTokens = (record: ScholarshipRecord): Tokens => {
  const known = tokensByRecord.get(record) ?? findTokens(record);
  tokensByRecord.set(record, known);
  return known;
};

const tokensByRecord = new WeakMap<ScholarshipRecord, Tokens>();

/** Gives the tokens of a record whose texts were left behind. */
export const knowTokens = (record: ScholarshipRecord, tokens: Tokens): void => {
  tokensByRecord.set(record, tokens);
};

/** A record that lists more fields than this is for no subject in particular. */
const MAX_FIELDS = 12;

const findTokens = (record: ScholarshipRecord): Tokens => {
  const { title, description, tags, criteria } = record;
  const stated = criteria.flatMap((criterion) => (criterion.kind === 'field' ? (criterion.anyOf ?? []) : []));
  const named = findFields(`${title}. ${description}`).flatMap(({ codes }) => codes);
  const fields = [...(stated.length > MAX_FIELDS ? [] : stated), ...named];
  const words = textTokens(`${title} ${description} ${tags.join(' ')}`);
  return new Set([
    ...words,
    ...fields.flatMap(fieldTokens),
    ...themesOfWords(words).map((theme) => THEME + theme),
    ...fields.flatMap((code) =>
      themesOfField(code).map((theme) => (code.length > BROAD_LENGTH ? THEME : WIDE_THEME) + theme),
    ),
  ]);
};

const THEME = '@';
const WIDE_THEME = '~';
const BROAD_LENGTH = 2;
const CODE_LENGTH = 4;

const fieldTokens = (code: string): string[] =>
  code.length < CODE_LENGTH
    ? [`#${code}`]
    : [`#${code.slice(0, CODE_LENGTH)}`, `#${code.slice(0, CODE_LENGTH - 1)}`];

/** Words of the longest name of a field that is looked up. */
const NAME_WORDS = 3;

/** The fields that a student's own words name, the longest name first: "medical imaging", not "medical". */
const topicsIn = (text: string): string[] => {
  const words = wordsOf(text);
  const topics: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = NAME_WORDS;
    let codes: string[] = [];
    for (; length > 0; length -= 1) {
      codes = at + length > words.length ? [] : resolveField(words.slice(at, at + length).join(' '));
      if (codes.length > 0) break;
    }
    topics.push(...codes);
    at += Math.max(1, length);
  }
  return topics;
};

/** Rarer words say more: whole numbers near the inverse document frequency in the shipped catalogue. */
const RARE_POINTS = 6;
const WORD_POINTS = new Map<string, number>([
  ...KNOWN_WORDS.map((word) => [word, 4] as const),
  ...FREQUENT_WORDS.map((word) => [word, 3] as const),
  ...COMMON_WORDS.map((word) => [word, 2] as const),
]);
const FIELD_POINTS = { field: 5, group: 2 } as const;
const THEME_POINTS = { theme: 8, wide: 3 } as const;

/** What sharing a token is worth. */
export const tokenPoints = (token: string): number => {
  if (token.startsWith(THEME)) return THEME_POINTS.theme;
  if (token.startsWith(WIDE_THEME)) return THEME_POINTS.wide;
  if (!token.startsWith('#')) return WORD_POINTS.get(token) ?? RARE_POINTS;
  return token.length > CODE_LENGTH ? FIELD_POINTS.field : FIELD_POINTS.group;
};

/** What a student's tokens share with a record's, at most `INTEREST_POINTS`. */
export const sharedPoints = (student: Tokens, record: ScholarshipRecord): number => {
  let points = 0;
  const tokens = recordTokens(record);
  for (const token of student) if (tokens.has(token)) points += tokenPoints(token);
  return Math.min(INTEREST_POINTS, points);
};

/** The themes that both write about. */
export const sharedThemes = (student: Tokens, record: ScholarshipRecord): ThemeName[] => {
  const tokens = recordTokens(record);
  return [...student].flatMap((token) =>
    token.startsWith(THEME) && tokens.has(token) ? token.slice(THEME.length) : [],
  );
};

/** 0 to 1 by points: the first shared words tell the most. */
export const SIMILARITY: Float64Array = Float64Array.from(
  { length: INTEREST_POINTS + 1 },
  (_, points) => 1 - Math.exp(-points / INTEREST_SCALE),
);
