import { FINER_LEVELS, type FinerLevel, type Stage } from '@laurel/domain';
import { countryName, groupName } from '@laurel/taxonomies';
import { isAggregatorHost } from './aggregator-hosts.ts';
import { shippedInstitutions } from './institutions.ts';
import { PREDICATE_KINDS } from './predicate-schemas.ts';
import {
  deadlineProblems,
  fieldProblem,
  officialLinkProblem,
  repeatedProgrammes,
  successorProblems,
} from './programme-problems.ts';
import { type EligibilityLine, isUnread, type Programme, READINGS } from './programme-schema.ts';
import { shippedQuestions } from './questions.ts';
import type { Problem, SourceFile } from './read-programme-files.ts';

/** What is wrong with a place code and how to mend it, or null. */
const placeProblem = (code: string): string | null => {
  if (code.startsWith('group:')) return groupName(code) === undefined ? `${code} is not a known group` : null;
  if (countryName(code) !== undefined) return null;
  const country = code.slice(0, 2);
  if (country === 'UK') return `${code}: the United Kingdom is GB`;
  const known = countryName(country);
  return known === undefined
    ? `${code}: ${country} is not an ISO 3166-1 code of a country`
    : `${code} is not a known ISO 3166-2 code of ${known}`;
};

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/**
 * Every rule the schema can't say. `today` is YYYY-MM-DD. Each rule answers with sentences that say what is wrong and how
 * to mend it; an empty list means that the files are fit to ship.
 */
export const checkProgrammes = (files: readonly SourceFile[], today: string): Problem[] => {
  const problems: Problem[] = [];
  for (const { path, content } of files) {
    for (const programme of content.programmes) {
      for (const rule of RULES) {
        for (const message of rule(programme, today))
          problems.push({ file: path, programme: programme.id, message });
      }
    }
  }
  return [...problems, ...repeatedProgrammes(files), ...successorProblems(files)];
};

type Rule = (programme: Programme, today: string) => string[];

const links: Rule = ({ page, apply, evidence }) => [
  ...[page, ...(apply ? [apply] : [])].flatMap((value) => officialLinkProblem(value) ?? []),
  ...evidence.flatMap(({ url, by }) =>
    by === 'organiser' && URL.canParse(url) && isAggregatorHost(new URL(url).hostname)
      ? [`evidence: ${url} lists other people's scholarships: it is by: reported`]
      : [],
  ),
];

const noYearInTitle: Rule = ({ title }) =>
  /\b20[2-3]\d\b/.test(title) ? [`title: a year goes stale; name the programme without it`] : [];

const codes: Rule = ({ eligibility }) =>
  eligibility.flatMap((line, index) =>
    [...placesOf(line).map(placeProblem), ...fieldsOf(line).map(fieldProblem)].flatMap((problem) =>
      problem === null ? [] : `eligibility line ${index + 1}: ${problem}`,
    ),
  );

const fieldsOf = ({ field, degree }: EligibilityLine): string[] =>
  [field?.anyOf, field?.noneOf, degree?.fields].flatMap((list) => list ?? []);

const placesOf = ({ citizenship, residence, host, degree, schooling }: EligibilityLine): string[] => {
  return [
    citizenship?.anyOf,
    citizenship?.noneOf,
    residence?.anyOf,
    residence?.noneOf,
    host?.countries,
    degree?.countries,
    degree?.outside,
    schooling?.anyOf,
    schooling?.noneOf,
  ].flatMap((list) => list ?? []);
};

const quotes: Rule = ({ eligibility }) =>
  eligibility.flatMap(({ line, quote }, index) => {
    if (quote === undefined) return [];
    const first = line.indexOf(quote);
    if (first < 0)
      return [`eligibility line ${index + 1}: quote '${quote}' is not a literal part of the line`];
    return line.indexOf(quote, first + 1) < 0
      ? []
      : [`eligibility line ${index + 1}: quote '${quote}' occurs twice: quote more words`];
  });

/** Every line is read; one that states no condition has nothing that a condition could have. */
const readings: Rule = ({ eligibility }) =>
  eligibility.flatMap((line, index) => {
    const place = `eligibility line ${index + 1}`;
    if (isUnread(line))
      return [
        `${place} is unread: give it a predicate, procedure: {} (something to do) or none: {} (no condition)`,
      ];
    const reading = READINGS.find((name) => line[name] !== undefined);
    const beside = [...READINGS, ...PREDICATE_KINDS, ...CONDITION_KEYS].filter(
      (key) => key !== reading && line[key] !== undefined,
    );
    return reading === undefined || beside.length === 0
      ? []
      : [`${place}: ${reading} says that the line is no condition: take ${beside.join(', ')} away`];
  });

