import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { SessionSecrets } from '../platform/derive-keys.ts';

/** The secret that signs tokens: the configured one, or one generated once and stored in the data folder, readable by its owner only. */
const sessionSecret = async ({ sessionSecret: configured, dataDir }: Config): Promise<string> => {
  if (configured) return configured;
  const file = path.join(dataDir, 'session-secret');
  try {
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  const handle = await open(`${file}.part`, 'w', 0o600);
  await handle.writeFile(made);
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
  return made;
};

/** The secret of today, and the one before where it was changed. */
export const sessionSecrets = async (config: Config): Promise<SessionSecrets> => {
  const { previousSessionSecret: before } = config;
  return [await sessionSecret(config), ...(before === undefined ? [] : [before])];
};
