import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pass, stopTime } from '../testing/clock.ts';
import { eventually } from '../testing/screen-queries.ts';

it('a note explains a button after 0.7 s, the next one at once, and Escape closes it', async () => {
  // A page that has shown no note yet, whichever tests ran before.
  vi.resetModules();
  const { Tooltip } = await import('./tooltip.tsx');
  stopTime();
  render(
    <>
      <Tooltip content="Asks again.">
        <button type="button">Refresh</button>
      </Tooltip>
      <Tooltip content="Starts anew.">
        <button type="button">Regenerate</button>
      </Tooltip>
    </>,
  );
  const user = userEvent.setup({ delay: null });
  const notes = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
  const hover = (name: string) => user.hover(screen.getByRole('button', { name }));
  await hover('Refresh');
  await pass(699);
  expect(notes()).toEqual([]);
  await pass(1);
  await eventually(notes).toEqual(['Asks again.']);
  await hover('Regenerate');
  await eventually(notes).toContainEqual('Starts anew.');
  await pass(200);
  await eventually(notes).toEqual(['Starts anew.']);
  await user.keyboard('{Escape}');
  await eventually(notes).toEqual([]);
  await user.unhover(screen.getByRole('button', { name: 'Regenerate' }));
  await pass(301);
  await hover('Refresh');
  await pass(699);
  expect(notes()).toEqual([]);
});
