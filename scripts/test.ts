import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { type Finished, runTool } from './lib/run.ts';
import { brokenOff, ofPlaywright, ofVitest, type Report, told } from './lib/test-report.ts';
import { ensureWebBuild } from './lib/web-build.ts';

const folder = await mkdtemp(join(tmpdir(), 'yay-results-'));
/** Runs that did not end well though none of their tests failed, such as format, lint and types. */
const checks: string[] = [];
const pathOf = (name: string) => join(folder, `${name}.json`);

async function reportOf(
  name: string,
  { code }: Finished,
  read: (json: unknown) => Report,
): Promise<Report> {
  const text = await readFile(pathOf(name), 'utf8').catch(() => undefined);
  if (text === undefined) return brokenOff(name);
  const report = read(JSON.parse(text));
  // Such as an error that nobody caught, in no test.
  if (code !== 0 && report.failed.length === 0) checks.push(name);
  return report;
}

const vitestReport = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${pathOf(name)}`,
];

async function databaseTests(name: string, ...files: string[]): Promise<Report> {
  const args = ['run', '--project', 'db', ...files, ...vitestReport(name)];
  return reportOf(name, await runTool('vitest', args, { show: true }), ofVitest);
}

const reports: Report[] = [];

async function part(name: string, run: () => Promise<Report>): Promise<void> {
  console.log(`\n== ${name}`);
  try {
    reports.push(await run());
  } catch (error) {
    console.error(error);
    reports.push(brokenOff(name));
  }
}

await part('check', async () => {
  const args = ['scripts/check.ts', ...vitestReport('check')];
  return reportOf('check', await runTool('node', args, { show: true }), ofVitest);
});

await part('tests with the database', async () => {
  const first = await databaseTests('db');
  if (first.failed.length === 0) return first;
  // One more try, for a machine that stalls, as in the journeys: what needed it is named below.
  const files = [...new Set(first.failed.map(({ file }) => file))];
  console.log(`\n== once more: ${files.join(', ')}`);
  const second = await databaseTests('db-again', ...files);
  const again = first.failed.filter(
    (one) => !second.failed.some(({ file, name }) => file === one.file && name === one.name),
  );
  return { passed: first.passed + again.length, failed: second.failed, again };
});

await part('journeys in the browser', async () => {
  await ensureWebBuild();
  const browser = await ensureBrowser();
  const ended = await runTool(
    'playwright',
    ['test', '--project=journeys', '--reporter=list,json'],
    {
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: pathOf('e2e'), CHROMIUM_PATH: browser },
    },
  );
  return reportOf('e2e', ended, ofPlaywright);
});

await rm(folder, { recursive: true, force: true });

const failed = reports.flatMap((report) => report.failed);
const again = reports.flatMap((report) => report.again);
// Last of all, where whoever reads only the end of a long output finds it.
if (again.length > 0) {
  console.log(`\nOnly at the second try: look into them.\n${again.map(told).join('\n')}`);
}
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(told).join('\n')}`);
for (const check of checks)
  console.log(`\nNo test of '${check}' failed, but a part of it did: see above.`);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length + checks.length > 0 ? 1 : 0;
