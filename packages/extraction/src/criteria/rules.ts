import { ageRule } from './age/rule.ts';
import { citizenshipRule } from './citizenship/rule.ts';
import { disabilityRule } from './disability/rule.ts';
import { enrolmentRule } from './enrolment/rule.ts';
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
import { residenceRule } from './residence/rule.ts';
import type { Rule } from './rule.ts';
import { workRule } from './work/rule.ts';

/** One rule for each criterion kind; a test refuses a kind without one. */
export const RULES: readonly Rule[] = [
  citizenshipRule,
  residenceRule,
  levelRule,
  fieldRule,
  gpaRule,
  ageRule,
  workRule,
  languageRule,
  genderRule,
  needRule,
  firstGenerationRule,
  disabilityRule,
  minorityRule,
  hostRule,
  enrolmentRule,
  otherRule,
];
