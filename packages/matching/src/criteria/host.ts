import type { HostCriterion, ScholarshipRecord, Stage } from '@laurel/domain';
import { joinOr } from '@laurel/text';
import { askedCountries, type HostStanding, hostStanding, hostsWithin } from '../comparing/hosts.ts';
import {
  institutionInSentence,
  institutionNames,
  sameInstitution,
  unlikeInstitutions,
} from '../comparing/institutions.ts';
import { placeIn, placeName, placeNames } from '../comparing/places.ts';
import { type Sentence, sentence, stopped } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  type MatchContext,
  met,
  missing,
  notMet,
  unsettled,
} from '../judging/assessment.ts';

/**
 * Where the study takes place. It is set against a wish, not against a fact, so a mismatch ranks and never rejects; only somebody in the
 * middle of a programme elsewhere is rejected by an award for one institution.
 */
export const host: CriterionRule<HostCriterion> = {
  kind: 'host',

  reads: ({
    profile,
    preferences,
    isContinuing,
    residenceCountry,
    studiesInRegion,
    appliesInRegion,
    stageNow,
  }) => [
    studiesInRegion,
    appliesInRegion,
    profile.institution,
    profile.institution === undefined ? undefined : [profile.enrolment, studiesNow({ stageNow })],
    preferences.preferredCountries,
    isContinuing,
    residenceCountry,
  ],

  required({ countries, noneOf = [], institutions = [], abroad }) {
    const where = countries.length > 0 ? `in ${placeNames(countries)}` : '';
    const at = institutions.length > 0 ? `at ${institutionNames(institutions)}` : '';
    const outside = noneOf.length > 0 ? `outside ${placeNames(noneOf)}` : '';
    const away = abroad ? 'outside the country you live in' : '';
    return ['study', at, where, outside, away].filter(Boolean).join(' ');
  },

  assess(criterion, context): Assessment {
    return (
      assessOwnPlace(criterion, context) ??
      assessOwnRegion(criterion, context) ??
      assessExcluded(criterion, context) ??
      assessWish(criterion, context)
    );
  },

  reason({ countries, institutions = [] }, have, context) {
    const fits = placeReason(
      hostStanding(countries.length > 0 ? countries : hostsWithin(context.record, 0), context),
    );
    if (fits !== undefined) return fits;
    const where = countries.length > 0 ? placeNames(countries) : institutionNames(institutions);
    return where === ''
      ? sentence`Study takes place where you want it; you: ${have}`
      : sentence`Study takes place in ${where}; you: ${have}`;
  },
};

/** Why the place of study fits; nothing where no country asked for is among its places. */
export const placeReason = ({
  asked,
  region,
  within,
  portable,
  current,
}: HostStanding): Sentence | undefined => {
  if (asked === undefined) return undefined;
  const name = placeName(asked);
  if (region !== undefined) {
    if (portable) return sentence`Can be taken to any country in ${region}, where you want to study`;
    return sentence`In ${placeName(within ?? asked)}; you want to study in ${region}`;
  }
  if (current) return sentence`In ${name}, where you study`;
  if (portable) return sentence`Can be taken to ${name}, one of your countries`;
  return within === undefined
    ? sentence`In ${name}, one of your countries`
    : sentence`In ${placeName(within)}, which includes ${name}, one of your countries`;
};

/** "At Olin College in Needham": a name in capitals, not "at a university". */
const NAMED = /^(?:only )?at (?:(?:a|any) campus of )?((?:the )?\p{Lu}[^,.;:]*?)(?: in | near |[,.;:]|$)/iu;

/** Another institution beside the one that is named: "or a British institution", "and partner universities". */
const ANOTHER = /\b(?:or|and) (?:an? |partner|other|public )/iu;
const LIST_ENDS = /\b(?:or|and) /u;

/** The institutions that a record binds its award to: stated as such, or the only place that its line names. */
export const institutionsOf = (criterion: HostCriterion): string[] => {
  const known = institutionsByCriterion.get(criterion) ?? findInstitutions(criterion);
  institutionsByCriterion.set(criterion, known);
  return known;
};

/** A criterion never changes, so its line is read once. */
const institutionsByCriterion = new WeakMap<HostCriterion, string[]>();

const findInstitutions = ({ institutions = [], evidence }: HostCriterion): string[] => {
  if (institutions.length > 0) return institutions;
  return evidence.flatMap(({ quote }) => {
    const found = NAMED.exec(quote);
    const name = found?.[1] ?? '';
    const after = quote.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
    const isListed = ANOTHER.test(name) || (found?.[0].endsWith(',') ? LIST_ENDS : ANOTHER).test(after);
    return /^(?:the )?\p{Lu}/u.test(name) && !isListed ? [name] : [];
  });
};

/** An award for a stay: its holder remains a student elsewhere. */
const VISIT =
  /\b(?:exchange|visit|visiting|visitors?|internships?|summer (?:school|program|course|research)\w*|stay|semester abroad|mobility|short[- ]term|research trip)/i;

/** What holders do later, and what is left out, is not what an award pays for; nor is "to stay" a stay. */
const NOT_PAID_FOR =
  /^(?:holders|recipients|bursars|graduates)\b|\bafterwards\b|\b(?:doesn't|don't) count\b|\bleft out\b/i;
const TO_STAY = /\b(?:to|must|who|can|may|and|regular) stay\b/gi;

