import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**', 'scripts/rooms/planted/**'];

/** The files of more than ten seconds, longest first: one that starts last would run alone. */
const LONGEST = [
  'src/permissions.',
  'src/hostile.',
  'src/attacks.',
  'bench/kill.',
  'mass-cancellation.',
  'blackouts/kill.',
  'offer-model.',
  'money-model.',
  'list-properties.',
  'payments/killed.',
  'bench/money.',
  'jobs/processes.',
  'embedded.',
  'src/boot.',
  'food-change.',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.includes(name));
      return index === -1 ? LONGEST.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // These limits end what hangs. They say nothing about speed: a machine may be busy.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          // A module is loaded once for all files: a test that needs a fresh one resets it.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.browser.test.tsx'],
          // The tables of cut-offs check every day of five years.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'db',
          // Each file has a database of its own; the product's code is loaded once for all of them.
          isolate: false,
          // Node loads it as in the running product: nothing here replaces a module.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // For the programs that tests start: all of them load the product, as the start command does.
          env: {
            NODE_COMPILE_CACHE: fileURLToPath(
              new URL('node_modules/.cache/compiled', import.meta.url),
            ),
          },
          // Two wait for the database often enough to leave a processor to a third.
          maxWorkers: 3,
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        optimizeDeps: {
          // Found one by one, libraries would be bundled anew in the middle of a run.
          entries: ['packages/ui/src/**/*.{ts,tsx}'],
          include: ['react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
        },
        test: {
          name: 'widgets',
          include: ['packages/ui/**/*.browser.test.tsx'],
          exclude,
          setupFiles: ['packages/ui/test/setup.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 800, height: 900 },
            provider: playwright({
              actionTimeout: 30_000,
              launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
              // Fading is off: an element that fades in has no contrast yet when it is looked at.
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Tokyo' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
