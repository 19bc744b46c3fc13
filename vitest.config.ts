import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**', 'scripts/rooms/planted/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A machine that does much else besides is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts'],
          // The tables of cut-offs check every day of five years.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          // Each file has a database of its own; the product's code is loaded once for all of them.
          isolate: false,
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
