import { draftKey } from '../../lib/session/session-data.ts';
import { createStoredValue, type KeyValueStore } from '../../lib/session/stored-value.ts';

/** What the student is writing. Every field is text; '' means not given. */
export interface EssayDraft {
  essayText: string;
  prompt: string;
  scholarshipId: string;
  /** The earlier essay to compare with. */
  previousEssayId: string;
  /** The submitted essay that this one goes on from: its feedback stands below the text. */
  critiquedId: string;
  /** Idempotency key of the attempt to submit exactly this; '' once anything is changed. */
  attemptKey: string;
}

export const EMPTY_DRAFT: EssayDraft = {
  essayText: '',
  prompt: '',
  scholarshipId: '',
  previousEssayId: '',
  critiquedId: '',
  attemptKey: '',
};

const readFields = (value: unknown): EssayDraft | null => {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const names = Object.keys(EMPTY_DRAFT) as (keyof EssayDraft)[];
  if (names.some((name) => typeof fields[name] !== 'string')) return null;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as unknown as EssayDraft;
};

/** Whether the student has typed or chosen anything that a reload must not lose. */
export const isWorthKeeping = ({ essayText, prompt }: EssayDraft): boolean =>
  essayText.trim() !== '' || prompt.trim() !== '';

/** Keeps one student's unsubmitted essay in this browser: through a reload and through a session that ran out. */
export const createEssayDraft = (student: string, store: KeyValueStore) => {
  const stored = createStoredValue(store, draftKey('essay', student), readFields);
  return {
    ...stored,
    keep: (draft: EssayDraft) => (isWorthKeeping(draft) ? stored.keep(draft) : stored.forget()),
  };
};
