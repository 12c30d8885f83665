import { escapeHtml } from '@laurel/text';
import type { NotificationSettings } from './notification-settings.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** Notices listed in one mail; the rest is only counted. */
const MAX_TOLD = 20;

export interface NoticesMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

interface Addressee {
  firstName: string;
  unsubscribeToken: string;
  email: NotificationSettings['email'];
}

/** Mail readers without media queries show the light colours. No external resources. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1f2a1e; background: #faf6ec; }
main { max-width: 36rem; margin: 0 auto; }
h2 { font-size: 18px; margin: 28px 0 4px; }
p { margin: 0 0 12px; }
a { color: #2c5a3b; }
small { color: #565d4d; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { color: #f0ecdf; background: #141911; }
  a { color: #a5cf9c; }
  small { color: #b3b7a4; }
}`;

const OFTEN: Record<NotificationSettings['email'], string> = {
  instant: 'as soon as there is news',
  daily: 'at most once a day',
  weekly: 'at most once a week',
  off: 'not at all',
};

const subjectOf = (notices: NotificationRow[]): string => {
  const [first] = notices;
  if (first && notices.length === 1) return first.title;
  const matches = notices.filter(({ kind }) => kind === 'new_match').length;
  if (matches === notices.length) return `${matches} new scholarships that fit you`;
  if (notices.every(({ kind }) => kind === 'deadline')) return `${notices.length} deadlines are coming up`;
  return `${notices.length} pieces of news about your scholarships`;
};

/** One mail with all of these notices, as equal plain text and HTML. `origin`: without a slash at the end. */
export const composeNoticesMail = (
  notices: NotificationRow[],
  { firstName, unsubscribeToken, email }: Addressee,
  origin: string,
): NoticesMail => {
  const told = notices.slice(0, MAX_TOLD).map(({ title, body, scholarshipId }) => ({
    title,
    body,
    url: scholarshipId
      ? `${origin}/scholarship/${encodeURIComponent(scholarshipId)}`
      : `${origin}/notifications`,
  }));
  const more = notices.length - told.length;
  const moreText = more > 0 ? `And ${more} more in Laurel: ${origin}/notifications` : '';
  const settings = `${origin}/profile#notifications`;
  const stop = `${origin}/unsubscribe?token=${unsubscribeToken}`;
  const why = `Laurel writes to you ${OFTEN[email]}; reminders of deadlines come at once.`;
  return {
    subject: subjectOf(notices),
    text: `${[
      `Hello ${firstName},`,
      ...told.map(({ title, body, url }) => `${title}\n${body}\n${url}`),
      ...(moreText ? [moreText] : []),
      `--\n${why}\nChange how often: ${settings}\nStop these mails: ${stop}`,
    ].join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      '<html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width">',
      '<meta name="color-scheme" content="light dark">',
      '<meta name="supported-color-schemes" content="light dark">',
      `<title>${escapeHtml(subjectOf(notices))}</title><style>${STYLE}</style></head><body><main>`,
      `<p>Hello ${escapeHtml(firstName)},</p>`,
      ...told.map(
        ({ title, body, url }) =>
          `<h2><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></h2>\n<p>${escapeHtml(body)}</p>`,
      ),
      ...(more > 0
        ? [`<p>And <a href="${escapeHtml(origin)}/notifications">${more} more in Laurel</a>.</p>`]
        : []),
      `<p><small>${escapeHtml(why)}<br>`,
      `<a href="${escapeHtml(settings)}">Change how often</a> ·`,
      `<a href="${escapeHtml(stop)}">Stop these mails</a></small></p>`,
      '</main></body></html>',
      '',
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${origin}/api/notifications/unsubscribe/${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
