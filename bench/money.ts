import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from './lib/figures.ts';
import { proveMoney } from './money/prove.ts';

const errorsOf = (statuses: ReadonlyMap<number, number>): number =>
  [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);

/** Proves that nothing is charged twice or lost while programs die and the provider lies. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      port: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '600' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'yay-money-'));
  console.log(`seed ${values.seed}, data in ${folder}`);
  const from = performance.now();
  const proof = await proveMoney({
    folder,
    runs: Number(values.runs),
    seed: Number(values.seed),
    port: Number(values.port),
    until: from + Number(values.minutes) * 60_000,
    onRun: (number) => {
      if (number % 20 === 0) console.log(`${number} runs ...`);
    },
  });
  const lines: [string, string | number][] = [
    ['runs', proof.runs],
    ...[...proof.faults].map(([name, times]): [string, string | number] => {
      const deaths = proof.deaths.get(name);
      return [`  ${name}`, deaths ? `${times}, deaths ${deaths}` : times];
    }),
    ['programs started again', proof.restarts],
    ...[...proof.acts].map(([name, times]): [string, number] => [`  ${name}`, times]),
    ...Object.entries(proof.counts),
    ['movements at the provider', proof.movements],
    ['requests without an answer', proof.statuses.get(0) ?? 0],
    ['requests answered by an error of ours', errorsOf(proof.statuses)],
    ['a run, median', `${percentile(proof.seconds, 0.5).toFixed(1)} s`],
    ['a run, longest', `${Math.max(...proof.seconds).toFixed(1)} s`],
    ['problems', proof.problems.length],
    ['seed', values.seed],
    ['seconds', Math.round((performance.now() - from) / 1000)],
  ];
  console.log('');
  for (const [name, value] of lines) console.log(`  ${name.padEnd(44)} ${value}`);
  for (const problem of proof.problems) console.log(`  ! ${problem}`);
  if (proof.problems.length > 0) {
    console.log(`\nThe data is kept in ${folder}.`);
    return false;
  }
  await rm(folder, { recursive: true, force: true });
  return true;
}
