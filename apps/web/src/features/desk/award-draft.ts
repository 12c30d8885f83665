import type { Patch } from '@laurel/contract';
import { dayInEnglish } from '@laurel/domain';

/** One eligibility line as the editor holds it. */
export interface DraftLine {
  key: string;
  line: string;
  strength: string;
  /** What it demands, as JSON in the words of the catalogue's files: `{"citizenship": {"anyOf": ["KE"]}}`. */
  demand: string;
  /** Keys that the editor does not show. */
  kept: object;
}

/** What the fields of the editor hold; a round and a page are added, the others replaced. */
export interface AwardDraft {
  title: string;
  page: string;
  apply: string;
  description: string;
  location: string;
  deadlineKind: string;
  deadlineDates: string;
  deadlineText: string;
  amountKind: string;
  amountText: string;
  currency: string;
  min: string;
  max: string;
  period: string;
  documents: string;
  selection: string;
  benefits: string;
  lines: DraftLine[];
  round: { opens: string; closes: string; results: string; url: string };
  evidence: { url: string; by: string; facts: string[] };
  isEnded: boolean;
  endedNote: string;
}

type Text = Record<string, unknown>;
const textAt = (from: unknown, key: string): string => {
  const value = (from as Text | undefined)?.[key];
  return value === undefined || value === null ? '' : String(value);
};
const listAt = (from: unknown, key: string): unknown[] => {
  const value = (from as Text | undefined)?.[key];
  return Array.isArray(value) ? value : [];
};

/** Whether two values of a record say the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const KEPT = ['quote', 'alternative', 'appliesToLevels'];

const draftLine = (authored: Text, index: number): DraftLine => {
  const { line, strength, ...rest } = authored;
  const isKept = ([key]: [string, unknown]) => KEPT.includes(key);
  const entries = Object.entries(rest);
  return {
    key: `line-${index}`,
    line: String(line),
    strength: strength === undefined ? 'hard' : String(strength),
    demand: JSON.stringify(Object.fromEntries(entries.filter((entry) => !isKept(entry)))),
    kept: Object.fromEntries(entries.filter(isKept)),
  };
};

export const EMPTY_ROUND = { opens: '', closes: '', results: '', url: '' };
export const EMPTY_EVIDENCE = { url: '', by: 'organiser', facts: [] as string[] };

export const draftOf = (programme: Patch): AwardDraft => {
  const { deadline, award, ended } = programme;
  return {
    title: textAt(programme, 'title'),
    page: textAt(programme, 'page'),
    apply: textAt(programme, 'apply'),
    description: textAt(programme, 'description'),
    location: textAt(programme, 'location'),
    deadlineKind: textAt(deadline, 'kind') || 'unknown',
    deadlineDates: listAt(deadline, 'dates').join(', '),
    deadlineText: textAt(deadline, 'text'),
    amountKind: textAt(award, 'kind'),
    amountText: textAt(award, 'text'),
    currency: textAt(award, 'currency'),
    min: textAt(award, 'min'),
    max: textAt(award, 'max'),
    period: textAt(award, 'period'),
    documents: listAt(programme, 'documents').join('\n'),
    selection: listAt(programme, 'selection').join('\n'),
    benefits: listAt(programme, 'benefits').join('\n'),
    lines: listAt(programme, 'eligibility').map((line, index) => draftLine(line as Text, index)),
    round: EMPTY_ROUND,
    evidence: EMPTY_EVIDENCE,
    isEnded: ended !== undefined,
    endedNote: textAt(ended, 'note'),
  };
};

/** What was typed into the editor, over a record that changed meanwhile: only what nobody touched is as it stands now. */
export const keepTyped = (typed: AwardDraft, before: AwardDraft, after: AwardDraft): AwardDraft => {
  const touched = Object.entries(typed).filter(
    ([key, value]) => !same(value, before[key as keyof AwardDraft]),
  );
  return { ...after, ...Object.fromEntries(touched) };
};

