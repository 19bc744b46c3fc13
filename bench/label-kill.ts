import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instant } from '@yay/domain/time';
import { layTiny } from '@yay/seeds/tiny';
import { ensureDatabase, startEmbedded } from '../apps/api/src/platform/db/embedded/index.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { LABEL_KILL, standAt } from './label-kill/evening.ts';
import { proveLabelKills } from './label-kill/prove.ts';
import { withClient } from './lib/worlds.ts';

/** Proves that labels are mailed once and whole, whenever their worker dies. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-label-kill-'));
  const server = await startEmbedded({ dataDir });
  const from = performance.now();
  try {
    const url = await ensureDatabase(server, 'label_kill');
    await migrate(url);
    await withClient(url, async (client) => {
      await layTiny(client, { now: instant(Date.parse(LABEL_KILL.laidAt)) });
      await standAt(client);
    });
    const proof = await proveLabelKills({
      url,
      times: Number(values.times),
      seed: Number(values.seed),
      date: LABEL_KILL.date,
      onKill: (number) => {
        if (number % 20 === 0) console.log(`${number} kills ...`);
      },
    });
    const lines = [
      ['kills of the worker', proof.kills],
      ['workers that were done before', proof.tooLate],
      ...Object.entries(proof.leftIn).map(([state, times]) => [`  left ${state}`, times] as const),
      ['subscriptions', proof.counts.subscriptions],
      ['mails', proof.counts.mails],
      ['prints', proof.counts.prints],
      ['labels', proof.counts.labels],
      ['problems', proof.problems.length],
      ['seed', values.seed],
      ['seconds', Math.round((performance.now() - from) / 1000)],
    ] as const;
    console.log('');
    for (const [name, value] of lines) console.log(`  ${name.padEnd(36)} ${value}`);
    for (const problem of proof.problems) console.log(`  ! ${problem}`);
    return proof.problems.length === 0;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
