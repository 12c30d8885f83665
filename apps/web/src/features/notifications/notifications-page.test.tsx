import { notification } from '@laurel/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { openPage } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { pageFigures } from '../../testing/samples.ts';
import { atAddress, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerBy, answerFromElsewhere, hold, refuse, sent } from '../../testing/server.ts';

const KINDS = ['new_match', 'deadline', 'changed', 'closed'] as const;

/** A notice of each kind, every second one read; and more on a second page. */
const withNotices = () => {
  let areRead = false;
  answerBy('GET /notifications', ({ query }): Answer<'GET /notifications'> => {
    const page = Number(query.page ?? 1);
    const notifications = KINDS.map((kind, index) =>
      sample(notification, {
        id: `${kind}-${page}`,
        kind,
        title: `A notice about ${kind}, page ${page}`,
        body: 'What happened, and why it is told.',
        scholarshipId: kind,
        readAt: areRead || index % 2 ? '2026-11-20T13:00:00.000Z' : null,
      }),
    );
    return {
      success: true,
      data: { notifications, unread: areRead ? 0 : 12 },
      pagination: pageFigures(24, page),
    };
  });
  answerBy('POST /notifications/read', () => {
    areRead = true;
    return { success: true as const, message: '' };
  });
};

describe('the page of notices', () => {
  it('says what will come when there is nothing yet', async () => {
    openPage('/notifications');
    await screen.findByRole('heading', { name: 'No Notifications Yet' });
    screen.getByRole('link', { name: 'Go to Dashboard' });
  });

  it('waits for them', async () => {
    withNotices();
    const letThrough = hold('GET /notifications');
    openPage('/notifications');
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(screen.queryByRole('heading', { name: 'No Notifications Yet' })).toBeNull();
    letThrough();
    await screen.findByRole('heading', { level: 2, name: /about new_match/ });
  });

  it('says when it can’t be loaded, and loads by another try', async () => {
    answerFromElsewhere('GET /notifications', 403);
    const { user } = openPage('/notifications');
    const text = await screen.findByText('Failed to load notifications. Please try again.');
    expect(text.closest('[role=alert]')).not.toBeNull();
    withNotices();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { level: 2, name: /about new_match/ });
  });

  it('shows every kind, counts the unread ones on the bell, and reads all at once', async () => {
    withNotices();
    const { user } = openPage('/notifications');
    for (const kind of KINDS) await screen.findByRole('link', { name: `A notice about ${kind}, page 1` });
    screen.getByText('12 unread');
    await screen.findByRole('link', { name: 'Notifications, 12 unread' });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await screen.findByText('All read');
    await eventually(() => screen.queryByRole('link', { name: /unread/ })).toBeNull();
    expect(sent('POST /notifications/read').map(({ body }) => body)).toEqual([{ all: true }]);
  });

  it('turns its pages', async () => {
    withNotices();
    const { user } = openPage('/notifications');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('link', { name: 'A notice about closed, page 2' });
  });

  it('reads a notice by opening it', async () => {
    withNotices();
    const { user } = openPage('/notifications');
    await user.click(await screen.findByRole('link', { name: 'A notice about new_match, page 1' }));
    await atAddress('/scholarship/new_match');
    await eventually(() => sent('POST /notifications/read').map(({ body }) => body)).toEqual([
      { ids: ['new_match-1'] },
    ]);
  });
});

describe('the choices of the profile', () => {
  const withSettings = () =>
    answer('GET /notifications/settings', {
      success: true,
      data: { email: 'weekly', deadlineReminders: true },
    });

  it('are kept as soon as they are made', async () => {
    withSettings();
    const { user } = openPage('/profile#notifications');
    answer('PUT /notifications/settings', {
      success: true,
      data: { email: 'daily', deadlineReminders: true },
    });
    await user.click(await screen.findByRole('radio', { name: /^Daily/ }));
    await toast('Settings saved');
    await screen.findByRole('radio', { name: /^Daily/, checked: true });
    await user.click(screen.getByRole('checkbox', { name: /^Remind me of deadlines of saved scholarships/ }));
    await eventually(() => sent('PUT /notifications/settings').map(({ body }) => body)).toEqual([
      { email: 'daily', deadlineReminders: true },
      { email: 'daily', deadlineReminders: false },
    ]);
  });

  it('go back when they can’t be kept', async () => {
    withSettings();
    refuse('PUT /notifications/settings', 'internal');
    const { user } = openPage('/profile#notifications');
    await user.click(await screen.findByRole('radio', { name: /^Daily/ }));
    await toast('Something went wrong on our side. Please try again.');
    await screen.findByRole('radio', { name: /^Weekly/, checked: true });
  });
});
