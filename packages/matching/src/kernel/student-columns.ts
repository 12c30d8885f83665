import type { Student } from '@laurel/domain';
import { countriesKey } from '../comparing/hosts.ts';
import { endOfSchool, goesOn } from '../score/timing.ts';
import { seeksOtherThanDegree } from '../score/wishes.ts';
import { type CompiledStudent, compileStudent } from '../student/compile-student.ts';
import { createDictionary, type Dictionary, take } from './dictionary.ts';
import { FACET_NAMES, type FacetName, facetKeys } from './facets.ts';
import { addToken, type Postings } from './postings.ts';

/** One facet of all students: a code for each of them, and a student that stands for each code. */
export interface FacetColumn {
  codes: Uint32Array;
  standIns: Dictionary<CompiledStudent>;
}

/**
 * Students as columns, for one scholarship against all of them: what `Columns` is for scholarships. A row is a student;
 * a code stands for all that the rules of one kind read of a student.
 */
export interface StudentColumns {
  /** YYYY-MM-DD. */
  today: string;
  students: readonly CompiledStudent[];
  facets: Record<FacetName, FacetColumn>;
  /** Which wishes are expressed, and the answers about funding, need, deadline and pace. */
  wishes: FacetColumn;
  /** The countries of study, asked for and of now. */
  countries: FacetColumn;
  interests: Postings;
  /** By id of a scholarship, the rows of the students who said "Not for me". */
  dismissed: ReadonlyMap<string, readonly number[]>;
}

export const createStudentColumns = (students: readonly Student[], today: string): StudentColumns => {
  const rows = students.length;
  const compiledStudents = students.map((student) => compileStudent(student, today));
  const column = (): FacetColumn => ({ codes: new Uint32Array(rows), standIns: createDictionary() });
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, column()]));
  const columns: StudentColumns = {
    today,
    students: compiledStudents,
    // One column for each of the closed list of names, which fromEntries forgets.
    facets: facets as Record<FacetName, FacetColumn>,
    wishes: column(),
    countries: column(),
    interests: new Map(),
    dismissed: rowsByDismissed(students),
  };
  compiledStudents.forEach((compiled, row) => {
    const keys = facetKeys(compiled);
    const set = ({ codes, standIns }: FacetColumn, key: string) => {
      codes[row] = take(standIns, key, () => compiled);
    };
    for (const name of FACET_NAMES) set(columns.facets[name], keys[name]);
    set(columns.wishes, wishesKey(compiled));
    set(columns.countries, countriesKey(compiled));
    for (const token of compiled.interests) addToken(columns.interests, token, row);
  });
  return columns;
};

const rowsByDismissed = (students: readonly Student[]): Map<string, number[]> => {
  const rows = new Map<string, number[]>();
  students.forEach(({ dismissed = [] }, row) => {
    for (const id of new Set(dismissed)) rows.set(id, [...(rows.get(id) ?? []), row]);
  });
  return rows;
};

const wishesKey = (student: CompiledStudent): string => {
  const { preferences, profile, countries, unresolvedCountries } = student;
  const { budgetRange, applicationDeadlinePreference, needBasedOnly, fieldsOfStudy, pace } = preferences;
  return JSON.stringify([
    budgetRange,
    applicationDeadlinePreference,
    needBasedOnly,
    pace,
    seeksOtherThanDegree(student),
    profile.intendedStart,
    endOfSchool(student),
    goesOn(student),
    fieldsOfStudy.length > 0,
    countries.length + unresolvedCountries.length > 0,
  ]);
};
