import { addDays, isMonday, type PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { atZone, type Instant, type Zone } from '../time/index.ts';
import type { OrderTimes } from './times.ts';

export type SelectionChange = 'added' | 'changed' | 'unchanged' | 'removed';

/** The last moment of `customerOrderUntil` strictly before the week: from then on it is late. */
export function lateFrom(monday: PlainDate, zone: Zone, times: OrderTimes): Instant {
  if (!isMonday(monday)) throw new RangeError(`not a Monday: ${monday}`);
  const { day, hour, minute } = times.customerOrderUntil;
  // A Monday setting means the Monday a week before: on the week's own it would be no longer before.
  const daysBefore = (8 - day) % 7 || 7;
  return atZone(addDays(monday, -daysBefore), { hour, minute }, zone);
}

/** The late fee that the entree carries once this change is saved. Whether it may be is another rule. */
export function lateFeeFor(input: {
  now: Instant;
  monday: PlainDate;
  zone: Zone;
  times: OrderTimes;
  feeCents: Cents;
  change: SelectionChange;
  /** The fee that the entree carries already. */
  saved: Cents;
  /** The change mends what the product did: a lifted closure, a substitution, a correction by staff. */
  repairs?: boolean;
}): Cents {
  if (input.change === 'removed') return 0;
  if (input.change === 'unchanged') return input.saved;
  if (input.repairs) return 0;
  return input.now >= lateFrom(input.monday, input.zone, input.times) ? input.feeCents : 0;
}