const CONDITION_KEYS = ['quote', 'strength', 'alternative', 'appliesToLevels'] as const;
const questions: Rule = ({ eligibility }) =>
  eligibility.flatMap(({ claim }, index) =>
    claim === undefined || shippedQuestions().has(claim.question)
      ? []
      : [`eligibility line ${index + 1}: claim '${claim.question}' is no question of questions.yaml`],
  );

/**
 * "60% in matric and 65% at university" is no alternative of its parts. What is measured can't stand in for the rest of a sentence that
 * joins by "and" alone, nor a degree for the grade of it; what the award pays for and the level it is for stand in for nothing.
 */
const alternatives: Rule = ({ eligibility }) =>
  eligibility.flatMap((line, index) => {
    const kinds = PREDICATE_KINDS.filter((kind) => line[kind] !== undefined);
    if (line.alternative === undefined || kinds.length < 2) return [];
    const isMeasured = MEASURES.some((kind) => line[kind] !== undefined);
    const saysWhatFor =
      line.purpose !== undefined || (line.level !== undefined && line.level.of !== 'current');
    const isGraded = line.gpa !== undefined && line.degree !== undefined;
    return saysWhatFor ||
      ((isGraded || (isMeasured && /\band\b/.test(line.line))) && !SAYS_OR.test(line.line))
      ? [
          `eligibility line ${index + 1}: as alternatives one of ${kinds.join(', ')} is enough, but the sentence asks for each: give each a line, or say "or"`,
        ]
      : [];
  });

const MEASURES = ['gpa', 'work', 'need', 'language', 'exam', 'age'] as const;
/** "five years more for …" after a semicolon is another way in, too. */
const SAYS_OR = /\b(?:or|unless|except)\b|;/;

const institutions: Rule = ({ eligibility }) =>
  eligibility.flatMap(({ teaching, host }, index) => [
    ...(teaching === undefined || shippedInstitutions().has(teaching.institution)
      ? []
      : [
          `eligibility line ${index + 1}: teaching '${teaching.institution}' is no institution of institutions.yaml`,
        ]),
    ...(teaching !== undefined && host === undefined
      ? [`eligibility line ${index + 1}: teaching stands on the line that says where, beside host`]
      : []),
  ]);

/** "Other" stands for vocational study, professional degrees and short courses alike: the line says which of them. */
const finerLevels: Rule = ({ eligibility, ended }) =>
  eligibility.flatMap(({ level }, index) =>
    ended === undefined &&
    level !== undefined &&
    level.of !== 'current' &&
    level.anyOf.includes('other') &&
    level.finer === undefined
      ? [
          `eligibility line ${index + 1}: level other needs finer: say which of ${FINER_LEVELS.join(', ')} are funded`,
        ]
      : [],
  );

const award: Rule = ({ award: { currency } }) =>
  currency === undefined || CURRENCIES.has(currency)
    ? []
    : [`award: '${currency}' is no ISO 4217 code such as EUR, USD, INR`];

const knowledge: Rule = ({ evidence, eligibility, cycles }, today) => [
  ...evidence.flatMap(({ url, read, pageDate, by, facts }) => [
    ...(read > today ? [`evidence: ${url} was read on ${read}, which lies in the future`] : []),
    ...(pageDate !== undefined && pageDate > read ? [`evidence: ${url} is dated after it was read`] : []),
    ...(by === 'reported' && facts.some((fact) => fact.startsWith('eligibility'))
      ? [`evidence: ${url} is reported: it bears out a cycle or a sum, never who may apply`]
      : []),
    ...facts
      .filter((fact) => Number(fact.split(':')[1] ?? 0) > eligibility.length)
      .map((fact) => `evidence: ${fact}: there are ${eligibility.length} lines`),
  ]),
  ...cycles
    .filter(({ url }) => !evidence.some((page) => page.url === url))
    .map(({ url }) => `cycles: ${url} is not among the evidence`),
];

const endedInThePast: Rule = ({ ended }, today) =>
  ended?.since !== undefined && ended.since > today.slice(0, ended.since.length)
    ? [`ended: since ${ended.since} lies in the future: while it is given, it has a deadline`]
    : [];

const says = (programme: Programme, pattern: RegExp) =>
  programme.eligibility.some(({ line }) => pattern.test(line));

const saysWhom: Rule = (programme) => {
  const has = (kind: keyof EligibilityLine) => programme.eligibility.some((line) => line[kind] !== undefined);
  const found: string[] = [];
  if (!has('level') && !says(programme, /\b(?:any|every|all) (?:[a-z]+ )?levels?\b/i)) {
    found.push(
      `eligibility: no line has a level predicate; if it is open to all, say "Open at every level of study."`,
    );
  }
  if (
    !has('host') &&
    !/\b(?:any|online|worldwide|international|various|several)\b/i.test(programme.location)
  ) {
    found.push(`eligibility: location is '${programme.location}' but no line has a host predicate`);
  }
  const forWhom = has('citizenship') || has('residence') || has('minority');
  if (!forWhom && !says(programme, /citizen|national|countr|resident/i)) {
    found.push(
      'eligibility: no line says which nationalities; if all, say "Open to applicants of every nationality."',
    );
  }
  return found;
};

