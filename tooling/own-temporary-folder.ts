import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives this process and its children a temporary folder of their own, which is removed when this process ends (unless it is
 * killed).
 */
export const useOwnTemporaryFolder = (): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-'));
  // Open to others, because a database server may run as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Without a listener these signals would end the process before its exit handler runs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
};
