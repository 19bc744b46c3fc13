import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TINY } from '@yay/seeds/tiny';
import pg from 'pg';
import { type Family, headersOf } from './lib/families.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { SAVERS, startSaving } from './lib/saving.ts';
import { layCharged } from './money/lay-charged.ts';
import { layFresh, layWorld, type People } from './money/lay-world.ts';
import { openPrograms, type Programs } from './money/programs.ts';

/** The day whose labels are made. */
const DATE = '2026-11-20';
const LOOK_EVERY_MS = 50;
/** Five of six children are at the school whose labels are made, two in each family. */
const FAMILIES = 6_000;

/** Measures saves while a worker makes 10,000 labels of one school. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      families: { type: 'string', default: String(FAMILIES) },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '20' },
      port: { type: 'string', default: '0' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'yay-label-load-'));
  const people = await layFresh(folder, async (client) => {
    const laid = await layWorld(client, Number(values.families) + SAVERS);
    await layCharged(client, laid.families.slice(SAVERS), DATE);
    await client.query('analyze');
    return laid;
  });
  const programs = await openPrograms({ folder, port: Number(values.port) });
  const db = new pg.Pool({ connectionString: programs.urlOf(), max: 2 });
  db.on('error', () => undefined);
  try {
    for (const program of ['provider', 'api', 'worker'] as const) await programs.start(program);
    return await measure(programs, db, people, {
      rate: Number(values.rate),
      seconds: Number(values.seconds),
    });
  } finally {
    await db.end();
    await programs.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  programs: Programs,
  db: pg.Pool,
  people: People,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<boolean> {
  const saving = await startSaving(Number(new URL(programs.api).port), people.families, rate);
  // Compilation, preparation and cold caches are left out of the measurement.
  await wait(8_000);
  saving.turn();
  await wait(seconds * 1_000);
  const before = saving.turn();
  const print = await makeLabels(programs, db, people.staff);
  const during = saving.turn();
  await wait(seconds * 1_000);
  const after = saving.turn();
  await saving.stop();
  const without = percentile([...before, ...after], 0.95);
  const figures: Figure[] = [
    { name: 'labels', value: print.labels, unit: '', aim: { atLeast: 1 } },
    { name: 'made within', value: print.seconds, unit: 's' },
    { name: 'saves meanwhile', value: during.length / print.seconds, unit: '/s' },
    { name: 'save without it, p95', value: without, unit: 'ms' },
    { name: 'save during it, p95', value: percentile(during, 0.95), unit: 'ms' },
    {
      name: 'p95 during to p95 without',
      value: percentile(during, 0.95) / without,
      unit: '×',
      aim: { atMost: 1.3 },
    },
  ];
  return report('labels while families save', figures);
}

/** Asks for the labels of the day as the team does, and waits until the file is there. */
async function makeLabels(
  programs: Programs,
  db: pg.Pool,
  staff: Family,
): Promise<{ seconds: number; labels: number }> {
  const path = `/api/v2/destinations/${TINY.schools.eastern}/labels/prints`;
  const body = { date: DATE };
  const from = performance.now();
  const answer = await fetch(`${programs.api}${path}`, {
    method: 'POST',
    headers: headersOf({ method: 'PUT', path, token: staff.token, body, key: randomUUID() }),
    body: JSON.stringify(body),
  });
  if (answer.status !== 202) throw new Error(`the print was answered by ${await answer.text()}`);
  for (;;) {
    const { rows } = await db.query<{ status: string; labels: number }>(
      `select p.status, (select count(*)::int from labels l where l.print_id = p.id) as labels
       from label_prints p order by p.id desc limit 1`,
    );
    const [print] = rows;
    if (print?.status === 'failed') throw new Error('the print failed');
    if (print?.status === 'ready') {
      return { seconds: (performance.now() - from) / 1_000, labels: print.labels };
    }
    await wait(LOOK_EVERY_MS);
  }
}
