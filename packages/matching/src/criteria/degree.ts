import {
  type DegreeCriterion,
  type DegreeOrigin,
  type FinerLevel,
  type HeldDegree,
  monthInEnglish,
} from '@laurel/domain';
import { fieldDistance, resolveField } from '@laurel/taxonomies';
import { counted, joinOr } from '@laurel/text';
import { nameOfField } from '../comparing/field-relation.ts';
import { finerName, STAGE_OF_DEGREE } from '../comparing/levels.ts';
import { placeIn, placeName, placeNames } from '../comparing/places.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  later,
  type MatchContext,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import { daysThatCount, monthsUntil } from '../judging/days-that-count.ts';
import { type Answer, allOf, anyOf, not } from '../judging/three-valued.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

export const degree: CriterionRule<DegreeCriterion> = {
  kind: 'degree',

  reads: ({ profile, preferences, answers, currentDegree, stageNow, today }) => [
    profile.degrees,
    // What may have held up research, where a limit of years can be extended.
    profile.degrees === undefined ? undefined : [profile.statuses, profile.illnesses, answers.disability],
    // Whose citizen they are tells degrees of the home country from others.
    profile.citizenships,
    // Who has told of no degree hardly holds one of a country that is not theirs.
    profile.degrees === undefined ? [profile.regionOfResidence, profile.countryOfResidence] : undefined,
    // Nor one beside the first degree that they seek.
    profile.degrees === undefined ? [preferences.educationLevel, preferences.studyLevel] : undefined,
    profile.stage?.finishes,
    currentDegree,
    stageNow,
    today,
  ],

  required({ anyOf: levels, held, orSoon, fields, countries, outside, from, withinYears, minYears }) {
    const what = degreeName(levels);
    return [
      held === false ? `holds no ${what}` : `holds a ${what}${orSoon ? ', or will soon' : ''}`,
      fields === undefined ? '' : `in ${joinOr(fields.map(nameOfField))}`,
      countries === undefined ? '' : `from ${placeNames(countries)}`,
      outside === undefined ? '' : `from outside ${placeNames(outside)}`,
      from === undefined ? '' : `from ${ORIGINS[from]}`,
      withinYears === undefined ? '' : `awarded in the last ${counted(withinYears, 'year')}`,
      minYears === undefined ? '' : `awarded at least ${counted(minYears, 'year')} ago`,
    ]
      .filter(Boolean)
      .join(', ');
  },

  assess(criterion, context) {
    return criterion.held === false ? assessNone(criterion, context) : assessHeld(criterion, context);
  },

  reason(criterion, have, context) {
    return criterion.held === false
      ? sentence`You hold ${degree.required(criterion, context).replace('holds ', '')}, as it asks`
      : sentence`Asks for somebody who ${degree.required(criterion, context)}; yours: ${have}`;
  },
};

/** All degrees of a university, from the first one up. */
const FIRST_AND_UP: readonly FinerLevel[] = ['bachelor', 'professional', 'master', 'doctorate'];

/** "Bachelor's or professional degree"; where every degree of a university counts, "Bachelor's or higher degree". */
const degreeName = (levels: readonly FinerLevel[]): string => {
  const others = levels.filter((each) => !FIRST_AND_UP.includes(each));
  const isAny = levels.length - others.length === FIRST_AND_UP.length;
  const names = isAny ? [...others.map(finerName), "Bachelor's or higher"] : levels.map(finerName);
  return `${joinOr(names.map((name) => name.replace(/ degree$/, '')))} degree`;
};

const ORIGINS: Record<DegreeOrigin, string> = {
  home: 'the home country',
  abroad: 'outside the home country',
};

const RANK: Record<FinerLevel, number> = {
  short: 0,
  vocational: 0,
  associate: 1,
  bachelor: 2,
  professional: 3,
  master: 3,
  doctorate: 4,
  postdoc: 5,
};
const RANK_OF_CURRENT = { secondary: 0, undergraduate: 2, masters: 3, phd: 4, postdoc: 5 } as const;
/** Somebody about to finish holds the degree by the time an award begins. */
const SOON_MONTHS = 12;
/** Leave and illness seldom add more to the years since a degree; of whoever told of neither, no more than a year is expected. */
const EXTENSION_MONTHS = { told: 36, silent: 12 } as const;

/** Children, care, illness or service, any of which may have held up research. */
const isHeldUp = ({ profile: { statuses = [], illnesses = [] }, answers }: CompiledStudent): boolean =>
  illnesses.length > 0 ||
  answers.disability === 'yes' ||
  statuses.some((status) => HELD_UP.includes(status.split(':')[0] ?? ''));
const HELD_UP: readonly string[] = ['parent', 'single-parent', 'carer', 'veteran', 'active-duty'];

