import type { SavedScholarshipItem } from '@laurel/contract';
import { BASIS_WORDING, lastKnownNames } from '@laurel/domain';

/**
 * Spreadsheets run a cell that begins with one of these as a formula; some accept the full-width signs too. Where semicolons separate
 * cells, a semicolon of ours begins a new cell.
 */
const FORMULA_START = /(^|[;\t])(?=[=+\-@＝＋－＠\t\r\n])/g;

/** One cell (RFC 4180): quoted where it has to be, and never a formula. */
const cell = (value: string): string => {
  const harmless = value.replaceAll(FORMULA_START, "$1'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const DEADLINE_STATUSES: Record<string, string> = {
  announced: 'announced',
  estimated: 'estimated from the yearly cycle',
  rolling: 'rolling',
  last_known: 'last known, not confirmed for over a year',
  unknown: 'not known to us',
  closed: 'closed',
};

const progressOf = ({ checklist = [] }: SavedScholarshipItem): string =>
  `${checklist.filter(({ done }) => done).length} of ${checklist.length} done`;

const openEntries = ({ checklist = [] }: SavedScholarshipItem): string =>
  checklist
    .filter(({ done }) => !done)
    .map(({ label }) => label)
    .join('; ');

const COLUMNS: [title: string, value: (saved: SavedScholarshipItem) => string][] = [
  ['Title', ({ scholarship }) => scholarship.title],
  ['Provider', ({ scholarship }) => scholarship.provider],
  ['Amount', ({ scholarship }) => scholarship.amount],
  ['Deadline', ({ scholarship }) => scholarship.applicationDeadline],
  ['Deadline status', ({ scholarship }) => DEADLINE_STATUSES[scholarship.deadlineStatus ?? ''] ?? ''],
  ['Location', ({ scholarship }) => scholarship.location],
  ['Application status', ({ applicationStatus }) => applicationStatus],
  ['Priority', ({ priority }) => priority],
  ['Notes', ({ notes }) => notes],
  ['Saved at', ({ createdAt }) => createdAt],
  ['Application link', ({ scholarship }) => scholarship.applicationUrl],
  ['Id', ({ scholarship }) => scholarship.id],
  ['Latest safe start', ({ scholarship }) => scholarship.milestones?.[0]?.day ?? ''],
  ['Checklist', progressOf],
  ['Still to do', openEntries],
  ['How the facts are known', ({ scholarship: { basis } }) => (basis ? BASIS_WORDING[basis].short : '')],
  ['Not confirmed for over a year', ({ scholarship: { lastKnown = [] } }) => lastKnownNames(lastKnown)],
];

/** The saved list as CSV. It begins with a byte order mark, without which Excel garbles every letter beyond ASCII. */
export const savedCsv = (list: SavedScholarshipItem[]): string => {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...list.map((saved) => COLUMNS.map(([, value]) => value(saved))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
};
