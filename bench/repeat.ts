import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CITY_SIZE } from '@yay/seeds/city';
import pg from 'pg';
import { ROOT } from '../scripts/lib/run.ts';
import { brokenRules } from './kill/check-database.ts';
import { type Figure, report } from './lib/figures.ts';
import { NOW, openCluster, withClient } from './lib/worlds.ts';
import { moveClock } from './money/lay-world.ts';

/** The week that every luncher repeats; the clock is in the week before it. */
const SEED = '2026-10-19';
const NEW_WEEK = '2026-10-26';
const LOOK_EVERY_MS = 1_000;

/** Measures how fast repeats are placed in a week that enters the menu's window. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      lunchers: { type: 'string', default: '100000' },
      workers: { type: 'string', default: '1' },
    },
  });
  const lunchers = Number(values.lunchers);
  const size = { ...CITY_SIZE, lunchers, families: Math.round(lunchers * 0.6), orders: 20_000 };
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const url = await cluster.city(size);
  await withClient(url, layRepeats);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  closing.defer(() => db.end());
  const before = (await countOf(db, 'select count(*)::int as count from orders')) ?? 0;

  const workers = Array.from({ length: Number(values.workers) }, () => startWorker(url));
  closing.defer(async () => {
    for (const worker of workers) worker.kill('SIGTERM');
    await wait(1_000);
  });
  const from = performance.now();
  const looked = await untilAll(db);
  const seconds = (performance.now() - from) / 1_000;
  const orders = (await countOf(db, 'select count(*)::int as count from orders')) - before;
  const doubled = await countOf(
    db,
    `select count(*)::int as count from (select from orders
       where status <> 'cancelled' group by luncher_id, date, kind having count(*) > 1) as twice`,
  );
  const skipped = await countOf(
    db,
    `select count(*)::int as count from repeat_dates where outcome = 'skipped'`,
  );
  const letters = await countOf(
    db,
    `select count(*)::int as count from mails where template = 'repeat_report'`,
  );
  const broken = (await brokenRules(db)).filter((rule) => rule.includes('stock'));
  for (const line of broken) console.log(line);
  const figures: Figure[] = [
    { name: 'lunchers who repeat', value: looked.lunchers, unit: '' },
    { name: 'lunches that were placed', value: orders, unit: '' },
    { name: 'days that were skipped', value: skipped, unit: '' },
    { name: 'letters about them', value: letters, unit: '' },
    { name: 'all of it takes', value: seconds / 60, unit: 'min', aim: { atMost: 15 } },
    { name: 'lunchers a second', value: looked.lunchers / looked.seconds, unit: '/s' },
    { name: 'lunches a second', value: orders / looked.seconds, unit: '/s' },
    { name: 'dates with two lunches', value: doubled, unit: '', aim: { atMost: 0 } },
    {
      name: 'stock that is not what is ordered',
      value: broken.length,
      unit: '',
      aim: { atMost: 0 },
    },
  ];
  return report('a week comes into the window of those who repeat', figures);
}

/** Adds a repeat of a safe meal on each weekday for every child; only one week is new to it. */
async function layRepeats(client: pg.Client): Promise<void> {
  // The worker uses the clock of the database.
  await moveClock(client, Date.parse(NOW));
  // Removes jobs that an earlier run left.
  await client.query('drop schema if exists pgboss cascade');
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query('delete from repeat_dates');
  await client.query('delete from repeats');
  await client.query('delete from repeat_meals');
  await client.query(`delete from mails where template = 'repeat_report'`);
  for (const table of ['order_events', 'order_lines']) {
    await client.query(`delete from ${table} n using orders o
      where o.id = n.order_id and o.source = 'repeat'`);
  }
  await client.query(`update item_day_stock s set reserved = s.reserved - gone.units
    from (select item_id, date, count(*)::int as units from orders
      where source = 'repeat' group by 1, 2) as gone
    where gone.item_id = s.item_id and gone.date = s.date and s.reserved >= gone.units`);
  await client.query(`delete from orders where source = 'repeat'`);
  // Every menu reaches to the new week.
  await client.query('update menus set last_day = greatest(last_day, $1::date + 4)', [NEW_WEEK]);
  await client.query('update lunchers set are_orders_repeating = true where deleted_at is null');
  await client.query(
    `insert into repeats (luncher_id, seed_monday, since)
     select id, $1, app_now() from lunchers where deleted_at is null`,
    [SEED],
  );
  await client.query(
    `insert into repeat_meals (luncher_id, weekday, item_id)
     select l.id, extract(isodow from dd.date), meal.item_id
     from lunchers l
     join grades g on g.id = l.grade_id
     join destination_days dd on dd.destination_id = l.destination_id
       and dd.date between $1::date and $1::date + 4
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name
     cross join lateral (
       select i.id as item_id from menu_items mi
       join items i on i.id = mi.item_id and not i.is_extra and i.preorder
         and i.archived_at is null
       where mi.menu_id = dg.menu_id
         and not exists (select from option_groups c where c.item_id = i.id and c.min_choices > 0)
         and not exists (select from jsonb_each_text(l.tolerances) t
           where t.value = 'avoid_strictly' and i.properties ->> t.key is distinct from
             case when t.key in ('vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free')
               then 'yes' else 'no' end)
       order by (i.id * 7 + l.id) % 11, i.id limit 1) as meal
     where l.deleted_at is null`,
    [SEED],
  );
  // Marks every later week as done.
  await client.query(
    `insert into repeat_dates (luncher_id, date, outcome, told_at)
     select l.id, dd.date, 'kept', now()
     from lunchers l join destination_days dd on dd.destination_id = l.destination_id
       and dd.date > $1::date + 4
     where l.deleted_at is null`,
    [NEW_WEEK],
  );
  await client.query('commit');
  await client.query('vacuum analyze repeats, repeat_meals, repeat_dates, orders, order_events');
  await client.query('checkpoint');
}

