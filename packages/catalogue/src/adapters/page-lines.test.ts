import { parseHtml } from '@laurel/text/html';
import { describe, expect, it, vi } from 'vitest';
import { pageLines } from './page-lines.ts';

const linesOf = (html: string) => pageLines(parseHtml(html)).map(({ text }) => text);

/** The characters that trimming and replacing look at while this runs. */
const charactersHandled = (run: () => void): number => {
  let characters = 0;
  const spies = (['trim', 'trimStart', 'replace'] as const).map((method) => {
    const original = String.prototype[method] as (this: string, ...given: unknown[]) => string;
    return vi.spyOn(String.prototype, method).mockImplementation(function (
      this: string,
      ...given: unknown[]
    ) {
      characters += this.length;
      return original.apply(this, given);
    });
  });
  run();
  for (const spy of spies) spy.mockRestore();
  return characters;
};

describe('the lines of a page', () => {
  it('write a row of a table or of a definition list as label and value', () => {
    expect(linesOf('<table><tr><th>Level:</th><td>Master</td></tr></table>')).toEqual(['Level: Master']);
    expect(linesOf('<dl><dt>Level</dt><dd>Master</dd><dt>Field </dt><dd>Law</dd></dl>')).toEqual([
      'Level: Master',
      'Field: Law',
    ]);
    expect(linesOf('<tr><td>a</td><td></td><td> b: </td><td>c</td></tr>')).toEqual(['a: b: c']);
    expect(linesOf('<tr><td>Documents</td><td><p>CV</p><p>Essay</p></td></tr>')).toEqual([
      'Documents: CV\nEssay',
    ]);
    expect(linesOf('<tr><td></td><td>only</td></tr>')).toEqual(['only']);
  });

  it.each(['<td>cell</td>', '<td> <p> </p> </td>', '<b> </b>', 'word ', '<dd>x</dd>', '<td>:</td>'])(
    'take twice the work for twice as many of %s in one row',
    (piece) => {
      const [few, many] = [1_000, 2_000].map((times) => {
        const root = parseHtml(`<table><tr>${piece.repeat(times)}</tr></table>`);
        return charactersHandled(() => pageLines(root));
      }) as [number, number];
      expect(few).toBeGreaterThan(1_000);
      expect(many).toBeLessThanOrEqual(2 * few + 100);
    },
  );

  it('have 20,000 characters at most', () => {
    expect(linesOf('x'.repeat(20_000))[0]).toHaveLength(20_000);
    expect(linesOf('x'.repeat(20_001))[0]).toHaveLength(20_000);
    expect(linesOf(`<p>${'x'.repeat(30_000)}</p><p>next</p>`)[1]).toBe('next');
  });
});
