export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words, runs of whitespace and single characters: changes are shown by whole words. */
const TOKEN = /[\p{L}\p{M}\p{N}’']+|\s+|[^\s]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** Lengths of the longest common subsequence: `table[i][j]` for `one` from i on and `other` from j on. */
const commonLengths = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint16Array;
    const below = table[i + 1] as Uint16Array;
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
};

const joined = (parts: readonly DiffPart[]): DiffPart[] => {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== '') result.push({ ...part });
  }
  return result;
};

/** The differences between two lists of tokens in reading order, removed parts before added ones. */
const diffTokens = (one: readonly string[], other: readonly string[]): DiffPart[] => {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const before = one.slice(head, one.length - tail);
  const after = other.slice(head, other.length - tail);
  return [
    { kind: 'same', text: one.slice(0, head).join('') },
    ...diffMiddle(before, after),
    { kind: 'same', text: one.slice(one.length - tail).join('') },
  ];
};

/** Cells of the table of common lengths: 8 MB, and some hundredths of a second. */
const MAX_CELLS = 4_000_000;

const diffMiddle = (before: readonly string[], after: readonly string[]): DiffPart[] => {
  if (before.length * after.length > MAX_CELLS)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  const table = commonLengths(before, after);
  const middle: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const length = table[i]?.[j] ?? 0;
    if (i < before.length && j < after.length && before[i] === after[j]) {
      middle.push({ kind: 'same', text: before[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || (table[i + 1]?.[j] ?? 0) === length)) {
      middle.push({ kind: 'removed', text: before[i] ?? '' });
      i += 1;
    } else {
      middle.push({ kind: 'added', text: after[j] ?? '' });
      j += 1;
    }
  }
  return middle;
};

/** The differences between `original` and `revised` by words. */
export const wordDiff = (original: string, revised: string): DiffPart[] =>
  joined(diffTokens(tokensOf(original), tokensOf(revised)));

const SENTENCE = /[^.!?\n]*[.!?\n]*\s*/g;

/**
 * The differences between two drafts: sentences first, then the words of those that were rewritten. So a moved or new sentence is shown
 * whole, and long drafts are quick.
 */
export const draftDiff = (original: string, revised: string): DiffPart[] => {
  const bySentence = joined(diffTokens(original.match(SENTENCE) ?? [], revised.match(SENTENCE) ?? []));
  const parts: DiffPart[] = [];
  for (let at = 0; at < bySentence.length; at += 1) {
    const part = bySentence[at] as DiffPart;
    const next = bySentence[at + 1];
    if (part.kind === 'removed' && next?.kind === 'added') {
      parts.push(...wordDiff(part.text, next.text));
      at += 1;
    } else parts.push(part);
  }
  return joined(parts);
};
