import { randomUUID } from 'node:crypto';
import { NO_TARGETS } from '@yay/domain/targets';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import {
  asDate,
  cancellationWorld,
  expectWhole,
} from '../mass-cancellation/cancellation.fixture.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';
import { insertBatch } from './batches.repo.ts';
import { closingKilledAt } from './blackouts.fixture.ts';
import { carryOutBatch } from './blackouts.kinds.ts';

const MON = '2026-11-23';
const TUE = '2026-11-24';
const LAST = '2026-12-24';
/** A process is started in it. */
const KILL_MS = 60_000;

const { app, as, db, rows } = await useTiny();
const staff = await as(TINY.users.admin.id);
const world = cancellationWorld(app);
beforeEach(async () => {
  await settlementWorld(app).forget();
  await planMarketDays(db);
});

const closures = () =>
  rows(
    `select starts_on, ends_on, lifted_at is not null as lifted from blackouts where batch_id is not null`,
  );
/** Long enough that workers lay it. */
const close = async () => {
  const answer = await staff.send(
    'POST',
    '/api/v2/blackouts',
    {
      name: 'Snow',
      reason: 'weather_closure',
      starts_on: TUE,
      ends_on: LAST,
      targets: { granularity: 'markets', markets: [TINY.markets.eastern] },
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer.json()).toMatchObject({ queued: true });
};

test.each(['blackout-day-laid', 'blackout-before-finish'])(
  'a closure that is killed at %s is laid once and cancels once',
  async (point) => {
    const family = await world.family();
    await world.save(family, MON, [TUE]);
    await close();
    expect(await closingKilledAt(app.url, point)).toBe('SIGKILL');
    await world.giveOutAgain();
    await app.runJobs();
    expect(await closures()).toEqual([{ starts_on: TUE, ends_on: LAST, lifted: false }]);
    const runs = await rows(
      `select state, (select count(*)::int from order_events where kind = 'cancelled') as cancelled
       from cancellation_runs r where exists (
         select from cancellation_run_families f where f.run_id = r.id and f.user_id = $1)`,
      [family.id],
    );
    expect(runs).toEqual([{ state: 'done', cancelled: 1 }]);
    expect(await world.lettersOf()).toHaveLength(1);
    await expectWhole(app);
  },
  KILL_MS,
);

test.each(['blackout-lifted', 'blackout-before-finish'])(
  'a lifting that is killed at %s lifts once and tells once',
  async (point) => {
    const family = await world.family();
    await world.save(family, MON, [TUE]);
    await close();
    await app.runJobs();
    const ids = await rows<{ id: number }>('select id from blackouts where batch_id is not null');
    const { db, jobs } = app.platform;
    await db.tx(async (tx) => {
      const batchId = await insertBatch(tx, {
        kind: 'removal',
        name: 'Snow',
        nameEs: null,
        reason: 'weather_closure',
        startsOn: asDate(TUE),
        endsOn: asDate(LAST),
        scope: { ...NO_TARGETS, lunchers: null },
        blackoutIds: ids.map(({ id }) => id),
        schools: 1,
        actorId: TINY.users.admin.id,
        impersonatorId: null,
        request: null,
      });
      await jobs.enqueue(tx, carryOutBatch, { batchId: Number(batchId) });
    });
    expect(await closingKilledAt(app.url, point)).toBe('SIGKILL');
    await world.giveOutAgain();
    await app.runJobs();
    expect(await closures()).toEqual([{ starts_on: TUE, ends_on: LAST, lifted: true }]);
    expect(await world.lettersOf('days_reopened')).toHaveLength(1);
    await expectWhole(app);
  },
  KILL_MS,
);
