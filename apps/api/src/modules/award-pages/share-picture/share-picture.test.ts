import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inLines, widthOf } from './letters.ts';
import { drawSharePicture } from './share-picture.ts';

const WORDS = {
  title: 'Hill Award',
  organization: 'Hill Valley Fund',
  money: '€1,000/month',
  timing: 'Open now: Closes 1 March 2027',
};

/** Width, height and the pixels of a PNG that is one block of unfiltered rows. */
const read = (png: Buffer) => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const at = (x: number, y: number) => {
    const place = y * (width * 3 + 1) + 1 + x * 3;
    return [...rows.subarray(place, place + 3)];
  };
  return { width, height, rows, at };
};

describe('the picture of a link preview', () => {
  it('is a PNG of 1200 by 630, with paper, a band and words', async () => {
    const { width, height, rows, at } = read(await drawSharePicture(WORDS));
    expect([width, height]).toEqual([1200, 630]);
    expect(rows.length).toBe((1200 * 3 + 1) * 630);
    expect(at(5, 5)).toEqual([0xfa, 0xf6, 0xec]);
    expect(at(5, 625)).toEqual([0x1d, 0x3a, 0x28]);
    const other = read(await drawSharePicture({ ...WORDS, title: 'Lake Award' }));
    expect(other.rows.equals(rows)).toBe(false);
  });

  it('attack: texts of any length and script are drawn within it', async () => {
    for (const text of [
      '',
      'x'.repeat(20_000),
      '日本学生支援機構',
      '\u0000\u202e<svg>',
      'W '.repeat(3_000),
    ]) {
      const words = { title: text, organization: text, money: text, timing: text };
      expect(read(await drawSharePicture(words)).width, text.slice(0, 9)).toBe(1200);
    }
  });
});

describe('lines', () => {
  it('break at spaces, and end with dots where there is no room for more', () => {
    const text = 'Scholarships for graduate study in many fields and countries of the world';
    const lines = inLines(text, 'title', 700, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.endsWith('…')).toBe(true);
    for (const line of lines) expect(widthOf(line, 'title')).toBeLessThanOrEqual(700);
    expect(inLines('Hill Award', 'title', 700, 2)).toEqual(['Hill Award']);
  });

  it('measure letters with their accents, one way or the other', () => {
    expect(widthOf('Ü', 'title')).toBeGreaterThan(0);
    expect(widthOf('U\u0308', 'title')).toBe(widthOf('Ü', 'title'));
    expect(widthOf('ạ', 'title')).toBe(widthOf('a', 'title'));
  });
});
