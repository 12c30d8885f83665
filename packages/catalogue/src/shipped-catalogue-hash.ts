import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCompiled, writeCompiled } from './compiled-folder.ts';
import { FAMILIES_FILE } from './families.ts';
import { INSTITUTIONS_FILE } from './institutions.ts';
import { QUESTIONS_FILE } from './questions.ts';
import { DATA_DIR } from './read-programme-files.ts';

const SOURCE_DIR = fileURLToPath(new URL('.', import.meta.url));
/** The hash that was worked out last, behind the stamp of the files that it was worked out from. */
const KNOWN_FILE = 'hash';

interface NamedFile {
  name: string;
  path: string;
}

/** Each folder by itself: Node's own way down a tree asks for the kind of every file once more. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsBelow(path) : entry.isFile() ? [path] : [];
  });

const filesBelow = (folder: string): NamedFile[] =>
  pathsBelow(folder)
    .sort()
    .map((path) => ({ name: path.slice(folder.length), path }));

/** Changes with every write to one of the files, whatever date it is given. */
const stampOf = (files: readonly NamedFile[]): string => {
  const hash = createHash('sha256');
  for (const { path } of files) {
    const { size, ctimeMs, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${ctimeMs} ${mtimeMs}\n`);
  }
  return hash.digest('base64url');
};

/**
 * Changes whenever the shipped catalogue would load differently: with its files, and with the code that turns them into records.
 * Some 1,500 files are read for it only when one was written since the last time.
 */
export const shippedCatalogueHash = (): string => {
  const files = [
    ...[QUESTIONS_FILE, INSTITUTIONS_FILE, FAMILIES_FILE].map((path) => ({ name: '', path })),
    ...[DATA_DIR, SOURCE_DIR].flatMap(filesBelow),
  ];
  const stamp = stampOf(files);
  const [knownStamp, knownHash] = readCompiled(KNOWN_FILE)?.split(' ') ?? [];
  if (knownStamp === stamp && knownHash) return knownHash;
  const hash = createHash('sha256');
  for (const { name, path } of files) hash.update(name).update(readFileSync(path));
  const digest = hash.digest('base64url');
  writeCompiled(KNOWN_FILE, `${stamp} ${digest}`);
  return digest;
};
