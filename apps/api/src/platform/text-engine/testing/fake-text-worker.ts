/** A fake text worker: it never answers a text with `hang` in it, and dies of one with `die`. */
const busy = (task: unknown): void => {
  const text = JSON.stringify(task);
  if (text.includes('hang')) for (;;) Math.sqrt(2);
  if (text.includes('die')) process.exit(7);
};

export const fit = (task: unknown): Record<string, string> => {
  busy(task);
  return { Leadership: 'yes' };
};
export const group = (task: unknown): unknown[] => {
  busy(task);
  return [];
};
export const critique = ({ input, spelling }: { input: unknown; spelling: { close(): void } }): unknown => {
  spelling.close();
  busy(input);
  return {};
};
