import type { RewrittenSection } from './critique-shape.ts';
import { wordDiff } from './word-diff.ts';

/** One side of a section, with what changes on it marked. */
export const RepairSide = ({ section, mark: Mark }: { section: RewrittenSection; mark: 'del' | 'ins' }) => {
  const other = Mark === 'del' ? 'added' : 'removed';
  const look =
    Mark === 'del'
      ? 'bg-danger-soft decoration-danger line-through'
      : 'bg-laurel-soft font-semibold decoration-laurel underline underline-offset-4';
  let end = 0;
  return wordDiff(section.original, section.revised)
    .filter(({ kind }) => kind !== other)
    .map(({ kind, text }) => {
      end += text.length;
      if (kind === 'same') return text;
      return (
        <Mark key={end} className={`rounded-sm decoration-2 ${look}`}>
          {text}
        </Mark>
      );
    });
};
