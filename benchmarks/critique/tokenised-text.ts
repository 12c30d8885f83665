/** A tokenised sentence as running text, with the place of each token in it. */
export interface RunningText {
  text: string;
  tokens: { start: number; end: number; token: string }[];
}

const CLOSING = /^(?:[.,;:!?%)\]}…]+|n't|'(?:s|m|re|ve|ll|d)|'|'')$/i;
const OPENING = /^(?:[([{$£€]|``)$/;

/** Joins the tokens of a Penn-style tokenised line the way people write. */
export const toRunningText = (tokens: readonly string[]): RunningText => {
  const placed: RunningText['tokens'] = [];
  let text = '';
  let quoteOpen = false;
  let glue = true;
  for (const token of tokens) {
    const closesQuote = token === '"' && quoteOpen;
    const apart = !glue && !CLOSING.test(token) && !closesQuote;
    if (apart) text += ' ';
    placed.push({ start: text.length, end: text.length + token.length, token });
    text += token;
    if (token === '"') quoteOpen = !quoteOpen;
    glue = OPENING.test(token) || (token === '"' && quoteOpen);
  }
  return { text, tokens: placed };
};

/** Splits running text into tokens as the corpus does: punctuation, n't and 's apart. */
export const toTokens = (text: string): string[] =>
  text
    .replace(/([.,;:!?%()[\]{}"…])/g, ' $1 ')
    .replace(/n't\b/gi, " n't")
    .replace(/'(s|m|re|ve|ll|d)\b/gi, " '$1")
    .split(/\s+/)
    .filter((token) => token !== '');

export interface Replacement {
  start: number;
  end: number;
  replacement: string;
}

/**
 * The sentence's tokens after the replacements (sorted, not overlapping, offsets into the running text). Tokens that no
 * replacement touches stay exactly as the corpus has them.
 */
export const replaceInTokens = (running: RunningText, replacements: readonly Replacement[]): string[] => {
  const result: string[] = [];
  let index = 0;
  for (const edit of replacements) {
    while (
      running.tokens[index] &&
      (running.tokens[index]?.end ?? 0) <= edit.start &&
      !touches(running, index, edit)
    ) {
      result.push(running.tokens[index]?.token ?? '');
      index += 1;
    }
    const first = running.tokens[index];
    const from = Math.min(first?.start ?? edit.start, edit.start);
    let to = edit.end;
    while (running.tokens[index] && (running.tokens[index]?.start ?? 0) < edit.end) {
      to = Math.max(to, running.tokens[index]?.end ?? 0);
      index += 1;
    }
    result.push(
      ...toTokens(running.text.slice(from, edit.start) + edit.replacement + running.text.slice(edit.end, to)),
    );
  }
  return [...result, ...running.tokens.slice(index).map(({ token }) => token)];
};

/** An insertion right after a token belongs to that token. */
const touches = (running: RunningText, index: number, edit: Replacement): boolean =>
  edit.start === edit.end && running.tokens[index]?.end === edit.start;
