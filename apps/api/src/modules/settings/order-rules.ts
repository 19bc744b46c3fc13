import { DEFAULT_TIMES, type OrderTimes } from '@yay/domain/ordering';
import { type Instant, instant } from '@yay/domain/time';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRulesRow } from './settings.repo.ts';

/** Everything that decides what may be ordered at this moment, read in one statement. */
export interface OrderRules {
  readonly now: Instant;
  readonly times: OrderTimes;
  readonly lateFeeCents: number;
}

const hour = z.number().int().min(0).max(23);
const minute = z.number().int().min(0).max(59);
const times = z.object({
  customerOrderUntil: z.object({
    day: z.union([
      z.literal(0),
      z.literal(1),
      z.literal(2),
      z.literal(3),
      z.literal(4),
      z.literal(5),
      z.literal(6),
    ]),
    hour,
    minute,
  }),
  staffHour: hour,
  weekHour: hour,
  dayBeforeHour: hour,
  bulkHour: hour,
  schoolDayEnd: z.object({ hour, minute }),
});
const lateFee = z.object({ cents: z.number().int().min(0) });
const DEFAULT_LATE_FEE_CENTS = 100;

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
    times: orDefault(times, row.times, DEFAULT_TIMES),
    lateFeeCents: orDefault(lateFee, row.late_fee, { cents: DEFAULT_LATE_FEE_CENTS }).cents,
  };
}

export const orderTimes = async (source: Queryable): Promise<OrderTimes> =>
  (await orderRules(source)).times;

// An option that is not there is one that nobody has changed. One that cannot be read is refused:
// hours that are guessed would take orders that no kitchen makes.
function orDefault<Value>(schema: z.ZodType<Value>, fields: unknown, otherwise: Value): Value {
  return fields === null || fields === undefined ? otherwise : schema.parse(fields);
}