/** A whole day that was typed says which kind of deadline it is, and its words. */
export const withDates = (draft: AwardDraft, dates: string): AwardDraft => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(dates.trim()) ? dates.trim() : undefined;
  return day === undefined
    ? { ...draft, deadlineDates: dates }
    : { ...draft, deadlineDates: day, deadlineKind: 'date', deadlineText: `Closes on ${dayInEnglish(day)}` };
};

const present = (from: object): Text =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== '' && value !== undefined));
const entries = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const number = (text: string) => (text.trim() === '' ? undefined : Number(text));

const deadlineOf = ({ deadlineKind, deadlineDates, deadlineText }: AwardDraft, before: unknown) => {
  const timeZone = textAt(before, 'timeZone');
  const dates = deadlineDates
    .split(',')
    .map((date) => date.trim())
    .filter(Boolean);
  return present({ kind: deadlineKind, dates, text: deadlineText.trim(), timeZone });
};

const amountOf = (draft: AwardDraft, before: unknown) => ({
  ...(before as object | undefined),
  ...{ currency: undefined, min: undefined, max: undefined, period: undefined },
  ...present({
    kind: draft.amountKind,
    text: draft.amountText.trim(),
    currency: draft.currency.trim().toUpperCase(),
    min: number(draft.min),
    max: number(draft.max),
    period: draft.period,
  }),
});

/** A demand is not what the catalogue's files could hold. */
export class DemandError extends Error {}

const lineOf = ({ line, strength, demand, kept }: DraftLine, before: DraftLine | undefined) => {
  let read: unknown;
  try {
    read = JSON.parse(demand.trim() || '{"none": {}}');
  } catch {
    throw new DemandError(`What “${line.slice(0, 60)}” demands is not JSON.`);
  }
  const { quote: _, ...others } = kept as { quote?: string };
  return {
    line: line.trim(),
    ...(strength === 'hard' ? {} : { strength }),
    // A quote is a part of the line as it was.
    ...(before?.line === line ? kept : others),
    ...(read as object),
  };
};

const TEXTS = ['title', 'page', 'description', 'location'] as const;
const LISTS = ['documents', 'selection', 'benefits'] as const;

/**
 * The keys of the programme that the editor changes; empty when nothing does.
 * @param today YYYY-MM-DD, on which a page was read
 * @throws DemandError
 */
export const patchOf = (programme: Patch, draft: AwardDraft, today: string): Patch => {
  const before = draftOf(programme);
  const patch: Patch = {};
  for (const key of TEXTS) if (draft[key] !== before[key]) patch[key] = draft[key].trim();
  if (draft.apply !== before.apply) patch.apply = draft.apply.trim() || null;
  for (const key of LISTS) if (draft[key] !== before[key]) patch[key] = entries(draft[key]);
  if (draft.isEnded !== before.isEnded || draft.endedNote !== before.endedNote) {
    patch.ended = draft.isEnded ? present({ note: draft.endedNote.trim() }) : null;
    if (draft.isEnded) patch.deadline = null;
  }
  const deadline = deadlineOf(draft, programme.deadline);
  if (!draft.isEnded && (before.isEnded || !same(deadline, deadlineOf(before, programme.deadline))))
    patch.deadline = deadline;
  const amount = amountOf(draft, programme.award);
  if (!same(amount, amountOf(before, programme.award))) patch.award = JSON.parse(JSON.stringify(amount));
  if (!same(draft.lines, before.lines))
    patch.eligibility = draft.lines.map((line) =>
      lineOf(
        line,
        before.lines.find(({ key }) => key === line.key),
      ),
    );
  if (!same(draft.round, EMPTY_ROUND)) patch.cycles = [present(draft.round)];
  if (draft.evidence.url.trim() !== '')
    patch.evidence = [{ ...draft.evidence, url: draft.evidence.url.trim(), read: today }];
  return patch;
};
