import type { PlainDate } from '@yay/domain/calendar';
import { lockAt } from '@yay/domain/ordering';
import { type Instant, instant, toIso, zone } from '@yay/domain/time';
import type { OrderRules } from '../settings/index.ts';

/** Returns the instant until which a trip of a day can be agreed to, and whether that is over. */
export function lockOf(
  trip: { readonly date: PlainDate; readonly is_day_locked: boolean },
  timezone: string,
  rules: OrderRules,
): { readonly at: Instant; readonly out: { lock_at: string; is_locked: boolean } } {
  const at = lockAt(trip.date, zone(timezone), rules.times);
  const isLocked = trip.is_day_locked || instant(rules.now) >= at;
  return { at, out: { lock_at: toIso(at), is_locked: isLocked } };
}
