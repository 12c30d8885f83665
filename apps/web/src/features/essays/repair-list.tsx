import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { RewrittenSection } from './critique-shape.ts';
import { acceptRepair, type PlacedRepair, placeRepairs, undoRepair, voiceShare } from './repairs.ts';
import { wordDiff } from './word-diff.ts';

/** The original or the revised sentence, with the differences marked. */
const RepairSide = ({ section, mark: Mark }: { section: RewrittenSection; mark: 'del' | 'ins' }) => {
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

/** Rounded down at the top: 99.6% must not read as 100%. */
const percentOf = (share: number): number => (share === 1 ? 100 : Math.min(99, Math.round(share * 100)));

/** How much of the working copy is still the student's own words. */
const VoiceMeter = ({ text, sections }: { text: string; sections: readonly RewrittenSection[] }) => {
  const { words, repaired, own } = voiceShare(text, sections);
  const percent = percentOf(own);
  return (
    <div className="no-print mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">Your own words</p>
        <p className="text-sm text-muted tabular-nums">
          <span className="text-base font-semibold text-ink">{percent}%</span>
          {repaired === 0
            ? ': every word is yours'
            : `: ${repaired} of ${words} words come from accepted repairs`}
        </p>
      </div>
      <Meter kind="measure" label="Your own words" value={percent} text={`${percent}%`} className="mt-1.5" />
    </div>
  );
};

/** The student's current text. */
export interface WorkingCopy {
  text: string;
  onChange: (text: string) => void;
}

const reasonsOf = ({ changes = [] }: RewrittenSection): string[] => [
  ...new Set(changes.map(({ reason }) => reason).filter(Boolean)),
];

interface RepairActionProps {
  placed: PlacedRepair;
  number: number;
  onAccept: () => void;
  onUndo: () => void;
}

/** One button for accept and undo, so that it keeps its place and its focus. */
const RepairAction = ({ placed: { state }, number, onAccept, onUndo }: RepairActionProps) => {
  if (state === 'gone')
    return <p className="text-sm text-muted">You have changed this sentence since, so it is left to you.</p>;
  const isOpen = state === 'open';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={isOpen ? onAccept : onUndo}>
        {isOpen ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Undo2 aria-hidden="true" className="size-4" />
        )}
        {isOpen ? 'Accept repair' : 'Undo repair'}
        <span className="sr-only"> of section {number}</span>
      </Button>
      {isOpen ? null : (
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-laurel">
          <Check aria-hidden="true" className="size-4" /> In your text
        </span>
      )}
    </div>
  );
};

interface RepairListProps {
  sections: readonly RewrittenSection[];
  /** Without a working copy nothing can be accepted. */
  copy?: WorkingCopy | undefined;
}

/** Suggested revisions of whole sentences; the student decides on each. */
export const RepairList = ({ sections, copy }: RepairListProps) => {
  const placed = copy ? placeRepairs(copy.text, sections) : [];
  const [news, setNews] = useState('');
  const round = useRef(0);
  const put = (text: string, said: string) => {
    round.current += 1;
    // A zero-width space makes an equal message new to screen readers.
    setNews(`${said}${round.current % 2 === 0 ? '\u200b' : ''}`);
    copy?.onChange(text);
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {sections.map((section, index) => {
          const at = placed[index];
          return (
            <li
              key={`${section.location?.start ?? index}${section.original}`}
              className="break-inside-avoid rounded-md border border-line p-4"
            >
              <dl className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
                <div className="min-w-0">
                  <dt className="text-sm font-semibold text-muted">Original</dt>
                  <dd className="wrap-anywhere whitespace-pre-wrap">
                    <RepairSide section={section} mark="del" />
                  </dd>
                </div>
                <div className="min-w-0">
                  <dt className="text-sm font-semibold text-muted">Revised</dt>
                  <dd className="wrap-anywhere whitespace-pre-wrap">
                    <RepairSide section={section} mark="ins" />
                  </dd>
                </div>
              </dl>
              {reasonsOf(section).length > 0 ? (
                <p className="mt-2 flex flex-wrap items-center gap-x-2.5 text-sm text-muted">
                  {section.deeper ? <Badge variant="outline">Lighter wording</Badge> : null}
                  {reasonsOf(section).join(' ')}
                </p>
              ) : null}
              {copy && at ? (
                <div className="no-print mt-3">
                  <RepairAction
                    placed={at}
                    number={index + 1}
                    onAccept={() =>
                      put(acceptRepair(copy.text, sections, index), `Repair ${index + 1} is in your text.`)
                    }
                    onUndo={() =>
                      put(undoRepair(copy.text, sections, index), `Repair ${index + 1} is undone.`)
                    }
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      <span role="status" className="sr-only">
        {news}
      </span>
      {copy ? <VoiceMeter text={copy.text} sections={sections} /> : null}
    </>
  );
};
