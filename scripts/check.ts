import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finished, ROOT, runTool } from './lib/run.ts';

interface Step {
  readonly name: string;
  run(): Promise<Finished>;
}

const tool = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: () => runTool(command, args),
});

/** Findings of the compiler about each file, by which it checks only what a change reaches. */
const TYPES = join(ROOT, 'node_modules/.cache/types');

async function typeSteps(): Promise<Step[]> {
  const folders = ['.'];
  for await (const path of glob('{packages,apps}/*', { cwd: ROOT })) folders.push(path);
  return folders
    .filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')))
    .map((folder) => {
      const kept = ['--incremental', '--tsBuildInfoFile', join(TYPES, folder, 'known.tsbuildinfo')];
      return tool(`types ${folder}`, 'tsc', '-p', folder, '--pretty', ...kept);
    });
}

/** `[<paths to lint> --] <arguments for the unit tests>` */
const args = process.argv.slice(2);
const end = args.indexOf('--');
const linted = end > 0 ? args.slice(0, end) : ['.'];
const unit = args.slice(end + 1);

const steps: Step[] = [
  tool('unit tests', 'vitest', 'run', '--project', 'unit', ...unit),
  // A path that is named may be of a kind that is not linted.
  tool(
    'format and lint',
    'biome',
    'ci',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...linted,
  ),
  tool('generated files', 'node', 'scripts/gen.ts', '--check'),
  tool('rooms', 'node', 'scripts/rooms/check.ts'),
  tool('lengths of functions', 'node', 'scripts/lengths/check.ts'),
  tool('locks', 'node', 'scripts/locks/check.ts'),
  tool('facts', 'node', 'scripts/facts/check.ts'),
  tool('kits', 'node', 'scripts/kits/check.ts'),
  tool('statements', 'node', 'scripts/sql/check.ts'),
  tool('unused code', 'knip', '--no-progress'),
  ...(await typeSteps()),
];

// Two at a time: the unit tests take as long as all the rest together.
const started = Date.now();
const failed: string[] = [];
const waiting = steps.values();
async function lane(): Promise<void> {
  for (const step of waiting) {
    const from = Date.now();
    const { code, output } = await step.run();
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(step.name);
    console.log(output);
  }
}
await Promise.all([lane(), lane()]);

const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  failed.length === 0
    ? `\nEverything holds (${seconds} s).`
    : `\n${failed.length} failed: ${failed.join(', ')} (${seconds} s).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
