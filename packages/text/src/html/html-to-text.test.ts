import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeEntities, dropTags, htmlToText } from './html-to-text.ts';

describe('HTML to text', () => {
  it.each([
    ['I scored < 5 and > 3', 'I scored < 5 and > 3'],
    ['<5', '<5'],
    ['a <b grade that is never closed', 'a <b grade that is never closed'],
    ['I <3 maths > all', 'I <3 maths > all'],
    ['R&D and AT&T &copy as typed', 'R&D and AT&T &copy as typed'],
    ['study at <my own title> now', 'study at <my own title> now'],
  ])('keeps what only looks like a tag: %s', (source, text) => {
    expect(htmlToText(source)).toBe(text);
  });

  it('drops tags, attributes, comments and what is never text', () => {
    const source =
      '<p class="a>b">One <b>bold</b> &amp; x<5</p><!-- no --><script>var a = "<p>";</script><style>p{}</style>';
    expect(htmlToText(source)).toBe('One bold & x<5');
  });

  it('keeps paragraphs and line breaks apart', () => {
    expect(htmlToText('<p>One.</p><p>Two<br>lines.</p>')).toBe('One.\n\nTwo\nlines.');
  });

  it.each([
    ['<<b>script>alert(1)<</b>/script> I grew up here.', 'I grew up here.'],
    ['<<i>b>bold<</i>/b>', 'bold'],
    [`${'<b'.repeat(40)}${'>'.repeat(40)}script>x`, /^[^<]*x$/],
  ])('attack: lets no tag appear where another is dropped: %s', (source, text) => {
    expect(htmlToText(source)).toMatch(text);
  });

  it('attack: takes no longer than in proportion for tags in tags', () => {
    const layers = `${'<b'.repeat(5_000)}${'>'.repeat(5_000)}`;
    expect(htmlToText(layers)).not.toMatch(/<[a-z]/);
  });

  it('drops the tags of word processors', () => {
    expect(htmlToText('One <o:p>two</o:p> <w-x>three</w-x>')).toBe('One two three');
  });

  it('answers a text of nothing but tags with nothing', () => {
    expect(htmlToText('<div><p> </p></div>')).toBe('');
  });

  it('keeps the cells of a table apart and each row on its line', () => {
    expect(htmlToText('<table><tr><th>Level</th><td>Master</td></tr><tr><td>x</td></tr></table>')).toBe(
      'Level Master\n\nx',
    );
  });

  it('drops what is never closed to its end, and directives of word processors', () => {
    expect(htmlToText('a<script>alert("<p>")</script>b<style>p{}')).toBe('a b');
    expect(htmlToText('<![if !supportLists]>1.<![endif]> One<![CDATA[x]]>')).toBe('1. One');
  });

  it('reads a reference that would become a tag as text', () => {
    expect(htmlToText('<p>&lt;b&gt; is bold</p>')).toBe('<b> is bold');
  });

  const pieces = [
    '<b>',
    '<div>',
    '<a href="',
    '<!--',
    '</p>',
    '<',
    '&amp;',
    '<a-',
    '<td>x',
    '<title>',
    '<![',
    '& ',
  ];

  it.each(pieces)('reads 200,000 characters of %s within the time limit of a test', (piece) => {
    expect(htmlToText(piece.repeat(200_000 / piece.length)).length).toBeLessThanOrEqual(200_000);
  });

  it.each(pieces)('looks at twice as many characters in twice as many of %s', (piece) => {
    const few = charactersRead(() => htmlToText(piece.repeat(2_000)));
    const many = charactersRead(() => htmlToText(piece.repeat(4_000)));
    expect(many).toBeLessThanOrEqual(2 * few + 100);
  });
});

afterEach(() => vi.restoreAllMocks());

/** How often the tokenizer looks at a character while this runs. */
const charactersRead = (run: () => void): number => {
  const read = vi.spyOn(String.prototype, 'charCodeAt');
  run();
  const { length } = read.mock.calls;
  read.mockRestore();
  return length;
};

describe('dropping tags', () => {
  it('leaves references as they are', () => {
    expect(dropTags('<b>R&amp;D</b>')).toBe('R&amp;D');
  });

  it('answers undefined where there is no tag', () => {
    expect([dropTags('x < 5'), dropTags('plain'), dropTags('')]).toEqual([undefined, undefined, undefined]);
  });
});

it.each([
  ['Tom &amp; Ann &ndash; 5&euro; &#233; &#x1F600;', 'Tom & Ann – 5€ é 😀'],
  ['&amp;amp;', '&amp;'],
  ['AT&T ?a=1&section=2 &copy &nosuchname;', 'AT&T ?a=1&section=2 &copy &nosuchname;'],
  ['&Ccedil;&Otilde;&zwnj;', 'ÇÕ\u200c'],
])('the references in %j read %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
