import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { runTool } from './lib/run.ts';
import { ensureWebBuild } from './lib/web-build.ts';

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const folder = await mkdtemp(join(tmpdir(), 'yay-results-'));
const report = (name: string) => join(folder, `${name}.json`);

async function readCount(name: string, read: (json: unknown) => Count): Promise<void> {
  const text = await readFile(report(name), 'utf8').catch(() => undefined);
  // A run that broke off before it could report is a failure of its own.
  const count = text === undefined ? { passed: 0, failed: 1 } : read(JSON.parse(text));
  total.passed += count.passed;
  total.failed += count.failed;
}

const ofVitest = (json: unknown): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = json as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    success: boolean;
  };
  // A file that does not load has no failed test in it.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 && !success ? 1 : 0);
  return { passed: numPassedTests, failed };
};

const ofPlaywright = (json: unknown): Count => {
  const { stats, errors } = json as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  if (stats.flaky > 0)
    console.log(`\n${stats.flaky} passed only at the second try: look into them.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
  };
};

const vitestReport = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];

let ok = true;
async function part(name: string, run: () => Promise<{ code: number }>): Promise<void> {
  console.log(`\n== ${name}`);
  try {
    if ((await run()).code !== 0) ok = false;
  } catch (error) {
    console.error(error);
    ok = false;
  }
}

await part('check', () =>
  runTool('node', ['scripts/check.ts', ...vitestReport('unit')], { show: true }),
);
await readCount('unit', ofVitest);

await part('tests with the database', () =>
  runTool('vitest', ['run', '--project', 'db', ...vitestReport('db')], { show: true }),
);
await readCount('db', ofVitest);

await part('journeys in the browser', async () => {
  await ensureWebBuild();
  const browser = await ensureBrowser();
  return runTool('playwright', ['test', '--project=journeys', '--reporter=list,json'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e'), CHROMIUM_PATH: browser },
  });
});
await readCount('e2e', ofPlaywright);

await rm(folder, { recursive: true, force: true });
if (!ok && total.failed === 0) console.log('\nNo test failed, but a check did: see above.');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = ok && total.failed === 0 ? 0 : 1;
