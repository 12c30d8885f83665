import type { Site } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetSite } from '../../lib/browser/site.ts';
import { openPage } from '../../testing/open-page.tsx';

const configure = (site: Site) => {
  const meta = document.createElement('meta');
  meta.name = 'laurel-site';
  meta.content = JSON.stringify(site);
  document.head.append(meta);
  forgetSite();
};

afterEach(() => {
  document.querySelector('meta[name="laurel-site"]')?.remove();
  forgetSite();
});

it('leads to answers and to the operator once there is one', async () => {
  configure({ operator: { email: 'help@example.org', name: 'The Grants Office' } });
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
  configure({ model: 'example-7b' });
  openPage('/', { signedIn: false });
  await screen.findByText(
    /A language model \(example-7b\) may reword what they found; it decides nothing\.$/,
  );
});

it('says that none does', async () => {
  openPage('/', { signedIn: false });
  await screen.findByText(/No language model runs on this Laurel\.$/);
});
