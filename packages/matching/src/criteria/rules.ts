import type { Criterion, CriterionKind } from '@laurel/domain';
import type { CriterionRule } from '../judging/assessment.ts';
import { age } from './age.ts';
import { background } from './background.ts';
import { citizenship } from './citizenship.ts';
import { claim } from './claim.ts';
import { degree } from './degree.ts';
import { disability } from './disability.ts';
import { enrolment } from './enrolment.ts';
import { exam } from './exam.ts';
import { field } from './field.ts';
import { gender } from './gender.ts';
import { gpa } from './gpa.ts';
import { host } from './host.ts';
import { language } from './language.ts';
import { level } from './level.ts';
import { minority } from './minority.ts';
import { other } from './other.ts';
import { purpose } from './purpose.ts';
import { residence } from './residence.ts';
import { schooling } from './schooling.ts';
import { stage } from './stage.ts';
import { teaching } from './teaching.ts';
import { work } from './work.ts';
import { firstGeneration, need } from './yes-no.ts';

type Rules = { [K in CriterionKind]: CriterionRule<Extract<Criterion, { kind: K }>> };

/** One rule per criterion kind of the domain. */
export const RULES: Rules = {
  citizenship,
  residence,
  level,
  field,
  teaching,
  purpose,
  gpa,
  age,
  work,
  language,
  gender,
  need,
  firstGeneration,
  disability,
  minority,
  host,
  enrolment,
  stage,
  degree,
  schooling,
  background,
  exam,
  claim,
  other,
};

/** The rule that reads this criterion. */
export const ruleFor = (criterion: Criterion): CriterionRule => {
  // The table above ties each kind to the rule of that kind; the compiler can't follow an index by a union.
  return RULES[criterion.kind] as CriterionRule;
};
