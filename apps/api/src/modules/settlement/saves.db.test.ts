import { TINY } from '@yay/seeds/tiny';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { lockDay } from '../market-days/lock-day.ts';
import {
  admin,
  expectSound,
  MON,
  NOON,
  parentB,
  settlementWorld,
  THU,
  TUE,
  WED,
} from './settlement.fixture.ts';

const { cleo } = TINY.lunchers;
const { items } = TINY;
const ALMOST_NOON = '2026-11-23T16:59:30Z';

const { app, as, db, rows, run } = await useTiny();
const world = settlementWorld(app);
const boris = await as(parentB.id);
/** Support, at the family's own week. */
const helper = await as(parentB.id, admin.id);
beforeEach(async () => {
  await world.forget();
  await world.sweep();
});
afterEach(() => expectSound(app));

const meal = (date: string, extraIds: number[] = []) => ({ date, entreeId: items.bowl, extraIds });
const nothing = (date: string) => ({ date, entreeId: null });
const week = (caller = boris) => weekClient(caller, parentB.id, MON);
const sweepAt = async (iso: string) => {
  await app.at(iso);
  return world.sweep();
};

describe('a week that is paid for', () => {
  test('gives back the price of a lunch that a save cancels, in the very save', async () => {
    const family = week();
    const { selections } = await family.save({ [cleo]: [meal(WED), meal(THU)] });
    const price = selections[cleo]?.[WED]?.total ?? 0;
    await sweepAt(NOON);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 2 * price });
    await app.at('2026-11-24T14:00:00Z');
    const data = await family.save({ [cleo]: [nothing(WED)] });
    expect(data.order_summary.grand_total).toBe(price);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: price, credit: 0 });
    const [reversal] = await rows(
      `select user_id, actor_id from ledger_transactions where kind = 'reversal'`,
    );
    expect(reversal).toEqual({ user_id: parentB.id, actor_id: parentB.id });
  });

  test('a save sent twice under one key gives back once', async () => {
    const family = week();
    await family.save({ [cleo]: [meal(WED), meal(THU)] });
    await sweepAt(NOON);
    await app.at('2026-11-24T14:00:00Z');
    const key = 'cancels-once-only';
    await Promise.all([1, 2, 3].map(() => family.put({ [cleo]: [nothing(WED)] }, { key })));
    expect(await rows(`select 1 from ledger_transactions where kind = 'reversal'`)).toHaveLength(1);
  });

  test('a lunch put back after its cancellation is charged at its lock, as a new one', async () => {
    const family = week();
    const { selections } = await family.save({ [cleo]: [meal(WED)] });
    const price = selections[cleo]?.[WED]?.total ?? 0;
    await sweepAt(NOON);
    await app.at('2026-11-24T13:00:00Z');
    await family.save({ [cleo]: [nothing(WED)] });
    await family.save({ [cleo]: [meal(WED)] });
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, credit: 0 });
    await sweepAt('2026-11-24T22:00:01Z');
    expect(await world.funds(parentB.id)).toMatchObject({ owed: price + 100 });
  });

  test('a change by the team is charged or given back at the lock', async () => {
    const family = week();
    await family.save({ [cleo]: [meal(WED, [items.apple])] });
    await sweepAt(NOON);
    const { owed: before } = (await world.funds(parentB.id)) as { owed: number };
    await app.at('2026-11-24T15:00:00Z');
    const team = week(helper);
    await team.read();
    await team.save({ [cleo]: [meal(WED)] });
    expect(await world.funds(parentB.id)).toMatchObject({ owed: before });
    await sweepAt('2026-11-24T22:00:01Z');
    const { owed: after } = (await world.funds(parentB.id)) as { owed: number };
    expect(after).toBeLessThan(before);
    expect((await world.settlements()).map(({ kind }) => kind)).toEqual(['week', 'day']);
  });

  test('keeps its code: another is refused, and so is going without', async () => {
    await run(`insert into discounts (id, code, kind, value) values (70, 'OTHER', 'amount', 900)
      on conflict do nothing`);
    const family = week();
    await family.save({ [cleo]: [meal(TUE), meal(WED), meal(THU)] }, { code: 'LUNCH5' });
    await sweepAt(NOON);
    await app.at('2026-11-24T14:00:00Z');
    for (const code of ['OTHER', 'NONESUCH', null]) {
      const answer = await family.put({ [cleo]: [nothing(THU)] }, { code });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        discount_problem: 'week_settled',
        order_summary: { discount_code: 'LUNCH5', discount_total: 334 },
      });
      expect(await world.funds(parentB.id)).toMatchObject({ owed: 1_300 });
    }
    const same = await family.save({}, { code: 'lunch5' });
    expect(same.discount_problem).toBeNull();
    expect(same.order_summary.discount_total).toBe(500);
    const asked = await boris.send('POST', '/api/discounts/check', {
      code: 'OTHER',
      week: MON,
      selections: {},
    });
    expect(asked.json()).toMatchObject({ problem: 'week_settled' });
  });

  test('without a code takes none later', async () => {
    const family = week();
    await family.save({ [cleo]: [meal(TUE), meal(WED), meal(THU)] });
    await sweepAt(NOON);
    await app.at('2026-11-24T14:00:00Z');
    const answer = await family.put({}, { code: 'LUNCH5' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ discount_problem: 'week_settled' });
  });

  test('a code in percent counts for what comes later, and settled shares stay', async () => {
    await run(`insert into discounts (id, code, kind, value) values (71, 'TENTH', 'percent', 10)
      on conflict do nothing`);
    const family = week();
    await family.save({ [cleo]: [meal(TUE), meal(THU)] }, { code: 'TENTH' });
    await sweepAt(NOON);
    const settled = await world.charges();
    await app.at('2026-11-24T14:00:00Z');
    const { order_summary } = await family.save({ [cleo]: [meal(WED)] });
    const meals = order_summary.meals_total;
    expect(order_summary.discount_total).toBe(Math.round(meals / 10));
    await sweepAt('2026-11-24T22:00:01Z');
    const charges = await world.charges();
    expect(charges.slice(0, 2)).toEqual(settled);
    const shares = charges.map(({ share }) => Number(share));
    expect(shares.reduce((a, b) => a + b)).toBe(order_summary.discount_total);

    // Cancelling takes its own share along and leaves the others'.
    await app.at('2026-11-25T14:00:00Z');
    const after = await family.save({ [cleo]: [nothing(THU)] });
    expect(after.order_summary.discount_total).toBe(
      order_summary.discount_total - (shares[1] ?? 0),
    );
    expect((await family.read()).order_summary.discount_total).toBe(
      after.order_summary.discount_total,
    );
  });
});

