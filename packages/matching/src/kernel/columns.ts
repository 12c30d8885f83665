import type { ScholarshipRecord } from '@laurel/domain';
import { hostCodes } from '../comparing/hosts.ts';
import { recordTokens } from '../score/interests.ts';
import { isForDegreeAlone, paceOf } from '../score/wishes.ts';
import type { DeadlineStore } from './deadline-tables.ts';
import { createDictionary, type Dictionary, release, take } from './dictionary.ts';
import type { Effects } from './effects.ts';
import { facetsOf } from './facets.ts';
import { plainShare } from './judge-unit.ts';
import { addTokens, type Postings, removeTokens } from './postings.ts';
import type { UnitStore } from './unit-groups.ts';
import { isPlainText, timingKey, type UnitMembers, unitKey, unitsOf, wholePlaceKey } from './unit-key.ts';
import type { UnitValue } from './unit-value.ts';

/**
 * Scholarships as columns. A row is a scholarship; every value of it is a code into a dictionary of distinct values:
 *
 *   row      place   deadline   shape    start, count ──> units
 *   0        3       17         2        0, 4             ──> 5 9 1 12 | 5 8 | ...
 *
 * `shape` holds what only a few values tell apart (award, who wrote it, how much of it is free text). Texts stand in
 * postings. Rows are changed in place; a removed row keeps no codes and is used again.
 */
export interface Columns extends DeadlineStore, UnitStore {
  records: (ScholarshipRecord | undefined)[];
  rowOf: Map<string, number>;
  freeRows: number[];
  place: Uint32Array;
  /** 0 in a free row. */
  deadline: Uint32Array;
  shape: Uint32Array;
  start: Uint32Array;
  count: Uint8Array;
  units: Uint32Array;
  /** Used length of `units`, and how much of it belongs to no row any more. */
  unitsEnd: number;
  unitsLost: number;
  places: Dictionary<UnitValue>;
  shapes: Dictionary<ScholarshipRecord>;
  words: Postings;
  /** What places are to students of late, by the countries they asked for; until the places change. */
  placeEffects: Map<string, Effects>;
  /** Codes of the places that bind only some students, so that more than these countries decides; undefined after the places have changed. */
  forkedPlaces: number[] | undefined;
  /** Rows with more units than the words of the kernel can add up, with how many: these are judged by the evaluator. */
  oversize: Map<number, number>;
}

/** The sums of the kernel hold this many units. */
export const MAX_UNITS = 15;

export const createColumns = (records: Iterable<ScholarshipRecord> = []): Columns => {
  const columns: Columns = {
    records: [],
    rowOf: new Map(),
    freeRows: [],
    place: new Uint32Array(16),
    deadline: new Uint32Array(16),
    shape: new Uint32Array(16),
    start: new Uint32Array(16),
    count: new Uint8Array(16),
    units: new Uint32Array(64),
    unitsEnd: 0,
    unitsLost: 0,
    places: createDictionary(),
    deadlines: createDictionary(),
    shapes: createDictionary(),
    unitValues: createDictionary(),
    words: new Map(),
    unitGroups: undefined,
    placeEffects: new Map(),
    forkedPlaces: undefined,
    deadlineTables: new Map(),
    oversize: new Map(),
  };
  for (const record of records) setRecord(columns, record);
  return columns;
};

/** Adds a scholarship, or puts it in the place of the one with its id. */
export const setRecord = (columns: Columns, record: ScholarshipRecord): void => {
  removeRecord(columns, record.id);
  columns.deadlineTables.clear();
  const row = columns.freeRows.pop() ?? columns.records.length;
  if (row >= columns.place.length) widenRows(columns, row);
  columns.records[row] = record;
  columns.rowOf.set(record.id, row);
  const hosts = hostCodes(record);
  const value = (members: UnitMembers): UnitValue => ({ members, record, hosts });
  columns.place[row] = take(columns.places, wholePlaceKey(record, hosts), () => {
    columns.placeEffects.clear();
    columns.forkedPlaces = undefined;
    return value([]);
  });
  columns.deadline[row] = take(columns.deadlines, timingKey(record), () => record);
  columns.shape[row] = take(columns.shapes, shapeKey(record), () => record);
  const units = unitsOf(record).filter((members) => !isPlainText(members));
  if (units.length > MAX_UNITS) columns.oversize.set(row, units.length);
  const codes = (units.length > MAX_UNITS ? [] : units).map((members) =>
    take(columns.unitValues, unitKey(members, record, hosts), () => {
      columns.unitGroups = undefined;
      return { ...value(members), facets: facetsOf(members) };
    }),
  );
  writeUnits(columns, row, codes);
  addTokens(columns.words, recordTokens(record), row);
};

/** Takes a scholarship out; nothing happens when there is none with this id. */
export const removeRecord = (columns: Columns, id: string): void => {
  const row = columns.rowOf.get(id);
  const record = row === undefined ? undefined : columns.records[row];
  if (row === undefined || record === undefined) return;
  columns.deadlineTables.clear();
  release(columns.places, columns.place[row] ?? 0);
  release(columns.deadlines, columns.deadline[row] ?? 0);
  release(columns.shapes, columns.shape[row] ?? 0);
  const start = columns.start[row] ?? 0;
  const end = start + (columns.count[row] ?? 0);
  for (const code of columns.units.subarray(start, end)) {
    if (release(columns.unitValues, code)) columns.unitGroups = undefined;
  }
  columns.unitsLost += end - start;
  columns.count[row] = 0;
  columns.deadline[row] = 0;
  removeTokens(columns.words, recordTokens(record), row);
  columns.records[row] = undefined;
  columns.rowOf.delete(id);
  columns.oversize.delete(row);
  columns.freeRows.push(row);
};

const writeUnits = (columns: Columns, row: number, codes: readonly number[]): void => {
  if (columns.unitsEnd + codes.length > columns.units.length) makeRoom(columns, codes.length);
  columns.start[row] = columns.unitsEnd;
  columns.count[row] = codes.length;
  columns.units.set(codes, columns.unitsEnd);
  columns.unitsEnd += codes.length;
};

/** Closes the gaps that removed rows left when they are most of the space, else takes more space. */
const makeRoom = (columns: Columns, needed: number): void => {
  const { unitsEnd, unitsLost } = columns;
  const used = unitsEnd - unitsLost;
  const target = new Uint32Array(Math.ceil(used * 1.5) + needed + 64);
  let end = 0;
  for (let row = 0; row < columns.records.length; row += 1) {
    const start = columns.start[row] ?? 0;
    target.set(columns.units.subarray(start, start + (columns.count[row] ?? 0)), end);
    columns.start[row] = end;
    end += columns.count[row] ?? 0;
  }
  columns.units = target;
  columns.unitsEnd = end;
  columns.unitsLost = 0;
};

const widenRows = (columns: Columns, row: number): void => {
  const length = Math.ceil(row * 1.5) + 16;
  const widen = (old: Uint32Array) => {
    const wider = new Uint32Array(length);
    wider.set(old);
    return wider;
  };
  columns.place = widen(columns.place);
  columns.deadline = widen(columns.deadline);
  columns.shape = widen(columns.shape);
  columns.start = widen(columns.start);
  const counts = new Uint8Array(length);
  counts.set(columns.count);
  columns.count = counts;
};

/** All of a record that its shape's contribution depends on. */
const shapeKey = (record: ScholarshipRecord): string => {
  const { offer, stated, flags } = plainShare(record);
  return JSON.stringify([record.award.kind, offer, stated, flags, paceOf(record), isForDegreeAlone(record)]);
};
