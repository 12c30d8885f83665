import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What a migrated database without rows is made by. */
const MADE_BY = ['package-lock.json', 'packages/db/migrations/**/*.{sql,json}', 'packages/db/src/**/*.ts'];

/** Those of other schemas go. */
const removeOlder = (kept: string, kind: string): void => {
  for (const found of globSync(`${path.dirname(kept)}/${kind}-*`))
    if (!found.startsWith(kept)) rmSync(found, { recursive: true, force: true });
};

/** Where the prepared databases of one run wait for the next: making them takes seconds of processor time. */
export const keptFolder = (kind: 'embedded' | 'server'): string => {
  const hash = createHash('sha256');
  const files = globSync(MADE_BY, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  const kept = path.join(root, 'node_modules/.cache/laurel', `${kind}-${hash.digest('hex').slice(0, 16)}`);
  removeOlder(kept, kind);
  return kept;
};

/** Whole under its name. */
const keep = (prepared: string, kept: string): void => {
  if (existsSync(kept) || !existsSync(prepared)) return;
  const draft = mkdtempSync(`${kept}-`);
  cpSync(prepared, path.join(draft, 'copy'), { recursive: true });
  // Another run may have kept its own meanwhile.
  if (!existsSync(kept)) renameSync(path.join(draft, 'copy'), kept);
  rmSync(draft, { recursive: true });
};

/**
 * Names the empty database that `createEmbeddedFolder` copies: that of an earlier run, or one that its first caller makes.
 * @returns keeps it for the next run
 */
export const useKeptEmbedded = (): (() => void) => {
  const prepared = path.join(tmpdir(), 'laurel-prepared');
  const kept = keptFolder('embedded');
  if (existsSync(kept) && !existsSync(prepared)) cpSync(kept, prepared, { recursive: true });
  process.env.TEST_EMBEDDED_FOLDER = prepared;
  return () => keep(prepared, kept);
};
