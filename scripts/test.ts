import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureJourneyBrowser } from './lib/browser.ts';
import type { Reach } from './lib/reach.ts';
import { readReach } from './lib/read-reach.ts';
import { type Finished, runTool } from './lib/run.ts';
import { scratchFolder } from './lib/scratch-folder.ts';
import { brokenOff, ofPlaywright, ofVitest, type Report, told } from './lib/test-report.ts';

const { changed, base } = askedFor(process.argv.slice(2));
/** Of a change: what it can reach. Of everything: undefined. */
const reach = changed ? await readReach(base) : undefined;
const scratch = await scratchFolder();
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

/** `--changed [base]`: only what differs from where this branch left base, 'main' unless said. */
function askedFor(args: readonly string[]): { changed: boolean; base: string } {
  const [flag, base = 'main', ...further] = args;
  if (flag === undefined) return { changed: false, base };
  if (flag === '--changed' && further.length === 0) return { changed: true, base };
  throw new Error('Usage: npm test [-- --changed [base]]');
}

/** Returns a pattern of the names of these journeys, for Playwright; null when there are none. */
function journeysPattern({ journeys, pages }: Reach): string | null {
  const files = journeys.map((path) => path.replace(/^e2e\//, '').replaceAll('.', '\\.'));
  const looks = pages.map((name) => `every-page\\.spec\\.ts ${name}\\b`);
  return [...files, ...looks].join('|') || null;
}

const vitestReport = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${pathOf(name)}`,
];

async function databaseTests(name: string, ...files: string[]): Promise<Report> {
  const args = ['run', '--project', 'db', ...files, ...vitestReport(name)];
  const ended = await runTool('vitest', args, { show: 'db', env: { TMPDIR: scratch } });
  return reportOf(name, ended, ofVitest);
}

const reports: Report[] = [];

async function part(name: string, run: () => Promise<Report>): Promise<void> {
  const startedAt = Date.now();
  console.log(`== ${name} begins`);
  try {
    reports.push(await run());
  } catch (error) {
    console.error(error);
    reports.push(brokenOff(name));
  }
  console.log(`== ${name} ends after ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

async function check(): Promise<Report> {
  // The scripts are no room that is read: their own tests are always run.
  const unit = reach === undefined ? [] : ['scripts/', ...reach.unit];
  const lint = reach?.lint ?? ['.'];
  const args = ['scripts/check.ts', ...lint, '--', ...unit, ...vitestReport('check')];
  return reportOf('check', await runTool('node', args, { show: 'check' }), ofVitest);
}

async function widgets(): Promise<Report> {
  const args = [
    'run',
    '--project',
    'widgets',
    ...(reach?.widgets ?? []),
    ...vitestReport('widgets'),
  ];
  const env = { CHROMIUM_PATH: await ensureJourneyBrowser() };
  return reportOf('widgets', await runTool('vitest', args, { show: 'widgets', env }), ofVitest);
}

async function database(): Promise<Report> {
  const first = await databaseTests('db', ...(reach?.db ?? []));
  if (first.failed.length === 0) return first;
  // One more try, for a machine that stalls, as in the journeys: what needed it is named below.
  const files = [...new Set(first.failed.map(({ file }) => file))];
  console.log(`== once more: ${files.join(', ')}`);
  const second = await databaseTests('db-again', ...files);
  const again = first.failed.filter(
    (one) => !second.failed.some(({ file, name }) => file === one.file && name === one.name),
  );
  return { passed: first.passed + again.length, failed: second.failed, again };
}

async function journeys(pattern: string | undefined): Promise<Report> {
  const ended = await runTool(
    'playwright',
    [
      'test',
      '--project=journeys',
      '--reporter=list,json',
      ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    ],
    {
      show: 'journeys',
      env: {
        TMPDIR: scratch,
        PLAYWRIGHT_JSON_OUTPUT_NAME: pathOf('e2e'),
        CHROMIUM_PATH: await ensureJourneyBrowser(),
      },
    },
  );
  return reportOf('e2e', ended, ofPlaywright);
}

async function allJourneys(): Promise<void> {
  const pattern = reach && journeysPattern(reach);
  if (pattern !== null) await part('journeys', () => journeys(pattern));
}

// Whole parts keep two cores busy: side by side they take as long, and journeys then run into limits.
// Of a change the check and one long file of tests with the database leave each other room.
const [checked, tested] = [() => part('check', check), () => part('db', database)];
if (reach === undefined) {
  await checked();
  await tested();
} else await Promise.all([checked(), tested()]);
if (reach?.widgets.length !== 0) await part('widgets', widgets);
await allJourneys();

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
