import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's file system in memory. A copy of a database is a thousand files: here it takes a twentieth of the processor time. */
const IN_MEMORY = '/dev/shm';
/** Bytes that must be free there and in memory altogether; a whole run needs a tenth at once. */
const ROOM = 6 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) >= ROOM;
};

/**
 * Gives this process and its children a temporary folder of their own, which is removed when this process ends (unless it is
 * killed).
 */
export const useOwnTemporaryFolder = (): void => {
  const folder = mkdtempSync(path.join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'laurel-'));
  // Open to others, because a database server may run as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Without a listener these signals would end the process before its exit handler runs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
};
