import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../ui/button.tsx';
import type { CritiqueView } from './critique-view.ts';
import type { Segment } from './highlight.ts';
import { Remark, RemarkNumber } from './item-list.tsx';
import { type Note, type Piece, remarksInText } from './remarks-in-text.ts';
import { stackNotes } from './stack-notes.ts';

/** The look of each kind of mark. Underlines differ, so that the kinds can be told apart without colours. */
const LOOKS = {
  high: { mark: 'bg-danger-soft decoration-danger decoration-2', note: 'border-l-danger' },
  point: { mark: 'bg-brass-soft decoration-brass-bright decoration-2', note: 'border-l-brass-bright' },
  detail: { mark: 'bg-info-soft decoration-info decoration-dotted decoration-2', note: 'border-l-info' },
  praise: { mark: 'bg-laurel-soft decoration-laurel decoration-double', note: 'border-l-laurel' },
} as const;
type Look = (typeof LOOKS)[keyof typeof LOOKS];

const lookOf = ({ firstFix, suggestions, questions, praise }: CritiqueView): ((item: number) => Look) => {
  const looks = new Map<number, Look>(firstFix ? [[firstFix.number, LOOKS.high]] : []);
  for (const { number, item } of [...suggestions, ...questions]) {
    const isDetail = item.kind === 'mechanics' || item.kind === 'style';
    looks.set(number, item.severity === 'high' ? LOOKS.high : isDetail ? LOOKS.detail : LOOKS.point);
  }
  for (const { number } of praise) looks.set(number, LOOKS.praise);
  return (item) => looks.get(item) ?? LOOKS.point;
};

const noteId = ({ remark, place }: Note) => `remark-${remark.number}-${place}`;
const sentenceId = (start: number) => `sentence-${start}`;

/** Where notes stand beside the text, not under their sentence; the same width as `lg` of the styles. */
const WIDE = '(min-width: 64rem)';
const watchWidth = (callback: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
};
const useIsWide = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** Between two notes beside the text, in pixels. */
const GAP = 10;

