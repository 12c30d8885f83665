import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { aSaved, withMatches, withSaved } from '../testing/samples.ts';
import { atAddress, card } from '../testing/screen-queries.ts';
import { answer, hold } from '../testing/server.ts';

it('waits for the preferences before it shows anything', async () => {
  withMatches('Hill');
  const letThrough = hold('GET /ai/preferences');
  openPage('/dashboard');
  await screen.findByText('Loading your dashboard…');
  // Who comes back is known only then.
  screen.getByRole('heading', { level: 1, name: 'Welcome, Amina!' });
  expect(screen.queryByRole('tab')).toBeNull();
  letThrough();
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Amina!' });
  await card('Hill');
});

it('has four tabs, of which each has an address of its own', async () => {
  withMatches('Hill');
  const { user, reload } = openPage('/dashboard');
  const selected = (name: string) => screen.findByRole('tab', { name, selected: true });
  await selected('AI Matches');
  screen.getByRole('heading', { level: 1, name: /Amina/ });
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim());
  expect(names).toEqual(['AI Matches', 'Saved', 'Preferences', 'Tools']);
  expect(screen.queryByText(/please complete your preferences setup below/)).toBeNull();
  for (const [name, address] of [
    ['Saved', '/dashboard?tab=saved'],
    ['Preferences', '/dashboard?tab=preferences'],
    ['Tools', '/dashboard?tab=tools'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name }));
    await atAddress(address);
    reload();
    await selected(name);
  }
  await user.click(screen.getByRole('tab', { name: 'AI Matches' }));
  await atAddress('/dashboard');
  await card('Hill');
});

it('leads to what was saved before the set-up, and from there back to the set-up', async () => {
  withSaved(aSaved('Hill'));
  answer('GET /ai/preferences', { success: true, data: null });
  const { user } = openPage('/dashboard');
  await screen.findByText(/please complete your preferences setup below/);
  await user.click(await screen.findByRole('link', { name: 'Your saved list' }));
  await atAddress('/dashboard?tab=saved');
  await card('Hill');
  expect(screen.queryByText(/please complete your preferences setup below/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Set up your matches' }));
  await atAddress('/dashboard');
  await screen.findByRole('link', { name: 'Your saved list' });
});
