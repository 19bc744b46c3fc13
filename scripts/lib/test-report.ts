import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.ts';

export interface Trouble {
  /** The file's path from the root of the project. */
  readonly file: string;
  readonly name: string;
  readonly message: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: readonly Trouble[];
  /** Tests that passed at the second try alone. */
  readonly again: readonly Trouble[];
}

/** A run that broke off before it could report is a failure of its own. */
export const brokenOff = (name: string): Report => ({
  passed: 0,
  failed: [{ file: name, name: 'the run', message: 'broke off before it could report' }],
  again: [],
});

interface VitestJson {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

export function ofVitest(json: unknown): Report {
  const { numPassedTests, testResults } = json as VitestJson;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load, or whose end fails, may have no failed test in it.
    if (tests.length === 0 && status === 'failed') return [{ file, name: 'the file', message }];
    return tests.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      message: failureMessages?.join('\n') ?? '',
    }));
  });
  return { passed: numPassedTests, failed, again: [] };
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightJson {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number };
}

export function ofPlaywright(json: unknown): Report {
  const { suites, errors, stats } = json as PlaywrightJson;
  const all = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(all)];
  const ended = (status: string) =>
    suites.flatMap(all).flatMap(({ file, specs }) =>
      specs.flatMap(({ title, tests }) =>
        tests
          .filter((test) => test.status === status)
          .map(({ results }) => ({
            file: `e2e/${file}`,
            name: title,
            message: results.find(({ error }) => error)?.error?.message ?? '',
          })),
      ),
    );
  const again = ended('flaky');
  const broken = errors.map(({ message = '' }) => ({ file: 'e2e', name: 'the run', message }));
  return {
    passed: stats.expected + again.length,
    failed: [...ended('unexpected'), ...broken],
    again,
  };
}

/** Lines of a message that say the most: what was expected, and where. */
const LINES = 12;

export const told = ({ file, name, message }: Trouble) =>
  [
    `${file}: ${name}`,
    ...stripVTControlCharacters(message).trim().split('\n').slice(0, LINES),
  ].join('\n    ');
