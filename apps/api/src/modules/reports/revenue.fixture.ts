import type { RevenueRow, RevenueSums } from '@yay/contract/reports/calls';
import { REVENUE_DATES, REVENUE_GROUPS } from '@yay/contract/reports/values';
import { plainDate } from '@yay/domain/calendar';
import { instant } from '@yay/domain/time';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect } from 'vitest';
import {
  allowed,
  type Caller,
  forgetOrders,
  noOrigin,
  placeOrder,
  type TinyApp,
  useTiny,
} from '../../../test/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import { post } from '../ledger/index.ts';
import { settleFamilyWeek } from '../settlement/index.ts';

const { users, lunchers, items, schools } = TINY;
export const MONDAY = plainDate('2026-11-30');
export const BEFORE = '2026-11-18T16:00:00Z';
export const RANGE = 'from=2026-11-01&to=2026-12-31';

let app: TinyApp;
let lead: Caller;

/** Starts the tiny world for all tests of a file, without orders before each, and signs the lead in. */
export async function books(): Promise<{
  readonly app: () => TinyApp;
  readonly lead: () => Caller;
}> {
  const tiny = await useTiny();
  app = tiny.app;
  await tiny.run('update items set price_to_vendor_cents = 50 where id = $1', [items.apple]);
  lead = await tiny.as(await tiny.build.person({ roles: ['ops_lead'] }));
  beforeEach(async () => {
    await forgetOrders(app.platform.db);
    await app.platform.clock.moveTo(instant(BEFORE));
  });
  return { app: () => app, lead: () => lead };
}

export const db = () => app.platform.db;
export const at = (when: string) => app.platform.clock.moveTo(instant(when));
const noCards = { requestDebtCharge: async () => null };
export const settle = (userId: number) =>
  db().tx((tx) => settleFamilyWeek(tx, noCards, { userId, monday: MONDAY }));

/** Places an order with extras at their prices, as a save writes them. */
export async function order(
  luncherId: number,
  date: string,
  meal: { itemId: number; cents: number; extra?: { id: number; cents: number }; late?: number },
): Promise<number> {
  const { itemId, cents, extra, late = 0 } = meal;
  const id = await placeOrder(db(), { luncherId, date, itemId, cents, lateFeeCents: late });
  if (extra === undefined) return id;
  await db().run(
    `with line as (
       insert into order_lines (order_id, kind, item_id, price_cents) values ($1, 'extra', $2, $3))
     update orders set total_cents = total_cents + $3::int where id = $1`,
    [id, extra.id, extra.cents],
  );
  return id;
}

export const cancel = (userId: number, id: number) =>
  db().tx((tx) =>
    cancelOrders(tx, {
      userId,
      orders: [{ id, because: 'a test' }],
      reason: 'staff',
      actorId: null,
      impersonatorId: null,
      origin: noOrigin,
    }),
  );

export const paid = (userId: number, cents: number) =>
  db().tx((tx) =>
    post(tx, {
      key: `paid:${Math.random()}`,
      kind: 'card_payment',
      userId,
      entries: [
        { account: 'provider', cents },
        { account: 'receivable', cents: -cents },
      ],
    }),
  );

interface Report {
  days: (RevenueSums & { date: string })[];
  rows: RevenueRow[];
  total: RevenueSums;
}

export async function report(query: string): Promise<Report> {
  const answer = await lead.send('GET', `/api/reports/revenue?${RANGE}&${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** However it is asked for, it is what stands in the ledger. */
export async function isTheLedgers(): Promise<void> {
  const { rows } = await db().run<Record<string, number>>(
    `select coalesce(-sum(e.amount_cents) filter (where a.kind = 'meals'), 0)::int as meals_cents,
       coalesce(-sum(e.amount_cents) filter (where a.kind = 'late_fees'), 0)::int as late_fees_cents,
       coalesce(sum(e.amount_cents) filter (where a.kind = 'discounts'), 0)::int as discounts_cents,
       coalesce(sum(e.amount_cents) filter (where e.order_id is not null
         and a.kind in ('promo_credit', 'yay_bonus')), 0)::int as promo_cents
     from ledger_entries e join ledger_accounts a on a.id = e.account_id`,
  );
  const [ledger = {}] = rows;
  for (const by of REVENUE_DATES) {
    for (const group of REVENUE_GROUPS) {
      const { days, rows: groups, total } = await report(`by=${by}&group=${group}`);
      expect([by, group, total]).toMatchObject([by, group, ledger]);
      expect([by, group, summed(groups)]).toEqual([by, group, total]);
      expect([by, group, summed(days)]).toEqual([by, group, total]);
    }
  }
}

export const NOTHING: RevenueSums = {
  lunches: 0,
  meals_cents: 0,
  late_fees_cents: 0,
  discounts_cents: 0,
  net_cents: 0,
  promo_cents: 0,
  vendor_cents: 0,
  margin_cents: 0,
};

export function summed(rows: readonly RevenueSums[]): RevenueSums {
  const sum = { ...NOTHING };
  for (const row of rows) {
    for (const key of Object.keys(sum) as (keyof RevenueSums)[]) sum[key] += row[key];
  }
  return sum;
}

export const sums = (
  lunches: number,
  meals: number,
  late: number,
  discount: number,
  promo: number,
  cost: number,
): RevenueSums => ({
  lunches,
  meals_cents: meals,
  late_fees_cents: late,
  discounts_cents: discount,
  net_cents: meals + late - discount,
  promo_cents: promo,
  vendor_cents: cost,
  margin_cents: meals + late - discount - cost,
});

/** Two lunches of one family with a code and credit that was given, one of another. */
export async function scene() {
  await db().tx((tx) =>
    post(tx, {
      key: `given:${Math.random()}`,
      kind: 'credit_issued',
      allowance: allowed(users.parentA.id, 300),
      userId: users.parentA.id,
      entries: [
        { account: 'promotion', cents: 300 },
        { account: 'promo_credit', cents: -300 },
      ],
    }),
  );
  const bowl = await order(lunchers.anna, MONDAY, { itemId: items.bowl, cents: 600 });
  const stew = await order(lunchers.anna, '2026-12-01', {
    itemId: items.mysteryStew,
    cents: 650,
    extra: { id: items.apple, cents: 150 },
    late: 200,
  });
  const pizza = await order(lunchers.cleo, '2026-12-01', { itemId: items.pizza, cents: 500 });
  await db().run('update orders set destination_id = $2, grade_id = $3 where id = $1', [
    pizza,
    schools.central,
    TINY.grades.centralFirst,
  ]);
  await db().run(
    `update order_weeks set discount_id = $2, discount_cents = 500
     where user_id = $1 and monday = $3`,
    [users.parentA.id, TINY.discounts.lunch5, MONDAY],
  );
  await at('2026-12-02T16:00:00Z');
  await settle(users.parentA.id);
  await settle(users.parentB.id);
  return { bowl, stew, pizza };
}
