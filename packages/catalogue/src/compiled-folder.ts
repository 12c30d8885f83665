import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the shipped catalogue lies compiled, and what is known of the files that it was made from. */
export const COMPILED_DIR = fileURLToPath(new URL('../dist', import.meta.url));

/** Errors of a folder that cannot be written, such as that of a read-only image: the files are then read each time. */
const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS']);

const hasCode = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

/** @returns what a file of the folder holds, or null when there is none */
export const readCompiled = (name: string): string | null => {
  try {
    return readFileSync(join(COMPILED_DIR, name), 'utf8');
  } catch (error) {
    if (hasCode(error) && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** The file appears whole under its name. @returns whether the folder can be written */
export const writeCompiled = (name: string, text: string): boolean => {
  try {
    mkdirSync(COMPILED_DIR, { recursive: true });
    const file = join(COMPILED_DIR, name);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
    return true;
  } catch (error) {
    if (!(hasCode(error) && READ_ONLY.has(error.code ?? ''))) throw error;
    return false;
  }
};