const assessHeld = (criterion: DegreeCriterion, context: MatchContext): Assessment => {
  const { student } = context;
  const { degrees = [] } = student.profile;
  const held = degrees.filter(({ level }) => criterion.anyOf.includes(level));
  if (held.length > 0) return assessDegrees(held, criterion, context);
  const higher = degrees.find(({ level }) => RANK[level] > RANK.bachelor);
  if (higher !== undefined && criterion.anyOf.includes('bachelor')) return assessImplied(higher, criterion);
  if (isStudyingFor(criterion.anyOf, student)) return assessUnderWay(criterion, student);
  if (holdsNone(student)) return notMet('no degree held', 'later');
  const highest = highestRank(student);
  const lowestAsked = Math.min(...criterion.anyOf.map((level) => RANK[level]));
  if (highest === undefined || highest >= lowestAsked) return missing('degrees');
  return notMet('no such degree yet', 'later');
};

/** Who holds a higher degree holds a bachelor's too, of which only the level is known. */
const assessImplied = (higher: HeldDegree, criterion: DegreeCriterion): Assessment => {
  const have = degreeInWords(higher);
  return isBound(criterion) ? missing('degrees', `${have}; the bachelor’s degree before it`) : met(have);
};

/** Whether more than the level of the degree is asked for. */
const isBound = ({ fields, countries, outside, from, withinYears, minYears }: DegreeCriterion): boolean =>
  (fields ?? countries ?? outside ?? from ?? withinYears ?? minYears) !== undefined;

/** What a bachelor's degree comes before, held or in progress; a professional degree often is the first one. */
const beyondBachelor = ({ profile: { degrees }, currentDegree }: CompiledStudent): string | undefined => {
  const higher = degrees?.find(({ level }) => level === 'master' || RANK[level] > RANK.master);
  if (higher !== undefined) return degreeInWords(higher);
  const isCurrent = degrees === undefined && currentDegree !== undefined;
  return isCurrent && RANK_OF_CURRENT[currentDegree] >= RANK.master ? 'past a bachelor’s degree' : undefined;
};

/** An empty list is a no that was given; a list that is absent says nothing. */
const holdsNone = ({ profile: { degrees } }: CompiledStudent): boolean => degrees?.length === 0;

const ONCE_HELD = 'You can ask for it once you hold the degree, or are about to.';

const isStudyingFor = (levels: readonly FinerLevel[], { stageNow }: CompiledStudent): boolean =>
  stageNow !== undefined && levels.some((level) => STAGE_OF_DEGREE[level] === stageNow);

/** The degree is in progress; one of another kind may be held beside it. */
const assessUnderWay = (
  { anyOf: levels, orSoon, fields, countries, outside, from }: DegreeCriterion,
  { profile, today }: CompiledStudent,
): Assessment => {
  const have = 'such a degree in progress';
  const hasOther = (fields ?? countries ?? outside ?? from) !== undefined;
  const months = monthsUntil(profile.stage?.finishes, today);
  // A second bachelor's or master's degree is common, a second doctorate is not; but one about to end may be held by the day that counts.
  if (orSoon === undefined) {
    if (levels.join() !== 'doctorate') return missing('degrees', have);
    if (months === undefined) return missing('stage', `${have}, its end not given`);
    return months > SOON_MONTHS
      ? later(have, ONCE_HELD)
      : unsettled('ambiguous_text', have, 'Ask by which day you must hold it.');
  }
  if (months === undefined) return missing('stage', `${have}, its end not given`);
  if (months > SOON_MONTHS) return later(`${have}, not soon finished`, ONCE_HELD);
  // Of a degree in progress neither field nor country was given.
  return hasOther ? missing('degrees', have) : met(have);
};

const assessDegrees = (
  held: readonly HeldDegree[],
  criterion: DegreeCriterion,
  context: MatchContext,
): Assessment => {
  const findings = held.map((each) => ({ each, answer: fits(each, criterion, context) }));
  const best = (['yes', 'unknown', 'no'] as const).flatMap((answer) =>
    findings.filter((finding) => finding.answer === answer),
  )[0];
  if (best === undefined) return missing('degrees');
  const { each, answer } = best;
  const have = degreeInWords(each);
  if (answer === 'unknown' && isHomeUnsaid(criterion, context.student)) return missing('citizenships', have);
  if (answer === 'yes') return met(have);
  if (answer === 'no') return notMet(have, isOnlyTooNew(each, criterion, context) ? 'later' : 'never');
  const lacks =
    (each.country === undefined &&
      (criterion.countries ?? criterion.outside ?? criterion.from) !== undefined) ||
    (each.field === undefined && criterion.fields !== undefined) ||
    (each.awarded === undefined && (criterion.withinYears ?? criterion.minYears) !== undefined);
  return lacks
    ? missing('degrees', have)
    : unsettled('ambiguous_text', have, 'Ask the provider how your degree is counted.');
};

const degreeInWords = ({ level, field, country, awarded }: HeldDegree): string =>
  [
    `${finerName(level)} degree`.replace('degree degree', 'degree'),
    field === undefined ? '' : `in ${field}`,
    country === undefined ? '' : `from ${placeName(country)}`,
    awarded === undefined ? '' : `of ${monthInEnglish(awarded)}`,
  ]
    .filter(Boolean)
    .join(' ');

