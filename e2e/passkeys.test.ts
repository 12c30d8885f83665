import { rm } from 'node:fs/promises';
import { describe, expect, inject } from 'vitest';
import { freePort } from '../chaos/free-port.ts';
import { apiCall, newEmail } from './api-student.ts';
import { atAddress, journey, shown } from './browser.ts';
import { copyDataFolder, startProduct } from './start-product.ts';

const PASSWORD = 'Correct-horse-7';

describe('a passkey', () => {
  journey('is made in the profile, signs in beside the form, and is removed', async ({ visit }) => {
    // Browsers want a name for them: 127.0.0.1 is none.
    const port = String(await freePort());
    const folder = await copyDataFolder(inject('preparedFolder'));
    const product = await startProduct({
      DATA_DIR: folder,
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
    });
    try {
      const email = newEmail();
      const person = { firstName: 'Amina', lastName: 'Otieno', email, password: PASSWORD };
      await apiCall(product.url, 'POST', '/auth/register', person);
      const page = await visit('/login', { url: product.url });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await atAddress(page, '/dashboard');
      await page.waitForLoadState('networkidle');
      await page.goto('/profile');
      const area = page.getByRole('region', { name: 'Passkeys' });
      await area.getByRole('button', { name: 'Add a passkey' }).click();
      await area.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await area.getByRole('button', { name: 'Make the passkey' }).click();
      await shown(area.getByText('not used yet'));

      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await atAddress(page, '/');
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await atAddress(page, '/dashboard');
      await page.waitForLoadState('networkidle');

      await page.goto('/profile');
      expect(await area.getByRole('listitem').innerText()).toContain('last used');
      await area.getByRole('button', { name: /^Remove the passkey/ }).click();
      await shown(area.getByText('You have none yet.'));
      await page.context().close();
    } finally {
      await product.stop();
      await rm(folder, { recursive: true });
    }
  });
});
