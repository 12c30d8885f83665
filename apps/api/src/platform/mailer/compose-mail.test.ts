import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const content = {
  paragraphs: ['Hello <b>Amina</b>,', 'A & B'],
  action: { label: 'Open', url: 'https://laurel.example/a?b=1&c=2' },
  notes: ['You can ignore this.'],
};

describe('a composed mail', () => {
  it('says the same as plain text and as HTML', () => {
    const { text, html } = composeMail(content);
    for (const words of ['A & B', 'Open', 'You can ignore this.']) {
      expect(text).toContain(words);
      expect(html).toContain(words.replace('&', '&amp;'));
    }
    expect(text).toContain('\nhttps://laurel.example/a?b=1&c=2\n');
  });

  it('attack: takes no markup from names', () => {
    expect(composeMail(content).html).toContain('Hello &lt;b&gt;Amina&lt;/b&gt;,');
  });

  it('names colours for light and dark and loads nothing', () => {
    const { html } = composeMail(content);
    expect(html).toContain('content="light dark"');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  });

  it('has short lines, so that it leaves as it is, and never cuts a link', () => {
    const url = `https://laurel.example/${'a'.repeat(100)}`;
    const { html } = composeMail({ paragraphs: ['word '.repeat(60), url], notes: ['line\nbreak'] });
    expect(html).toContain(`<p>${url}</p>`);
    expect(html).toContain('line<br> break');
    const long = html.split('\n').filter((line) => line.length > 76);
    expect(long).toEqual([`<p>${url}</p>`]);
  });
});
