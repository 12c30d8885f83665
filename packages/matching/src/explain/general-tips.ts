import { dateInWords, daysBetween } from '../calendar.ts';
import type { CompiledStudent } from '../compile-student.ts';
import { FACTS, isFactName } from '../facts.ts';
import type { Ranking } from '../rank-scholarships.ts';
import { HIGH_SCORE } from '../weights.ts';
import { joinAnd } from '../wording.ts';
import { commonestObstacle, workableMisses } from './obstacles.ts';
import { openQuestion } from './open-question.ts';
import { isReference } from './referees.ts';

const MOST_TIPS = 5;
const SOON_DAYS = 30;

type Source = (ranking: Ranking, student: CompiledStudent) => string[];

/** Up to five sentences on the whole result; every number in them is a count over the ranking. */
export function generalTips(ranking: Ranking, student: CompiledStudent): string[] {
  const sources: Source[] = [nothing, names, question, soon, referees, estimated, nearMisses, high];
  return sources.flatMap((source) => source(ranking, student)).slice(0, MOST_TIPS);
}

const nothing: Source = ({ matches, notEligible, closed }) => {
  if (matches.length > 0) return [];
  if (notEligible.length > 0) {
    const top = commonestObstacle(notEligible);
    const all = of(notEligible.length, 'scholarship');
    return [`None of ${all} is open to you as things stand; the commonest obstacle is: ${top}.`];
  }
  return [
    closed > 0
      ? `Of ${of(closed, 'scholarship')}, none is still open: come back when new rounds are announced.`
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

const question: Source = ({ matches }) => {
  const open = openQuestion(matches);
  if (open === null || !isFactName(open.fact)) return [];
  return [
    `Adding ${FACTS[open.fact].label} would settle a condition in ${open.settles} of ${of(matches.length, 'match')}.`,
  ];
};

const soon: Source = ({ matches }, { today }) => {
  const dated = matches.flatMap(({ record, evaluation: { deadline } }) =>
    deadline.date !== undefined && daysBetween(today, deadline.date) <= SOON_DAYS
      ? [{ title: record.title, date: deadline.date }]
      : [],
  );
  const first = dated.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))[0];
  if (first === undefined) return [];
  const verb = dated.length === 1 ? 'closes' : 'close';
  return [
    `${dated.length} of ${of(matches.length, 'match')} ${verb} within ${SOON_DAYS} days, the first on ${dateInWords(first.date)}: ${first.title}.`,
  ];
};

const referees: Source = ({ matches }) => {
  const asking = matches.filter(({ record }) => record.documents.some((d) => isReference(d))).length;
  return asking < 2
    ? []
    : [
        `${asking} of ${of(matches.length, 'match')} ask for references: the same referees can serve for several.`,
      ];
};

const estimated: Source = ({ matches }) => {
  const open = matches.filter(({ evaluation: { deadline } }) => deadline.status === 'unknown').length;
  const cycle = matches.filter(({ evaluation: { deadline } }) => deadline.status === 'estimated').length;
  if (open + cycle === 0) return [];
  const parts = [
    ...(cycle > 0 ? [`${cycle} estimated from the yearly cycle`] : []),
    ...(open > 0 ? [`${open} not announced`] : []),
  ];
  return [`Confirm deadlines on the official pages: of ${of(matches.length, 'match')}, ${joinAnd(parts)}.`];
};

const nearMisses: Source = ({ notEligible }) => {
  const { count, top } = workableMisses(notEligible);
  if (count === 0) return [];
  const those = count === 1 ? '1 more scholarship is' : `${count} more scholarships are`;
  return [`${those} closed to you by one condition that can change with time, most often ${top}.`];
};

const high: Source = ({ matches }) => {
  const count = matches.filter(({ evaluation }) => evaluation.score >= HIGH_SCORE).length;
  if (count === 0) return [];
  return [
    `${count} of ${of(matches.length, 'match')} ${count === 1 ? 'scores' : 'score'} ${HIGH_SCORE} or above: every hard condition is met and what you asked for is there.`,
  ];
};

/** '1 match', '12 matches'. */
function of(count: number, noun: 'match' | 'scholarship'): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun === 'match' ? 'matches' : 'scholarships'}`;
}
