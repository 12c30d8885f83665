import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAMILIES_FILE } from './families.ts';
import { INSTITUTIONS_FILE } from './institutions.ts';
import { QUESTIONS_FILE } from './questions.ts';
import { DATA_DIR } from './read-programme-files.ts';

const SOURCE_DIR = fileURLToPath(new URL('.', import.meta.url));

/**
 * Changes whenever the shipped catalogue would load differently: with its files, and with the code that turns them into
 * records. Reading it costs a few milliseconds, loading the catalogue a second.
 */
export const shippedCatalogueHash = (): string => {
  const hash = createHash('sha256');
  for (const file of [QUESTIONS_FILE, INSTITUTIONS_FILE, FAMILIES_FILE]) hash.update(readFileSync(file));
  for (const folder of [DATA_DIR, SOURCE_DIR]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const path of paths) hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('base64url');
};
