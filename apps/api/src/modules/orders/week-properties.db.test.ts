import type { SaveResult } from '@yay/contract/orders/calls';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  type Entry,
  forgetOrders,
  useTiny,
  type WeekClient,
  weekClient,
} from '../../../test/index.ts';
import { sweepMarketDays } from '../market-days/sweep-days.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options } = TINY;
const MON = '2026-11-23';
const DATES = [MON, '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
/** Moments from a calm Wednesday through the cut-offs of the week to its last lunch. */
const CLOCK = [
  '2026-11-18T16:00:00Z',
  '2026-11-22T07:00:00Z',
  '2026-11-23T14:00:00Z',
  '2026-11-23T18:30:00Z',
  '2026-11-24T14:00:00Z',
  '2026-11-26T12:00:00Z',
  '2026-11-27T22:00:00Z',
];

let families: Record<'a' | 'b' | 'staff', WeekClient>;

const { app, as, db, rows, run } = await useTiny();
beforeAll(async () => {
  families = {
    a: weekClient(await as(parentA.id), parentA.id, MON),
    b: weekClient(await as(parentB.id), parentB.id, MON),
    staff: weekClient(await as(support.id), parentA.id, MON),
  };
  await run('update items set daily_capacity = 2 where id = any($1)', [[items.bowl, items.apple]]);
});

const entry: fc.Arbitrary<Entry> = fc
  .record({
    date: fc.constantFrom(...DATES),
    entreeId: fc.option(fc.constantFrom(...Object.values(items).filter((id) => id <= 6))),
    optionIds: fc.constant([] as number[]),
    extraIds: fc.subarray([items.apple, items.peanutBar]),
  })
  .chain((given) =>
    fc.subarray([options.teriyaki, options.mildChili]).map((sauces) => ({
      ...given,
      optionIds:
        given.entreeId === items.pizza
          ? [sauces.length > 0 ? options.oneSlice : options.twoSlices]
          : given.entreeId === items.bowl
            ? sauces
            : [],
    })),
  );
const entries = fc.uniqueArray(entry, { selector: ({ date }) => date, maxLength: 5 });
const code = fc.constantFrom(undefined, null, 'LUNCH5', 'EXPIRED');

type Step =
  | {
      kind: 'save';
      who: 'a' | 'b' | 'staff';
      first: Entry[];
      second: Entry[];
      code: string | null | undefined;
    }
  | { kind: 'clear'; who: 'a' | 'b' }
  | { kind: 'later' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      who: fc.constantFrom('a' as const, 'b' as const, 'staff' as const),
      first: entries,
      second: entries,
      code,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clear' as const),
      who: fc.constantFrom('a' as const, 'b' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'later' as const }) },
);

async function take(one: Step, clock: { hand: number }): Promise<void> {
  if (one.kind === 'later') {
    clock.hand = Math.min(clock.hand + 1, CLOCK.length - 1);
    await app.at(CLOCK[clock.hand] as string);
    await sweepMarketDays(db);
    return;
  }
  const week = families[one.who];
  await week.read();
  const lunchers = one.who === 'b' ? [cleo] : [anna, ben];
  const answer =
    one.kind === 'clear'
      ? await week.clear(lunchers)
      : await week.put(
          one.who === 'b' ? { [cleo]: one.first } : { [anna]: one.first, [ben]: one.second },
          { code: one.code },
        );
  if (answer.statusCode === 409) {
    // A code that does not count stops the whole save, and the week is as it was.
    expect(answer.json().code).toBe('code_lapsed');
    expect(answer.json().order_summary.discount_total).toBe(0);
    const { version } = week;
    expect((await week.read()).version).toBe(version);
    return;
  }
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<SaveResult>();
  const calendar = await week.read();
  expect(calendar.selections).toEqual(data.selections);
  expect(calendar.version).toBe(data.version);
  expect(calendar.order_summary).toEqual({ ...data.order_summary, discount_problem: null });
  for (const day of data.results) expect(day.code !== null).toBe(day.outcome === 'refused');
}

/** Checks what holds after any sequence of saves, refusals, removals, locks and served lunches. */
const LAWS: Record<string, string> = {
  'the stock of every counted item and day is what the orders take of it': `
    with taken as (
      select item_id, date from orders where status <> 'cancelled'
      union all
      select n.item_id, o.date from order_lines n join orders o on o.id = n.order_id
      where n.item_id is not null and o.status <> 'cancelled'
    ), counted as (
      select t.item_id, t.date, count(*) as units from taken t
      join items i on i.id = t.item_id and i.daily_capacity is not null group by 1, 2
    )
    select * from counted full join item_day_stock s using (item_id, date)
    where coalesce(units, 0) <> coalesce(reserved, 0)`,
  'nothing is sold more often than there is of it': `
    select * from item_day_stock s join items i on i.id = s.item_id
    where s.reserved > i.daily_capacity`,
  'an order costs what its lines cost': `
    select * from orders o where total_cents <> entree_cents + late_fee_cents
      + coalesce((select sum(price_cents) from order_lines n where n.order_id = o.id), 0)`,
  'a luncher has one order a day': `
    select luncher_id, date from orders where status <> 'cancelled'
    group by 1, 2, kind having count(*) > 1`,
  'every event starts where the one before it ended': `
    select * from (
      select before, kind, lag(after) over (partition by order_id order by id) as last
      from order_events) e
    where before is distinct from last or (last is null) <> (kind = 'placed')`,
  'the last event of an order is what the order is': `
    select * from orders o where order_snapshot(o) is distinct from
      (select after from order_events e where e.order_id = o.id order by id desc limit 1)`,
  'a discount is never more than the meals': `
    select * from order_weeks w where discount_cents > coalesce((
      select sum(total_cents - late_fee_cents) from orders o
      where o.user_id = w.user_id and o.date between w.monday and w.monday + 4
        and o.status <> 'cancelled'), 0)`,
  'nobody eats what she must strictly avoid': `
    select * from orders o join lunchers l on l.id = o.luncher_id
    where l.tolerances ->> 'peanuts' = 'avoid_strictly' and o.status <> 'cancelled' and (
      exists (select from items i where i.id = o.item_id
        and i.properties ->> 'peanuts' is distinct from 'no')
      or exists (select from order_lines n join items i on i.id = n.item_id
        where n.order_id = o.id and i.properties ->> 'peanuts' is distinct from 'no'))`,
  'no order of a locked day is open, none of a later day is locked': `
    select * from orders o join destinations d on d.id = o.destination_id
    join market_days m on m.market_id = d.market_id and m.date = o.date
    where (o.status = 'placed' and m.locked_at is not null)
      or (o.status in ('locked', 'served') and m.locked_at is null)`,
};

test('random acts of families keep the invariants of the kitchen and of money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await forgetOrders(db);
      await run('delete from market_days');
      const clock = { hand: 0 };
      await app.at(CLOCK[0] as string);
      for (const one of steps) await take(one, clock);
      for (const [law, broken] of Object.entries(LAWS)) {
        expect(await rows(broken), law).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
