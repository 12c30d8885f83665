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

/** The differences between `original` and `revised` in reading order, removed parts before added ones. */
export const wordDiff = (original: string, revised: string): DiffPart[] => {
  const one = tokensOf(original);
  const other = tokensOf(revised);
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const before = one.slice(head, one.length - tail);
  const after = other.slice(head, other.length - tail);
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
  return joined([
    { kind: 'same', text: one.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: one.slice(one.length - tail).join('') },
  ]);
};