function startWorker(url: string) {
  const worker = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      APP_ENV: 'test',
      ROLE: 'worker',
      DATABASE_URL: url,
      PUBLIC_URL: 'http://localhost:4489',
      LOG_LEVEL: 'error',
      DATABASE_POOL: '12',
    },
  });
  return worker;
}

/**
 * Waits until every luncher is done and no job waits. The rate counts from the first one seen,
 * which leaves the start out.
 */
async function untilAll(db: pg.Client): Promise<{ lunchers: number; seconds: number }> {
  let first: number | undefined;
  const isStarted = `select (to_regclass('pgboss.job') is not null)::int as count`;
  while ((await countOf(db, isStarted)) === 0) await wait(LOOK_EVERY_MS);
  for (;;) {
    const at = performance.now();
    const jobs = await countOf(
      db,
      `select count(*)::int as count from pgboss.job
       where name = 'repeats.families' and state in ('active', 'completed')`,
    );
    if (jobs > 0) first ??= at;
    if (first !== undefined && !(await isWaiting(db))) {
      const lunchers = await countOf(
        db,
        `select count(distinct luncher_id)::int as count from repeat_dates
         where date between '${NEW_WEEK}' and date '${NEW_WEEK}' + 4`,
      );
      return { lunchers, seconds: Math.max((at - first) / 1_000, 0.001) };
    }
    await wait(LOOK_EVERY_MS);
  }
}

/** Tells whether jobs wait, by a cheap query that does not disturb the measurement. */
const isWaiting = async (db: pg.Client): Promise<boolean> =>
  (await countOf(
    db,
    `select (exists (select from repeats where look_at <= (select app_now()))
       or exists (select from pgboss.job
         where name = 'repeats.families' and state < 'completed'))::int as count`,
  )) > 0;

async function countOf(db: pg.Client, text: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(text);
  return rows[0]?.count ?? 0;
}
