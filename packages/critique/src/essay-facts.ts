import {
  type CalendarDay,
  completedYears,
  type ScholarshipRecord,
  type Student,
  scholarshipWordLimit,
} from '@laurel/domain';
import type { EssayProfile, EssayScholarship } from './critique-input.ts';

/** The facts of a scholarship that its essays are compared with. */
export const essayScholarship = (record: ScholarshipRecord): EssayScholarship => {
  const { title, organization, selection, description, hostCountries } = record;
  const wordLimit = scholarshipWordLimit(record);
  return { title, organization, selection, description, hostCountries, ...(wordLimit ? { wordLimit } : {}) };
};

/** The facts of a student that an essay can contradict. */
export const essayProfile = ({ preferences, profile }: Student, today: CalendarDay): EssayProfile => ({
  fieldsOfStudy: preferences.fieldsOfStudy,
  workExperience: preferences.workExperience,
  currentYear: Number(today.slice(0, 4)),
  ...(typeof preferences.gpa === 'number' ? { gpa: preferences.gpa } : {}),
  ...(profile.currentDegree ? { currentDegree: profile.currentDegree } : {}),
  ...(profile.institution ? { institution: profile.institution } : {}),
  ...(profile.citizenships ? { citizenships: profile.citizenships } : {}),
  ...(profile.countryOfResidence ? { countryOfResidence: profile.countryOfResidence } : {}),
  ...(profile.dateOfBirth ? { age: completedYears(profile.dateOfBirth, today) } : {}),
});
