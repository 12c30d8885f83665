import type { Nominator, ScholarshipRecord } from '@laurel/domain';

const NOMINATES = [
  /^nominated by\b|\bnominates?\b|\bmust make the nomination\b|\bnominations by the\b/i,
  /\b(?:their|its|campus) (?:own |internal )?(?:dates?|deadlines?) (?:are|is|come)\b/i,
];
/** There is another way in, or it was so once, or for some. */
const NOT_FOR_ALL = [
  /\bor (?:supports?|online|applying|appl(?:y|ied)|chosen|by an earlier)\b|\banother way in\b|\bnobody can\b/i,
  /\bpast rounds\b|\bcome first\b|\bmost awards\b|^for the\b|^grants that\b|\bcandidates abroad apply\b/i,
];
const has = (patterns: readonly RegExp[], line: string): boolean =>
  patterns.some((pattern) => pattern.test(line));

const BODIES: readonly (readonly [Nominator, RegExp])[] = [
  ['university', /\buniversit|\bfacult|\bdepartment|\bdean\b|\binstitut|\bgraduate school/i],
  ['college', /\bcolleges?\b/i],
  ['school', /\bschools?\b/i],
];

/** Who nominates, where a record's lines say that somebody must. */
export const nominatorOf = (record: ScholarshipRecord): Nominator | undefined => {
  const known = byRecord.get(record);
  if (known !== undefined) return known ?? undefined;
  const lines = [...record.eligibility.split('\n'), record.deadline.text];
  const line = lines.find(
    (each) => has(NOMINATES, each) && !has(NOT_FOR_ALL, each) && bodyIn(each) !== undefined,
  );
  const found = line === undefined ? undefined : bodyIn(line);
  byRecord.set(record, found ?? null);
  return found;
};

/** The one that is named first. */
const bodyIn = (line: string): Nominator | undefined =>
  BODIES.map(([body, pattern]) => ({ body, at: line.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.body;

/** A record never changes, so it is read once. */
const byRecord = new WeakMap<ScholarshipRecord, Nominator | null>();

/** Says who nominates for a record whose lines were left behind. */
export const knowNominator = (record: ScholarshipRecord, nominator: Nominator | undefined): void => {
  byRecord.set(record, nominator ?? null);
};
