import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { TINY } from '@yay/seeds/tiny';
import pg from 'pg';
import { FAMILY_ACCOUNTS } from '../apps/api/src/modules/ledger/accounts.ts';
import { brokenRules } from './kill/check-database.ts';
import { type Family, headersOf, savePath } from './lib/families.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { openWire, type Wire } from './lib/wire.ts';
import { layFresh, layWorld, type People } from './money/lay-world.ts';
import { openPrograms, type Programs } from './money/programs.ts';

/** A later day of the week that was charged at its Monday's noon. */
const CLOSED = '2026-11-20';
/** The week that families save meanwhile. */
const MONDAY = '2026-11-23';
const LOOK_EVERY_MS = 50;
const SAVERS = 40;

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
    await layCharged(client, laid.families.slice(SAVERS));
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

/** Adds a charged lunch on the closed day for both children of every family. */
async function layCharged(client: pg.Client, families: readonly Family[]): Promise<void> {
  const ids = families.map(({ userId }) => userId);
  await client.query(
    `insert into order_weeks (user_id, monday, version)
     select id, date_trunc('week', $2::date)::date, 1 from unnest($1::int[]) as id`,
    [ids, CLOSED],
  );
  await client.query(
    `insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
       entree_cents, late_fee_cents, total_cents)
     select user_id, id, destination_id, grade_id, $2::date, 'placed', $3, 600, 0, 600
     from lunchers where user_id = any($1::int[])`,
    [ids, CLOSED, TINY.items.bowl],
  );
  // As a first charge opens them.
  await client.query(
    `insert into ledger_accounts (kind, user_id)
     select kind, id from unnest($1::int[]) as id, unnest($2::text[]) as kind order by id, kind`,
    [ids, FAMILY_ACCOUNTS],
  );
  await client.query('select ledger_open_past_orders()');
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

/** Sends `rate` saves a second, answered or not; each changes ten orders of a week ahead. */
async function startSaving(port: number, people: readonly Family[], rate: number) {
  const lunchers = new Map<number, number[]>();
  const wires = await Promise.all(Array.from({ length: SAVERS }, () => openWire(port)));
  const versions = new Array<number>(SAVERS).fill(0);
  const busy = new Set<number>();
  let latencies: number[] = [];
  let failed: unknown;
  let turns = 0;

  async function save(lane: number, wire: Wire, family: Family): Promise<void> {
    let own = lunchers.get(family.userId);
    const path = `/api/lunch-calendar?mondayOfWeek=${MONDAY}`;
    if (own === undefined) {
      const read = { method: 'GET', path, token: family.token } as const;
      const { body } = await wire.send('GET', path, headersOf(read));
      const calendar = JSON.parse(body.toString()) as {
        lunchers: { id: number }[];
        version: number;
      };
      own = calendar.lunchers.map(({ id }) => id);
      lunchers.set(family.userId, own);
      versions[lane] = calendar.version;
    }
    const version = versions[lane] ?? 0;
    const { bowl, peanutNoodles } = TINY.items;
    const entreeId = version % 2 === 0 ? bowl : peanutNoodles;
    const selections = ['23', '24', '25', '26', '27'].map((day) => ({
      date: `2026-11-${day}`,
      entreeId,
    }));
    const body = {
      mondayOfWeek: MONDAY,
      version,
      lunchers: own.map((id) => ({ id, selections })),
      sendConfirmationEmail: true,
    };
    const call = {
      method: 'PUT',
      path: savePath(family.userId),
      token: family.token,
      body,
      key: randomUUID(),
    } as const;
    const from = performance.now();
    const answer = await wire.send('PUT', call.path, headersOf(call), JSON.stringify(body));
    latencies.push(performance.now() - from);
    if (answer.status !== 200) throw new Error(answer.body.toString().slice(0, 500));
    versions[lane] = version + 1;
  }
  const timer = setInterval(() => {
    const lane = turns++ % SAVERS;
    const [wire, family] = [wires[lane], people[lane]];
    if (wire === undefined || family === undefined || busy.has(lane)) return;
    busy.add(lane);
    save(lane, wire, family)
      .catch((error: unknown) => {
        failed ??= error;
      })
      .finally(() => busy.delete(lane));
  }, 1_000 / rate);
  return {
    turn(): number[] {
      if (failed) throw failed;
      const done = latencies;
      latencies = [];
      return done;
    },
    async stop() {
      clearInterval(timer);
      while (busy.size > 0) await wait(LOOK_EVERY_MS);
      for (const wire of wires) wire.close();
    },
  };
}
