import type { BrowserContextOptions } from 'playwright-core';
import type { ApiStudent } from './api-student.ts';

/** A browser's storage in which a student is signed in before the first page. `url`: the product's origin. */
export const storedSession = (
  url: string,
  { token, refreshToken, user }: ApiStudent,
): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [
    {
      origin: url,
      localStorage: [
        { name: 'authToken', value: token },
        { name: 'refreshToken', value: refreshToken },
        { name: 'userData', value: JSON.stringify(user) },
      ],
    },
  ],
});
