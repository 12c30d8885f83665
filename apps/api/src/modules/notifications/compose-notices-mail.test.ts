import { describe, expect, it } from 'vitest';
import { composeNoticesMail } from './compose-notices-mail.ts';
import type { NotificationRow } from './notifications.repository.ts';

const notice = (change: Partial<NotificationRow> = {}): NotificationRow => ({
  userId: 'u',
  id: 'n',
  key: 'k',
  kind: 'new_match',
  title: 'New match: One',
  body: '82% match. Open to citizens of Kenya.',
  scholarshipId: 'one',
  day: '2026-11-21',
  mailDue: '2026-11-21',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  readAt: null,
  ...change,
});
const addressee = { firstName: 'Amina', email: 'weekly', unsubscribeToken: 'tok' } as const;
const compose = (...notices: NotificationRow[]) =>
  composeNoticesMail(notices, addressee, 'https://laurel.example');

describe('a mail of notices', () => {
  it('says the same as text and as HTML: what, why, and where', () => {
    const { text, html } = compose(notice());
    for (const part of [
      'Hello Amina,',
      'New match: One',
      '82% match. Open to citizens of Kenya.',
      'https://laurel.example/scholarship/one',
      'https://laurel.example/profile#notifications',
      'https://laurel.example/unsubscribe?token=tok',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('at most once a week');
  });

  it('can be stopped with one click (RFC 8058)', () => {
    expect(compose(notice()).headers).toEqual({
      'List-Unsubscribe': '<https://laurel.example/api/notifications/unsubscribe/tok>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('names one piece of news in its subject, and counts several', () => {
    expect(compose(notice()).subject).toBe('New match: One');
    expect(compose(notice(), notice()).subject).toBe('2 new scholarships that fit you');
    expect(compose(notice({ kind: 'deadline' }), notice({ kind: 'deadline' })).subject).toBe(
      '2 deadlines are coming up',
    );
    expect(compose(notice(), notice({ kind: 'closed' })).subject).toBe(
      '2 pieces of news about your scholarships',
    );
  });

  it('tells 20 and counts the rest', () => {
    const all = Array.from({ length: 21 }, () => notice());
    expect(compose(...all.slice(1)).text).not.toContain('more in Laurel');
    expect(compose(...all).text).toContain('And 1 more in Laurel');
    expect(compose(...all).html.match(/<h2>/g)).toHaveLength(20);
  });

  it('attack: a title is text, not HTML', () => {
    const { html } = compose(notice({ title: '<script>alert(1)</script>', body: '"><img src=x>' }));
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('is readable in the dark and loads nothing', () => {
    const { html } = compose(notice());
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<img|<link|url\(|@import/);
  });
});
