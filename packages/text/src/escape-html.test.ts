import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('what means something in HTML is escaped, in text and in attributes', () => {
  expect(escapeHtml(`<a href="x">R&D's & co.</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;R&amp;D's &amp; co.&lt;/a&gt;",
  );
});
