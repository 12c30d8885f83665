interface Token {
  text: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** One replaced stretch of words; offsets are in the original. */
export interface WordEdit {
  start: number;
  end: number;
  from: string;
  to: string;
}

/** Longest common subsequence of words, as its table of lengths from each pair of positions on. */
const commonLengths = (left: Token[], right: Token[]): number[][] => {
  const table = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row)
        row[j] =
          left[i]?.text === right[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return table;
};

/** Stretches of both sides that stand for each other, as positions of tokens, ends excluded. */
interface Hunk {
  left: [from: number, to: number];
  right: [from: number, to: number];
}

const findHunks = (left: Token[], right: Token[], table: number[][]): Hunk[] => {
  const hunks: Hunk[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const [fromI, fromJ] = [i, j];
    while ((i < left.length || j < right.length) && left[i]?.text !== right[j]?.text) {
      if (j >= right.length || (i < left.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)))
        i += 1;
      else j += 1;
    }
    if (i > fromI || j > fromJ) hunks.push({ left: [fromI, i], right: [fromJ, j] });
    i += 1;
    j += 1;
  }
  return hunks;
};

/** Words put in or taken out bring a kept neighbour along, so that the space between goes with them. */
const withNeighbour = ({ left: [i, iEnd], right: [j, jEnd] }: Hunk, lengths: [number, number]): Hunk => {
  if (i < iEnd && j < jEnd) return { left: [i, iEnd], right: [j, jEnd] };
  if (i > 0 && j > 0) return { left: [i - 1, iEnd], right: [j - 1, jEnd] };
  const after = iEnd < lengths[0] && jEnd < lengths[1] ? 1 : 0;
  return { left: [i, iEnd + after], right: [j, jEnd + after] };
};

const joinTouching = (hunks: Hunk[]): Hunk[] => {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last && hunk.left[0] < last.left[1]) {
      last.left[1] = hunk.left[1];
      last.right[1] = hunk.right[1];
    } else joined.push(hunk);
  }
  return joined;
};

/**
 * How a sentence was rewritten, word by word.
 * @returns `share`: words not kept, of the longer of the two, 0 to 1; `edits` in order, which turn one into the other
 */
export const editWords = (original: string, revised: string): { share: number; edits: WordEdit[] } => {
  const left = tokensOf(original);
  const right = tokensOf(revised);
  const table = commonLengths(left, right);
  const longer = Math.max(left.length, right.length);
  const share = longer === 0 ? 0 : 1 - (table[0]?.[0] ?? 0) / longer;
  const hunks = findHunks(left, right, table).map((hunk) => withNeighbour(hunk, [left.length, right.length]));
  const edits = joinTouching(hunks).map((hunk): WordEdit => {
    const gone = left.slice(...hunk.left);
    const come = right.slice(...hunk.right);
    const [start, end] = [gone[0]?.start ?? 0, gone.at(-1)?.end ?? 0];
    const to = revised.slice(come[0]?.start ?? 0, come.at(-1)?.end ?? 0);
    return { start, end, from: original.slice(start, end), to };
  });
  return { share, edits };
};
