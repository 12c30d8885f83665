import type { DismissRequest, MatchData } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { aMatch, matchesOf, stored, withPreferences } from '../../testing/samples.ts';
import { card, eventually } from '../../testing/screen-queries.ts';
import { answer, answerBy, refuse, sent } from '../../testing/server.ts';
import { withGone } from './not-for-me.tsx';

const [FIRST, SECOND, THIRD] = [aMatch('Hill'), aMatch('Lake'), aMatch('Wood')];

/** A server that leaves out what was dismissed. */
const withServer = (part: Partial<MatchData> = {}) => {
  withPreferences();
  const out = new Set<string>();
  const now = () => {
    const matches = [FIRST, SECOND, THIRD].filter((each) => !out.has(each.scholarshipId));
    return matchesOf(matches, { dismissed: out.size, ...part });
  };
  answer('GET /ai/matches', stored(now()));
  answerBy('POST /ai/matches/async', () => ({
    success: true as const,
    cached: true,
    data: now(),
    message: 'Done.',
  }));
  answerBy('POST /scholarships/{id}/dismiss', ({ params, body }) => {
    const { dismissed, reason = null } = body as DismissRequest;
    if (dismissed) out.add(String(params['id']));
    else out.delete(String(params['id']));
    return { success: true as const, message: 'Done.', data: { isDismissed: dismissed, reason } };
  });
  answerBy('GET /scholarships/dismissed/list', () => ({
    success: true as const,
    data: {
      dismissedScholarships: [FIRST, SECOND, THIRD]
        .filter((each) => out.has(each.scholarshipId))
        .map(({ scholarshipId, scholarship: { title, organization } }) => ({
          scholarshipId,
          title,
          organization,
          reason: 'wrong_place' as const,
          dismissedAt: '2026-11-20T10:00:00.000Z',
        })),
    },
    pagination: { totalItems: 1, totalPages: 1, currentPage: 1, hasPrevPage: false, hasNextPage: false },
  }));
};

const titles = () =>
  within(screen.getByRole('region', { name: 'Your matches' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('“Not for me”', () => {
  it('takes the card out in its place, with the focus on undo, and brings it back there', async () => {
    withServer();
    const { user } = openPage('/dashboard');
    await card('Lake');
    await user.click(screen.getByRole('button', { name: 'Not for me: Lake' }));
    const undo = await screen.findByRole('button', { name: 'Undo: bring back Lake' });
    expect(document.activeElement).toBe(undo);
    screen.getByText((_, element) => element?.textContent === 'Lake is out of your lists.');
    await screen.findByRole('button', { name: /^Not for me 1 scholarship/ });
    expect(titles()).toEqual(['Hill', 'Wood']);
    await user.click(screen.getByRole('button', { name: 'Undo: bring back Lake' }));
    await eventually(() => expect(titles()).toEqual(['Hill', 'Lake', 'Wood']));
    await eventually(() =>
      expect(sent('POST /scholarships/{id}/dismiss').map(({ body }) => body)).toEqual([
        { dismissed: true },
        { dismissed: false },
      ]),
    );
  });

  it('takes a reason, and says what would keep the next one away', async () => {
    withServer();
    const { user } = openPage('/dashboard');
    await card('Hill');
    await user.click(screen.getByRole('button', { name: 'Not for me: Hill' }));
    await user.click(await screen.findByRole('button', { name: 'Wrong place' }));
    screen.getByRole('button', { name: 'Wrong place', pressed: true });
    screen.getByRole('link', { name: 'Change where you want to study' });
    await eventually(() =>
      expect(sent('POST /scholarships/{id}/dismiss').at(-1)?.body).toEqual({
        dismissed: true,
        reason: 'wrong_place',
      }),
    );
  });

  it('says when it could not be stored, and shows the card again', async () => {
    withServer();
    refuse('POST /scholarships/{id}/dismiss', 'limit_reached', { message: 'Please bring one back first.' });
    const { user } = openPage('/dashboard');
    await card('Hill');
    await user.click(screen.getByRole('button', { name: 'Not for me: Hill' }));
    await screen.findByText('Please bring one back first.');
    await eventually(() => expect(titles()).toEqual(['Hill', 'Lake', 'Wood']));
  });

  it('lists what was taken out, with the reason, and brings it back', async () => {
    withServer();
    const { user } = openPage('/dashboard');
    await card('Wood');
    await user.click(screen.getByRole('button', { name: 'Not for me: Wood' }));
    await user.click(await screen.findByRole('button', { name: /^Not for me 1 scholarship/ }));
    const back = await screen.findByRole('button', { name: 'Bring back: Wood' });
    expect(back.closest('li')?.textContent).toContain('Wrong place');
    await user.click(back);
    await eventually(() => expect(screen.queryByRole('button', { name: /^Not for me 1/ })).toBeNull());
  });
});

describe('the list with what was taken out of it', () => {
  it('has everything in its place, whether or not the new matches hold it still', () => {
    const gone = [
      { match: SECOND, at: 1 },
      { match: FIRST, at: 0 },
    ];
    expect(withGone([FIRST, SECOND, THIRD], gone)).toEqual([FIRST, SECOND, THIRD]);
    expect(withGone([THIRD], gone)).toEqual([FIRST, SECOND, THIRD]);
    expect(withGone([], [{ match: THIRD, at: 2 }])).toEqual([THIRD]);
  });
});
