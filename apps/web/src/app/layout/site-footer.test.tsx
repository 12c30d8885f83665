import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { tellSite } from '../../testing/site.ts';

it('leads to answers and to the operator once there is one', async () => {
  tellSite({ operator: { email: 'help@example.org', name: 'The Grants Office' } });
  const { user } = openPage('/about', { signedIn: false });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.queryByText('coming soon')).toBeNull();
  expect(footer.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
    'mailto:help@example.org',
  );
  await user.click(footer.getByRole('link', { name: 'FAQ' }));
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  screen.getByText('What does the score mean?');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'help@example.org' })).toBeDefined();
});

it('says at “AI” whether a language model runs here', async () => {
  tellSite({ model: 'example-7b' });
  openPage('/', { signedIn: false });
  await screen.findByText(
    /A language model \(example-7b\) may reword what they found; it decides nothing\.$/,
  );
});

it('says that none does', async () => {
  openPage('/', { signedIn: false });
  await screen.findByText(/No language model runs on this Laurel\.$/);
});
