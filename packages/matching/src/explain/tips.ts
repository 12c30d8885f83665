import { dayInEnglish, daysBetween, type ScholarshipRecord } from '@laurel/domain';
import { counted, joinAnd, lowerFirst } from '@laurel/text';
import type { Evaluation } from '../evaluate.ts';
import type { MatchContext } from '../judging/assessment.ts';
import type { ReasonFact } from './reason-fact.ts';
import { isReference, refereesAsked } from './referees.ts';

const MOST_TIPS = 5;
const FEWEST_TIPS = 2;
/** From here on the deadline comes before everything else. */
const SOON_DAYS = 30;

type Source = (context: MatchContext, evaluation: Evaluation) => ReasonFact[];
type RecordSource = (record: ScholarshipRecord) => ReasonFact[];

/** Two to five things to do for this one record: its deadline, the step before it, its documents, its tests, its selection, its open conditions. */
export const tipsFor = (context: MatchContext, evaluation: Evaluation): ReasonFact[] => {
  const of =
    (source: RecordSource): Source =>
    (given) =>
      source(given.record);
  const sources = [deadline, steps, of(referees), tests, of(selection), of(documents), conditions];
  const tips = sources.flatMap((source) => source(context, evaluation)).slice(0, MOST_TIPS);
  return tips.length >= FEWEST_TIPS ? tips : [...tips, ...fallback(context.record)].slice(0, FEWEST_TIPS);
};

/** The tips that rest on the record alone and are the same for every student, whichever of them a match shows. */
export const recordTips = (record: ScholarshipRecord): ReasonFact[] =>
  [referees, selection, documents, fallback].flatMap((source) => source(record));

const deadline: Source = ({ record, student }, evaluation) => {
  const { status, date, text } = evaluation.deadline;
  if (record.ended) return [{ text: `${text}: look for what took its place.`, field: 'deadline' }];
  if (status === 'closed')
    return [{ text: `${text}: check the official page for the next round.`, field: 'deadline' }];
  if (status === 'rolling') {
    return [
      {
        text: `No fixed deadline (${text.toLowerCase()}): apply as soon as your papers are ready.`,
        field: 'deadline',
      },
    ];
  }
  if (date === undefined) {
    const known =
      status === 'unknown'
        ? 'We don’t know the deadline'
        : status === 'last_known'
          ? text
          : `${text}, day not known to us`;
    return [{ text: `${known}: look it up on the official page before you plan.`, field: 'deadline' }];
  }
  const days = daysBetween(student.today, date);
  const papers = record.documents.length > 0 ? ` for ${counted(record.documents.length, 'document')}` : '';
  if (status === 'estimated') {
    return [
      {
        text: `Confirm the date on the official page: ${dayInEnglish(date)}, ${counted(days, 'day')} away, is what other years suggest.`,
        field: 'deadline',
      },
    ];
  }
  const lead = days <= SOON_DAYS ? 'Start now' : 'Plan backwards';
  const left =
    days === 0 ? 'the deadline is today' : `${counted(days, 'day')} left until ${dayInEnglish(date)}`;
  return [{ text: `${lead}: ${left}${papers}.`, field: 'deadline' }];
};

/** What has to be reached before one may apply, such as admission. */
const steps: Source = (_, { units }) => {
  const ahead = units
    .flatMap(({ members }) => members)
    .flatMap(({ criterion, verdict }): ReasonFact[] =>
      verdict.outcome === 'met' && verdict.residual !== undefined
        ? [{ text: verdict.residual, criterionId: criterion.id, field: 'criteria' }]
        : [],
    );
  return ahead.slice(0, 1);
};

const referees: RecordSource = (record) => {
  const asked = refereesAsked(record);
  if (asked === undefined) return [];
  return [
    { text: `Ask ${asked.whom} now: the application asks for ${quoted(asked.document)}.`, field: 'record' },
  ];
};

/** A language demand that is open and can be settled by a test. */
const tests: Source = (_, { units }) =>
  units
    .flatMap(({ members }) => members)
    .flatMap(({ criterion, verdict }): ReasonFact[] => {
      if (criterion.kind !== 'language' || verdict.outcome === 'met' || verdict.outcome === 'not_applicable')
        return [];
      if (criterion.test === undefined && criterion.cefr === undefined) return [];
      const text =
        verdict.outcome === 'not_met'
          ? `Retake or book a language test: ${verdict.required} is asked for, you have ${verdict.have}.`
          : `Add your test result, or book a test: ${verdict.required} is asked for.`;
      return [{ text, criterionId: criterion.id, field: 'criteria' }];
    })
    .slice(0, 1);

const selection: RecordSource = (record) =>
  record.selection.length === 0
    ? []
    : [
        {
          text: `Give evidence for each thing the committee looks at: ${joinAnd(record.selection.map(lowerFirst))}.`,
          field: 'record',
        },
      ];

const documents: RecordSource = (record) => {
  const rest = record.documents.filter((document) => !isReference(document));
  return rest.length === 0 ? [] : [{ text: `Get these papers ready: ${joinAnd(rest)}.`, field: 'record' }];
};

/** Free-text conditions that only the student can check. */
const conditions: Source = (_, { units }) =>
  units
    .flatMap(({ members }) => members)
    .filter(({ criterion, verdict }) => criterion.kind === 'other' && verdict.outcome === 'unknown')
    .slice(0, 2)
    .map(({ criterion, verdict }) => ({
      text: `Check this condition before you start: ${quoted(verdict.required)}.`,
      criterionId: criterion.id,
      field: 'criteria',
    }));

/** For records that state no papers, tests or selection: what is missing is said, and where to find it. */
const fallback = ({ organization, link, documents: papers, contact }: ScholarshipRecord): ReasonFact[] => {
  const site = /^https?:\/\/(?:www\.)?([^/]+)/.exec(link)?.[1];
  const tips: ReasonFact[] = [];
  if (papers.length === 0) {
    const where = site === undefined ? `with ${organization}` : `on ${site}`;
    tips.push({
      text: `Look up ${where} which documents are needed: this record lists none.`,
      field: 'record',
    });
  }
  if (contact?.email !== undefined)
    tips.push({ text: `Ask ${contact.email} what stays unclear.`, field: 'record' });
  tips.push({
    text: `Read the conditions at ${organization}${site === undefined ? '' : ` (${site})`} before you apply.`,
    field: 'record',
  });
  return tips;
};

/** In quotation marks, without a closing full stop. */
const quoted = (text: string): string => {
  return `“${text.replace(/\.$/, '')}”`;
};
