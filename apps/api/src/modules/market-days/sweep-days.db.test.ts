import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrders, useTiny } from '../../../test/index.ts';
import { sweepMarketDays } from './sweep-days.ts';

const { anna, ben, cleo } = TINY.lunchers;
const { markets } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

const { app, build, db, rows, run } = await useTiny();
beforeEach(async () => {
  await app.at('2026-11-20T16:00:00Z');
  await forgetOrders(db);
  await run('delete from market_days');
  await sweepMarketDays(db);
});

const states = async () =>
  Object.fromEntries(
    (await rows('select luncher_id, date, status from orders order by id')).map((row) => [
      `${row.luncher_id} ${row.date}`,
      row.status,
    ]),
  );
const sweep = () => sweepMarketDays(db);

test('the sweep plans the school days of each market by its own clock', async () => {
  const days = await rows(
    `select market_id, date, to_char(lock_at, 'MM-DD HH24:MI') as lock,
       to_char(serve_at, 'MM-DD HH24:MI') as serve
     from market_days where date = $1 order by market_id`,
    [MON],
  );
  expect(days).toEqual([
    { market_id: markets.eastern, date: MON, lock: '11-22 22:00', serve: '11-23 20:00' },
    { market_id: markets.central, date: MON, lock: '11-22 23:00', serve: '11-23 21:00' },
  ]);
  const range = await rows(
    'select min(date) as first, max(date) as last, count(*) as days from market_days',
  );
  expect(range).toEqual([{ first: '2026-11-19', last: '2026-12-04', days: 24 }]);
  expect(await rows('select 1 from market_days where extract(isodow from date) > 5')).toEqual([]);
});

test('the sweep locks and serves each day when it is due, and not before', async () => {
  await build.order({ luncherId: anna, date: MON });
  await build.order({ luncherId: ben, date: MON });
  await build.order({ luncherId: anna, date: TUE });
  const steps: [string, Record<string, string>][] = [
    ['2026-11-22T21:59:58Z', { '1 2026-11-23': 'placed', '2 2026-11-23': 'placed' }],
    ['2026-11-22T22:00:00Z', { '1 2026-11-23': 'locked', '2 2026-11-23': 'placed' }],
    ['2026-11-22T23:00:00Z', { '1 2026-11-23': 'locked', '2 2026-11-23': 'locked' }],
    ['2026-11-23T20:00:00Z', { '1 2026-11-23': 'served', '2 2026-11-23': 'locked' }],
    ['2026-11-23T21:00:00Z', { '1 2026-11-23': 'served', '2 2026-11-23': 'served' }],
  ];
  for (const [at, expected] of steps) {
    await app.at(at);
    await sweep();
    expect(await states()).toEqual({ ...expected, '1 2026-11-24': 'placed' });
  }
});

test('the sweep catches up on missed days once', async () => {
  await build.order({ luncherId: cleo, date: MON });
  await build.order({ luncherId: cleo, date: '2026-11-27' });
  await app.at('2027-02-01T12:00:00Z');
  const [first, second] = await Promise.all([sweep(), sweep()]);
  expect(first.orders + second.orders).toBe(4);
  expect(new Set(Object.values(await states()))).toEqual(new Set(['served']));
  expect((await sweep()).lockedDays).toBe(0);
  const events = await rows('select kind, before, after from order_events order by order_id, id');
  expect(events.map(({ kind }) => kind)).toEqual(['locked', 'served', 'locked', 'served']);
  expect(events[1]?.before).toEqual(events[0]?.after);
  const gaps = await rows(
    'select 1 from market_days where locked_at is null and lock_at <= app_now()',
  );
  expect(gaps).toEqual([]);
});

test('the sweep catches up on orders from before the first plan', async () => {
  await run('delete from market_days');
  await build.order({ luncherId: cleo, date: '2026-10-05' });
  await sweep();
  expect(await states()).toEqual({ [`${cleo} 2026-10-05`]: 'served' });
});

test('a plan follows changed hours until its day is locked', async () => {
  await build.order({ luncherId: cleo, date: MON });
  await app.at('2026-11-22T22:00:00Z');
  await sweep();
  const hours = (staffHour: number) =>
    rows(
      `update site_options set fields = jsonb_set(fields, '{staffHour}', to_jsonb($1::int))
       where type = 'times'`,
      [staffHour],
    );
  await hours(19);
  await sweep();
  const days = await rows(
    `select date, to_char(lock_at, 'HH24:MI') as lock, locked_at is not null as locked
     from market_days where market_id = $1 and date in ($2, $3) order by date`,
    [markets.eastern, MON, TUE],
  );
  await hours(17);
  expect(days).toEqual([
    { date: MON, lock: '22:00', locked: true },
    { date: TUE, lock: '00:00', locked: false },
  ]);
  expect(await states()).toEqual({ [`${cleo} ${MON}`]: 'locked' });
});

test('the sweep leaves cancelled orders as they are', async () => {
  const id = await build.order({ luncherId: cleo, date: MON });
  await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [id]);
  await app.at('2026-11-23T22:00:00Z');
  expect((await sweep()).orders).toBe(0);
});

test('the sweep runs as a job that enqueues the next one', async () => {
  await build.order({ luncherId: cleo, date: MON });
  await app.at('2026-11-22T22:00:00Z');
  await app.runJobs();
  expect(await states()).toEqual({ [`${cleo} ${MON}`]: 'locked' });
  const waiting = await rows(
    `select singleton_key, start_after > clock_timestamp() as later from pgboss.job
     where name = 'orders.sweep_days' and state = 'created'`,
  );
  expect(waiting).toEqual([{ singleton_key: 'sweep', later: true }]);
});
