import type { SignInProvider } from '../modules/auth/index.ts';
import { newId } from '../platform/new-id.ts';

/** Vouches for the address that it is given as `flow`. */
export const obligingProvider: SignInProvider = {
  name: 'Example University',
  domains: [],
  signOutAt: async () => undefined,
  endedThere: async (email) => ({
    issuer: 'https://login.example.org',
    subject: email,
    session: undefined,
    tokenId: newId(),
  }),
  begin: async () => ({ url: 'https://login.example.org/', flow: 'flow' }),
  end: async (email) => ({
    issuer: 'https://login.example.org',
    subject: email,
    email,
    isConfirmed: true,
    firstName: 'Amina',
    lastName: 'Otieno',
    codeGivenAt: null,
    signOutToken: null,
    providerSession: '',
    rememberMe: false,
    state: newId(),
  }),
};
