import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { tellSite } from '../../testing/site.ts';

const OFFICE = {
  email: 'help@uni.example',
  name: 'The Grants Office',
  address: '1 Hill Road\nHilltown',
  dataProtection: 'Bea Hill, privacy@uni.example',
  retention: 'Accounts that nobody used for two years are erased.',
};

describe('the operator', () => {
  it('is named on the privacy page, with whom to ask and how long what is kept', async () => {
    tellSite({ operator: OFFICE });
    openPage('/privacy', { signedIn: false });
    const main = within(await screen.findByRole('main'));
    await main.findByText(/1 Hill Road/);
    main.getByText(/Bea Hill, privacy@uni\.example/);
    main.getByText(/nobody used for two years/);
    expect(main.getByRole('link', { name: 'help@uni.example' }).getAttribute('href')).toBe(
      'mailto:help@uni.example',
    );
  });

  it('is named in the terms and under help', async () => {
    tellSite({ operator: OFFICE });
    const { router } = openPage('/terms', { signedIn: false });
    await screen.findByText(/The operator of this Laurel:.*The Grants Office/s);
    await router.navigate('/help');
    await screen.findByText(/1 Hill Road/);
  });

  it('is nobody where nothing is configured: the texts stay as they are', async () => {
    openPage('/privacy', { signedIn: false });
    await screen.findByText(/this page calls them the operator\./);
    expect(screen.queryByText(/The operator of this Laurel/)).toBeNull();
    expect(screen.queryByText(/How long the operator keeps what/)).toBeNull();
  });
});