const fits = (each: HeldDegree, criterion: DegreeCriterion, context: MatchContext): Answer =>
  allOf([
    placeAnswer(each, criterion, context.student),
    fieldAnswer(each, criterion),
    timeAnswer(each, criterion, context),
  ]);

/** Whether a degree of the home country is meant, or of another one, and nobody knows which country that is. */
const isHomeUnsaid = (
  { from }: DegreeCriterion,
  { profile: { citizenships = [] } }: CompiledStudent,
): boolean => from !== undefined && citizenships.length === 0;

const placeAnswer = (
  { country }: HeldDegree,
  { countries, outside, from }: DegreeCriterion,
  { profile: { citizenships = [] } }: CompiledStudent,
): Answer => {
  if (countries === undefined && outside === undefined && from === undefined) return 'yes';
  if (country === undefined) return 'unknown';
  const isHome: Answer = citizenships.length === 0 ? 'unknown' : placeIn(country, citizenships, []);
  return allOf([
    countries === undefined ? 'yes' : placeIn(country, countries, []),
    not(placeIn(country, outside ?? [], [])),
    from === undefined ? 'yes' : from === 'home' ? isHome : not(isHome),
  ]);
};

/** A field beside the one asked for may still be accepted. */
const fieldAnswer = ({ field }: HeldDegree, { fields }: DegreeCriterion): Answer => {
  if (fields === undefined) return 'yes';
  const own = field === undefined ? [] : resolveField(field);
  if (own.length === 0) return 'unknown';
  return anyOf(
    own.flatMap((code) =>
      fields.map((asked): Answer => {
        const distance = fieldDistance(asked, code);
        if (distance === 'same' || distance === 'ancestor') return 'yes';
        return distance === 'unrelated' ? 'no' : 'unknown';
      }),
    ),
  );
};

/** Of a degree only its month is known: in the month of the border nobody can tell. */
const timeAnswer = (
  { awarded }: HeldDegree,
  { withinYears, extends: isLonger, minYears, orSoon }: DegreeCriterion,
  context: MatchContext,
): Answer => {
  const isPast = awarded === undefined || awarded <= context.student.today.slice(0, 7);
  if (!isPast) return orSoon && minYears === undefined ? 'yes' : 'unknown';
  if (withinYears === undefined && minYears === undefined) return 'yes';
  if (awarded === undefined) return 'unknown';
  const { first, last } = daysThatCount(context);
  const [least, most] = [-(monthsUntil(awarded, first) ?? 0), -(monthsUntil(awarded, last) ?? 0)];
  const within = (months: number): Answer => (most < months ? 'yes' : least > months ? 'no' : 'unknown');
  const young = withinYears === undefined ? 'yes' : within(withinYears * 12);
  const extension = EXTENSION_MONTHS[isHeldUp(context.student) ? 'told' : 'silent'];
  const extended =
    young === 'no' && isLonger && within((withinYears ?? 0) * 12 + extension) !== 'no' ? 'unknown' : young;
  return allOf([extended, minYears === undefined ? 'yes' : not(within(minYears * 12))]);
};

const isOnlyTooNew = (each: HeldDegree, criterion: DegreeCriterion, context: MatchContext): boolean => {
  const { minYears: _, ...rest } = criterion;
  return fits(each, rest, context) === 'yes';
};

/** The list of degrees, where there is one, is all of them. */
const assessNone = (criterion: DegreeCriterion, context: MatchContext): Assessment => {
  const { anyOf: levels } = criterion;
  const { student } = context;
  const { degrees = [] } = student.profile;
  const held = degrees
    .filter(({ level }) => levels.includes(level))
    .filter(({ awarded }) => awarded === undefined || awarded <= student.today.slice(0, 7))
    .map((each) => ({ each, answer: fits(each, criterion, context) }));
  const such = held.find(({ answer }) => answer === 'yes');
  if (such !== undefined) return notMet(degreeInWords(such.each), 'never');
  const open = held.find(({ answer }) => answer === 'unknown');
  if (open !== undefined)
    return missing(isHomeUnsaid(criterion, student) ? 'citizenships' : 'degrees', degreeInWords(open.each));
  const beyond = beyondBachelor(student);
  if (beyond !== undefined && levels.includes('bachelor') && !isBound(criterion))
    return notMet(beyond, 'never');
  const highest = highestRank(student);
  const lowest = Math.min(...levels.map((level) => RANK[level]));
  const isBelow = highest !== undefined && highest < lowest;
  if (degrees.length > 0 || holdsNone(student) || isBelow) return met('no such degree');
  return levels.join() === 'doctorate' && isStudyingFor(levels, student)
    ? met('such a degree in progress')
    : missing('degrees');
};

const highestRank = ({ profile: { degrees = [] }, currentDegree }: CompiledStudent): number | undefined => {
  const ranks = degrees.map(({ level }) => RANK[level]);
  if (currentDegree !== undefined) ranks.push(RANK_OF_CURRENT[currentDegree]);
  return ranks.length === 0 ? undefined : Math.max(...ranks);
};
