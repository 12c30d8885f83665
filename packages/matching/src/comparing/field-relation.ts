import type { FieldCriterion } from '@laurel/domain';
import {
  areRelatedFields,
  type FieldDistance,
  fieldDistance,
  fieldName,
  finerAncestors,
  finerFieldName,
} from '@laurel/taxonomies';
import type { CompiledStudent, ResolvedField } from '../student/compile-student.ts';

/**
 * How one field the student asked for stands to a criterion, from best to worst.
 * `same`: the very code. `inside`: the criterion names the narrow field (3 digits) around it. `covered`: it names a whole
 * broad field (2 digits), in which most programmes belong to other fields. `broader`: the criterion names a part of the student's
 * field, or one close to the part that the student named. `open`: nothing is named but exclusions that leave the field out. `narrow`, `broad`: they share a narrow (3 digits)
 * or only a broad (2 digits) field. `unrelated`: they share nothing,
 * or the criterion excludes the field.
 */
const FIELD_RELATIONS = [
  'same',
  'inside',
  'covered',
  'open',
  'broader',
  'narrow',
  'broad',
  'unrelated',
] as const;
export type FieldRelation = (typeof FIELD_RELATIONS)[number];

export interface FieldFinding {
  relation: FieldRelation;
  /** The student's field it holds for. */
  asked: ResolvedField;
  /** The code of the criterion it is nearest to. */
  code?: string;
}

/** The best finding over the student's fields; undefined when no field of the student has a code or the criterion has none. */
export const nearestField = (
  criterion: FieldCriterion,
  student: CompiledStudent,
): FieldFinding | undefined => {
  if (criterion.anyOf === undefined && criterion.noneOf === undefined) return undefined;
  if (last?.criterion === criterion && last.student === student) return last.finding;
  const finding = best(fieldsAgainst(criterion, student.fields));
  last = { criterion, student, finding };
  return finding;
};

/** The last finding, because verdict, wish and reason ask for the same one in a row. */
let last:
  | { criterion: FieldCriterion; student: CompiledStudent; finding: FieldFinding | undefined }
  | undefined;

/** Each of the fields against the codes that are named. */
export const fieldsAgainst = (codes: Codes, fields: readonly ResolvedField[]): FieldFinding[] =>
  fields.map((asked) => findingOf(asked, codes));

type Codes = Pick<FieldCriterion, 'anyOf' | 'noneOf' | 'finer'>;

/** Written as loops without objects in between: a new student is compared with the codes of hundreds of criteria. */
const findingOf = (asked: ResolvedField, codes: Codes): FieldFinding => {
  const finding = findingByCode(asked, codes);
  const isFunded =
    finding.relation === 'same' || finding.relation === 'inside' || finding.relation === 'covered';
  if (codes.finer === undefined) return finding;
  if (isFunded) return findingAmong(codes.finer, asked);
  return finding.relation === 'narrow' || finding.relation === 'broad'
    ? findingNear(codes.finer, asked, finding)
    : finding;
};

/** Where only parts of a field are funded, a field beside it is near when it is near to one of the parts. */
const findingNear = (
  finer: readonly string[],
  asked: ResolvedField,
  { relation }: FieldFinding,
): FieldFinding => {
  const own = asked.finer ?? asked.code;
  const part = finer.find((code) => areRelatedFields(code, own));
  const [first = ''] = finer;
  return part === undefined ? { relation, asked, code: first } : { relation: 'broader', asked, code: part };
};

/** Where only parts of a field are funded: who studies the whole of it, or what is close to a part, has to ask. */
const findingAmong = (finer: readonly string[], asked: ResolvedField): FieldFinding => {
  const own = asked.finer;
  const [first = ''] = finer;
  if (own === undefined) return { relation: 'broader', asked, code: first };
  if (finer.includes(own)) return { relation: 'same', asked, code: own };
  const above = finerAncestors(own);
  const around = finer.find((code) => above.includes(code));
  if (around !== undefined) return { relation: 'inside', asked, code: around };
  const part = finer.find((code) => finerAncestors(code).includes(own) || areRelatedFields(code, own));
  return part === undefined
    ? { relation: 'narrow', asked, code: first }
    : { relation: 'broader', asked, code: part };
};

const findingByCode = (asked: ResolvedField, { anyOf, noneOf = [] }: Codes): FieldFinding => {
  let excludedPart: string | undefined;
  for (const code of noneOf) {
    if (fieldName(code) === undefined) {
      if (isPartOf(asked, code)) return { relation: 'unrelated', asked };
      continue;
    }
    const distance = fieldDistance(code, asked.code);
    if (distance === 'same' || distance === 'ancestor') return { relation: 'unrelated', asked };
    if (distance === 'descendant') excludedPart ??= code;
  }
  if (excludedPart !== undefined) return { relation: 'broader', asked, code: excludedPart };
  if (anyOf === undefined) return { relation: 'open', asked };
  let nearest = '';
  let rank: number = FIELD_RELATIONS.length;
  for (const code of anyOf) {
    const found = RANK[relationOf(fieldDistance(code, asked.code), code)];
    if (found < rank) {
      nearest = code;
      rank = found;
    }
    if (rank === 0) break;
  }
  const relation = FIELD_RELATIONS[rank];
  return relation === undefined ? { relation: 'unrelated', asked } : { relation, asked, code: nearest };
};

/** Whether the student named a part of a field (`architecture`) that is meant, or a part of that. */
const isPartOf = ({ finer }: ResolvedField, part: string): boolean =>
  finer !== undefined && (finer === part || finerAncestors(finer).includes(part));

const relationOf = (distance: FieldDistance, code: string): FieldRelation => {
  if (distance === 'ancestor') return code.length > 2 ? 'inside' : 'covered';
  return distance === 'descendant' ? 'broader' : distance;
};

/** The place of each relation in `FIELD_RELATIONS`, the best first. */
const RANK = Object.fromEntries(FIELD_RELATIONS.map((relation, at) => [relation, at])) as Record<
  FieldRelation,
  number
>;

const best = (findings: readonly FieldFinding[]): FieldFinding | undefined => {
  let top: FieldFinding | undefined;
  for (const next of findings) if (top === undefined || RANK[next.relation] < RANK[top.relation]) top = next;
  return top;
};

/** English name of a field, of ISCED-F or below it. */
export const nameOfField = (code: string): string => {
  return fieldName(code) ?? finerFieldName(code) ?? code;
};
