import type { Purpose, PurposeCriterion } from '@laurel/domain';
import { joinAnd, joinOr } from '@laurel/text';
import { sentence } from '../explain/sentence.ts';
import { type Assessment, type CriterionRule, met, missing, notMet } from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** What the award pays for, against what the student seeks money for: a degree, where nothing was said. */
export const purpose: CriterionRule<PurposeCriterion> = {
  kind: 'purpose',

  reads: ({ profile, preferences, entry, studiesIn }) => [
    profile.purposes,
    profile.enrolment,
    profile.stage === undefined,
    preferences.educationLevel,
    preferences.studyLevel,
    entry,
    // Who studies at home and asks for other countries may seek a stay.
    entry === 'continuing' ? [preferences.preferredCountries, studiesIn] : undefined,
  ],

  required: ({ anyOf }) => joinOr(anyOf.map((each) => WORDS[each])),

  assess({ anyOf }, { student }) {
    const { purposes } = student.profile;
    if (purposes !== undefined && purposes.length > 0) {
      const have = `seeks ${joinAnd(purposes.map((each) => WORDS[each]))}`;
      if (anyOf.some((each) => purposes.includes(each))) return met(have);
      // Whoever studies for a degree has it under way, whatever else they seek: its aid is another than asked for, and not shut to them.
      const isUnderWay = anyOf.includes('degree') && student.profile.enrolment === 'enrolled';
      return { ...notMet(have, 'now', ADD), ...(isUnderWay ? { ranksOnly: true } : {}) };
    }
    const usual = usualPurposes(student);
    if (anyOf.some((each) => usual.includes(each))) return met(`seeks ${studyOf(student)}`);
    if (student.preferences.studyLevel === 'short') return another(WORDS.short_course);
    return seeksDegree(student) ? another(WORDS.degree) : missing('purposes');
  },

  reason: ({ anyOf }) => sentence`Pays for ${joinOr(anyOf.map((each) => WORDS[each]))}, as you seek`,
};

/** What is sought was not said but follows from the level: then the award is another than asked for, and rules nobody out. */
const another = (sought: string): Assessment => ({
  ...notMet(`seeks ${sought}`, 'now', ADD),
  ranksOnly: true,
});

const ADD = 'Add it to what you seek money for if you want it.';

const WORDS: Record<Purpose, string> = {
  degree: 'a degree',
  exchange: 'a stay of study at another university',
  research_stay: 'a stay for research',
  internship: 'an internship',
  language_course: 'a language course',
  short_course: 'a short course',
  conference: 'taking part in a conference',
  project: 'a project or its costs',
};

/** What somebody of the level seeks money for who has said no more. */
const usualPurposes = ({ preferences }: CompiledStudent): readonly Purpose[] => {
  const { educationLevel, studyLevel } = preferences;
  if (studyLevel === 'short') return ['short_course', 'language_course'];
  return educationLevel === 'postdoc' ? ['degree', 'research_stay', 'project'] : ['degree'];
};

const studyOf = ({ preferences: { educationLevel, studyLevel } }: CompiledStudent): string =>
  studyLevel === 'short'
    ? WORDS.short_course
    : educationLevel === 'postdoc'
      ? WORDS.research_stay
      : WORDS.degree;

/**
 * Known to be on the way to a degree. Somebody in the middle of one may well want a stay or a conference, and "other" may be a course of
 * any kind.
 */
const seeksDegree = (student: CompiledStudent): boolean =>
  isOfDegreeLevel(student) && (student.entry === 'entrant' || student.entry === 'transfer');

const isOfDegreeLevel = ({ preferences: { educationLevel, studyLevel } }: CompiledStudent): boolean =>
  studyLevel !== 'short' && (educationLevel !== 'other' || studyLevel !== undefined);

/** Without a word of what they study now, or of anything but a level: mostly a degree is sought. */
const isSilent = ({ entry, profile: { enrolment, stage } }: CompiledStudent): boolean =>
  entry === undefined && enrolment === undefined && stage === undefined;

/** Hardly seeks anything but a degree, of which nothing was said: it is under way where they want to study, or nothing is told but the level. */
export const seeksDegreeAlone = (student: CompiledStudent): boolean => {
  const { entry, studiesIn, countries, unresolvedCountries, profile } = student;
  if ((profile.purposes ?? []).length > 0) return false;
  if (isSilent(student)) return isOfDegreeLevel(student);
  const isAtHome = unresolvedCountries.length === 0 && countries.every(({ code }) => code === studiesIn);
  return entry === 'continuing' && isAtHome;
};
