import { composeRecord } from '@laurel/catalogue';
import type { EditPreview } from '@laurel/contract';
import { nextDeadline, type ProgrammePatch, type ScholarshipRecord } from '@laurel/domain';
import { compileStudent, evaluate } from '@laurel/matching';
import { EXAMPLE_STUDENTS } from './example-students.ts';

/** A record with an edit over it, which is stored nowhere. */
const withEdit = (record: ScholarshipRecord, patch: ProgrammePatch): ScholarshipRecord =>
  composeRecord({ record, revision: null }, [{ layer: 'edit', patch, over: null, revision: null }])?.record ??
  record;

/** What an edit changes for the example students. @param patch a valid one */
export const previewEdit = (record: ScholarshipRecord, patch: ProgrammePatch, today: string): EditPreview => {
  const edited = withEdit(record, patch);
  const students = EXAMPLE_STUDENTS.map(({ name, student }) => {
    const compiled = compileStudent(student, today);
    const verdictOn = (each: ScholarshipRecord) => {
      const { overall, score, deadline } = evaluate(each, compiled);
      return { eligible: overall !== 'not_met', score: Math.round(score), deadline: deadline.text };
    };
    return { name, before: verdictOn(record), after: verdictOn(edited) };
  });
  const deadline = { before: nextDeadline(record, today).text, after: nextDeadline(edited, today).text };
  return { deadline, students };
};
