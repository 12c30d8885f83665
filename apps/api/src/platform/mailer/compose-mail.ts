import { escapeHtml } from '@laurel/text';
export interface MailContent {
  paragraphs: string[];
  /** The call to action; in plain text a link on its own line. */
  action?: { label: string; url: string };
  /** Small print, after the action. */
  notes?: string[];
}

/** Mail readers without `light-dark` or media queries show the plain colours, readable on both backgrounds. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:24px;font:17px/1.6 system-ui,sans-serif}',
  'body{color:#1f2a1e;background:#faf6ec}',
  'main{max-width:34rem;margin:0 auto}',
  'a{color:#2c5a3b}',
  '.do{display:inline-block;padding:12px 20px;border-radius:8px}',
  '.do{color:#fffdf7;background:#2c5a3b;text-decoration:none}',
  '.note{font-size:15px;color:#565d4d}',
  '@media (prefers-color-scheme:dark){',
  'body{color:#f0ecdf;background:#141911}a{color:#a5cf9c}',
  '.do{color:#12200f;background:#a5cf9c}.note{color:#b3b7a4}}',
].join('\n');

/** Lines of up to 72 characters are not encoded, so that mails in the outbox stay readable. */
const wrap = (html: string): string => html.replaceAll(/(.{1,72}|\S+)(?:\s+|$)/g, '$1\n').trimEnd();

const paragraph = (text: string, className = ''): string =>
  wrap(`<p${className && ` class="${className}"`}>${escapeHtml(text).replaceAll('\n', '<br> ')}</p>`);

/** Plain text and simple HTML (no image, no script, nothing loaded) that say the same, readable in light and dark. */
export const composeMail = ({
  paragraphs,
  action,
  notes = [],
}: MailContent): { text: string; html: string } => ({
  text: `${[...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes, 'Laurel'].join(
    '\n\n',
  )}\n`,
  html: [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<style>${STYLE}`,
    '</style></head><body><main>',
    ...paragraphs.map((text) => paragraph(text)),
    ...(action
      ? ['<p><a class="do"', `href="${escapeHtml(action.url)}"`, `>${escapeHtml(action.label)}</a></p>`]
      : []),
    ...notes.map((text) => paragraph(text, 'note')),
    '<p class="note">Laurel</p>',
    '</main></body></html>',
    '',
  ].join('\n'),
});
