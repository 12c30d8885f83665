import { defineConfig } from 'vitest/config';

/** Tests that start processes of the product and need no browser. */
const COMMANDS = ['e2e/cli.test.ts', 'e2e/kill.test.ts'];

/** Each takes four minutes or more, so that they are run by their names (`npm test -- e2e/every-command`). */
const LONG = ['e2e/every-command.test.ts', 'e2e/kill-in-changes.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Files of one worker share their modules: loading the catalogue, the taxonomies and the server for each costs a third of the time.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tooling/**/*.test.ts'],
          globalSetup: ['tooling/vitest-global-setup.ts'],
          // None takes longer than four seconds on a machine of its own; one that others use too may be twenty times slower.
          testTimeout: 100_000,
          hookTimeout: 100_000,
        },
      },
      {
        test: {
          name: 'screens',
          // A DOM, and the app loaded into it, for each worker instead of each file; `testing/setup.ts` clears what a test leaves. Half of the time.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['apps/web/src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'commands',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: COMMANDS,
          globalSetup: ['e2e/commands-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          sequence: { groupOrder: 3 },
          include: LONG,
          globalSetup: ['e2e/commands-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // Journeys share two products and a browser, which keep the second processor busy: two at once only wait for each other.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.test.ts'],
          exclude: [...COMMANDS, ...LONG],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
