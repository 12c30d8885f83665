import type {
  Award,
  Criterion,
  CriterionKind,
  Deadline,
  Ended,
  Evidence,
  ScholarshipRecord,
} from '@laurel/domain';
import { PREDICATE_KINDS } from './predicate-schemas.ts';
import type { EligibilityLine, Programme } from './programme-schema.ts';

/** Name of the source of every authored record. */
export const AUTHORED_SOURCE = 'laurel';

/** What has ended has no next deadline. */
const NO_DEADLINE: Deadline = { kind: 'unknown', dates: [], text: '' };

/** An authored programme as the engines read it. The eligibility line under which a predicate stands is its evidence. */
export function toRecord(organization: string, programme: Programme): ScholarshipRecord {
  const eligibility = programme.eligibility.map(({ line }) => line).join('\n');
  const criteria = toCriteria(programme.eligibility);
  const { id, title, description, location, link, source } = programme;
  return {
    id,
    title,
    organization,
    description,
    eligibility,
    location,
    link,
    hostCountries: hostCountries(criteria),
    criteria,
    award: defined<Award>(programme.award),
    deadline: programme.deadline ? defined<Deadline>(programme.deadline) : NO_DEADLINE,
    ...(programme.ended ? { ended: defined<Ended>(programme.ended) } : {}),
    documents: programme.documents,
    selection: programme.selection,
    benefits: programme.benefits,
    tags: programme.tags,
    texts: {
      title,
      organization,
      description,
      location,
      eligibility,
      amount: programme.award.text,
      ...(programme.deadline ? { deadline: programme.deadline.text } : {}),
    },
    parsedFully: true,
    provenance: {
      source: AUTHORED_SOURCE,
      url: source.url,
      checked: source.checked,
      confidence: source.confidence,
      method: source.basis === 'page' ? 'publisher' : 'human',
    },
  };
}

function toCriteria(lines: readonly EligibilityLine[]): Criterion[] {
  const counts = new Map<CriterionKind, number>();
  const criteria: Criterion[] = [];
  let lineStart = 0;
  for (const line of lines) {
    for (const kind of PREDICATE_KINDS) {
      if (line[kind] === undefined) continue;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      criteria.push(toCriterion(kind, line, `${kind}-${count}`, evidenceOf(line, lineStart)));
    }
    lineStart += line.line.length + 1;
  }
  return criteria;
}

function evidenceOf({ line, quote = line }: EligibilityLine, lineStart: number): Evidence {
  const start = lineStart + Math.max(0, line.indexOf(quote));
  return { field: 'eligibility', start, end: start + quote.length, quote };
}

function toCriterion(kind: CriterionKind, line: EligibilityLine, id: string, evidence: Evidence): Criterion {
  const values = {
    ...(kind === 'host' ? { countries: [] } : {}),
    ...(kind === 'other' ? { text: evidence.quote } : {}),
    ...defined<object>(line[kind] ?? {}),
  };
  const { strength = 'hard', alternative, appliesToLevels } = line;
  const base = defined({ id, strength, evidence: [evidence], alternative, appliesToLevels });
  // predicate-schemas.ts has one schema per kind with the keys of that kind's criterion; the compiler can't follow the loop.
  return { ...base, kind, ...values } as Criterion;
}

/** Where study must take place; a preferred place is not a place of study. */
function hostCountries(criteria: readonly Criterion[]): string[] {
  const codes = criteria.flatMap((c) => (c.kind === 'host' && c.strength === 'hard' ? c.countries : []));
  return [...new Set(codes)];
}

type Loose<T> = { [K in keyof T]: T[K] | undefined };

/** The same object without the keys that hold `undefined`. */
function defined<T extends object>(value: Loose<T>): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
