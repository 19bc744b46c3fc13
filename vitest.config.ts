import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**', 'scripts/rooms/planted/**'];

/** What takes longest, half of it waiting for real time: it is begun first, not waited for alone. */
const LONGEST = ['jobs/processes.', 'bench/money.', 'src/boot.', 'bench/kill.', 'money-model.'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.includes(name));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
          // Whoever waits for the database leaves the processor to a third.
          maxWorkers: 3,
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
