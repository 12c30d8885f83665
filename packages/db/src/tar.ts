import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from './private-files.ts';

/** One file or folder of an archive. `name` is relative, with slashes. */
export interface Entry {
  name: string;
  /** Bytes of a file; undefined: a folder. */
  size?: number;
  /** Exactly `size` bytes. */
  content?: AsyncIterable<Uint8Array>;
}

/** An archive is cut off, damaged, or no archive of a database. */
export class BrokenArchiveError extends Error {}

const BLOCK = 512;
/** Two empty blocks end an archive. */
const END = Buffer.alloc(2 * BLOCK);
const FILE = '0';
const FOLDER = '5';
const MAX_NAME = 100;
/** Where the fields of a header stand (POSIX ustar), each with its length. */
const FIELDS = {
  name: [0, MAX_NAME],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

/** The sum of a header's bytes, where the sum itself counts as blanks. */
const sumOf = (header: Buffer): number => {
  const [start, length] = FIELDS.sum;
  return header.reduce(
    (sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte),
    0,
  );
};

const headerOf = ({ name, size }: Entry): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const put = (field: keyof typeof FIELDS, text: string) => header.write(text, FIELDS[field][0], 'latin1');
  if (Buffer.byteLength(name) > MAX_NAME) throw new Error(`${name} is too long a name for an archive`);
  put('name', name);
  put('mode', size === undefined ? '0000700\0' : '0000600\0');
  put('owner', '0000000\0');
  put('group', '0000000\0');
  put('size', `${(size ?? 0).toString(8).padStart(11, '0')}\0`);
  put('time', '00000000000\0');
  put('type', size === undefined ? FOLDER : FILE);
  put('magic', 'ustar\x0000');
  put('sum', `${sumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
};

const paddingAfter = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** Writes an archive piece by piece: never more than a piece of one file is in memory. */
export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    if (entry.size === undefined || !entry.content) continue;
    yield* entry.content;
    yield Buffer.alloc(paddingAfter(entry.size));
  }
  yield END;
}

/** A stream that is asked for so many bytes at a time. */
class Pieces {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Up to `most` bytes, as they come. */
  async some(most: number): Promise<Buffer> {
    while (this.#held.length === 0) {
      const { done, value } = await this.#source.next();
      if (done) throw new BrokenArchiveError('the archive is cut off');
      this.#held = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    const piece = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(piece.length);
    return piece;
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = count; missing > 0; ) {
      const part = await this.some(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts, count);
  }

  /** Reads to the end, so that whatever guards the stream sees all of it. */
  async rest(): Promise<void> {
    while (!(await this.#source.next()).done);
  }
}

const textIn = (header: Buffer, field: keyof typeof FIELDS): string => {
  const [start, length] = FIELDS[field];
  return header.toString('utf8', start, start + length).split('\0', 1)[0] ?? '';
};

/** @throws BrokenArchiveError for a name that leads out of the folder */
const safeName = (header: Buffer): string => {
  const prefix = textIn(header, 'prefix');
  const written = `${prefix}${prefix ? '/' : ''}${textIn(header, 'name')}`;
  const name = written.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '');
  if (name.split('/').includes('..')) throw new BrokenArchiveError(`${written} leads out of the archive`);
  return name;
};

/** Reads an archive piece by piece. Each entry's content must be read before the next one is asked for. */
export async function* unpack(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const pieces = new Pieces(archive);
  for (;;) {
    const header = await pieces.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    if (Number.parseInt(textIn(header, 'sum'), 8) !== sumOf(header))
      throw new BrokenArchiveError('it is no archive, or damaged');
    const name = safeName(header);
    const type = textIn(header, 'type');
    if (type === FOLDER) {
      if (name) yield { name };
      continue;
    }
    if (type !== FILE && type !== '') throw new BrokenArchiveError(`${name} is neither a file nor a folder`);
    const size = Number.parseInt(textIn(header, 'size'), 8);
    let left = size;
    const content = async function* () {
      while (left > 0) {
        const piece = await pieces.some(left);
        left -= piece.length;
        yield piece;
      }
    };
    yield { name, size, content: content() };
    if (left > 0) throw new Error(`${name} was not read to its end`);
    await pieces.exactly(paddingAfter(size));
  }
  await pieces.rest();
}

/** Unpacks an archive into a folder that is made for it; every file is on the disk, and its owner's alone, when this ends. */
export const unpackInto = async (archive: AsyncIterable<Uint8Array>, folder: string): Promise<void> => {
  await makePrivateFolder(folder);
  for await (const { name, size, content } of unpack(archive)) {
    const target = path.join(folder, name);
    if (size === undefined) await mkdir(target, { recursive: true });
    else {
      await mkdir(path.dirname(target), { recursive: true });
      const file = await open(target, 'wx', PRIVATE_FILE);
      try {
        for await (const piece of content ?? []) await file.writeFile(piece);
        await file.sync();
      } finally {
        await file.close();
      }
    }
  }
};