const hostAgreesWithInternational: Rule = ({ eligibility }) =>
  eligibility.some(({ citizenship }) => citizenship?.anyOf?.includes('group:international')) &&
  !eligibility.some(({ host }) => host?.countries !== undefined)
    ? ['eligibility: group:international means "not from the host country": give a host line with countries']
    : [];

/** Where a degree stands: of stages that which is studied for. */
const DEGREE_RANK: Readonly<Record<FinerLevel, number>> = {
  short: 0,
  vocational: 0,
  associate: 1,
  bachelor: 2,
  professional: 2,
  master: 3,
  doctorate: 4,
  postdoc: 5,
};
const STAGE_RANK: Readonly<Partial<Record<Stage, number>>> = {
  secondary: -1,
  vocational: DEGREE_RANK.vocational,
  associate: DEGREE_RANK.associate,
  undergraduate: DEGREE_RANK.bachelor,
  professional: DEGREE_RANK.professional,
  masters: DEGREE_RANK.master,
  phd: DEGREE_RANK.doctorate,
};

const leastOf = (levels: readonly FinerLevel[] = []): number[] =>
  levels.length === 0 ? [] : [Math.min(...levels.map((level) => DEGREE_RANK[level]))];

const isForAll = ({ alternative, appliesToLevels }: EligibilityLine): boolean =>
  alternative === undefined && appliesToLevels === undefined;

const isHard = ({ strength = 'hard' }: EligibilityLine): boolean => strength === 'hard';

/** Whoever is at school is nobody who holds a bachelor's degree, or soon will: a list of stages beside a degree names those from it on. */
const stagesBelowDegree: Rule = ({ eligibility }) =>
  eligibility.flatMap((line, index) => {
    const asked = eligibility.flatMap((each) =>
      isHard(each) && each.degree?.held === undefined && isForAll(each) ? leastOf(each.degree?.anyOf) : [],
    );
    const least = Math.max(-1, ...asked);
    const below = (line.stage?.now ?? []).filter((stage) => (STAGE_RANK[stage] ?? least) < least);
    return isHard(line) && below.length > 0
      ? [
          `eligibility line ${index + 1}: stage ${below.join(', ')} lies below the degree that another line asks for: take it away, or give the degree the levels that it binds`,
        ]
      : [];
  });

/** Words that say that the studies are yet to begin; "begin" in the line itself may be no more than our own reading. */
const SAYS_NEW =
  /\b(?:new(?:ly)?|begun|first[- ](?:year|time|semester)|incoming|ent(?:ers?|ering|ran\w+)|freshm[ae]n|already|yet|school[- ]leavers?|(?:high|\w+ry) school)\b/i;
const SAYS_BEGIN = /\b(?:beg[ai]n\w*|start\w*|about to)\b/i;
const SAYS_ADMISSION = /\b(?:admi(?:ssion|tted)\w*|offer|accepted)\b/i;

/** Where no page bears it out, words about admission alone keep nobody out who studies there: admission is a step, `enrolment`. */
const entrantsOnly: Rule = (programme) => {
  const { title, description, award, deadline, documents, eligibility, evidence, ended } = programme;
  if (ended !== undefined) return [];
  const onPages = new Set(evidence.flatMap(({ by, facts }) => (by === 'reported' ? [] : facts)));
  return eligibility.flatMap((line, index) => {
    const isForEntrants = line.stage?.anyOf?.join() === 'entrant' && line.alternative === undefined;
    const isBorneOut = onPages.has('eligibility') || onPages.has(`eligibility:${index + 1}`);
    if (!isForEntrants || isBorneOut || !isHard(line)) return [];
    const others = eligibility.filter((each) => each !== line).map((each) => each.line);
    const beside = [title, description, award.text, deadline?.text ?? '', ...documents, ...others].join(' ');
    const isSaid = SAYS_NEW.test(`${line.line} ${beside}`) || SAYS_BEGIN.test(beside);
    return isSaid || !SAYS_ADMISSION.test(`${line.line} ${beside}`)
      ? []
      : [
          `eligibility line ${index + 1}: that it is for entrants rests on words about admission alone: compare it with a page, or write enrolment applying, admitted`,
        ];
  });
};

const RULES: Rule[] = [
  links,
  noYearInTitle,
  codes,
  quotes,
  readings,
  questions,
  alternatives,
  institutions,
  finerLevels,
  deadlineProblems,
  endedInThePast,
  award,
  knowledge,
  saysWhom,
  stagesBelowDegree,
  entrantsOnly,
  hostAgreesWithInternational,
];