describe('a save', () => {
  test('asks the database no more often for there being a ledger', async () => {
    const family = week();
    await family.save({ [cleo]: [meal(WED), meal(THU)] });
    const count = async (act: () => Promise<unknown>) =>
      (await watchStatements(act)).statements.filter((text) => /ledger|order_charges/.test(text));
    const ledger = await count(() =>
      family.save({ [cleo]: [nothing(WED), meal(THU, [items.apple])] }),
    );
    // Only the one that reads the week.
    expect(ledger).toHaveLength(1);
    await sweepAt(NOON);
    await app.at('2026-11-24T13:00:00Z');
    const changes = await count(() => family.save({ [cleo]: [meal(WED)] }));
    expect(changes).toHaveLength(1);
  });

  test('that races the settlement is in it or settles at its own lock, never neither', async () => {
    let inIt = 0;
    for (let round = 0; round < 24; round += 1) {
      await world.forget();
      await world.sweep();
      const family = week();
      await family.save({ [cleo]: [meal(WED)] });
      await app.at(ALMOST_NOON);
      await family.read();
      // Half of them the save cancels, half it adds; the clock passes noon between the two.
      const entry = round % 2 ? nothing(WED) : meal(THU);
      const settles = async () => {
        await app.at(NOON);
        return world.settle(parentB.id);
      };
      await Promise.all([family.put({ [cleo]: [entry] }), settles(), settles()]);
      const price = `select coalesce(sum(total_cents), 0)::int as cents from orders where status <> 'cancelled'`;
      const settled = await world.funds(parentB.id);
      const [standing] = await rows(price);
      if (settled.owed === standing?.cents) inIt += 1;
      await sweepAt('2026-11-24T22:00:01Z');
      await sweepAt('2026-11-25T22:00:01Z');
      expect(await world.funds(parentB.id)).toMatchObject({ owed: standing?.cents, credit: 0 });
      await expectSound(app);
    }
    expect(inIt).toBeGreaterThan(0);
  });

  test('that races the lock of its day is charged with it or refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      await world.forget();
      await world.sweep();
      await sweepAt(NOON);
      await app.at('2026-11-24T13:00:00Z');
      const family = week();
      await run(`update market_days set lock_at = app_now() where date = $1`, [WED]);
      const [saved] = await Promise.all([
        family.save({ [cleo]: [meal(WED)] }),
        lockDay(db, { market_id: TINY.markets.eastern, date: WED as never }),
      ]);
      await world.sweep();
      const { owed } = await world.funds(parentB.id);
      expect(owed).toBe(saved.results[0]?.code === 'locked' ? 0 : saved.order_summary.grand_total);
    }
  });

  test('and a cancellation at once give back once', async () => {
    for (let round = 0; round < 8; round += 1) {
      await world.forget();
      await world.sweep();
      const family = week();
      await family.save({ [cleo]: [meal(WED), meal(THU)] });
      await sweepAt(NOON);
      await app.at('2026-11-24T14:00:00Z');
      const other = week(await as(parentB.id));
      await other.read();
      await Promise.all([
        family.put({ [cleo]: [nothing(WED)] }),
        other.put({ [cleo]: [nothing(WED)] }),
        family.clear([cleo]),
        world.settle(parentB.id),
      ]);
      const [standing] = await rows(
        `select coalesce(sum(total_cents), 0)::int as cents from orders where status <> 'cancelled'`,
      );
      expect(await world.funds(parentB.id)).toMatchObject({ owed: standing?.cents, credit: 0 });
    }
  });
});
