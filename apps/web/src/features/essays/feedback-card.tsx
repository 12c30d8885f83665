import { counted, plural } from '@laurel/text';
import { Download, Printer } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { dayOf, momentInWords } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { AnnotatedText } from './annotated-text.tsx';
import { critiqueMarkdown } from './critique-markdown.ts';
import type { Critique, EssayStats, FeedbackItem, Safety } from './critique-shape.ts';
import { type CritiqueView, critiqueView, type NumberedItem, readCritique } from './critique-view.ts';
import { DraftHistory } from './draft-history.tsx';
import type { Essay, EssayAnswer } from './essays-query.ts';
import { EvidenceMap, PromptCoverage } from './evidence-map.tsx';
import { FeedbackSection, RubricLines } from './feedback-section.tsx';
import { ItemList } from './item-list.tsx';
import { modelReviewNote } from './model-review.ts';
import { RepairList, type WorkingCopy } from './repair-list.tsx';

/** A message for a student whose essay discloses danger or violence: calm, on top, and closed by the student. */
const SafetyNote = ({ safety: { title, message, helpLines, directory } }: { safety: Safety }) => {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <section aria-label={title} className="no-print">
      <Callout
        variant="info"
        title={title}
        action={
          <Button variant="secondary" size="sm" onClick={() => setIsOpen(false)}>
            Close this message
          </Button>
        }
      >
        <div className="mt-1 grid max-w-prose gap-2">
          {message.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="grid list-disc gap-1 pl-5">
            {helpLines.map((line) => (
              <li key={line} className="font-semibold">
                {line}
              </li>
            ))}
            <li>
              All countries:{' '}
              <a href={directory.url} className="prose-link" target="_blank" rel="noreferrer">
                {directory.name}
              </a>
            </li>
          </ul>
        </div>
      </Callout>
    </section>
  );
};

const inDigits = new Intl.NumberFormat('en-US');

const statsOf = (stats: EssayStats): [string, string][] => [
  [
    'Words',
    `${inDigits.format(stats.words)}${stats.wordLimit ? ` of ${inDigits.format(stats.wordLimit)}` : ''}`,
  ],
  ['Sentences', inDigits.format(stats.sentences)],
  ['Paragraphs', inDigits.format(stats.paragraphs)],
  ['Words per sentence', inDigits.format(stats.averageSentenceLength)],
];

