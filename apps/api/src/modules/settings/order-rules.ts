import { readSiteOption } from '@yay/contract/site-options/fields';
import type { OrderTimes } from '@yay/domain/ordering';
import { type Instant, instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRulesRow } from './settings.repo.ts';

/** Everything that decides what may be ordered at this moment, read in one statement. */
export interface OrderRules {
  readonly now: Instant;
  readonly times: OrderTimes;
  readonly lateFeeCents: number;
}

/**
 * Asked of the database every time, after the locks: a process that remembered them would go on
 * taking orders by hours that staff have changed.
 */
export const orderRules = async (source: Queryable): Promise<OrderRules> =>
  orderRulesOf(await orderRulesRow(source));

/** The same, of what another statement read along with its own. */
export function orderRulesOf(row: {
  readonly now: number;
  readonly times: unknown;
  readonly late_fee: unknown;
}): OrderRules {
  return {
    now: instant(row.now),
    times: readSiteOption('times', row.times),
    lateFeeCents: readSiteOption('late_fee', row.late_fee).cents,
  };
}

export const orderTimes = async (source: Queryable): Promise<OrderTimes> =>
  (await orderRules(source)).times;
