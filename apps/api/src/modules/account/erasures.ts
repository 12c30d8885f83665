import { appendFile, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Queries } from '@laurel/db';
import { utcDay } from '@laurel/domain';
import { type Erasure, findThere, insertErasure, listErasures } from './erasures.repository.ts';

/** How many ids one statement looks up. */
const PAGE = 1_000;
const LINE = /^\{"account":"([\w-]{1,64})","at":"(\d{4}-\d{2}-\d{2})"\}$/;

/** The list lies outside the database, so that it outlives a restore of that. */
const listIn = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** @throws Error that names the line that is no erasure; the last one may be cut off by a power cut */
const parse = (text: string, file: string): Erasure[] => {
  const lines = text.split('\n');
  const cutOff = lines.pop();
  const whole = cutOff && LINE.test(cutOff) ? [...lines, cutOff] : lines;
  return whole.flatMap((line, index) => {
    if (line === '') return [];
    const [, account, at] = LINE.exec(line) ?? [];
    if (!account || !at)
      throw new Error(`Line ${index + 1} of ${file} is no erasure. Mend it or take it out.`);
    return [{ account, at }];
  });
};

/** Every erasure of one list. @throws Error for a list that is not there */
export const readList = async (file: string): Promise<Erasure[]> => parse(await readFile(file, 'utf8'), file);

const textOf = async (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

const append = async (file: string, found: readonly Erasure[]): Promise<void> => {
  if (found.length === 0) return;
  const lines = found.map(({ account, at }) => `${JSON.stringify({ account, at })}\n`).join('');
  await appendFile(file, lines, { mode: 0o600, flush: true });
};

/** Makes the list end with a whole line: takes away what a power cut left of one. */
const endWhole = async (file: string, text: string): Promise<void> => {
  const tail = text.slice(text.lastIndexOf('\n') + 1);
  if (tail === '') return;
  if (LINE.test(tail)) await appendFile(file, '\n', { flush: true });
  else await truncate(file, Buffer.byteLength(text) - Buffer.byteLength(tail));
};

/** Notes an erasure in its own transaction: there is none without it. */
export const noteErasure = async (queries: Queries, account: string, now: Date): Promise<Erasure> => {
  const erasure = { account, at: utcDay(now) };
  await insertErasure(queries, erasure);
  return erasure;
};

/** Adds an erasure to the list of this data folder, once it has happened. */
export const listErasure = async (dataDir: string, erasure: Erasure): Promise<void> =>
  append(listIn(dataDir), [erasure]);

/**
 * What the list of this data folder holds, after it was given what only the database had: of a process that was killed between an
 * erasure and its line, or that runs on another machine.
 */
export const completeList = async (queries: Queries, dataDir: string): Promise<Erasure[]> => {
  const file = listIn(dataDir);
  const text = await textOf(file);
  const listed = parse(text, file);
  const known = new Set(listed.map(({ account }) => account));
  const missing = (await listErasures(queries)).filter(({ account }) => !known.has(account));
  await endWhole(file, text);
  await append(file, missing);
  return [...listed, ...missing];
};

/** The accounts of a list that are there, since the database was restored from a copy that is older than their erasure. */
export const findReturned = async (queries: Queries, listed: readonly Erasure[]): Promise<string[]> => {
  const ids = [...new Set(listed.map(({ account }) => account))];
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += PAGE)
    found.push(...(await findThere(queries, ids.slice(start, start + PAGE))));
  return found;
};
