import { readFile } from 'node:fs/promises';
import { TINY } from '@yay/seeds/tiny';
import { expect } from 'vitest';
import { forgetOrders, sqlOf, type TinyApp } from '../../../test/index.ts';
import { sweepMarketDays } from '../market-days/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { type ChargesCards, settleFamilyWeek } from './settle-family-week.ts';
import { sweepDueSettlements } from './sweep-settlement.ts';

export const MON = '2026-11-23';
export const TUE = '2026-11-24';
export const WED = '2026-11-25';
export const THU = '2026-11-26';
/** Noon of that Monday in the east; an hour later it is noon in the market of Ben's school. */
export const NOON = '2026-11-23T17:00:01Z';
export const CENTRAL_NOON = '2026-11-23T18:00:01Z';

/** Stands in for the card: notes who is asked, in the transaction that asks. */
export const askedCards = () => {
  const asked: number[] = [];
  const payments: ChargesCards = {
    async requestDebtCharge(_tx, userId): Promise<PaymentRow | null> {
      asked.push(userId);
      return null;
    },
  };
  return { asked, payments };
};

const LEDGER = [
  'ledger_entries',
  'order_charges',
  'ledger_transactions',
  'settlements',
  'settlement_weeks',
  'payments',
];

export function settlementWorld(app: TinyApp) {
  const { db, jobs } = app.platform;
  const { rows, run } = sqlOf(db);
  const cards = askedCards();
  const settle = (userId: number, monday: string = MON) =>
    db.tx((tx) => settleFamilyWeek(tx, cards.payments, { userId, monday: monday as never }));
  return {
    ...cards,
    settle,
    /** Deletes every order and every movement of money, and moves the clock before the week. */
    async forget() {
      cards.asked.length = 0;
      await app.at('2026-11-18T16:00:00Z');
      await db.tx(async (tx) => {
        await tx.run('set local session_replication_role = replica');
        for (const table of LEDGER) await tx.run(`delete from ${table}`);
        await tx.run('delete from ledger_accounts where user_id is not null');
        await tx.run(
          `delete from pgboss.job where name like 'settlement%' or name like 'payments%'`,
        );
      });
      await forgetOrders(db);
      await run('delete from market_days');
    },
    /** Locks and serves the days that are due, and settles every family with a job. */
    async sweep() {
      await sweepMarketDays(db);
      await sweepDueSettlements({ db, jobs });
      const families = await rows<{ data: { userId: number; monday: string } }>(
        `delete from pgboss.job where name = 'settlement.family' and state = 'created' returning data`,
      );
      for (const { data } of families) {
        await settle(data.userId, data.monday);
      }
      return families.length;
    },
    funds: async (userId: number) =>
      (
        await rows(
          `select owed_cents as owed, credit_cents as credit, promo_credit_cents as promo,
             yay_bucks_cents as bucks, yay_bonus_cents as bonus
           from family_funds where user_id = $1`,
          [userId],
        )
      )[0] ?? { owed: 0, credit: 0, promo: 0, bucks: 0, bonus: 0 },
    /** The sums that every order was charged, by its id. */
    charges: () =>
      rows(
        `select order_id as id, sum(meals_cents)::int as meals, sum(late_fee_cents)::int as late,
           sum(discount_cents)::int as share, count(*)::int as times
         from order_charges group by order_id order by order_id`,
      ),
    settlements: () =>
      rows(
        `select user_id, monday, kind, meals_cents as meals, late_fee_cents as late,
           discount_cents as discount, credit_cents as credit, yay_bucks_cents as bucks,
           card_cents as card from settlements order by id`,
      ),
  };
}

const INVARIANTS = new URL('../../../../../bench/invariants.sql', import.meta.url);

/** Checks the money alone of orders that were written past the rules of a save. */
export async function expectSound(app: TinyApp): Promise<void> {
  const { rows } = await app.platform.db.run<{ rule: string; found: string }>(
    await readFile(INVARIANTS, 'utf8'),
  );
  expect(rows.filter(({ rule }) => rule.startsWith('ledger: '))).toEqual([]);
}

export const { parentA, parentB, admin } = TINY.users;
