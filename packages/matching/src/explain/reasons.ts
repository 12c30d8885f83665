import type { ScholarshipRecord } from '@laurel/domain';
import type { Judged } from '../alternatives.ts';
import type { MatchContext } from '../assessment.ts';
import { dateInWords, daysBetween } from '../calendar.ts';
import { ruleFor } from '../criteria/rules.ts';
import type { Evaluation } from '../evaluate.ts';
import { hostStanding } from '../hosts.ts';
import { levelName } from '../levels.ts';
import { placeName } from '../places.ts';
import { sharedTokens } from '../text-tokens.ts';
import { counted, joinAnd } from '../wording.ts';
import type { ReasonFact } from './reason-fact.ts';

type Source = (context: MatchContext, evaluation: Evaluation, met: readonly Judged[]) => ReasonFact[];

/** Facts that speak for the match, the telling ones first. Never praise; empty only for a scholarship that is ruled out. */
export function reasonsFor(context: MatchContext, evaluation: Evaluation): ReasonFact[] {
  const met = evaluation.units
    .flatMap(({ members }) => members)
    .filter(({ verdict }) => verdict.outcome === 'met');
  const sources: Source[] = [citizenship, study, country, funding, remaining, deadline, interests];
  const facts = sources.flatMap((source) => source(context, evaluation, met));
  if (facts.length > 0 || evaluation.overall === 'not_met') return facts;
  return [{ text: 'Nothing it states rules you out', field: 'record' }];
}

function fromCriterion({ criterion, verdict }: Judged, context: MatchContext): ReasonFact {
  const text = ruleFor(criterion).reason(criterion, verdict.have, context);
  return { text, criterionId: criterion.id, field: 'criteria' };
}

const citizenship: Source = (context, _, met) =>
  met.filter(({ criterion }) => criterion.kind === 'citizenship').map((each) => fromCriterion(each, context));

/** Level and field read best as one sentence. */
const study: Source = (context, _, met) => {
  const level = met.find(({ criterion }) => criterion.kind === 'level' && criterion.of !== 'current');
  const field = met.find(({ criterion }) => criterion.kind === 'field');
  if (level === undefined || field === undefined) {
    return [level, field].flatMap((each) => (each === undefined ? [] : [fromCriterion(each, context)]));
  }
  const levelWords = `Funds ${levelName(context.student.preferences.educationLevel)} study`;
  const fieldFact = fromCriterion(field, context);
  const rest = fieldFact.text.replace(/^Funds study/, '');
  const text = rest === fieldFact.text ? `${levelWords}; ${lowerFirst(rest)}` : `${levelWords}${rest}`;
  return [{ ...fieldFact, text }];
};

const country: Source = (context) => {
  const { asked, portable } = hostStanding(context.hosts, context);
  if (asked === undefined) return [];
  return portable
    ? [{ text: `Can be taken to ${placeName(asked)}, one of your countries`, field: 'location' }]
    : [{ text: `In ${placeName(asked)}, one of your countries`, field: 'hostCountries' }];
};

const funding: Source = ({ record, student }) => {
  const { kind, text } = record.award;
  const { budgetRange } = student.preferences;
  if (kind === 'full')
    return [{ text: budgetRange === 'full' ? 'Full funding, as you asked' : 'Full funding', field: 'award' }];
  if (kind === 'unknown' || budgetRange === 'full') return [];
  const wish = budgetRange === 'partial' ? ', as you asked' : '';
  return [
    { text: kind === 'partial' ? `Partial funding${wish}` : `Award: ${shortened(text)}`, field: 'award' },
  ];
};

/** Every other demand that is met, hard ones first. */
const remaining: Source = (context, _, met) => {
  const told = new Set(['citizenship', 'field', 'host']);
  const rest = met.filter(
    ({ criterion }) =>
      !told.has(criterion.kind) && !(criterion.kind === 'level' && criterion.of !== 'current'),
  );
  const hard = rest.filter(({ verdict }) => verdict.strength === 'hard');
  const others = rest.filter(({ verdict }) => verdict.strength === 'preferred');
  return [...hard, ...others].map((each) => fromCriterion(each, context));
};

const deadline: Source = ({ student }, evaluation) => {
  const { status, date } = evaluation.deadline;
  const wish = evaluation.fit.wishes.find((each) => each.wish === 'deadline');
  if (wish?.standing === 'open' || status === 'closed') return [];
  if (status === 'rolling') return [{ text: 'No fixed deadline', field: 'deadline' }];
  if (date === undefined) return [];
  const days = daysBetween(student.today, date);
  const when = days === 0 ? 'today' : `in ${counted(days, 'day')}`;
  const text =
    status === 'announced'
      ? `Deadline ${when}`
      : `Deadline around ${dateInWords(date)}, estimated from the yearly cycle`;
  return [{ text, field: 'deadline' }];
};

/** One shared word is mostly chance ("district"); two tell of a subject. */
const FEWEST_SHARED_WORDS = 2;

const interests: Source = ({ record, student }) => {
  const shared = sharedWords(record, student.interests);
  return shared.length < FEWEST_SHARED_WORDS
    ? []
    : [
        {
          text: `Its text speaks of ${joinAnd(shared)}, as do your interests and goals`,
          field: 'description',
        },
      ];
};

function sharedWords({ title, description }: ScholarshipRecord, interests: ReadonlySet<string>): string[] {
  return sharedTokens(interests, `${title} ${description}`).slice(0, 4);
}

function shortened(text: string, length = 80): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > 0 ? end : length)} …`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
