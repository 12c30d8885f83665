import { profileResponse, type WhatIfRequest } from '@laurel/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { openPage } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { aSaved, withSaved } from '../../testing/samples.ts';
import { eventually } from '../../testing/screen-queries.ts';
import { answer, answerBy, refuse, sent } from '../../testing/server.ts';

const open = async (profile: object = { homeGpa: { value: 3.4, scale: '5.0' } }) => {
  const { user: student } = sample(profileResponse).data;
  answer('GET /users/profile', {
    success: true,
    data: { user: { ...student, profile } },
  });
  withSaved(aSaved('Hill'), aSaved('Lake'));
  answerBy('POST /matching/what-if', ({ body }): Answer<'POST /matching/what-if'> => {
    const { change } = body as WhatIfRequest;
    const isEnough = (change.grade?.value ?? 0) >= 4;
    return {
      success: true,
      data: {
        matches: { now: 10, changed: isEnough ? 12 : 10 },
        opens: {
          total: isEnough ? 2 : 0,
          best: isEnough
            ? [
                { id: 'Hill', title: 'Hill', organization: 'A' },
                { id: 'sea', title: 'Sea', organization: 'B' },
              ]
            : [],
        },
        closes: { total: 0, best: [] },
        standings: [
          { id: 'Hill', now: 'not_eligible', changed: isEnough ? 'fits' : 'not_eligible' },
          { id: 'Lake', now: 'open', changed: 'open' },
        ],
      },
    };
  });
  const { user } = openPage('/dashboard?tab=saved');
  await user.click(await screen.findByRole('button', { name: 'Year' }));
  await user.click(await screen.findByText('What if your start, a score or your grade were another one?'));
  return user;
};
const grade = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Grade out of 5.0' });
const rows = () =>
  within(screen.getByRole('list', { name: 'Your year' }))
    .queryAllByText(/^With this:/)
    .map(({ textContent }) => textContent);

describe('what if, in the year of saved scholarships', () => {
  it('lights awards up by a slider, says so in words, and stores nothing', async () => {
    const user = await open();
    const slider = await grade();
    expect(slider.getAttribute('aria-valuetext'), 'the grade as it is now').toBe('3.4');
    expect(sent('POST /matching/what-if'), 'nothing is asked before somebody tries').toEqual([]);
    fireEvent.change(slider, { target: { value: '4.2' } });
    await screen.findByText('12 matches instead of 10: 2 more, 0 fewer.');
    expect(sent('POST /matching/what-if').at(-1)?.body).toEqual({
      change: { grade: { value: 4.2, scale: '5.0' } },
      ids: expect.arrayContaining(['Hill', 'Lake']),
    });
    await eventually(rows).toEqual([
      'With this: fits you; now: not eligible',
      'With this: fits you, with a condition still open',
    ]);
    screen.getByRole('link', { name: 'Sea' });
    expect(screen.getAllByRole('link', { name: 'Hill' }), 'a saved one is told of in its row').toHaveLength(
      1,
    );
    await user.click(screen.getByRole('button', { name: 'Back to how it is' }));
    await eventually(rows).toEqual([]);
    expect(sent('PUT /users/profile')).toEqual([]);
  });

  it.each([
    ['of a degree', { degrees: [{ level: 'bachelor', grade: { value: 8.1, scale: '10' } }] }, '10', '8.1'],
    ['of the country', { citizenships: ['NG'] }, '5.0', 'as it is'],
    ['that most know', {}, '4.0', 'as it is'],
  ])('takes the scale %s for the grade', async (_which, profile, scale, said) => {
    await open(profile);
    const slider = await screen.findByRole('slider', { name: `Grade out of ${scale}` });
    expect(slider.getAttribute('aria-valuetext')).toBe(said);
  });

  it('moves the start by months and the score of a test that is chosen', async () => {
    const user = await open();
    const start = await screen.findByRole('slider', { name: 'Start of studies' });
    expect(start.getAttribute('aria-valuetext')).toBe('not given');
    fireEvent.change(start, { target: { value: '9' } });
    await user.selectOptions(screen.getByLabelText('Test'), 'GRE');
    fireEvent.change(screen.getByRole('slider', { name: 'Score' }), { target: { value: '325' } });
    await screen.findByText(/^A round that closes before .* may pay for a later start/);
    await eventually(() => sent('POST /matching/what-if').at(-1)?.body).toMatchObject({
      change: {
        intendedStart: expect.stringMatching(/^\d{4}-\d{2}$/),
        test: { test: 'GRE', score: 325 },
      },
    });
    await screen.findByText('Nothing changes: 10 matches as before.');
  });

  it('says why there is no answer', async () => {
    await open();
    refuse('POST /matching/what-if', 'preferences_required');
    fireEvent.change(await grade(), { target: { value: '4.2' } });
    await screen.findByRole('alert');
    expect(rows()).toEqual([]);
  });
});
