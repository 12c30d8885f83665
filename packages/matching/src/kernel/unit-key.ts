import {
  type Criterion,
  confirmedOn,
  isCalendarDay,
  nextYearly,
  type PlaceCode,
  type ScholarshipRecord,
} from '@laurel/domain';
import { INTERNATIONAL } from '@laurel/taxonomies';
import { forksOf, hostsWithin } from '../comparing/hosts.ts';
import { disabilitiesNamed } from '../criteria/disability.ts';
import { saysRelated } from '../criteria/field.ts';
import { institutionsOf, isVisit } from '../criteria/host.ts';
import { areOutsideNorthAmerica, levelsFunded, saysBachelor, saysPupil } from '../criteria/level.ts';
import { isForFew } from '../judging/for-few.ts';
import { isQuoted } from '../judging/judge-criterion.ts';
import { admitsEnrolled, asksForPupils, yearlyIn } from '../score/timing.ts';
import { isForDegreeAlone } from '../score/wishes.ts';

/** Criteria of one record that count as one, in the record's order. */
export type UnitMembers = readonly Criterion[];

/** The record's criteria, alternatives together, as `toUnits` groups them. */
export const unitsOf = (record: ScholarshipRecord): UnitMembers[] => {
  const groups = new Map<string, Criterion[]>();
  record.criteria.forEach((criterion, index) => {
    const name = criterion.alternative === undefined ? `#${index}` : `=${criterion.alternative}`;
    groups.set(name, [...(groups.get(name) ?? []), criterion]);
  });
  return [...groups.values()];
};

/** A free-text condition by itself, which no student can settle: it weighs the same for everybody. */
export const isPlainText = (members: UnitMembers): boolean => {
  const [only, ...others] = members;
  return (
    others.length === 0 &&
    only?.kind === 'other' &&
    only.status === undefined &&
    only.appliesToLevels === undefined
  );
};

/** All that the outcome of a unit may depend on beside the student: units with equal keys are judged once. */
export const unitKey = (
  members: UnitMembers,
  record: ScholarshipRecord,
  hosts: readonly PlaceCode[],
): string => {
  return JSON.stringify(members.map((criterion) => criterionKey(criterion, record, hosts)));
};

const criterionKey = (
  criterion: Criterion,
  record: ScholarshipRecord,
  hosts: readonly PlaceCode[],
): unknown => {
  const { id: _, evidence: __, alternative: ___, ...rest } = criterion;
  const quoted = isQuoted(criterion, record);
  if (criterion.kind === 'disability') return [quoted, rest, disabilitiesNamed(criterion)];
  if (criterion.kind === 'field') return [quoted, rest, saysRelated(criterion)];
  if (criterion.kind === 'level' && criterion.of === 'current')
    return [quoted, rest, saysPupil(criterion), levelsFunded(record)];
  if (criterion.kind === 'level')
    return [quoted, rest, saysBachelor(criterion), areOutsideNorthAmerica(hosts)];
  if (criterion.kind === 'host') {
    const key = [quoted, rest, institutionsOf(criterion), isVisit(record)];
    return rest.kind === 'host' && (rest.countries ?? []).length > 0
      ? key
      : [...key, placeKey(record, hostsWithin(record, 0))];
  }
  switch (rest.kind) {
    case 'citizenship':
      return namesInternational(rest) || (rest.orStatuses ?? []).length > 0
        ? [quoted, rest, hosts]
        : [quoted, rest];
    case 'residence':
      return namesInternational(rest) ? [quoted, rest, hosts] : [quoted, rest];
    case 'enrolment':
      return (rest.institutions ?? []).length === 0 ? [quoted, rest, hosts] : [quoted, rest];
    case 'degree':
      return rest.withinYears === undefined && rest.minYears === undefined
        ? [quoted, rest]
        : [quoted, rest, deadlineKey(record)];
    case 'age':
      return hasOwnDay(rest.onDate) ? [quoted, rest] : [quoted, rest, deadlineKey(record)];
    case 'gpa': {
      const { raw: ____, ...demand } = rest;
      return [quoted, demand];
    }
    case 'other': {
      // Among alternatives the text may say for whom it opens the award.
      if (criterion.alternative !== undefined) return [quoted, rest, hosts];
      // Of the text only what its weight depends on.
      const { text, ...condition } = rest;
      return condition.status === undefined
        ? [quoted, condition, isForFew(text)]
        : [quoted, condition, isForFew(text), hosts];
    }
    default:
      return [quoted, rest];
  }
};

const namesInternational = ({
  anyOf = [],
  noneOf = [],
}: {
  anyOf?: string[];
  noneOf?: string[];
}): boolean => {
  return anyOf.includes(INTERNATIONAL) || noneOf.includes(INTERNATIONAL);
};

const hasOwnDay = (onDate: string | undefined): boolean => {
  if (onDate === undefined) return false;
  return isCalendarDay(onDate) || nextYearly(onDate, '2000-01-01') !== undefined;
};

/** What the wish for a country is set against. */
const placeKey = (record: ScholarshipRecord, hosts: readonly PlaceCode[]): string => {
  return JSON.stringify(hosts.length > 0 ? hosts : ['', record.location, forksOf(record).length > 0]);
};

/**
 * What the places of study come to as a whole: a degree elsewhere is nothing for somebody in the middle of one, and some demands free from
 * a place.
 */
export const wholePlaceKey = (record: ScholarshipRecord, hosts: readonly PlaceCode[]): string =>
  JSON.stringify([
    placeKey(record, hosts),
    isForDegreeAlone(record),
    admitsEnrolled(record),
    ...forkKeys(record, hosts),
  ]);

const forkKeys = (record: ScholarshipRecord, hosts: readonly PlaceCode[]): unknown[] => {
  const forks = forksOf(record);
  if (forks.length === 0) return [];
  const keys = forks.map((fork) => unitKey([...fork.hosts, ...fork.ways], record, hosts));
  return [record.location, hostsWithin(record, 0), keys];
};

/** All of a record that its next deadline and its round depend on. */
export const timingKey = (record: ScholarshipRecord): string => {
  const cycles = record.ended ? [] : (record.deadline.cycles ?? []);
  return JSON.stringify([
    deadlineKey(record),
    cycles.map(({ opens }) => opens),
    admitsEnrolled(record),
    asksForPupils(record),
    yearlyIn(record),
    confirmedOn(record, 'eligibility'),
  ]);
};

const deadlineKey = ({ deadline, ended }: ScholarshipRecord): string => {
  const { kind, dates, window, byCountry, confirmed } = deadline;
  return JSON.stringify(ended ? 'ended' : [kind, dates, window, byCountry, confirmed]);
};
