import type { AvailableCredit } from '@yay/contract/billing/calls';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';
import { type OrderTimes, settleAt } from '@yay/domain/ordering';
import { dateIn, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderRulesOf } from '../settings/index.ts';
import { maySeeBilling } from './may-see-billing.ts';
import { openCharges } from './open-charges.ts';
import { chargedOf, findOverview, type OverviewRow } from './overview.repo.ts';

/**
 * Returns the cents that are left for one week after the weeks that are charged before it. Without
 * a day, the week is the current one.
 */
export async function readAvailableCredit(
  source: Queryable,
  actor: Actor,
  asked: {
    readonly userId: number;
    readonly day: PlainDate | undefined;
    readonly provider: string;
  },
): Promise<AvailableCredit | Refusal> {
  if (!maySeeBilling(actor, asked.userId)) return refuse(404, 'not_found');
  const row = await findOverview(source, asked.userId, asked.provider);
  if (!row) return refuse(404, 'not_found');
  const { now, times } = orderRulesOf(row);
  const monday = mondayOf(asked.day ?? dateIn(zone(row.timezone), now));
  let credit = row.credit + row.promo_credit;
  let yayBucks = row.yay_bucks + row.yay_bonus;
  for (const charge of openCharges(row, times)) {
    if (charge.monday >= monday) continue;
    credit -= charge.paidBy.credit + charge.paidBy.promoCredit;
    yayBucks -= charge.paidBy.yayBucks + charge.paidBy.yayBonus;
  }
  return {
    data: credit,
    yay_bucks: yayBucks,
    charged: await chargedOf(source, asked.userId, monday),
    owed: row.owed,
    card: row.default_card,
    charged_at: chargedAt(row, monday, times),
  };
}

function chargedAt(row: OverviewRow, monday: PlainDate, times: OrderTimes): string | null {
  const week = row.open_weeks.find((open) => open.monday === monday);
  if (row.settled_weeks.includes(monday)) return null;
  const noons = (week?.zones ?? [row.timezone]).map((name) => settleAt(monday, zone(name), times));
  return new Date(Math.max(...noons)).toISOString();
}
