import type { Student } from '@laurel/domain';
import {
  answerGuest,
  type Columns,
  type CompiledCatalogue,
  createColumns,
  type MatchAnswer,
  readCatalogue,
} from '@laurel/matching';

/** What the page asks of the engine's worker, and what that answers. */
export type ToEngine =
  | { kind: 'catalogue'; bytes: ArrayBuffer }
  | { kind: 'ask'; id: number; student: Student; today: string };
export type FromEngine =
  | { kind: 'ready'; awards: number }
  /** The catalogue was written by another engine: the page is older than the server. */
  | { kind: 'stale' }
  | { kind: 'answer'; id: number; answer: MatchAnswer }
  | { kind: 'failed'; id?: number };

/** The engine's side: holds the catalogue, answers one question after the other. */
export const createEngineSide = (post: (message: FromEngine) => void) => {
  let columns: Columns | undefined;

  const take = (bytes: ArrayBuffer): void => {
    const records = readCatalogue(JSON.parse(new TextDecoder().decode(bytes)) as CompiledCatalogue);
    columns = records && createColumns(records);
    post(records ? { kind: 'ready', awards: records.length } : { kind: 'stale' });
  };

  return (message: ToEngine): void => {
    try {
      if (message.kind === 'catalogue') take(message.bytes);
      else if (columns) {
        const answer = answerGuest(columns, message.student, message.today);
        post({ kind: 'answer', id: message.id, answer });
      }
    } catch {
      post({ kind: 'failed', ...(message.kind === 'ask' ? { id: message.id } : {}) });
    }
  };
};
