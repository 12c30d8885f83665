import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import {
  type AdminAnswer,
  type AdminRequest,
  adminSocketPath,
  readFrames,
  writeFrame,
} from './admin-socket.ts';
import type { Database, Queries } from './database.ts';
import type { Restored } from './embedded-database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import * as schema from './schema/index.ts';
import { withTimeout } from './with-timeout.ts';

/** One conversation with the process that has the database open. */
interface Conversation {
  ask(request: AdminRequest): Promise<unknown>;
  end(): void;
}

const converse = async (folder: string): Promise<Conversation> => {
  const socket: Socket = connect(adminSocketPath(folder));
  await once(socket, 'connect');
  const answers = readFrames<AdminAnswer>(socket);
  return {
    ask: async (request) => {
      writeFrame(socket, request);
      const { value: answer } = await answers.next();
      if (!answer) throw new Error('The running Laurel has ended the connection.');
      if ('result' in answer) return answer.result;
      throw Object.assign(new Error(answer.error.message), answer.error);
    },
    end: () => socket.destroy(),
  };
};

type Ask = (request: AdminRequest) => Promise<unknown>;

const statements = (ask: Ask) => ({
  query: (text: string, params: unknown[] = [], options: { rowMode?: 'array' | 'object' } = {}) =>
    ask({ op: 'query', text, params, rowMode: options.rowMode }),
  exec: (text: string) => ask({ op: 'exec', text }),
});

/** An archive of the running database, whole as of one moment, piece by piece. */
export async function* copyRunning(folder: string): AsyncGenerator<Uint8Array> {
  const conversation = await converse(folder);
  try {
    for (;;) {
      const piece = await conversation.ask({ op: 'archive' });
      if (!(piece instanceof Uint8Array)) return;
      yield piece;
    }
  } finally {
    conversation.end();
  }
}

/**
 * Has the process that has the database open go back to a snapshot, and go on with it.
 * @throws Error with the code of the system when no process listens there
 */
export const restoreRunning = async (
  folder: string,
  snapshot: string,
  key: string | undefined,
): Promise<Restored> => {
  const conversation = await converse(folder);
  try {
    return (await conversation.ask({ op: 'restore', snapshot, key })) as Restored;
  } finally {
    conversation.end();
  }
};

/** The methods of PGlite that Drizzle uses, each of them answered by the process that has the database open. */
const remoteEngine = (folder: string) => {
  const once = async (request: AdminRequest): Promise<unknown> => {
    const conversation = await converse(folder);
    try {
      return await conversation.ask(request);
    } finally {
      conversation.end();
    }
  };
  return {
    ...statements(once),
    transaction: async <T>(work: (tx: ReturnType<typeof statements>) => Promise<T>): Promise<T> => {
      const conversation = await converse(folder);
      try {
        await conversation.ask({ op: 'begin' });
        const result = await work(statements(conversation.ask));
        await conversation.ask({ op: 'commit' });
        return result;
      } finally {
        // Without a commit the other side rolls back.
        conversation.end();
      }
    },
  };
};

/**
 * The embedded database of a folder that another process has open, through that process.
 * @throws Error with the code of the system when no process listens there
 */
export const openRunningDatabase = async (folder: string): Promise<Database> => {
  (await converse(folder)).end();
  const engine = remoteEngine(folder) as unknown as PGlite;
  const orm = drizzle(engine, { schema });
  return {
    kind: 'embedded',
    queries: orm as unknown as Queries,
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Queries)),
    ping: (timeoutMs) => withTimeout(orm.execute(sql`select 1`), timeoutMs),
    jobs: { db: fromPglite(engine), backend: 'pglite' },
    migrate: () => migrate(orm, { migrationsFolder: MIGRATIONS_FOLDER }),
    close: async () => undefined,
  };
};
