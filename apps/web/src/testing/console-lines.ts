import { format } from 'node:util';

/** An element that browsers know and this DOM does not. */
const OF_THE_DOM = /The tag <search> is unrecognized in this browser/;

const lines: string[] = [];
let expected: RegExp[] = [];

/** Collects what is written to the console as a warning or an error. */
export const watchConsole = (): void => {
  for (const level of ['warn', 'error'] as const)
    console[level] = (...parts: unknown[]) => {
      const line = `console ${level}: ${format(...parts)}`;
      if (!OF_THE_DOM.test(line)) lines.push(line);
    };
};

/** Says what the test is going to see in the console; everything else fails it. */
export const expectConsole = (...patterns: RegExp[]): void => {
  expected.push(...patterns);
};

/** @returns lines that nobody expected, and expected ones that did not come */
export const takeConsoleProblems = (): string[] => {
  const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
  lines.length = 0;
  expected = [];
  return [...unexpected, ...missing.map((pattern) => `not written: ${pattern}`)];
};
