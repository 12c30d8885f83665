import { Callout } from '../../ui/callout.tsx';
import type { Critique, EssayStats } from './critique-shape.ts';
import { Meter } from './rubric-bars.tsx';

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

/** The score as a whole, and the figures of the text. */
export const Overall = ({ critique: { overall, stats } }: { critique: Critique }) => {
  if (overall === undefined && !stats) return null;
  return (
    <div className="grid grid-cols-1 items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      {overall === undefined ? null : (
        <div>
          <p>
            <span className="font-display text-5xl font-medium tabular-nums">{overall}</span>
            <span className="text-muted"> of 100 overall</span>
          </p>
          <Meter label="Overall" value={overall} text={`${overall} of 100`} className="mt-2" />
        </div>
      )}
      {stats ? <Stats stats={stats} /> : null}
    </div>
  );
};

/** Remarks about the critique itself. */
export const Notices = ({ notices }: { notices: readonly string[] }) =>
  notices.map((notice) => (
    <Callout key={notice} variant="warning">
      {notice}
    </Callout>
  ));
