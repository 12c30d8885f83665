import { dayInEnglish, daysBetween, type ScholarshipRecord } from '@laurel/domain';
import { counted, joinAnd, lowerFirst, shorten } from '@laurel/text';
import { finerName, levelName } from '../comparing/levels.ts';
import { placeReason } from '../criteria/host.ts';
import { isTaughtIn } from '../criteria/language.ts';
import { ruleFor } from '../criteria/rules.ts';
import { isTaughtByName } from '../criteria/teaching.ts';
import type { Evaluation } from '../evaluate.ts';
import type { Judged } from '../judging/alternatives.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { placeStanding } from '../judging/place-of-study.ts';
import { sharedThemes } from '../score/interests.ts';
import { countriesAdmitted } from '../score/narrowness.ts';
import { sharedTokens } from '../score/text-tokens.ts';
import type { ReasonFact } from './reason-fact.ts';
import { type Sentence, sentence, textOf } from './sentence.ts';

type Source = (context: MatchContext, evaluation: Evaluation, met: readonly Judged[]) => ReasonFact[];

/** Facts that speak for the match, the telling ones first. Never praise; empty only for a scholarship that is ruled out. */
export const reasonsFor = (context: MatchContext, evaluation: Evaluation): ReasonFact[] => {
  const met = evaluation.units
    .flatMap(({ members }) => members)
    // What is met by a step that is still ahead is told as a tip.
    .filter(({ verdict }) => verdict.outcome === 'met' && verdict.residual === undefined)
    .filter(({ criterion }) => criterion.kind !== 'teaching' || isTaughtByName(criterion, context.student))
    .filter(({ criterion }) => !isTaughtIn(criterion));
  const sources: Source[] = [citizenship, study, country, funding, remaining, deadline, interests];
  const facts = sources.flatMap((source) => source(context, evaluation, met));
  if (facts.length > 0 || evaluation.overall === 'not_met') return facts;
  return [reason(sentence`Nothing it states rules you out`, 'record')];
};

const reason = (said: Sentence, field: ReasonFact['field'], criterionId?: string): ReasonFact => {
  return { text: textOf(said), sentence: said, field, ...(criterionId === undefined ? {} : { criterionId }) };
};

const sentenceOf = ({ criterion, verdict }: Judged, context: MatchContext): Sentence => {
  return ruleFor(criterion).reason(criterion, verdict.have, context);
};

const fromCriterion = (judged: Judged, context: MatchContext): ReasonFact => {
  return reason(sentenceOf(judged, context), 'criteria', judged.criterion.id);
};

/** Of several rules on citizenship those that name who may say it all: "any country except ..." adds nothing for somebody they name. */
const citizenship: Source = (context, _, met) => {
  const rules = met.filter(({ criterion }) => criterion.kind === 'citizenship');
  const naming = rules.filter(({ criterion }) => criterion.kind === 'citizenship' && criterion.anyOf);
  // Of two that name them, the one that is for the fewest: "citizens of Nigeria", not also those of a group of countries.
  const [narrowest] = naming.toSorted((a, b) => countriesOf(a) - countriesOf(b));
  return (narrowest ? [narrowest] : rules).map((each) => fromCriterion(each, context));
};

const countriesOf = ({ criterion }: Judged): number =>
  criterion.kind === 'citizenship' ? countriesAdmitted(criterion) : Number.POSITIVE_INFINITY;

/** Level and field read best as one sentence. */
const study: Source = (context, _, met) => {
  const level = met.find(({ criterion }) => criterion.kind === 'level' && criterion.of !== 'current');
  const field = met.find(({ criterion }) => criterion.kind === 'field');
  if (level === undefined || field === undefined) {
    return [level, field].flatMap((each) => (each === undefined ? [] : [fromCriterion(each, context)]));
  }
  const { parts, values } = sentenceOf(field, context);
  const [first = '', ...others] = parts;
  const joined = first.startsWith(FUNDS_STUDY) ? first.slice(FUNDS_STUDY.length) : `; ${lowerFirst(first)}`;
  const both = {
    parts: ['Funds ', ` study${joined}`, ...others],
    values: [studyName(context), ...values],
  };
  return [reason(both, 'criteria', field.criterion.id)];
};
const FUNDS_STUDY = 'Funds study';

/** "Master's", "vocational"; "other" alone names no level. */
const studyName = ({ student: { preferences } }: MatchContext): string =>
  preferences.educationLevel === 'other' && preferences.studyLevel !== undefined
    ? finerName(preferences.studyLevel)
    : levelName(preferences.educationLevel);

const country: Source = (context) => {
  const standing = placeStanding(context);
  const fits = placeReason(standing);
  return fits === undefined ? [] : [reason(fits, standing.portable ? 'location' : 'hostCountries')];
};

/** Characters of an award's own words in a reason. */
const MAX_AWARD = 80;

const funding: Source = ({ record, student }) => {
  const { kind, text } = record.award;
  const { budgetRange } = student.preferences;
  if (kind === 'full')
    return [
      reason(budgetRange === 'full' ? sentence`Full funding, as you asked` : sentence`Full funding`, 'award'),
    ];
  if (kind === 'unknown' || budgetRange === 'full') return [];
  const partial =
    budgetRange === 'partial' ? sentence`Partial funding, as you asked` : sentence`Partial funding`;
  return [reason(kind === 'partial' ? partial : awardInWords(text), 'award')];
};

const awardInWords = (text: string): Sentence =>
  /^awards?\b/i.test(text)
    ? sentence`${shorten(text, MAX_AWARD)}`
    : sentence`Award: ${shorten(text, MAX_AWARD)}`;

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
  if (status === 'rolling') return [reason(sentence`No fixed deadline`, 'deadline')];
  if (date === undefined) return [];
  const days = daysBetween(student.today, date);
  const announced = days === 0 ? sentence`Deadline today` : sentence`Deadline in ${counted(days, 'day')}`;
  const estimated = sentence`Deadline around ${dayInEnglish(date)}, estimated from the yearly cycle`;
  return [reason(status === 'announced' ? announced : estimated, 'deadline')];
};

/** One shared word is mostly chance ("district"); two tell of a subject. */
const FEWEST_SHARED_WORDS = 2;

/** Themes that are told at most. */
const MAX_THEMES = 3;

const interests: Source = ({ record, student }) => {
  const shared = sharedWords(record, student.interestWords);
  if (shared.length >= FEWEST_SHARED_WORDS) {
    const words = joinAnd(shared);
    return [reason(sentence`Its text speaks of ${words}, as do your interests and goals`, 'description')];
  }
  const themes = sharedThemes(student.interests, record).slice(0, MAX_THEMES);
  return themes.length === 0
    ? []
    : [reason(sentence`Near your interests and goals: ${joinAnd(themes)}`, 'description')];
};

const sharedWords = ({ title, description }: ScholarshipRecord, interests: ReadonlySet<string>): string[] => {
  return sharedTokens(interests, `${title} ${description}`).slice(0, 4);
};
