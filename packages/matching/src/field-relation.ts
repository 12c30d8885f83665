import type { FieldCriterion } from '@laurel/domain';
import { fieldName } from '@laurel/taxonomies';
import type { CompiledStudent, Resolved } from './compile-student.ts';

/**
 * How one field the student asked for stands to a criterion, from best to worst.
 * `same`: the very code. `inside`: the criterion names an ancestor. `broader`: the criterion names a part of the student's
 * field. `narrow`, `broad`: they share a narrow (3 digits) or only a broad (2 digits) field. `unrelated`: they share nothing,
 * or the criterion excludes the field.
 */
export const FIELD_RELATIONS = ['same', 'inside', 'open', 'broader', 'narrow', 'broad', 'unrelated'] as const;
export type FieldRelation = (typeof FIELD_RELATIONS)[number];

export interface FieldFinding {
  relation: FieldRelation;
  /** The student's field it holds for. */
  asked: Resolved;
  /** The code of the criterion it is nearest to. */
  code?: string;
}

/** The best finding over the student's fields; undefined when no field of the student has a code or the criterion has none. */
export function nearestField(criterion: FieldCriterion, student: CompiledStudent): FieldFinding | undefined {
  if (criterion.anyOf === undefined && criterion.noneOf === undefined) return undefined;
  return best(student.fields.map((asked) => findingOf(asked, criterion)));
}

function findingOf(asked: Resolved, { anyOf, noneOf = [] }: FieldCriterion): FieldFinding {
  if (noneOf.some((code) => asked.code.startsWith(code))) return { relation: 'unrelated', asked };
  const excludedPart = noneOf.find((code) => code.startsWith(asked.code));
  if (excludedPart !== undefined) return { relation: 'broader', asked, code: excludedPart };
  if (anyOf === undefined) return { relation: 'open', asked };
  return best(anyOf.map((code) => ({ relation: relate(asked.code, code), asked, code }))) ?? { relation: 'unrelated', asked };
}

/** ISCED-F codes nest by prefix: 05, 051, 0511. */
export function relate(asked: string, code: string): FieldRelation {
  if (asked === code) return 'same';
  if (asked.startsWith(code)) return 'inside';
  if (code.startsWith(asked)) return 'broader';
  if (asked.slice(0, 3) === code.slice(0, 3)) return 'narrow';
  return asked.slice(0, 2) === code.slice(0, 2) ? 'broad' : 'unrelated';
}

function best(findings: readonly FieldFinding[]): FieldFinding | undefined {
  return findings.reduce<FieldFinding | undefined>(
    (top, next) =>
      top && FIELD_RELATIONS.indexOf(top.relation) <= FIELD_RELATIONS.indexOf(next.relation) ? top : next,
    undefined,
  );
}

/** English name of an ISCED-F code. */
export function nameOfField(code: string): string {
  return fieldName(code) ?? code;
}
