import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { PRIVATE_FILE } from './private-files.ts';
import type { Engine } from './reopening-engine.ts';

/** What a command may ask of the process that has the embedded database open. */
export type AdminRequest =
  | { op: 'query'; text: string; params: unknown[]; rowMode?: 'array' | 'object' | undefined }
  | { op: 'exec'; text: string }
  | { op: 'restore'; snapshot: string; key: string | undefined }
  | { op: 'begin' | 'commit' | 'rollback' }
  /** The next piece of an archive of the database; null after the last. */
  | { op: 'archive' };

export type AdminAnswer = { result: unknown } | { error: { message: string; code?: string } };

/** A command that says nothing for so long within a transaction has lost it: everybody else waits for it. */
const IDLE_TRANSACTION_MS = 10_000;
/** How long a command may take to ask for the next piece of a copy: checkpoints and snapshots wait meanwhile. */
const IDLE_COPY_MS = 60_000;
/** A frame beyond it is no statement of ours. */
const MAX_FRAME = 256 * 1024 * 1024;
const HEAD = 4;

/** Where the socket of a data folder is. */
export const adminSocketPath = (folder: string): string => path.join(folder, 'admin.sock');

export const writeFrame = (socket: Socket, value: unknown): void => {
  const body = serialize(value);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
};

/** The values that come over a socket, each as soon as it is whole. */
export async function* readFrames<T>(socket: Socket): AsyncGenerator<T> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of socket as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, piece]);
    while (held.length >= HEAD) {
      const size = held.readUInt32BE();
      if (size > MAX_FRAME) return;
      if (held.length < HEAD + size) break;
      yield deserialize(held.subarray(HEAD, HEAD + size)) as T;
      held = held.subarray(HEAD + size);
    }
  }
}

type Statements = Pick<Engine, 'query' | 'exec'>;

const answerWith = async (socket: Socket, work: () => Promise<unknown>): Promise<void> => {
  let answer: AdminAnswer;
  try {
    answer = { result: await work() };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    answer = { error: { message, ...(code === undefined ? {} : { code }) } };
  }
  writeFrame(socket, answer);
};

const run = (on: Statements, request: AdminRequest): Promise<unknown> => {
  if (request.op === 'exec') return on.exec(request.text);
  if (request.op !== 'query') throw new Error(`${request.op} is not possible here`);
  const { text, params, rowMode } = request;
  // Values as PostgreSQL writes them: the command's own driver reads them.
  return on.query(text, params, { ...(rowMode ? { rowMode } : {}), parsers: AS_TEXT });
};

/** Types that Drizzle reads from their text: day, instant with and without zone, and interval. */
const AS_TEXT = Object.fromEntries([1082, 1114, 1184, 1186].map((type) => [type, (value: string) => value]));

/** The end of a transaction that nobody asked to commit. */
class RolledBack extends Error {}

const serveTransaction = async (
  engine: Engine,
  socket: Socket,
  frames: AsyncGenerator<AdminRequest>,
): Promise<void> => {
  let ended = false;
  try {
    await engine.transaction(async (tx) => {
      socket.setTimeout(IDLE_TRANSACTION_MS, () => socket.destroy());
      writeFrame(socket, { result: null });
      for (;;) {
        const { value: request } = await frames.next();
        if (request?.op === 'commit') break;
        if (!request || request.op === 'rollback') throw new RolledBack();
        await answerWith(socket, () => run(tx, request));
      }
    });
    ended = true;
  } catch (error) {
    if (error instanceof RolledBack) ended = true;
    else await answerWith(socket, () => Promise.reject(error));
  } finally {
    socket.setTimeout(0);
  }
  if (ended) writeFrame(socket, { result: null });
};

/** What commands are given: the database, and copies of it. */
export interface Served {
  engine: Engine;
  copy(): AsyncIterable<Uint8Array>;
  /** Goes back to a snapshot. @returns what the command that asked is told */
  restore(snapshot: string, key: string | undefined): Promise<unknown>;
}

const serve = async ({ engine, copy, restore }: Served, socket: Socket): Promise<void> => {
  const frames = readFrames<AdminRequest>(socket);
  let archive: AsyncIterator<Uint8Array> | undefined;
  const nextPiece = async (): Promise<Uint8Array | null> => {
    if (!archive) socket.setTimeout(IDLE_COPY_MS, () => socket.destroy());
    archive ??= copy()[Symbol.asyncIterator]();
    const { done, value } = await archive.next();
    return done ? null : value;
  };
  try {
    for (;;) {
      const { value: request } = await frames.next();
      if (!request) return;
      if (request.op === 'begin') await serveTransaction(engine, socket, frames);
      else if (request.op === 'archive') await answerWith(socket, nextPiece);
      else if (request.op === 'restore')
        await answerWith(socket, () => restore(request.snapshot, request.key));
      else await answerWith(socket, () => run(engine, request));
    }
  } finally {
    await archive?.return?.();
  }
};

/**
 * Lets commands of the same user work on a database that this process has open. The socket is its owner's alone, as the data
 * folder is; whoever may open it could read the files themselves.
 * @returns ends it; transactions that are not committed are rolled back
 */
export const serveAdminSocket = async (
  served: Served,
  folder: string,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> => {
  const file = adminSocketPath(folder);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A command that was killed breaks its connection: what it began is rolled back by the end of its frames.
    serve(served, socket).catch((error: NodeJS.ErrnoException) => {
      socket.destroy();
      if (!LOST.has(error.code ?? '')) onError(error);
    });
  });
  // The lock of the folder is ours, so a socket that is there was left by a process that was killed.
  await rm(file, { force: true });
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', (error) => {
      onError(
        new Error('Commands can’t reach this process: its socket could not be made.', { cause: error }),
      );
      resolve(false);
    });
    server.listen(file, () => resolve(true));
  });
  if (!listening) return async () => undefined;
  server.unref();
  await chmod(file, PRIVATE_FILE);
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    await rm(file, { force: true });
  };
};

/** Codes of a connection that the other side has left. */
const LOST = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ABORT_ERR',
  'ERR_STREAM_DESTROYED',
]);
