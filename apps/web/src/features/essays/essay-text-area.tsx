import { type RefObject, useLayoutEffect } from 'react';
import { TextArea } from '../../ui/text-area.tsx';
import { countWords } from './count-words.ts';

const ROWS = 10;

interface EssayTextAreaProps {
  value: string;
  onChange: (value: string) => void;
  /** In words; undefined when neither prompt nor scholarship says. */
  limit: number | undefined;
  error: string | undefined;
  readOnly: boolean;
  ref: RefObject<HTMLTextAreaElement | null>;
}

const WordCount = ({ words, limit }: { words: number; limit: number | undefined }) => {
  const over = limit !== undefined && words > limit ? words - limit : 0;
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <p id="essay-words" className="tabular-nums">
        <span className="font-semibold text-ink">{words.toLocaleString('en-US')}</span>
        {limit === undefined
          ? words === 1
            ? ' word'
            : ' words'
          : ` of ${limit.toLocaleString('en-US')} words`}
      </p>
      {/* Spoken once, when the limit is crossed: not with every word. */}
      <p role="status" className="font-semibold text-danger">
        {over > 0 ? 'Over the word limit' : ''}
      </p>
    </div>
  );
};

/** Grows a text area where the browser's style sheets can't (`field-sizing`). */
const useGrowth = (field: RefObject<HTMLTextAreaElement | null>, value: string) => {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || value === '' || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [field, value]);
};

/** Ten rows that grow with the text, and the words counted as they are written. */
export const EssayTextArea = ({ value, onChange, limit, error, readOnly, ref }: EssayTextAreaProps) => {
  useGrowth(ref, value);
  return (
    <div>
      <TextArea
        ref={ref}
        id="essay-text"
        label="Your essay"
        hint="Paste it or write it here. Until you submit it or sign out, this browser keeps it for you."
        rows={ROWS}
        value={value}
        error={error}
        readOnly={readOnly}
        style={{ fieldSizing: 'content', minHeight: `calc(${ROWS}lh + 1.125rem)`, maxHeight: '75dvh' }}
        onChange={(event) => onChange(event.target.value)}
      />
      <WordCount words={countWords(value)} limit={limit} />
    </div>
  );
};
