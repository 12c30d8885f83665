import { describe, expect, it } from 'vitest';
import { stripHtml } from './strip-html.ts';

describe('stripHtml', () => {
  it.each([
    ['I scored < 5 and > 3', 'I scored < 5 and > 3'],
    ['<5', '<5'],
    ['a <b grade that is never closed', 'a <b grade that is never closed'],
    ['I <3 maths > all', 'I <3 maths > all'],
    ['R&D and AT&T &copy as typed', 'R&D and AT&T &copy as typed'],
    ['study at <my own title> now', 'study at <my own title> now'],
  ])('keeps what only looks like a tag: %s', (source, text) => {
    expect(stripHtml(source)).toBe(text);
  });

  it('drops tags, attributes, comments and what is never text', () => {
    const source =
      '<p class="a>b">One <b>bold</b> &amp; x<5</p><!-- no --><script>var a = "<p>";</script><style>p{}</style>';
    expect(stripHtml(source)).toBe('One bold & x<5');
  });

  it('keeps paragraphs and line breaks apart', () => {
    expect(stripHtml('<p>One.</p><p>Two<br>lines.</p>')).toBe('One.\n\nTwo\nlines.');
  });

  it('drops the tags of word processors', () => {
    expect(stripHtml('One <o:p>two</o:p> <w-x>three</w-x>')).toBe('One two three');
  });

  it('answers a text of nothing but tags with nothing', () => {
    expect(stripHtml('<div><p> </p></div>')).toBe('');
  });

  it.each(['<b>', '<div>', '<a href="', '<!--', '</p>', '<', '&amp;'])(
    'reads 200,000 characters of %s within the time limit of a test',
    (piece) => {
      expect(stripHtml(piece.repeat(200_000 / piece.length)).length).toBeLessThanOrEqual(200_000);
    },
  );
});
