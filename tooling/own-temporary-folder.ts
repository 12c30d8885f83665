import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Lets whatever this process and those that it starts put into the temporary folder go into one of their own, which is removed
 * when this process ends, however it ends but by a kill.
 */
export const useOwnTemporaryFolder = (): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-'));
  // A database server that runs as somebody else passes through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Without a listener these would end the process before it hears of its exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
};
