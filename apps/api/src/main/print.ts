/** The answer of a command, as JSON on stdout. */
export const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Progress of a command, on a terminal only; the next call overwrites the line. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
};
