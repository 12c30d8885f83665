import { type Queries, schema } from '@laurel/db';
import { type EducationLevel, type Preferences, type Profile, seededRandom } from '@laurel/domain';

const COUNTRIES = [
  'Germany',
  'France',
  'United Kingdom',
  'United States',
  'Canada',
  'Japan',
  'Kenya',
  'Brazil',
];
const CITIZENSHIPS = ['KE', 'IN', 'BR', 'NG', 'DE', 'US', 'PK', 'VN', 'EG', 'MX'];
const FIELDS = [
  'Public Health',
  'Law',
  'Computer Science',
  'Civil Engineering',
  'Economics',
  'Biology',
  'History',
];
const LEVELS: EducationLevel[] = ['undergraduate', 'masters', 'phd', 'postdoc'];
const BATCH = 1000;

/** Students who differ in level, fields, countries, grades and citizenship; none of them exists. */
export const insertStudents = async (queries: Queries, count: number, now: Date): Promise<void> => {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let at = 0; at < count; at += BATCH) {
    const students = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => {
      const id = `student-${String(at + index).padStart(7, '0')}`;
      const profile: Profile = random() < 0.7 ? { citizenships: [pick(CITIZENSHIPS)] } : {};
      const data: Preferences = {
        preferredCountries: [pick(COUNTRIES), pick(COUNTRIES)],
        educationLevel: pick(LEVELS),
        fieldsOfStudy: [pick(FIELDS)],
        gpa: random() < 0.8 ? Math.round((2 + 2 * random()) * 100) / 100 : null,
        budgetRange: 'any',
        applicationDeadlinePreference: 'any',
        languageRequirements: ['English'],
        workExperience: Math.floor(random() * 6),
        researchInterests: 'Malaria prevention and the health of mothers',
        careerGoals: 'Work for a ministry and teach',
        hasDisability: false,
        isFirstGeneration: random() < 0.2,
        isMinority: false,
        needBasedOnly: false,
      };
      return { id, profile, data };
    });
    await queries.insert(schema.users).values(
      students.map(({ id, profile }) => ({
        id,
        firstName: 'Synthetic',
        lastName: 'Student',
        email: `${id}@example.org`,
        emailKey: `${id}@example.org`,
        passwordHash: 'none',
        profile,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await queries
      .insert(schema.preferences)
      .values(students.map(({ id, data }) => ({ userId: id, data, updatedAt: now })));
  }
};
