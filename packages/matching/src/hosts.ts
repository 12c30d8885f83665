import type { ScholarshipRecord } from '@laurel/domain';
import type { CompiledStudent } from './compile-student.ts';
import { placeIn, placeName } from './places.ts';
import { type Answer, anyOf } from './three-valued.ts';

/** How the places of study of an award stand to the countries a student asked for. */
export interface HostStanding {
  /** `unasked`: the student named no country, so any will do. */
  answer: Answer | 'unasked';
  /** The student's name of the country that fits. */
  asked?: string;
}

const ANYWHERE = /\b(?:any country|all countries|anywhere|worldwide)\b/i;

/** True when the award can be taken to any country. */
export function isPortable(record: ScholarshipRecord): boolean {
  return record.hostCountries.length === 0 && ANYWHERE.test(record.location);
}

export function hostStanding(
  hosts: readonly string[],
  record: ScholarshipRecord,
  student: CompiledStudent,
): HostStanding {
  const { countries, unresolvedCountries } = student;
  if (countries.length + unresolvedCountries.length === 0) return { answer: 'unasked' };
  if (hosts.length === 0) return isPortable(record) ? { answer: 'yes' } : { answer: 'unknown' };
  const answers = countries.map(({ code, name }) => ({
    name,
    answer: anyOf(hosts.map((host) => overlap(code, host))),
  }));
  const fit = answers.find(({ answer }) => answer === 'yes');
  if (fit) return { answer: 'yes', asked: fit.name };
  const undecided = unresolvedCountries.length > 0 || answers.some(({ answer }) => answer === 'unknown');
  return { answer: undecided ? 'unknown' : 'no' };
}

/** Either may be a part of the other: Germany asked, Europe offered; the United States asked, Texas offered. */
function overlap(asked: string, host: string): Answer {
  const inside = placeIn(asked, [host], []);
  return host.includes('-') && !host.startsWith('group:')
    ? anyOf([inside, placeIn(host, [asked], [])])
    : inside;
}

/** The countries a student asked for, as shown to them. */
export function askedCountries({ countries, unresolvedCountries }: CompiledStudent): string[] {
  return [...countries.map(({ code }) => placeName(code)), ...unresolvedCountries];
}
