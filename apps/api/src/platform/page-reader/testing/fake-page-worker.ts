/** A fake page worker: it never answers a page with `hang` in it, and dies of one with `die`. */
export const listings = ({ text }: { text: string }): object[] => {
  if (text.includes('hang')) for (;;) Math.sqrt(2);
  if (text.includes('die')) process.exit(7);
  return [{ row: 1, error: 'read' }];
};
