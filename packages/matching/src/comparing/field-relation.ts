import type { FieldCriterion } from '@laurel/domain';
import { type FieldDistance, fieldDistance, fieldName } from '@laurel/taxonomies';
import type { CompiledStudent, Resolved } from '../student/compile-student.ts';

/**
 * How one field the student asked for stands to a criterion, from best to worst.
 * `same`: the very code. `inside`: the criterion names the narrow field (3 digits) around it. `covered`: it names a whole
 * broad field (2 digits), in which most programmes belong to other fields. `broader`: the criterion names a part of the student's
 * field. `open`: nothing is named but exclusions that leave the field out. `narrow`, `broad`: they share a narrow (3 digits)
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
  asked: Resolved;
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
export const fieldsAgainst = (codes: Codes, fields: readonly Resolved[]): FieldFinding[] =>
  fields.map((asked) => findingOf(asked, codes));

type Codes = Pick<FieldCriterion, 'anyOf' | 'noneOf'>;

const findingOf = (asked: Resolved, { anyOf, noneOf = [] }: Codes): FieldFinding => {
  const covers = (code: string) => ['same', 'ancestor'].includes(distanceBetween(code, asked.code));
  if (noneOf.some(covers)) return { relation: 'unrelated', asked };
  const excludedPart = noneOf.find((code) => distanceBetween(code, asked.code) === 'descendant');
  if (excludedPart !== undefined) return { relation: 'broader', asked, code: excludedPart };
  if (anyOf === undefined) return { relation: 'open', asked };
  return (
    best(anyOf.map((code) => ({ relation: relate(asked.code, code), asked, code }))) ?? {
      relation: 'unrelated',
      asked,
    }
  );
};

/** Cached distances by pair, because the same few hundred codes meet again and again. */
const distances = new Map<string, Map<string, FieldDistance>>();

const distanceBetween = (code: string, asked: string): FieldDistance => {
  const byAsked = distances.get(code) ?? new Map<string, FieldDistance>();
  if (byAsked.size === 0) distances.set(code, byAsked);
  const known = byAsked.get(asked);
  if (known !== undefined) return known;
  const found = fieldDistance(code, asked);
  byAsked.set(asked, found);
  return found;
};

const relate = (asked: string, code: string): FieldRelation => {
  const distance = distanceBetween(code, asked);
  if (distance === 'ancestor') return code.length > 2 ? 'inside' : 'covered';
  return distance === 'descendant' ? 'broader' : distance;
};

const best = (findings: readonly FieldFinding[]): FieldFinding | undefined => {
  return findings.reduce<FieldFinding | undefined>(
    (top, next) =>
      top && FIELD_RELATIONS.indexOf(top.relation) <= FIELD_RELATIONS.indexOf(next.relation) ? top : next,
    undefined,
  );
};

/** English name of an ISCED-F code. */
export const nameOfField = (code: string): string => {
  return fieldName(code) ?? code;
};
