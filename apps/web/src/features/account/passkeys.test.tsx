import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { toast } from '../../testing/screen-queries.ts';
import { answer, refuse, sent } from '../../testing/server.ts';
import { tellSite } from '../../testing/site.ts';
// Loaded late by the pages: here before the clock of the first test runs.
import '@simplewebauthn/browser';
import '../auth/passkey-button.tsx';
import './passkeys-section.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const ASKED = { success: true, data: { options: { challenge: 'Y2hhbGxlbmdl' } } } as const;
const REGISTERED = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attested'),
    getTransports: () => [],
  },
  getClientExtensionResults: () => ({}),
};
const SIGNED = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('student'),
  },
  getClientExtensionResults: () => ({}),
};

/** A browser with an authenticator, at the address that the server named. */
const useAuthenticator = ({ create, get }: { create?: () => unknown; get?: () => unknown } = {}) => {
  tellSite({ passkeysAt: window.location.hostname });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', navigator);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: async () => create?.(), get: async () => get?.() },
  });
};
const NONE = { success: true as const, data: [] };

beforeEach(() => answer('GET /users/passkeys', NONE));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('passkeys', () => {
  it('are not offered where the server names no host for them', async () => {
    openPage('/login', { signedIn: false });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  it('sign in beside the form, remembered if wanted', async () => {
    useAuthenticator({ get: () => SIGNED });
    answer('POST /auth/passkey/options', ASKED);
    answer('POST /auth/passkey', {
      success: true,
      message: 'Welcome',
      user: STUDENT,
      token: 'token-2',
      refreshToken: 'refresh-2',
    });
    const { user } = openPage('/login', { signedIn: false });
    await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    await toast('Login successful!');
    expect(sent('POST /auth/passkey')[0]?.body).toMatchObject({
      rememberMe: true,
      assertion: {
        id: 'aWQ',
        type: 'public-key',
        response: { signature: 'c2lnbmF0dXJl', userHandle: 'c3R1ZGVudA' },
      },
    });
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });

  it('say in plain words that nothing was signed, or why the server refused', async () => {
    useAuthenticator({
      get: () => {
        throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
      },
    });
    answer('POST /auth/passkey/options', ASKED);
    const { user } = openPage('/login', { signedIn: false });
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await user.click(button);
    await screen.findByText('No passkey was used. Please try again, or use your password.');
    useAuthenticator({ get: () => SIGNED });
    refuse('POST /auth/passkey', 'passkey_refused');
    await user.click(button);
    await screen.findByText('This passkey was not accepted. Please try again, or use your password.');
  });

  it('are added in the profile by the password, listed, and removed', async () => {
    useAuthenticator({ create: () => REGISTERED });
    const { user } = openPage('/profile');
    const area = within(await screen.findByRole('region', { name: 'Passkeys' }));
    await area.findByText('You have none yet.');
    await user.click(area.getByRole('button', { name: 'Add a passkey' }));
    const name = await area.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'My phone');
    await user.type(area.getByLabelText(/^Current password/), 'Correct-horse-7');
    refuse('POST /users/passkeys/options', 'invalid_credentials');
    await user.click(area.getByRole('button', { name: 'Make the passkey' }));
    await area.findByText('Invalid email or password.');
    answer('POST /users/passkeys/options', {
      success: true,
      data: {
        options: {
          challenge: 'Y2hhbGxlbmdl',
          rp: { id: 'localhost', name: 'Laurel' },
          user: { id: 'c3R1ZGVudA', name: 'amina@example.org', displayName: 'Amina' },
          pubKeyCredParams: [],
        },
      },
    });
    const passkey = {
      id: 'p1',
      name: 'My phone',
      createdAt: '2026-11-21T10:00:00.000Z',
      lastUsedAt: null,
    };
    answer('POST /users/passkeys', { success: true, message: 'Added', data: passkey });
    answer('GET /users/passkeys', { success: true, data: [passkey] });
    await user.click(area.getByRole('button', { name: 'Make the passkey' }));
    await toast('Passkey added');
    expect(sent('POST /users/passkeys')[0]?.body).toEqual({
      name: 'My phone',
      registration: {
        id: 'aWQ',
        rawId: 'aWQ',
        type: 'public-key',
        response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0ZXN0ZWQ' },
      },
    });
    await area.findByText(/not used yet$/);
    answer('DELETE /users/passkeys/{id}', { success: true, message: 'Removed' });
    answer('GET /users/passkeys', NONE);
    await user.click(area.getByRole('button', { name: 'Remove the passkey My phone' }));
    await toast('Passkey removed');
    await area.findByText('You have none yet.');
  });
});
