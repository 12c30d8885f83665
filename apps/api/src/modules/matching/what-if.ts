import type { AwardStanding, WhatIfData, WhatIfRequest } from '@laurel/contract';
import { firstOfMonth, type Round, type ScholarshipRecord, type Student } from '@laurel/domain';
import { type CompiledStudent, compareStudents, compileStudent, evaluate, isOver } from '@laurel/matching';
import type { Catalogue } from '../catalogue/index.ts';

const SHOWN = 5;

/** The student with the change: a grade goes before every other one, a score before earlier ones of its test. */
const withChange = (
  { preferences, profile, ...others }: Student,
  change: WhatIfRequest['change'],
): Student => {
  const { intendedStart, test, grade } = change;
  const { degrees = [], tests = [], ...facts } = profile;
  const ungraded = degrees.map(({ grade: _, ...degree }) => degree);
  return {
    ...others,
    preferences: grade ? { ...preferences, gpa: null } : preferences,
    profile: {
      ...facts,
      ...(profile.degrees ? { degrees: grade ? ungraded : degrees } : {}),
      tests: test ? [...tests.filter((each) => each.test !== test.test), test] : tests,
      ...(intendedStart ? { intendedStart } : {}),
      ...(grade ? { homeGpa: grade } : {}),
    },
  };
};

/** A round pays for studies that begin within a year of its end. */
const isForEarlierStart = ({ closes }: Round, { profile: { intendedStart } }: CompiledStudent): boolean =>
  closes !== undefined &&
  intendedStart !== undefined &&
  firstOfMonth(closes.last, 12) < `${intendedStart}-01`;

const standing = (record: ScholarshipRecord, student: CompiledStudent): AwardStanding => {
  const { overall, timing, isForLater, round } = evaluate(record, student);
  if (overall === 'not_met') return 'not_eligible';
  if (isOver(timing)) return timing === 'too_late' ? 'too_late' : 'next_round';
  if (isForLater || isForEarlierStart(round, student)) return 'next_round';
  return overall === 'met' ? 'fits' : 'open';
};

const named = (records: readonly ScholarshipRecord[]): WhatIfData['opens'] => ({
  total: records.length,
  best: records.slice(0, SHOWN).map(({ id, title, organization }) => ({ id, title, organization })),
});

/** How the matches, and the awards of `ids`, would stand to the student with other answers. */
export const whatIf = async (
  catalogue: Catalogue,
  student: Student,
  { change, ids }: WhatIfRequest,
  today: string,
): Promise<WhatIfData> => {
  const columns = await catalogue.columns();
  const now = compileStudent(student, today);
  const changed = compileStudent(withChange(student, change), today);
  const { matches, opens, closes } = compareStudents(columns, now, changed);
  const standings = ids.flatMap((id) => {
    const record = catalogue.byId.get(id);
    return record ? { id, now: standing(record, now), changed: standing(record, changed) } : [];
  });
  return { matches, opens: named(opens), closes: named(closes), standings };
};
