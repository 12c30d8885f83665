/** A piece of a pattern: regular expression source as written, or the name of a part that is put in its place. */
export type Piece = { source: string } | { part: string };

/** `{person}` in a pattern. Quantifiers (`{0,3}`) and Unicode classes (`\p{L}`) do not start with a small letter. */
const PART = /\{([a-z][A-Za-z0-9]*)\}/;
const WHOLE_PART = /^\{([a-z][A-Za-z0-9]*)\}$/;

const literal = (source: string): Piece[] => (source === '' ? [] : [{ source }]);

/** `\b{person} from` as pieces: a regular expression with parts. */
export const readPattern = (pattern: string): Piece[] =>
  pattern.split(PART).flatMap((text, at) => (at % 2 === 1 ? [{ part: text }] : literal(text)));

const escaped = (text: string): string =>
  text.replace(/[\\^$.*+?|[\]/]/g, String.raw`\$&`).replace(/['’]/g, "['’]");

/** What stands between the strokes of a list, not those of a bracket inside it: `goal(s)|abilit{y|ies}`. */
const ALTERNATIVE = /(?:\{[^{}]*\}|\([^()]*\)|[^|{}()])+/g;

const alternatives = (list: string): Piece[] =>
  (list.match(ALTERNATIVE) ?? []).flatMap((one, at) => [...literal(at === 0 ? '' : '|'), ...readPhrase(one)]);

/** A brace or a bracket, either with others of its kind inside, a space, or anything between. */
const TOKEN = /\{(?:[^{}]|\{[^{}]*\})*\}|\((?:[^()]|\([^()]*\))*\)|\s+|[^\s(){}]+/g;
const isSpace = (token: string | undefined): boolean => token !== undefined && /^\s+$/.test(token);

/** Whether each bracket and brace of a phrase has its partner. */
export const isBalanced = (phrase: string): boolean => (phrase.match(TOKEN) ?? []).join('') === phrase;

/** An optional word takes one of the spaces beside it along: "the (very) end", "resident(s)". */
const optional = (inner: string, spaceBefore: boolean, spaceAfter: boolean): Piece[] => [
  { source: `(?:${spaceBefore ? String.raw`\s+` : ''}(?:` },
  ...alternatives(inner),
  { source: `)${spaceAfter ? String.raw`\s+` : ''})?` },
];

/**
 * A phrase in plain words as pieces: a space is any white space, `(the)` is optional, `{must|should}` is one of several,
 * `{number}` is a part; everything else means itself.
 */
export const readPhrase = (phrase: string): Piece[] => {
  const tokens = phrase.match(TOKEN) ?? [];
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const inner = token.slice(1, -1);
    const part = WHOLE_PART.exec(token)?.[1];
    if (part !== undefined) pieces.push({ part });
    else if (token.startsWith('{')) pieces.push({ source: '(?:' }, ...alternatives(inner), { source: ')' });
    else if (token.startsWith('(')) {
      const after = isSpace(tokens[at + 1]) && (at === 0 || isSpace(tokens[at - 1]));
      pieces.push(...optional(inner, false, after));
      if (after) at += 1;
    } else if (isSpace(token)) {
      const last = tokens[at + 1]?.startsWith('(') === true && at + 2 === tokens.length;
      if (last) pieces.push(...optional(tokens[at + 1]?.slice(1, -1) ?? '', true, false));
      else pieces.push({ source: String.raw`\s+` });
      if (last) at += 1;
    } else pieces.push({ source: escaped(token) });
  }
  return pieces;
};

/** Alternatives in one group, so that a quantifier or a neighbour applies to all of them. */
export const oneOf = (list: Piece[][]): Piece[] => [
  { source: '(?:' },
  ...list.flatMap((pieces, at) => (at === 0 ? pieces : [{ source: '|' }, ...pieces])),
  { source: ')' },
];

/** Phrases count as whole words only. */
export const asWholeWords = (pieces: Piece[]): Piece[] => [
  { source: String.raw`(?<![\p{L}\p{N}])` },
  ...pieces,
  { source: String.raw`(?![\p{L}\p{N}])` },
];
