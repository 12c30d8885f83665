import { createStoredValue } from './stored-value.ts';

/** Reached only when it is used: a browser that blocks storage throws at its name. */
const tabStore = {
  getItem: (key: string) => window.sessionStorage.getItem(key),
  setItem: (key: string, value: string) => window.sessionStorage.setItem(key, value),
  removeItem: (key: string) => window.sessionStorage.removeItem(key),
};

/** The id of the student whose account or set-up was begun in this tab: nobody welcomes them back yet. */
export const newStudent = createStoredValue(tabStore, 'new-student', (found) =>
  typeof found === 'string' ? found : null,
);
