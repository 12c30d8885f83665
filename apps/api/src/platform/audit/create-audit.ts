import type { Database, Queries } from '@laurel/db';
import type { Clock } from '../clock.ts';
import { newId } from '../new-id.ts';
import { type Act, type AuditDetails, insertAct } from './audit-log.repository.ts';

/** What a handler knows of its act beyond the route and the caller. */
export interface ActNote {
  /** The account that acts, where the call itself is public. */
  actorId?: string | undefined;
  /** The account that it concerns, where it is not the caller's own. */
  subjectId?: string | undefined;
  /** Null: nothing, not even what the address names. */
  target?: string | null;
  details?: AuditDetails;
}

/** The row of one call in the audit log. */
export interface CallAudit {
  note(note: ActNote): void;
  /** Writes the row inside the transaction of the act, so that neither can be there without the other. */
  write(queries: Queries, note?: ActNote): Promise<void>;
  /** Writes it unless the handler has. */
  finish(): Promise<void>;
}

interface Call {
  act: string;
  requestId: string;
  userId: string | undefined;
  /** Students act on their own accounts; an act at the desk concerns an account only where it is noted. */
  concernsCaller: boolean;
  target: string | null;
}

/** @returns starts the row of a call */
export const createAudit =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  ({ act, requestId, userId, concernsCaller, target }: Call): CallAudit => {
    let noted: ActNote = {};
    let isWritten = false;
    const write = async (queries: Queries, note: ActNote = {}) => {
      noted = { ...noted, ...note };
      const actorId = noted.actorId ?? userId;
      await insertAct(queries, {
        id: newId(),
        at: clock.now(),
        act,
        actor: actorId === undefined ? undefined : { userId: actorId },
        subjectId: noted.subjectId ?? (concernsCaller ? actorId : undefined),
        target: noted.target === undefined ? target : noted.target,
        requestId,
        details: noted.details ?? {},
      });
      isWritten = true;
    };
    return {
      note: (note) => {
        noted = { ...noted, ...note };
      },
      write,
      finish: async () => {
        if (!isWritten) await write(database.queries);
      },
    };
  };

/** Writes down what somebody at the command line did. */
export const auditCommand = (
  queries: Queries,
  now: Date,
  { act, subjectId, target, details = {} }: Pick<Act, 'act'> & Omit<ActNote, 'actorId'>,
): Promise<void> =>
  insertAct(queries, {
    id: newId(),
    at: now,
    act,
    actor: 'command',
    subjectId,
    target: target ?? null,
    requestId: null,
    details,
  });
