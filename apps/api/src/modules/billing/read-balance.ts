import type { Balance } from '@yay/contract/billing/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderRulesOf } from '../settings/index.ts';
import { maySeeBilling } from './may-see-billing.ts';
import { openCharges } from './open-charges.ts';
import { findOverview } from './overview.repo.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** Returns a family's debt, its funds and its coming charges; in one statement. */
export async function readBalance(
  source: Queryable,
  actor: Actor,
  userId: number,
  provider: string,
): Promise<{ data: Balance } | Refusal> {
  if (!maySeeBilling(actor, userId)) return refuse(404, 'not_found');
  const row = await findOverview(source, userId, provider);
  if (!row) return refuse(404, 'not_found');
  const { now, times } = orderRulesOf(row);
  return {
    data: {
      server_now: iso(now),
      timezone: row.timezone,
      owed: row.owed,
      credit: row.credit + row.promo_credit,
      promo_credit: row.promo_credit,
      yay_bucks: row.yay_bucks + row.yay_bonus,
      yay_bonus: row.yay_bonus,
      refunding: row.refunding,
      delinquent: row.delinquent,
      open_payment: row.open_payment,
      dunning: row.dunning && {
        next_try_at: row.dunning.next_try_at && iso(Date.parse(row.dunning.next_try_at)),
        grace_ends_at: iso(Date.parse(row.dunning.grace_ends_at)),
        suspended: row.suspended,
      },
      default_card: row.default_card,
      next_charges: openCharges(row, times).map(({ monday, at, total, paidBy }) => ({
        mondayOfWeek: monday,
        at: iso(at),
        total,
        credit: paidBy.credit + paidBy.promoCredit,
        yay_bucks: paidBy.yayBucks + paidBy.yayBonus,
        card: paidBy.rest,
      })),
    },
  };
}
