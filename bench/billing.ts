import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TINY } from '@yay/seeds/tiny';
import type pg from 'pg';
import type { Family } from './lib/families.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { openWire, type Wire } from './lib/wire.ts';
import { layFresh, layWorld } from './money/lay-world.ts';
import { openPrograms } from './money/programs.ts';

const YEARS = 5;
const MONTHS = ['2026-11', '2026-10', '2025-03', '2022-09'] as const;
const PROMISED_MS = 50;

/**
 * Measures the billing page of families with five years of lunches: its two requests in sequence.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      families: { type: 'string', default: '60' },
      pages: { type: 'string', default: '600' },
      port: { type: 'string', default: '4950' },
    },
  });
  const port = Number(values.port);
  const folder = await mkdtemp(join(tmpdir(), 'yay-billing-'));
  let orders = 0;
  const { families } = await layFresh(folder, async (client) => {
    const laid = await layWorld(client, Number(values.families));
    orders = await layYears(client);
    return laid;
  });
  const programs = await openPrograms({ folder, port });
  const floor = fork(new URL('./bare-route.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: programs.urlOf(), PORT: String(port + 2) },
  });
  try {
    await once(floor, 'message');
    await programs.start('provider');
    await programs.start('api');
    const product = await openWire(port);
    const bare = await openWire(port + 2);
    const pages = Number(values.pages);
    // Compilation, preparation and cold caches are left out of the measurement.
    await Promise.all([turn(bare, product, families, 100)]);
    const { floors, balances, statements } = await turn(bare, product, families, pages);
    const whole = balances.map((ms, index) => ms + (statements[index] ?? 0));
    product.close();
    bare.close();
    const of = (name: string, times: readonly number[], aim = false): Figure[] => [
      { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      {
        name: `${name}, p95`,
        value: percentile(times, 0.95),
        unit: 'ms',
        ...(aim && { aim: { atMost: PROMISED_MS } }),
      },
    ];
    return report('the billing page', [
      { name: 'lunches of a family', value: orders / families.length, unit: '' },
      ...of('bare route', floors),
      ...of('balance', balances),
      ...of('statement of a month', statements),
      ...of('the page: both', whole, true),
      {
        name: 'the page to the bare route, p50',
        value: percentile(whole, 0.5) / percentile(floors, 0.5),
        unit: '×',
      },
    ]);
  } finally {
    floor.kill();
    await programs.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Alternates floor and page, so that other load of the machine falls on both. */
async function turn(bare: Wire, product: Wire, families: readonly Family[], pages: number) {
  const [floors, balances, statements]: number[][] = [[], [], []];
  for (let page = 0; page < pages; page += 1) {
    const family = families[page % families.length];
    if (family === undefined) throw new Error('there are no families');
    const month = MONTHS[Math.floor(page / families.length) % MONTHS.length] ?? MONTHS[0];
    const headers = { authorization: `Bearer ${family.token}` };
    const path = `/api/users/${family.userId}`;
    floors?.push(await timed(bare, `/users/${family.userId}`, {}));
    balances?.push(await timed(product, `${path}/balance`, headers));
    statements?.push(await timed(product, `${path}/statement?month=${month}`, headers));
  }
  return { floors: floors ?? [], balances: balances ?? [], statements: statements ?? [] };
}

async function timed(wire: Wire, path: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now();
  const { status, body } = await wire.send('GET', path, headers);
  if (status !== 200) throw new Error(`${path} was answered by ${status}: ${body}`);
  return performance.now() - from;
}

/** Adds lunches of two children per family on every weekday of five years; returns their number. */
async function layYears(client: pg.Client): Promise<number> {
  await client.query('begin');
  const { rowCount } = await client.query(
    `insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
       entree_cents, late_fee_cents, total_cents)
     select user_id, id, destination_id, grade_id, day::date, 'served', $1, 600, 100, 700
     from lunchers
     cross join generate_series('2026-11-13'::timestamp - interval '${YEARS} years', '2026-11-13',
       interval '1 day') as day
     where first in ('First', 'Second') and last = 'Child' and extract(isodow from day) < 6`,
    [TINY.items.bowl],
  );
  await client.query('select ledger_open_past_orders()');
  await client.query('commit');
  await client.query('vacuum analyze');
  return rowCount ?? 0;
}
