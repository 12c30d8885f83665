import type { ScholarshipRecord } from '@laurel/domain';
import type { Contradiction } from './contradictions.ts';

export const ROW_OUTCOMES = ['added', 'changed', 'unchanged', 'merged', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export interface RowDetail {
  /** Line of the file (JSON Lines) or number of the record, from 1. */
  row: number;
  title: string;
  outcome: RowOutcome;
  /** Why it was refused or merged, in words. */
  reason?: string;
  /** The record that holds the row now. */
  id?: string;
}

/** What an import did. `read` is the sum of the five outcomes. */
export interface ImportReport {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  merged: number;
  refused: number;
  /** Rows by reason of refusal or merging. */
  reasons: Record<string, number>;
  /** Taken rows whose announced deadline has passed: they are stored and never ranked. */
  expired: number;
  /** Taken rows by what the screen warns of, and those that are held back for it: stored, never ranked. */
  warnings: Record<string, number>;
  heldBack: number;
  /** Fields that a listing has not, with the number of rows that had them; they were ignored. */
  unknownFields: Record<string, number>;
  /** The records to store: new ones, changed ones, and those that were also found elsewhere. */
  records: ScholarshipRecord[];
  /** What listings say otherwise than records whose facts stay. */
  contradictions: Contradiction[];
  details: RowDetail[];
}

/** The report without the records and with the details of some outcomes only: what a person reads. */
export const summarizeImport = (report: ImportReport, outcomes: readonly RowOutcome[] = ['refused']) => {
  const { records, details, ...figures } = report;
  return {
    ...figures,
    toStore: records.length,
    details: details.filter(({ outcome }) => outcomes.includes(outcome)),
  };
};

/** Adds the rows' details up. */
export const countOutcomes = (details: readonly RowDetail[]) => {
  const counts = { added: 0, changed: 0, unchanged: 0, merged: 0, refused: 0 };
  const reasons: Record<string, number> = {};
  for (const { outcome, reason } of details) {
    counts[outcome] += 1;
    if (reason !== undefined) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return { ...counts, reasons };
};
