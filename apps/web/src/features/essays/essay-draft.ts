import { draftKey } from '../../lib/session/session-data.ts';
import { createStoredValue, type KeyValueStore } from '../../lib/session/stored-value.ts';

/** The unsubmitted essay. Every field is text; '' means not given. */
export interface EssayDraft {
  essayText: string;
  prompt: string;
  scholarshipId: string;
  /** The earlier essay to compare with. */
  previousEssayId: string;
  /** The submitted essay that this text is a revision of; its feedback is shown below. */
  critiquedId: string;
  /** 'yes' when the student agrees that the language model reads it too. */
  readByModel: string;
  /** Idempotency key for submitting exactly this draft; '' as soon as it is changed. */
  idempotencyKey: string;
}

export const EMPTY_DRAFT: EssayDraft = {
  essayText: '',
  prompt: '',
  scholarshipId: '',
  previousEssayId: '',
  critiquedId: '',
  readByModel: '',
  idempotencyKey: '',
};

const readFields = (value: unknown): EssayDraft | null => {
  if (typeof value !== 'object' || value === null) return null;
  // A draft of an older build has no such choice and holds its key under another name: it gets a new one when it is submitted.
  const fields: Record<string, unknown> = { idempotencyKey: '', readByModel: '', ...value };
  const names = Object.keys(EMPTY_DRAFT) as (keyof EssayDraft)[];
  if (names.some((name) => typeof fields[name] !== 'string')) return null;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as unknown as EssayDraft;
};

/** Whether the student has typed or chosen anything that a reload must not lose. */
export const isWorthKeeping = (draft: EssayDraft): boolean => hasText(draft) || draft.scholarshipId !== '';

/** Whether there are words of the student's that another draft would replace. */
export const hasText = ({ essayText, prompt }: EssayDraft): boolean =>
  essayText.trim() !== '' || prompt.trim() !== '';

/** Stores the draft in this browser; it survives a reload and an expired session. */
export const createEssayDraft = (student: string, store: KeyValueStore) => {
  const stored = createStoredValue(store, draftKey('essay', student), readFields);
  return {
    ...stored,
    keep: (draft: EssayDraft) => (isWorthKeeping(draft) ? stored.keep(draft) : stored.forget()),
  };
};
