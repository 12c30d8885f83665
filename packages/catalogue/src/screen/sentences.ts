/** One sentence or line of a text as it stands there, without the blanks around it. */
const MAX_TEXT = 30_000;
/** Where a sentence ends: a line's end, or a mark before a blank and a capital, a digit or a bracket. */
const END = /\n+|(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\p{N}$£€])/u;

export function sentencesOf(text: string): string[] {
  return text
    .slice(0, MAX_TEXT)
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
