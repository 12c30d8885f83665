import { ageRule } from './age.ts';
import { citizenshipRule } from './citizenship.ts';
import { disabilityRule } from './disability.ts';
import { enrolmentRule } from './enrolment.ts';
import { fieldRule } from './field.ts';
import { firstGenerationRule } from './first-generation.ts';
import { genderRule } from './gender.ts';
import { gpaRule } from './gpa.ts';
import { hostRule } from './host.ts';
import { languageRule } from './language.ts';
import { levelRule } from './level.ts';
import { minorityRule } from './minority.ts';
import { needRule } from './need.ts';
import { otherRule } from './other.ts';
import { residenceRule } from './residence.ts';
import type { Rule } from './rule.ts';
import { workRule } from './work.ts';

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
