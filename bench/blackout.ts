import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { brokenRules } from './kill/check-database.ts';
import { type Family, headersOf } from './lib/families.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { SAVERS, startSaving } from './lib/saving.ts';
import { layCharged } from './money/lay-charged.ts';
import { layFresh, layWorld, type People } from './money/lay-world.ts';
import { openPrograms, type Programs } from './money/programs.ts';

/** A later day of the week that was charged at its Monday's noon. */
const CLOSED = '2026-11-20';
const LOOK_EVERY_MS = 50;

/** Measures a closure over many orders while other families save. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      families: { type: 'string', default: '10000' },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '20' },
      port: { type: 'string', default: '0' },
    },
  });
  const families = Number(values.families);
  const rate = Number(values.rate);
  const folder = await mkdtemp(join(tmpdir(), 'yay-blackout-'));
  const people = await layFresh(folder, async (client) => {
    const laid = await layWorld(client, families + SAVERS);
    await layCharged(client, laid.families.slice(SAVERS), CLOSED);
    await client.query('analyze');
    return laid;
  });
  const programs = await openPrograms({ folder, port: Number(values.port) });
  const db = new pg.Pool({ connectionString: programs.urlOf(), max: 3 });
  db.on('error', () => undefined);
  try {
    for (const program of ['provider', 'api', 'worker'] as const) await programs.start(program);
    return await measure(programs, db, people, { rate, seconds: Number(values.seconds) });
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
  await keepBusy(seconds);
  const beside = saving.turn();
  const closing = await close(programs, db, people.staff);
  const during = saving.turn();
  await wait(seconds * 1_000);
  const after = saving.turn();
  await saving.stop();

  const [counted] = (
    await db.query<{ orders: number; mails: number; credits: number }>(
      `select
         (select count(*)::int from orders where status = 'cancelled' and cancel_reason = 'blackout') as orders,
         (select count(*)::int from mails where template = 'lunches_cancelled') as mails,
         (select count(*)::int from ledger_transactions where kind = 'reversal') as credits`,
    )
  ).rows;
  // Orders were written without the rules and events of a save, so only the money is checked.
  const client = await db.connect();
  const rules = await brokenRules(client).finally(() => client.release());
  const broken = rules.filter((rule) => rule.startsWith('ledger: '));
  for (const line of broken) console.log(line);
  const without = percentile([...before, ...after], 0.95);
  const orders = counted?.orders ?? 0;
  const figures: Figure[] = [
    {
      name: 'orders that were cancelled',
      value: orders,
      unit: '',
      aim: { atLeast: closing.orders },
    },
    { name: 'families that had money back', value: counted?.credits ?? 0, unit: '' },
    { name: 'letters', value: counted?.mails ?? 0, unit: '' },
    {
      name: 'days closed, orders cancelled, within',
      value: closing.seconds,
      unit: 's',
      aim: { atMost: 30 },
    },
    { name: 'orders a second', value: orders / closing.seconds, unit: '/s' },
    { name: 'saves meanwhile', value: during.length / closing.seconds, unit: '/s' },
    { name: 'save without it, p50', value: percentile([...before, ...after], 0.5), unit: 'ms' },
    { name: 'save during it, p50', value: percentile(during, 0.5), unit: 'ms' },
    { name: 'save without it, p95', value: without, unit: 'ms' },
    { name: 'save during it, p95', value: percentile(during, 0.95), unit: 'ms' },
    {
      name: 'p95 during to p95 without',
      value: percentile(during, 0.95) / without,
      unit: '×',
      aim: { atMost: 1.5 },
    },
    {
      name: 'floor: p95 beside an empty loop to p95 without',
      value: percentile(beside, 0.95) / without,
      unit: '×',
    },
    { name: 'rules that are broken', value: broken.length, unit: '', aim: { atMost: 0 } },
  ];
  return report('a blackout while families save', figures);
}

/** Keeps one processor busy with other work, at the low priority of a worker. */
async function keepBusy(seconds: number): Promise<void> {
  const loop = `require('node:os').setPriority(5);
    const end = Date.now() + ${seconds * 1_000}; while (Date.now() < end);`;
  await promisify(execFile)(process.execPath, ['-e', loop]);
}

async function close(
  programs: Programs,
  db: pg.Pool,
  staff: Family,
): Promise<{ seconds: number; orders: number }> {
  const { rows } = await db.query<{ orders: number }>(
    `select count(*)::int as orders from orders where date = $1 and status = 'placed'`,
    [CLOSED],
  );
  const from = performance.now();
  const answer = await fetch(`${programs.api}/api/v2/blackouts`, {
    method: 'POST',
    headers: headersOf({
      method: 'PUT',
      path: '/api/v2/blackouts',
      token: staff.token,
      body: {},
      key: randomUUID(),
    }),
    body: JSON.stringify({
      name: 'Snow day',
      reason: 'weather_closure',
      starts_on: CLOSED,
      ends_on: CLOSED,
      targets: { granularity: 'everyone' },
    }),
  });
  if (answer.status !== 201) throw new Error(`the closure was answered by ${await answer.text()}`);
  for (;;) {
    const done = await db.query(`select from cancellation_runs where state = 'done'`);
    if (done.rowCount) break;
    await wait(LOOK_EVERY_MS);
  }
  return { seconds: (performance.now() - from) / 1_000, orders: rows[0]?.orders ?? 0 };
}
