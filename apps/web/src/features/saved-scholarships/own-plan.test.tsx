import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { aSaved, aScholarship, withSaved } from '../../testing/samples.ts';
import { atAddress, eventually } from '../../testing/screen-queries.ts';
import { answer, sent } from '../../testing/server.ts';
import { requestText } from './own-plan.tsx';

const openApplication = async (part: Parameters<typeof aSaved>[1] = {}) => {
  withSaved(aSaved('Hill', part));
  const scholarship = { ...aScholarship('Hill'), isSaved: true };
  answer('GET /scholarships/{id}', { success: true, data: { scholarship, match: null } });
  const { user } = openPage('/scholarship/Hill');
  return { user, own: within(await screen.findByRole('region', { name: 'Your application' })) };
};
const plans = () => sent('PATCH /scholarships/{id}/save').map(({ body }) => body);

it('a closing date that the student found is kept, and given up again', async () => {
  const { user, own } = await openApplication();
  await user.type(own.getByLabelText('Closing date'), '2027-03-01');
  await user.click(own.getByRole('button', { name: 'Keep this date' }));
  await own.findByText(/^You go by your own date/);
  await user.click(own.getByRole('button', { name: 'Go by Laurel’s again' }));
  await eventually(plans).toEqual([{ plan: { deadline: '2027-03-01' } }, { plan: { deadline: null } }]);
  await eventually(() => own.queryByText(/^You go by your own date/)).toBeNull();
});

it('own steps are added, ticked and removed', async () => {
  const { user, own } = await openApplication();
  await user.type(own.getByLabelText('Step'), 'Call the office{Enter}');
  await user.click(await own.findByRole('checkbox', { name: 'Call the office' }));
  await eventually(
    () => own.getByRole<HTMLInputElement>('checkbox', { name: 'Call the office' }).checked,
  ).toBe(true);
  await user.click(own.getByRole('button', { name: 'Remove: Call the office' }));
  await eventually(() => own.queryByRole('checkbox', { name: 'Call the office' })).toBeNull();
  const id = expect.any(String);
  await eventually(plans).toEqual([
    { plan: { steps: [{ id, label: 'Call the office', done: false }] } },
    { plan: { steps: [{ id, label: 'Call the office', done: true }] } },
    { plan: { steps: [] } },
  ]);
});

it('a referee is followed from the question to the letter, with a request to copy', async () => {
  const { user, own } = await openApplication();
  await user.type(own.getByLabelText('Name of a referee'), 'Dr Obi{Enter}');
  await user.selectOptions(await own.findByLabelText('Dr Obi'), 'promised');
  await eventually(() => own.getByLabelText<HTMLSelectElement>('Dr Obi').value).toBe('promised');
  await user.click(own.getByRole('button', { name: /^Copy a request\s*to Dr Obi$/ }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Dear Dr Obi,');
  expect(copied).toContain('Hill');
});

it('a request tells the day only where the student entered one', () => {
  const referee = { id: 'r', name: 'Dr Obi', state: 'to_ask' as const };
  expect(requestText(aSaved('Hill', { plan: { steps: [], referees: [] } }), referee)).not.toContain(
    'It is due',
  );
  expect(
    requestText(aSaved('Hill', { plan: { deadline: '2027-03-01', steps: [], referees: [] } }), referee),
  ).toContain('It is due by');
});

it('"Write for this scholarship" opens the editor with the scholarship chosen', async () => {
  const { user, own } = await openApplication();
  await user.click(own.getByRole('button', { name: 'Write for this scholarship' }));
  await atAddress('/dashboard?tab=tools');
  await eventually(
    async () => (await screen.findByLabelText<HTMLSelectElement>(/^For a saved scholarship/)).value,
  ).toBe('Hill');
});
