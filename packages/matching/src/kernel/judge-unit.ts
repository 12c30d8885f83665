import {
  type Criterion,
  type NextDeadline,
  nextDeadline,
  type OtherCriterion,
  type ScholarshipRecord,
} from '@laurel/domain';
import { single, toUnits, type Unit } from '../judging/alternatives.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { standingOn } from '../judging/judge-criterion.ts';
import { freeTextStated, offerShare, unreadShare } from '../score/fit.ts';
import { isAuthored, isEvidenced } from '../score/is-authored.ts';
import { wishesAsked } from '../score/wishes.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { isPlainText, unitsOf } from './unit-key.ts';
import type { UnitValue } from './unit-value.ts';
import { FLAG, type Words, wordsOf } from './words.ts';

/** What a unit is judged by. Only an age asks for the deadline. */
export class UnitContext implements MatchContext {
  readonly student: CompiledStudent;
  readonly record: MatchContext['record'];
  readonly hosts: readonly string[];

  constructor(student: CompiledStudent, { record, hosts }: Omit<UnitValue, 'members'>) {
    this.student = student;
    this.record = record;
    this.hosts = hosts;
  }

  get deadline(): NextDeadline {
    return nextDeadline(this.record, this.student.today);
  }
}

const NO_WORDS: Words = { near: 0, sums: 0, flags: 0 };

/** What a unit comes to for one student; `wishes` are those the student expressed. */
export const judgedWords = (
  value: UnitValue,
  student: CompiledStudent,
  wishes: ReadonlySet<string> = wishNames(student),
): Words => {
  const unit = judgeUnit(value, new UnitContext(student, value));
  return unit === undefined ? NO_WORDS : wordsOf(unit, student, wishes);
};

const namesByStudent = new WeakMap<CompiledStudent, ReadonlySet<string>>();

/** The names of the wishes that a student expressed. */
const wishNames = (student: CompiledStudent): ReadonlySet<string> => {
  const known = namesByStudent.get(student) ?? new Set(wishesAsked(student));
  namesByStudent.set(student, known);
  return known;
};

/** The unit as the evaluator sees it; what only words need is left empty. */
export const judgeUnit = (
  { members }: Pick<UnitValue, 'members'>,
  context: MatchContext,
): Unit | undefined => {
  const judged = members.map((criterion) => ({ criterion, verdict: standingOn(criterion, context, '') }));
  const [only, ...others] = judged;
  if (only === undefined || others.length > 0) return toUnits(judged)[0];
  return single(only);
};

/** What a record is for every student: what it offers, what its free and unread text adds to what is stated, and its own flags. */
export const plainShare = (record: ScholarshipRecord): PlainShare => {
  const known = plainByRecord.get(record) ?? findPlainShare(record);
  plainByRecord.set(record, known);
  return known;
};

interface PlainShare {
  offer: number;
  stated: number;
  flags: number;
}

/** Records are values: this is worked out once, not for every student. */
const plainByRecord = new WeakMap<ScholarshipRecord, PlainShare>();

const findPlainShare = (record: ScholarshipRecord): PlainShare => {
  const texts = unitsOf(record).flatMap((members) => (isPlainText(members) ? members.filter(isText) : []));
  const hasHard = texts.some(({ strength }) => strength === 'hard');
  return {
    offer: offerShare(record),
    stated: texts.reduce((sum, text) => sum + freeTextStated(text), unreadShare(record.parsedFully).stated),
    flags:
      (hasHard || !isEvidenced(record) ? FLAG.open : 0) |
      (hasHard ? FLAG.hardUnknown | FLAG.decisive : 0) |
      (isAuthored(record) ? FLAG.authored : 0),
  };
};

const isText = (criterion: Criterion): criterion is OtherCriterion => criterion.kind === 'other';