/** Puts each note beside the text on the level of its sentence. */
const useLevels = (box: RefObject<HTMLDivElement | null>, isWide: boolean, chosen: string | null) => {
  useLayoutEffect(() => {
    const text = box.current;
    if (!text || !isWide) return;
    const notes = [...text.querySelectorAll<HTMLElement>('[data-sentence]')];
    const place = () => {
      const shown = notes.filter(({ offsetHeight }) => offsetHeight > 0);
      const top = text.getBoundingClientRect().top;
      const boxes = shown.map((note) => ({
        wanted: (document.getElementById(note.dataset.sentence ?? '')?.getClientRects()[0]?.top ?? top) - top,
        height: note.offsetHeight,
      }));
      const tops = stackNotes(
        boxes,
        shown.findIndex(({ id }) => id === chosen),
        GAP,
      );
      shown.forEach((note, at) => {
        note.style.top = `${tops[at]}px`;
      });
      const last = tops.length - 1;
      text.style.minHeight = last < 0 ? '' : `${(tops[last] ?? 0) + (boxes[last]?.height ?? 0)}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    for (const each of [text, ...notes]) sizes.observe(each);
    return () => {
      sizes.disconnect();
      text.style.minHeight = '';
    };
  }, [box, isWide, chosen]);
};

const Segments = ({ segments, look }: { segments: readonly Segment[]; look: (item: number) => Look }) =>
  segments.map(({ start, text, spans: [inner] }) =>
    inner ? (
      <mark
        key={start}
        className={clsx('rounded-sm text-ink underline underline-offset-4', look(inner.item).mark)}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );

interface SentenceProps {
  piece: Piece;
  isOpen: boolean;
  isWide: boolean;
  look: (item: number) => Look;
  onPress: () => void;
}

/** A sentence with remarks: pressed, it shows them. */
const Sentence = ({ piece: { start, segments, notes }, isOpen, isWide, look, onPress }: SentenceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a button element can't break over lines
  <span
    id={sentenceId(start)}
    role="button"
    tabIndex={0}
    aria-describedby={notes.map(noteId).join(' ')}
    // Beside the text the remarks are always shown; pressing only brings them to the level of the sentence.
    {...(isWide ? { 'aria-pressed': isOpen } : { 'aria-expanded': isOpen })}
    className={clsx(
      'cursor-pointer rounded-sm box-decoration-clone hover:bg-sunken',
      isOpen && 'bg-sunken outline-2 outline-offset-2 outline-brass-bright',
    )}
    onClick={onPress}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    }}
  >
    <Segments segments={segments} look={look} />
    <sup aria-hidden="true" className="ml-0.5 font-sans text-[0.7em] font-bold text-ink tabular-nums">
      {notes.map(({ remark }) => (remark.number === 0 ? '!' : remark.number)).join(', ')}
    </sup>
  </span>
);

/** What a remark says, without the words of the sentence right above it. */
const inBrief = (suggestion: string): string =>
  suggestion.replace(/^[^“”]{0,30}“[^”]*”[.,]?\s*/, '') || suggestion;

interface SummaryLineProps {
  note: Note;
  look: Look;
  onPress: () => void;
}

/**
 * A folded remark in one line, on a narrow screen. The sentence before it is the control of keyboard and screen reader, and holds the whole
 * remark as its description; this line is only larger to hit.
 */
const SummaryLine = ({ note: { remark }, look, onPress }: SummaryLineProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    onClick={onPress}
    className={clsx(
      'no-print my-1.5 flex min-h-11 w-full items-center gap-2.5 rounded-md border border-l-4 border-line bg-raised px-2.5 py-1.5 text-left text-sm leading-normal lg:hidden',
      look.note,
    )}
  >
    <RemarkNumber number={remark.number} isPraise={remark.item.kind === 'praise'} />
    <span className="min-w-0 grow truncate">
      <span className="font-semibold">{remark.item.category}:</span> {inBrief(remark.item.suggestion)}
    </span>
    <ChevronDown className="size-4 shrink-0 text-muted" />
  </button>
);

interface NoteCardProps {
  note: Note;
  start: number;
  isOpen: boolean;
  look: Look;
}

const NoteCard = ({ note, start, isOpen, look }: NoteCardProps) => (
  <div
    id={noteId(note)}
    role="note"
    data-sentence={sentenceId(start)}
    className={clsx(
      'my-2 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 rounded-md border border-l-4 border-line bg-raised p-3 text-base leading-normal whitespace-normal',
      'lg:absolute lg:right-0 lg:my-0 lg:w-88 lg:text-sm print:static print:my-2 print:w-auto',
      look.note,
      isOpen ? 'grid lg:border-y-brass-bright lg:border-r-brass-bright lg:shadow-card' : 'hidden',
      // In full it stands at the remark's first place; at the others it is shown when asked for.
      note.place === 0 ? 'lg:grid print:grid' : 'print:hidden',
    )}
  >
    <RemarkNumber number={note.remark.number} isPraise={note.remark.item.kind === 'praise'} />
    <Remark item={note.remark} isFirst={note.remark.number === 0} />
  </div>
);

interface StepsProps {
  /** Index of the chosen remark; -1 for none. */
  at: number;
  notes: readonly Note[];
  onStep: (at: number) => void;
}

/** Goes from remark to remark in the order of the text. The buttons keep the focus, and what is shown is announced. */
const Steps = ({ at, notes, onStep }: StepsProps) => {
  const item = notes[at]?.remark.item;
  return (
    <div className="no-print sticky top-16 z-10 -mx-2 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 bg-raised px-2 py-2">
      <Button
        variant="secondary"
        size="sm"
        disabled={at <= 0}
        onClick={() => onStep(at - 1)}
        aria-label="Previous remark"
      >
        <ArrowUp aria-hidden="true" className="size-4" />
        Previous
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={at === notes.length - 1}
        onClick={() => onStep(at + 1)}
        aria-label="Next remark"
      >
        <ArrowDown aria-hidden="true" className="size-4" />
        Next
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums">
        {item ? `Remark ${at + 1} of ${notes.length}` : `${notes.length} remarks in your text`}
        {item ? (
          <span className="sr-only">
            : {item.category}. {item.suggestion}
          </span>
        ) : null}
      </p>
    </div>
  );
};

/**
 * The submitted text. Each remark stands at the sentence that it is about: beside it, or under it on a narrow screen, where the first one is
 * open and the others are a line each.
 */
export const AnnotatedText = ({ text, view }: { text: string; view: CritiqueView }) => {
  /** Null until the student has chosen; empty when they closed the one that was open. */
  const [chosen, setChosen] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const pieces = useMemo(() => remarksInText(text, view), [text, view]);
  const look = lookOf(view);
  useLevels(box, isWide, chosen);

  const steps = pieces.flatMap(({ start, notes }) =>
    notes.filter(({ place }) => place === 0).map((note) => ({ start, note })),
  );
  const [foremost] = steps.map(({ note }) => note).sort((a, b) => a.remark.number - b.remark.number);
  const opened = chosen ?? (foremost && !isWide ? noteId(foremost) : '');
  const step = (at: number) => {
    const next = steps[at];
    if (!next) return;
    setChosen(noteId(next.note));
    document.getElementById(sentenceId(next.start))?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      {steps.length > 1 ? (
        <Steps
          at={steps.findIndex(({ note }) => noteId(note) === chosen)}
          notes={steps.map(({ note }) => note)}
          onStep={step}
        />
      ) : null}
      <div
        ref={box}
        className={clsx(
          'relative leading-relaxed whitespace-pre-wrap wrap-anywhere',
          steps.length > 0 && 'lg:pr-96 print:pr-0',
        )}
      >
        {pieces.map((piece) => {
          const isOpen = piece.notes.some((note) => noteId(note) === opened);
          const [first] = piece.notes;
          if (!first) return <Segments key={piece.start} segments={piece.segments} look={look} />;
          return (
            <Fragment key={piece.start}>
              <Sentence
                piece={piece}
                isOpen={isOpen}
                isWide={isWide}
                look={look}
                onPress={() => setChosen(isOpen ? '' : noteId(first))}
              />
              {piece.notes.map((note) => (
                <Fragment key={noteId(note)}>
                  {isOpen || isWide || note.place > 0 ? null : (
                    <SummaryLine
                      note={note}
                      look={look(note.remark.number)}
                      onPress={() => {
                        setChosen(noteId(note));
                        document.getElementById(sentenceId(piece.start))?.focus({ preventScroll: true });
                      }}
                    />
                  )}
                  <NoteCard note={note} start={piece.start} isOpen={isOpen} look={look(note.remark.number)} />
                </Fragment>
              ))}
            </Fragment>
          );
        })}
      </div>
    </>
  );
};
