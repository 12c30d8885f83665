import type { CriterionKind } from '@laurel/domain';
import { ageRule } from './age/rule.ts';
import { backgroundRule } from './background/rule.ts';
import { citizenshipRule } from './citizenship/rule.ts';
import { degreeRule } from './degree/rule.ts';
import { disabilityRule } from './disability/rule.ts';
import { enrolmentRule } from './enrolment/rule.ts';
import { examRule } from './exam/rule.ts';
import { fieldRule } from './field/rule.ts';
import { firstGenerationRule } from './first-generation/rule.ts';
import { genderRule } from './gender/rule.ts';
import { gpaRule } from './gpa/rule.ts';
import { hostRule } from './host/rule.ts';
import { languageRule } from './language/rule.ts';
import { levelRule } from './level/rule.ts';
import { minorityRule } from './minority/rule.ts';
import { needRule } from './need/rule.ts';
import { otherRule } from './other/rule.ts';
import { purposeRule } from './purpose/rule.ts';
import { residenceRule } from './residence/rule.ts';
import type { Rule } from './rule.ts';
import { schoolingRule } from './schooling/rule.ts';
import { stageRule } from './stage/rule.ts';
import { workRule } from './work/rule.ts';

/** One rule for each criterion kind that a text can show, in the order in which a clause is read; the catalogue's own questions and what institutions teach are authored. */
const RULE_OF: Readonly<Record<Exclude<CriterionKind, 'claim' | 'teaching'>, Rule>> = {
  citizenship: citizenshipRule,
  residence: residenceRule,
  level: levelRule,
  field: fieldRule,
  gpa: gpaRule,
  age: ageRule,
  work: workRule,
  language: languageRule,
  gender: genderRule,
  need: needRule,
  firstGeneration: firstGenerationRule,
  disability: disabilityRule,
  minority: minorityRule,
  host: hostRule,
  enrolment: enrolmentRule,
  stage: stageRule,
  degree: degreeRule,
  schooling: schoolingRule,
  background: backgroundRule,
  exam: examRule,
  purpose: purposeRule,
  other: otherRule,
};
export const RULES: readonly Rule[] = Object.values(RULE_OF);
