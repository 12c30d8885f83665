import { dayInEnglish, FACTS, isFactName } from '@laurel/domain';
import { counted, joinAnd, plural } from '@laurel/text';
import { HIGH_SCORE } from '../score/weights.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { type BestOverview, type Overview, SOON_DAYS, summarise } from './overview.ts';

const MOST_TIPS = 5;

type Source = (overview: Overview, student: CompiledStudent) => string[];

/** Up to five sentences on the whole result; every number in them is a count over the ranking. */
export const generalTips = (overview: Overview, student: CompiledStudent): string[] => {
  const sources: Source[] = [nothing, names, question, soon, referees, estimated, nearMisses, tail, high];
  return sources.flatMap((source) => source(overview, student)).slice(0, MOST_TIPS);
};

const nothing: Source = ({ matches, notEligible, closed, filteredOut, obstacle }) => {
  if (matches > 0) return [];
  if (filteredOut > 0) {
    const all = counted(filteredOut, 'scholarship');
    return [
      `${all} ${plural(filteredOut, 'was', 'were')} left out because you asked for need-based ones only.`,
    ];
  }
  if (notEligible > 0) {
    const all = counted(notEligible, 'scholarship');
    return [`None of ${all} is open to you as things stand; the commonest obstacle is: ${obstacle}.`];
  }
  return [
    closed > 0
      ? `Of ${counted(closed, 'scholarship')}, none is still open: come back when new rounds are announced.`
      : 'There are no scholarships to compare with yet.',
  ];
};

/** What could not be understood is said first: nothing below can take it into account. */
const names: Source = (_, { unresolvedCountries, unresolvedFields, unresolvedLanguages }) => {
  const unknown = [...unresolvedCountries, ...unresolvedFields, ...unresolvedLanguages].map(
    (name) => `“${name}”`,
  );
  return unknown.length === 0
    ? []
    : [`${joinAnd(unknown)} could not be recognised: another name for it may find more matches.`];
};

const question: Source = ({ openQuestion: open }) => {
  if (open === null || !isFactName(open.fact)) return [];
  const { label } = FACTS[open.fact];
  if (open.of === undefined) {
    const more = counted(open.settles, 'more scholarship depends', 'more scholarships depend');
    return [`${more} on ${label}: tell us, and those that are open to you join the list.`];
  }
  return [
    `${open.settles} of your best ${counted(open.of, 'match', 'matches')} ${plural(open.settles, 'depends', 'depend')} on ${label}. Tell us?`,
  ];
};

/** "your best 20 matches" */
const bestOf = ({ of }: BestOverview): string => `your best ${counted(of, 'match', 'matches')}`;

const soon: Source = ({ best }) => {
  const { count, first } = best.soon;
  if (first === undefined) return [];
  const verb = plural(count, 'closes', 'close');
  const when = `${count > 1 ? 'the first ' : ''}on ${dayInEnglish(first.date)}`;
  return [`${count} of ${bestOf(best)} ${verb} within ${SOON_DAYS} days, ${when}: ${first.title}.`];
};

const referees: Source = ({ best }) =>
  best.asksReference < 2
    ? []
    : [
        `${best.asksReference} of ${bestOf(best)} ask for references: the same referees can serve for several.`,
      ];

const estimated: Source = ({ best }) => {
  const { estimated: cycle, unannounced: open } = best;
  if (open + cycle === 0) return [];
  const parts = [
    ...(cycle > 0 ? [`${cycle} ${plural(cycle, 'has', 'have')} a date worked out from other years`] : []),
    ...(open > 0 ? [`${open} ${plural(open, 'has', 'have')} none that we know`] : []),
  ];
  return [`Confirm deadlines on the official pages: of ${bestOf(best)}, ${joinAnd(parts)}.`];
};

const tail: Source = ({ tooOpen }) =>
  tooOpen === 0
    ? []
    : [
        `We left out ${counted(tooOpen, 'more scholarship')}: too much about ${plural(tooOpen, 'it', 'them')} is open, or ` +
          `${plural(tooOpen, 'it is', 'they are')} too far from what you asked for. Other answers may bring ${plural(tooOpen, 'it', 'some')} in.`,
      ];

const nearMisses: Source = ({ workable: { count, top } }) => {
  if (count === 0) return [];
  return [`${counted(count, 'more scholarship')} would open if one thing changed, most often ${top}.`];
};

const high: Source = (overview) => {
  const { highMatches: count, totalMatches } = summarise(overview);
  if (count === 0) return [];
  return [
    `${count} of ${counted(totalMatches, 'match', 'matches')} ${plural(count, 'scores', 'score')} ${HIGH_SCORE} or above: every hard condition is met and what you asked for is there.`,
  ];
};
