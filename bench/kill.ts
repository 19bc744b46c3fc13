import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proveKills } from './kill/prove.ts';
import { percentile } from './lib/figures.ts';

/** Proves that `kill -9` at random moments loses no acknowledged save and leaves no partial one. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      port: { type: 'string', default: '4960' },
    },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-kill-'));
  const from = performance.now();
  const proof = await proveKills({
    dataDir,
    times: Number(values.times),
    seed: Number(values.seed),
    port: Number(values.port),
    onKill: (number) => {
      if (number % 20 === 0) console.log(`${number} kills ...`);
    },
  });
  const lines = [
    ['kills of the server', proof.kills.server],
    ['kills of server and database', proof.kills['server and database']],
    ['saves acknowledged', proof.acknowledged],
    ['saves without an answer, sent again', proof.resent],
    ['conflicts of two parents', proof.conflicts],
    ['restart, median', `${Math.round(percentile(proof.restarts, 0.5))} ms`],
    ['restart, longest', `${Math.round(Math.max(...proof.restarts))} ms`],
    ['problems', proof.problems.length],
    ['seed', values.seed],
    ['seconds', Math.round((performance.now() - from) / 1000)],
  ] as const;
  console.log('');
  for (const [name, value] of lines) console.log(`  ${name.padEnd(36)} ${value}`);
  for (const problem of proof.problems) console.log(`  ! ${problem}`);
  if (proof.problems.length > 0) {
    console.log(`\nThe data is kept in ${dataDir}.`);
    return false;
  }
  await rm(dataDir, { recursive: true, force: true });
  return true;
}
