import type { Student } from '@laurel/domain';
import {
  type AwardAnswer,
  answerAward,
  answerGuest,
  type Columns,
  type CompiledCatalogue,
  createColumns,
  type MatchAnswer,
  needsFieldNames,
  readCatalogue,
} from '@laurel/matching';
import { loadFieldNames } from '@laurel/taxonomies';

/** What the page asks of the engine's worker, and what that answers. */
export type ToEngine =
  | { kind: 'catalogue'; bytes: ArrayBuffer }
  | { kind: 'ask'; id: number; student: Student; today: string }
  /** About one award alone. */
  | { kind: 'ask-award'; id: number; award: string; student: Student; today: string }
  /** Load what may be needed without network. */
  | { kind: 'prepare' };
export type FromEngine =
  | { kind: 'ready'; awards: number }
  /** The catalogue was written by another engine: the page is older than the server. */
  | { kind: 'stale' }
  | { kind: 'answer'; id: number; answer: MatchAnswer }
  /** `answer` is absent when the catalogue has no such award. */
  | { kind: 'award'; id: number; answer?: AwardAnswer }
  /** Addresses of what its thread has loaded; absent: it could not load all. */
  | { kind: 'prepared'; files?: string[] }
  | { kind: 'failed'; id?: number };

/** The engine's side: holds the catalogue, answers one question after the other. */
export const createEngineSide = (post: (message: FromEngine) => void) => {
  let columns: Columns | undefined;

  const take = (bytes: ArrayBuffer): void => {
    const records = readCatalogue(JSON.parse(new TextDecoder().decode(bytes)) as CompiledCatalogue);
    columns = records && createColumns(records);
    post(records ? { kind: 'ready', awards: records.length } : { kind: 'stale' });
  };

  const prepare = async (): Promise<void> => {
    await loadFieldNames();
    post({ kind: 'prepared', files: performance.getEntriesByType('resource').map(({ name }) => name) });
  };

  return async (message: ToEngine): Promise<void> => {
    try {
      if (message.kind === 'catalogue') take(message.bytes);
      else if (message.kind === 'prepare') await prepare();
      else if (columns) {
        const { id, student, today } = message;
        if (needsFieldNames(student)) await loadFieldNames();
        if (message.kind === 'ask') {
          post({ kind: 'answer', id, answer: answerGuest(columns, student, today) });
        } else {
          const answer = answerAward(columns, message.award, student, today);
          post({ kind: 'award', id, ...(answer ? { answer } : {}) });
        }
      }
    } catch {
      if (message.kind === 'prepare') post({ kind: 'prepared' });
      else post({ kind: 'failed', ...('id' in message ? { id: message.id } : {}) });
    }
  };
};
