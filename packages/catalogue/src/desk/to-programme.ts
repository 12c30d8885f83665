import type { Criterion, Deadline, ProgrammePatch, ScholarshipRecord } from '@laurel/domain';
import { institutionSaying } from '../institutions.ts';
import { defined, taughtIn } from '../to-record.ts';

/** Keys of every criterion; what is left of one is its predicate. */
const COMMON = new Set(['id', 'kind', 'strength', 'evidence', 'alternative', 'appliesToLevels']);
/** Keys that are not authored: they follow from the line, or from the question that it names. */
const DERIVED: Partial<Record<Criterion['kind'], readonly string[]>> = {
  other: ['text'],
  claim: ['text', 'label', 'theme', 'places', 'yes', 'no', 'maybe', 'wide', 'step'],
  teaching: ['institution', 'anyOf', 'noneOf', 'page', 'onPage'],
};

/** An institution is named by its id. */
const namedOf = (criterion: Criterion): object =>
  criterion.kind === 'teaching' ? { institution: institutionSaying(criterion) } : {};

const predicateOf = (criterion: Criterion): object => ({
  ...Object.fromEntries(
    Object.entries(criterion).filter(
      ([key, value]) =>
        !COMMON.has(key) &&
        !DERIVED[criterion.kind]?.includes(key) &&
        !(criterion.kind === 'host' && key === 'countries' && Array.isArray(value) && value.length === 0),
    ),
  ),
  ...namedOf(criterion),
});

/** What is open of an institution's teaching follows from the line that names it, and the language of teaching from the place. */
const isAuthored = (criterion: Criterion, all: readonly Criterion[]): boolean => {
  if (criterion.kind === 'teaching') return institutionSaying(criterion) !== undefined;
  const isOfPlace = criterion.kind === 'language' && criterion.taught === true;
  return !isOfPlace || taughtIn(all.filter((each) => each !== criterion)).length === 0;
};

/** An eligibility line with the predicates that quote it; one that nothing quotes states no gate. */
const lineOf = (line: string, criteria: readonly Criterion[], all: readonly Criterion[]): object => {
  // The levels of what is taught are the institution's, not the line's.
  const first = criteria.find(({ kind }) => kind !== 'teaching');
  if (!first) return { line, none: {} };
  const quote = first.evidence[0]?.quote;
  const { strength, alternative, appliesToLevels } = first;
  return {
    line,
    ...defined({
      quote: quote === line ? undefined : quote,
      strength: strength === 'hard' ? undefined : strength,
      alternative,
      appliesToLevels,
    }),
    ...Object.fromEntries(
      criteria
        .filter((criterion) => isAuthored(criterion, all))
        .map((criterion) => [criterion.kind, predicateOf(criterion)]),
    ),
  };
};

const linesOf = ({ eligibility, criteria }: ScholarshipRecord): object[] => {
  let start = 0;
  return eligibility.split('\n').map((line) => {
    const end = start + line.length;
    const quoting = criteria.filter(({ evidence: [words] }) => {
      return words?.field === 'eligibility' && words.start >= start && words.start < end;
    });
    start = end + 1;
    return lineOf(line, quoting, criteria);
  });
};

const deadlineOf = ({ kind, dates, text, timeZone, byCountry }: Deadline): object =>
  defined({ kind: kind === 'none' ? 'unknown' : kind, dates, text, timeZone, byCountry });

/** A record in the shape of the catalogue's files, as an editor shows it. */
export const toProgramme = (record: ScholarshipRecord): ProgrammePatch => {
  const { title, organization, description, location, link, page, award, deadline, ended } = record;
  const { documents, selection, benefits, tags, duration, applicants, essays, contact, provenance } = record;
  return defined<ProgrammePatch>({
    title,
    organization,
    page: page ?? link,
    apply: page === undefined ? undefined : link,
    description,
    location,
    eligibility: linesOf(record),
    award,
    deadline: ended ? undefined : deadlineOf(deadline),
    cycles: deadline.cycles,
    ended,
    documents,
    selection,
    benefits,
    tags,
    duration,
    applicants,
    essays,
    contact,
    evidence: provenance.evidence,
  });
};
