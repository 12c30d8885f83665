import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tooling/**/*.test.ts'],
    globalSetup: ['tooling/vitest-global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
