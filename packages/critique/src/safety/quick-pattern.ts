/**
 * A pattern of hundreds of alternatives takes long to compile, and nearly no text needs most of them. What each alternative cannot do
 * without is read off its own source, so an alternative is compiled and tried only on a text that holds it; the outcome is the same.
 */

/** Pieces of text, in small letters, at least one of which stands in whatever matches. */
type Clause = readonly string[];

export interface Alternative {
  source: string;
  /** Each of them holds for every match. */
  clauses: readonly Clause[];
}

/** Shorter pieces stand in nearly every text. */
const MIN_PIECE = 3;

/** How long its shortest piece is: long pieces are rare. */
const rarity = (clause: Clause): number => {
  let shortest = Number.POSITIVE_INFINITY;
  for (const piece of clause) if (piece.length < shortest) shortest = piece.length;
  return shortest;
};
const isRarer = (a: Clause, b: Clause | undefined): boolean => {
  if (b === undefined) return true;
  const [left, right] = [rarity(a), rarity(b)];
  return left > right || (left === right && a.length < b.length);
};
const rarestOf = (clauses: readonly Clause[]): Clause | undefined => {
  let best: Clause | undefined;
  for (const clause of clauses) if (isRarer(clause, best)) best = clause;
  return best;
};

/** One of several: of each its rarest clause, so that one of all their pieces is needed. */
const anyOf = (options: readonly Alternative[]): readonly Clause[] => {
  if (options.length === 1) return options[0]?.clauses ?? [];
  const pieces = new Set<string>();
  for (const { clauses } of options) {
    const rarest = rarestOf(clauses);
    if (rarest === undefined) return [];
    for (const piece of rarest) pieces.add(piece);
  }
  return [[...pieces]];
};

/** A group's beginning or end, a stroke, a class, an escape, a quantifier, a sign, or one character that stands for itself. */
const TOKEN =
  /\(\?<?[=!:]|[()|]|\[(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\[\s\S]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/giu;
const QUANTIFIER = /^(?:[*+?]|\{\d)/;
const MAY_BE_ABSENT = /^(?:[*?]|\{0)/;
const STANDS_FOR_ITSELF = /^[^.^$]$/u;

/** `(?:a|b)` -> `a|b`, when one such group is the whole. */
const withoutOuterGroup = (tokens: readonly string[]): readonly string[] => {
  let depth = 0;
  const end = tokens.findIndex((token) => {
    if (token.startsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    return depth === 0;
  });
  return tokens[0] === '(?:' && end === tokens.length - 1 ? withoutOuterGroup(tokens.slice(1, -1)) : tokens;
};

/** The alternatives of the source of a pattern with the flags `iu`. */
export const alternativesOf = (pattern: string): Alternative[] => {
  const tokens = withoutOuterGroup(pattern.match(TOKEN) ?? []);
  let at = 0;

  /** A group's clauses; what must not stand there, or stands beside the match, needs nothing. */
  const readGroup = (opening: string): readonly Clause[] => {
    const inner = anyOf(readAlternatives());
    at += 1;
    return opening === '(' || opening === '(?:' ? inner : [];
  };
  const readAlternative = (): Alternative => {
    const start = at;
    const clauses: Clause[] = [];
    let run = '';
    const endRun = () => {
      if (run.length >= MIN_PIECE) clauses.push([run]);
      run = '';
    };
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') {
      const token = tokens[at] ?? '';
      at += 1;
      const group = token.startsWith('(') ? readGroup(token) : [];
      const next = tokens[at] ?? '';
      const quantifier = QUANTIFIER.test(next) ? next : undefined;
      if (quantifier === undefined && STANDS_FOR_ITSELF.test(token)) {
        run += token.toLowerCase();
        continue;
      }
      endRun();
      if (quantifier !== undefined) at += 1;
      if (quantifier === undefined || !MAY_BE_ABSENT.test(quantifier)) clauses.push(...group);
    }
    endRun();
    return { source: tokens.slice(start, at).join(''), clauses };
  };
  const readAlternatives = (): Alternative[] => {
    const found = [readAlternative()];
    while (tokens[at] === '|') {
      at += 1;
      found.push(readAlternative());
    }
    return found;
  };
  return readAlternatives();
};

/** As the flags `iu` compare: besides the case of letters, the long s is an s. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

export interface QuickPattern {
  /** As of the pattern itself. */
  test(text: string): boolean;
  /** Every match replaced, as by the pattern with the flag `g`. */
  replaceAll(text: string, by: string): string;
}

/** Answers as the pattern does, which has the flags `iu` and no groups that anything refers to. */
export const quickPattern = (pattern: RegExp): QuickPattern => {
  let alternatives: Alternative[] | undefined;
  const compiled = new Map<string, RegExp>();
  const compile = (source: string): RegExp => {
    const known = compiled.get(source) ?? new RegExp(source, 'iu');
    compiled.set(source, known);
    return known;
  };
  const possibleIn = (text: string): string[] => {
    alternatives ??= alternativesOf(pattern.source);
    const words = folded(text);
    const holds = (clause: Clause): boolean => clause.some((piece) => words.includes(piece));
    return alternatives.filter(({ clauses }) => clauses.every(holds)).map(({ source }) => source);
  };
  return {
    test: (text) => possibleIn(text).some((source) => compile(source).test(text)),
    replaceAll: (text, by) => {
      const sources = possibleIn(text);
      return sources.length === 0 ? text : text.replace(new RegExp(sources.join('|'), 'giu'), by);
    },
  };
};
