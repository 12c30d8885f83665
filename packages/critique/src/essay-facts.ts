import {
  type CalendarDay,
  completedYears,
  type ScholarshipRecord,
  type Student,
  scholarshipWordLimit,
} from '@laurel/domain';
import type { EssayProfile, EssayScholarship } from './critique-input.ts';

/** What an essay is held against of the scholarship it is for. */
export const essayScholarship = (record: ScholarshipRecord): EssayScholarship => {
  const { title, organization, selection, description, hostCountries } = record;
  const wordLimit = scholarshipWordLimit(record);
  return { title, organization, selection, description, hostCountries, ...(wordLimit ? { wordLimit } : {}) };
};

/** What an essay can contradict of the facts that its writer has given. */
export const essayProfile = ({ preferences, profile }: Student, today: CalendarDay): EssayProfile => ({
  fieldsOfStudy: preferences.fieldsOfStudy,
  workExperience: preferences.workExperience,
  ...(typeof preferences.gpa === 'number' ? { gpa: preferences.gpa } : {}),
  ...(profile.currentDegree ? { currentDegree: profile.currentDegree } : {}),
  ...(profile.institution ? { institution: profile.institution } : {}),
  ...(profile.citizenships ? { citizenships: profile.citizenships } : {}),
  ...(profile.countryOfResidence ? { countryOfResidence: profile.countryOfResidence } : {}),
  ...(profile.dateOfBirth ? { age: completedYears(profile.dateOfBirth, today) } : {}),
});
