import { readFileSync } from 'node:fs';
import { emptyPreferences, type Preferences, type Profile, type Student } from '@laurel/domain';
import { parse } from 'yaml';

export interface NamedStudent {
  id: string;
  student: Student;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The students of `quality/`, then those of the tune half of `judged/`. */
export const knownStudents = (): NamedStudent[] => {
  const first: NamedStudent[] = JSON.parse(read('quality/students.json'));
  const judged: { id: string; preferences: Partial<Preferences>; profile: Profile }[] = parse(
    read('judged/tune/students.yaml'),
  );
  return [
    ...first,
    ...judged.map(({ id, preferences, profile }) => ({
      id,
      student: {
        preferences: { ...emptyPreferences(preferences.educationLevel ?? 'masters'), ...preferences },
        profile,
      },
    })),
  ];
};
