/** The answer of a command, as JSON on stdout. */
export const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** How far a command has come, on a terminal only; the next call takes the line's place. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
};