/** The figures of the text. */
const Stats = ({ stats }: { stats: EssayStats }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-6 gap-y-3">
    {statsOf(stats).map(([label, value]) => (
      <div key={label}>
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

/** What an editor would say first. */
const FirstFix = ({ item: { suggestion, part } }: { item: FeedbackItem }) => (
  <Callout variant="warning" title="Fix this first">
    <p className="wrap-anywhere">{suggestion}</p>
    {part ? (
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        This part of the prompt: <q>{part}</q>
      </p>
    ) : null}
  </Callout>
);

/** Remarks about the critique itself. */
const Notices = ({ notices }: { notices: readonly string[] }) =>
  notices.map((notice) => (
    <Callout key={notice} variant="warning">
      {notice}
    </Callout>
  ));

/** Prints the critique, or saves it as a file. Both are made in the browser. */
const ExportActions = ({ essay, critique }: { essay: Essay; critique: Critique }) => {
  const save = () => {
    const { essayText, prompt, createdAt } = essay;
    const text = critiqueMarkdown({ essayText, prompt, date: momentInWords(createdAt), critique });
    downloadFile(`essay-critique-${dayOf(new Date(createdAt))}.md`, text, 'text/markdown');
  };
  return (
    <div className="no-print flex flex-wrap gap-2 max-sm:[&_button]:px-2.5">
      <Button variant="secondary" size="sm" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        Download as Markdown
      </Button>
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </div>
  );
};

const HOW_TO_READ = (
  <>
    A number stands at the end of each sentence that a remark is about.
    <span className="no-print lg:hidden"> Press the line under it to read the whole remark.</span>
  </>
);

const hasPlace = ({ spans }: NumberedItem) => spans.length > 0;
const hasNone = (item: NumberedItem) => !hasPlace(item);

/** The suggestions that are about the whole draft, and where the others stand. */
const Suggestions = ({ view: { suggestions } }: { view: CritiqueView }) => {
  const placed = suggestions.filter(hasPlace).length;
  return (
    <FeedbackSection title="Suggestions">
      {suggestions.length === 0 ? (
        <p className="text-muted">
          No suggestion that we are sure of. We looked at the prompt, the beginning and the end, claims, aims,
          reasons for a place, facts that disagree, and spelling. The draft can still have mistakes: let
          somebody read it.
        </p>
      ) : null}
      <ItemList items={suggestions.filter(hasNone)} />
      {placed > 0 ? (
        <p className="text-muted">
          {counted(placed, 'suggestion stands', 'suggestions stand')} below, at the{' '}
          {plural(placed, 'sentence it is', 'sentences they are')} about.
        </p>
      ) : null}
    </FeedbackSection>
  );
};

/** Questions and praise that have no sentence to stand at. */
const WholeDraft = ({ view: { questions, moreQuestions, praise } }: { view: CritiqueView }) => (
  <>
    {questions.some(hasNone) || moreQuestions.length > 0 ? (
      <FeedbackSection
        title="Questions to answer"
        text="Only you know the answers. They make the next draft."
      >
        <ItemList items={questions.filter(hasNone)} />
        {moreQuestions.length > 0 ? (
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-brass">
            {moreQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        ) : null}
      </FeedbackSection>
    ) : null}
    {praise.some(hasNone) ? (
      <FeedbackSection title="What works">
        <ItemList items={praise.filter(hasNone)} />
      </FeedbackSection>
    ) : null}
  </>
);

const rewritesNote = ({ rewrittenSections }: Critique, canAccept: boolean): string => {
  const what = rewrittenSections.some(({ deeper }) => deeper)
    ? 'Spelling and grammar, and lighter wording where it says so'
    : 'Spelling and grammar only';
  return canAccept
    ? `${what}. Accepting one changes that sentence in your text above, and can be undone.`
    : `${what}; the rest stays as you wrote it.`;
};

const Details = ({ critique, copy }: { critique: Critique; copy: WorkingCopy | undefined }) => (
  <>
    {critique.promptParts.length > 0 ? (
      <FeedbackSection title="The prompt, part by part">
        <PromptCoverage parts={critique.promptParts} />
      </FeedbackSection>
    ) : null}
    {critique.rewrittenSections.length > 0 ? (
      <FeedbackSection title="Rewritten sections" text={rewritesNote(critique, copy !== undefined)}>
        <RepairList sections={critique.rewrittenSections} copy={copy} />
      </FeedbackSection>
    ) : null}
  </>
);

interface FeedbackCardProps {
  answer: EssayAnswer;
  /** The working copy that repairs are accepted into; without it they are only shown. */
  copy?: WorkingCopy;
  /** The heading that gets the focus when a critique arrives. */
  heading?: Ref<HTMLHeadingElement>;
}

/** Everything a critique says about an essay. */
export const FeedbackCard = ({ answer: { data }, copy, heading }: FeedbackCardProps) => {
  const { essay, feedback } = data;
  const critique = useMemo(() => readCritique(feedback), [feedback]);
  const view = useMemo(() => critiqueView(essay.essayText, critique), [essay.essayText, critique]);
  const isSilent = critique.safety?.kind === 'present_risk';
  return (
    <Card className="print:border-0 print:shadow-none">
      <CardBody className="grid grid-cols-1 gap-9 print:p-0">
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
              Feedback
            </h2>
            <ExportActions essay={essay} critique={critique} />
          </div>
          {critique.safety ? <SafetyNote safety={critique.safety} /> : null}
          {isSilent ? <p className="text-muted">We made no remarks on this draft.</p> : null}
          {critique.firstFix ? <FirstFix item={critique.firstFix} /> : null}
          <Notices notices={view.notices} />
          {/* Rendered from the start: screen readers announce changes of a region, not a new region. */}
          <p role="status" className="no-print text-sm text-muted empty:hidden">
            {modelReviewNote(critique.deeper, critique.deeperStep)}
          </p>
        </div>
        {isSilent ? null : <Suggestions view={view} />}
        <FeedbackSection title="Your essay, annotated" text={isSilent ? null : HOW_TO_READ}>
          <AnnotatedText text={essay.essayText} view={view} />
        </FeedbackSection>
        {critique.stats && !isSilent ? <Stats stats={critique.stats} /> : null}
        <WholeDraft view={view} />
        <Details critique={critique} copy={copy} />
        {isSilent ? null : <DraftHistory data={data} critique={critique} />}
        {critique.rubric.length > 0 ? (
          <FeedbackSection title="The rubric, line by line" className="border-t border-line pt-8">
            <RubricLines lines={critique.rubric} />
          </FeedbackSection>
        ) : null}
        {critique.evidenceMap.length > 0 ? (
          <FeedbackSection
            title="Claims and proof"
            text="What you say about yourself, and the sentence that shows it."
          >
            <EvidenceMap entries={critique.evidenceMap} />
          </FeedbackSection>
        ) : null}
      </CardBody>
    </Card>
  );
};
