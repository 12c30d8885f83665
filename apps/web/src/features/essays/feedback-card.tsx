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
import { type CritiqueView, critiqueView, readCritique } from './critique-view.ts';
import { DraftComparison } from './draft-comparison.tsx';
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
  ['Words a sentence', inDigits.format(stats.averageSentenceLength)],
  ['Specific sentences', inDigits.format(stats.specificSentences)],
  ...(stats.readability === null
    ? []
    : ([['Reading ease', `${stats.readability} of 100`]] satisfies [string, string][])),
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
const FirstFix = ({ item: { suggestion } }: { item: FeedbackItem }) => (
  <Callout variant="warning" title="Fix this first">
    <p className="wrap-anywhere">{suggestion}</p>
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

const Advice = ({ view }: { view: CritiqueView }) => (
  <div className="grid min-w-0 content-start gap-8">
    <FeedbackSection title="Suggestions">
      {view.suggestions.length > 0 ? (
        <ItemList items={view.suggestions} />
      ) : (
        <p className="text-muted">Nothing to point out here.</p>
      )}
    </FeedbackSection>
    {view.questions.length + view.moreQuestions.length > 0 ? (
      <FeedbackSection
        title="Questions to answer"
        text="Only you know the answers. They make the next draft."
      >
        <ItemList items={view.questions} />
        {view.moreQuestions.length > 0 ? (
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-brass">
            {view.moreQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        ) : null}
      </FeedbackSection>
    ) : null}
    {view.praise.length > 0 ? (
      <FeedbackSection title="What works">
        <ItemList items={view.praise} isPraise />
      </FeedbackSection>
    ) : null}
  </div>
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
    {critique.rewrittenSections.length > 0 ? (
      <FeedbackSection title="Rewritten sections" text={rewritesNote(critique, copy !== undefined)}>
        <RepairList sections={critique.rewrittenSections} copy={copy} />
      </FeedbackSection>
    ) : null}
    {critique.promptParts.length > 0 ? (
      <FeedbackSection title="The prompt, part by part">
        <PromptCoverage parts={critique.promptParts} />
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
          {critique.stats && !isSilent ? <Stats stats={critique.stats} /> : null}
        </div>
        {critique.comparison ? (
          <FeedbackSection title="Compared with your earlier draft">
            <DraftComparison comparison={critique.comparison} />
          </FeedbackSection>
        ) : null}
        <div className="grid grid-cols-1 gap-x-12 gap-y-9 border-t border-line pt-8 lg:grid-cols-2">
          <FeedbackSection
            title="Your essay, annotated"
            // Sticky beside the list of advice. It scrolls on its own only with marks in it: their links make it
            // reachable by keyboard.
            className={
              view.spans.length > 0
                ? 'self-start lg:sticky lg:top-22 lg:-mx-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:px-2 print:static print:max-h-none print:overflow-visible'
                : 'self-start'
            }
          >
            <AnnotatedText text={essay.essayText} view={view} />
          </FeedbackSection>
          {isSilent ? null : <Advice view={view} />}
        </div>
        {critique.rubric.length > 0 ? (
          <FeedbackSection title="The rubric, line by line" className="border-t border-line pt-8">
            <RubricLines lines={critique.rubric} />
          </FeedbackSection>
        ) : null}
        <Details critique={critique} copy={copy} />
      </CardBody>
    </Card>
  );
};