export const isVisit = ({ title, eligibility }: Pick<ScholarshipRecord, 'title' | 'eligibility'>): boolean =>
  VISIT.test(title) ||
  (VISIT.test(eligibility) &&
    eligibility
      .split('\n')
      .some((line) => !NOT_PAID_FOR.test(line) && VISIT.test(line.replace(TO_STAY, ''))));

const studiesNow = ({ stageNow }: { stageNow?: Stage | undefined }): boolean =>
  stageNow !== undefined && stageNow !== 'not_studying';

const assessOwnPlace = (
  criterion: HostCriterion,
  { student, record }: MatchContext,
): Assessment | undefined => {
  const own = student.profile.institution;
  if (own === undefined) return undefined;
  const institutions = institutionsOf(criterion);
  if (institutions.some((each) => sameInstitution(each, own))) return met(`at ${institutionInSentence(own)}`);
  const isElsewhere = institutions.length > 0 && institutions.every((each) => unlikeInstitutions(each, own));
  if (!isElsewhere || isVisit(record)) return undefined;
  const residual = stopped(`It is for students of ${institutionNames(institutions)}`);
  const { enrolment } = student.profile;
  if (student.isContinuing) return notMet(`enrolled at ${institutionInSentence(own)}`, 'later', residual);
  if (enrolment === 'admitted') return notMet(`admitted to ${institutionInSentence(own)}`, 'later', residual);
  // Whoever studies or is at school may have named that place; whoever applies may yet apply elsewhere, too.
  return enrolment === 'applying' && !studiesNow(student)
    ? { ...notMet(`applying to ${institutionInSentence(own)}`, 'now', residual), ranksOnly: true }
    : undefined;
};

/** Whoever has a place to study in one region of a country has no use for an award that binds to another one there. */
const assessOwnRegion = (
  { countries }: HostCriterion,
  { student: { studiesInRegion, appliesInRegion }, record }: MatchContext,
): Assessment | undefined => {
  const own = studiesInRegion ?? appliesInRegion;
  const isBound = countries.length > 0 && countries.every((code) => code[2] === '-');
  if (own === undefined || !isBound || isVisit(record)) return undefined;
  const isThere = countries.some((code) => code.slice(0, 2) === own.slice(0, 2));
  if (!isThere || placeIn(own, countries, []) !== 'no') return undefined;
  const residual = stopped(`It is for study in ${placeNames(countries)}`);
  return studiesInRegion === undefined
    ? { ...notMet(`applying in ${placeName(own)}`, 'now', residual), ranksOnly: true }
    : notMet(`studies in ${placeName(own)}`, 'later', residual);
};

const assessExcluded = (
  { noneOf = [], abroad }: HostCriterion,
  { student }: MatchContext,
): Assessment | undefined => {
  if (noneOf.length === 0 && !abroad) return undefined;
  const home = student.residenceCountry;
  if (abroad && home === undefined) return missing('countryOfResidence');
  const excluded = abroad && home !== undefined ? [...noneOf, home] : noneOf;
  const { countries, unresolvedCountries } = student;
  const isShut =
    countries.length > 0 &&
    unresolvedCountries.length === 0 &&
    countries.every(({ code }) => placeIn(code, excluded, []) === 'yes');
  if (!isShut) return undefined;
  return {
    ...notMet(wishOf(student), 'now', 'Add a country to your preferences if you would study in another one.'),
    ranksOnly: true,
  };
};

const wishOf = (student: MatchContext['student']): string => {
  const known = wishes.get(student) ?? `wants to study in ${joinOr(askedCountries(student))}`;
  wishes.set(student, known);
  return known;
};

/** The same for every place of study that a student is compared with. */
const wishes = new WeakMap<MatchContext['student'], string>();

/** The wishes that the excluded places leave; the wish for one of these alone has been told already. */
const withoutExcluded = (
  noneOf: readonly string[],
  abroad: boolean | undefined,
  context: MatchContext,
): MatchContext => {
  const { student } = context;
  const home = student.residenceCountry;
  const excluded = abroad && home !== undefined ? [...noneOf, home] : noneOf;
  if (excluded.length === 0 || student.countries.length === 0) return context;
  const countries = student.countries.filter(({ code }) => placeIn(code, excluded, []) !== 'yes');
  const { studiesIn, ...others } = student;
  const staysHome = studiesIn !== undefined && placeIn(studiesIn, excluded, []) === 'yes';
  return countries.length === student.countries.length && !staysHome
    ? context
    : {
        student: staysHome ? { ...others, countries } : { ...student, countries },
        record: context.record,
        hosts: context.hosts,
        deadline: context.deadline,
      };
};

const assessWish = ({ countries, noneOf = [], abroad }: HostCriterion, context: MatchContext): Assessment => {
  const openHosts = hostsWithin(context.record, 0);
  const {
    answer,
    asked = '',
    current,
  } = hostStanding(countries.length > 0 ? countries : openHosts, withoutExcluded(noneOf, abroad, context));
  if (answer === 'unasked') return met('no country named, so any will do');
  if (current) return met(`studies in ${placeName(asked)}`);
  const have = wishOf(context.student);
  const isAnywhereElse = countries.length === 0 && openHosts.length === 0 && (noneOf.length > 0 || abroad);
  if (answer === 'yes' || isAnywhereElse) return met(have);
  if (answer === 'unknown') {
    return unsettled('not_comparable', have, 'Check in which country the study takes place.');
  }
  return {
    ...notMet(have, 'now', 'Add the country to your preferences if you would study there.'),
    ranksOnly: true,
  };
};
