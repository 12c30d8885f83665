import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RawRow } from '../import/raw-row.ts';
import { parseCsv } from './csv.ts';
import { listingFormat } from './listing-format.ts';
import { parseListings, readListings } from './read-listings.ts';

const all = async (rows: AsyncIterable<RawRow>): Promise<RawRow[]> => {
  return Array.fromAsync(rows);
};
const csv = (text: string) => all(parseListings(text, 'csv'));
const jsonl = (text: string) => all(parseListings(text, 'jsonl'));
const json = (text: string) => all(parseListings(text, 'json'));

describe('separated values', () => {
  test('are read under their headings, whatever the case', async () => {
    expect(await csv('Title,Amount Text,LINK\nOne Award,£500,https://example.org\n')).toEqual([
      { row: 1, value: { title: 'One Award', amount_text: '£500', link: 'https://example.org' } },
    ]);
  });

  test.each([
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['a bar', '|'],
    ['a comma', ','],
  ])('are told apart by %s', async (_name, separator) => {
    const text = `title${separator}provider\nA, B & C Award${separator === ',' ? '' : ''}${separator}Example`;
    const rows = await csv(separator === ',' ? 'title,provider\n"A, B & C Award",Example' : text);
    expect(rows).toEqual([{ row: 1, value: { title: 'A, B & C Award', provider: 'Example' } }]);
  });

  test('may hold quotes, separators and line feeds inside quotes', async () => {
    const text = 'title,description\r\n"The ""Best"" Award, really","Line one\nline two"\r\nNext,plain\r\n';
    expect(await csv(text)).toEqual([
      { row: 1, value: { title: 'The "Best" Award, really', description: 'Line one\nline two' } },
      { row: 2, value: { title: 'Next', description: 'plain' } },
    ]);
  });

  test('may start with a byte order mark and hold empty lines', async () => {
    expect(await csv('\uFEFFtitle,link\n\nAward,https://example.org\n\n')).toEqual([
      { row: 1, value: { title: 'Award', link: 'https://example.org' } },
    ]);
  });

  test('with a quote inside a bare cell keep it', async () => {
    expect(await csv('title,amount_text\nAward 6" screen,5\n')).toEqual([
      { row: 1, value: { title: 'Award 6" screen', amount_text: '5' } },
    ]);
  });

  test('with too many cells are a bad row, and the next is read', async () => {
    expect(await csv('title,link\na,b,c\nd,e\n')).toEqual([
      { row: 1, error: '3 cells under 2 headings' },
      { row: 2, value: { title: 'd', link: 'e' } },
    ]);
  });

  test('with too few cells leave the rest absent', async () => {
    expect(await csv('title,link\na\n')).toEqual([{ row: 1, value: { title: 'a', link: null } }]);
  });

  test('with a quote that is never closed end in a bad row', async () => {
    const rows = await csv('title,link\na,b\n"c,d\ne,f\n');
    expect(rows[0]).toEqual({ row: 1, value: { title: 'a', link: 'b' } });
    expect(rows[1]).toMatchObject({ row: 2, error: expect.stringMatching(/never closed/) });
  });

  test('of an empty file are no rows', async () => {
    expect(await csv('')).toEqual([]);
    expect(await csv('title,link\n')).toEqual([]);
  });

  test('come out the same wherever the chunks are cut', async () => {
    const text = '\uFEFFtitle;description\n"Ä; ""b""";"one\ntwo"\nplain;x\n';
    const whole = await csv(text);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: text.length - 1 }), { maxLength: 6 }),
        async (cuts) => {
          const at = [0, ...[...new Set(cuts)].sort((a, b) => a - b), text.length];
          const chunks = at.slice(1).map((end, index) => text.slice(at[index], end));
          expect(await all(parseCsv(chunks))).toEqual(whole);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('hold any text in quoted cells', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\uFEFF'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (cells) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['title,link', ...cells.map((pair) => pair.map(quote).join(','))].join('\n');
        const values = cells.map(([title, link]) => ({ title, link }));
        expect((await csv(text)).map((row) => 'value' in row && row.value)).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });
});

describe('JSON Lines', () => {
  test('tell a bad line by its number and go on', async () => {
    expect(await jsonl('{"title":"a"}\n{"title": "b"\n\n{"title":"c"}\n')).toEqual([
      { row: 1, value: { title: 'a' } },
      { row: 2, error: 'the line is not JSON' },
      { row: 4, value: { title: 'c' } },
    ]);
  });

  test('may start with a byte order mark and end lines as Windows does', async () => {
    expect(await jsonl('\uFEFF{"title":"a"}\r\n{"title":"b"}\r\n')).toHaveLength(2);
  });
});

describe('JSON', () => {
  test('is an array, an object that holds one, or one listing', async () => {
    const row = [{ row: 1, value: { title: 'a' } }];
    expect(await json('[{"title":"a"}]')).toEqual(row);
    expect(await json('{"count":1,"scholarships":[{"title":"a"}]}')).toEqual(row);
    expect(await json('{"title":"a"}')).toEqual(row);
  });

  test('that is none is one bad row', async () => {
    expect(await json('[{"title":')).toEqual([{ row: 1, error: 'the file is not JSON' }]);
  });
});

describe('the format', () => {
  test.each([
    ['a.csv', '[a],b', 'csv'],
    ['a.tsv', 'title\tlink', 'csv'],
    ['a.jsonl', '{"title":"a"}', 'jsonl'],
    ['a.json', '[{"title":"a"}]', 'json'],
    ['a.json', '{\n "title": "a"\n}', 'json'],
    ['a.json', '{"title":"a"}\n{"title":"b"}', 'jsonl'],
    ['a.jsonl', '[{"title":"a"}]', 'json'],
    ['a', 'title,link\n', 'csv'],
    ['a', '\uFEFF {"title":"a"}\n{"title":"b"}', 'jsonl'],
  ])('of %s that starts with %j is %s', (name, head, format) => {
    expect(listingFormat(name, head)).toBe(format);
  });
});

describe('a file', () => {
  const readFile = async (name: string, content: string | Buffer): Promise<RawRow[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'laurel-listings-'));
    try {
      const path = join(folder, name);
      await writeFile(path, content);
      return await all(readListings(path));
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  test.each([
    ['a.csv', 'title\na\n'],
    ['a.jsonl', '{"title":"a"}\n'],
    ['a.json', '[{"title":"a"}]'],
    ['a.csv', Buffer.from('\uFEFFtitle\na\n', 'utf16le')],
  ])('%s is streamed or read', async (name, content) => {
    expect(await readFile(name, content)).toEqual([{ row: 1, value: { title: 'a' } }]);
  });

  test('that does not exist throws', async () => {
    await expect(all(readListings('/nonexistent/a.csv'))).rejects.toThrow(/ENOENT/);
  });
});
