import { addDays, isMonday, type PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { atZone, type Instant, type Zone } from '../time/index.ts';
import type { OrderTimes } from './times.ts';

export type SelectionChange = 'added' | 'changed' | 'unchanged' | 'removed';

/**
 * The changes that carry no late fee of their own however late they come, and the fee that the entree
 * is left with: none, or the one that it carries already. A change that mends something the product
 * did costs nothing (decision 0025), and a repeat comes by itself (product.md 4, decision 0028).
 */
export const LATE_FEE_EXEMPTIONS = {
  /** Staff corrects the week of a family, by the staff's own hours. */
  correction: 'no fee',
  /** The family chooses again after the kitchen replaced its lunch. */
  replaced_lunch: 'no fee',
  /** The product cancelled the day's lunch, such as for a closure since lifted. */
  cancelled_lunch: 'no fee',
  /** A repeat orders the lunch. */
  repeat: 'no fee',
  /** The kitchen replaces the item of an order that stands. */
  substitution: 'the fee stays',
} as const;

export type LateFeeExemption = keyof typeof LATE_FEE_EXEMPTIONS;

/** The exemption of one day of a save; null where a late change of it carries the fee. */
export function lateFeeExemption(day: {
  readonly isCorrection: boolean;
  readonly isReplacedLunch: boolean;
  readonly isCancelledLunch: boolean;
  readonly isRepeat: boolean;
}): LateFeeExemption | null {
  if (day.isCorrection) return 'correction';
  if (day.isReplacedLunch) return 'replaced_lunch';
  if (day.isCancelledLunch) return 'cancelled_lunch';
  return day.isRepeat ? 'repeat' : null;
}

/** The fee, in cents, of an entree that an exempt change touches; `saved`: the fee it carries already. */
export const exemptLateFee = (exemption: LateFeeExemption, saved: Cents): Cents =>
  LATE_FEE_EXEMPTIONS[exemption] === 'the fee stays' ? saved : 0;

/** The last moment of `customerOrderUntil` strictly before the week: from then on it is late. */
export function lateFrom(monday: PlainDate, zone: Zone, times: OrderTimes): Instant {
  if (!isMonday(monday)) throw new RangeError(`not a Monday: ${monday}`);
  const { day, hour, minute } = times.customerOrderUntil;
  // A Monday setting means the Monday a week before: on the week's own it would be no longer before.
  const daysBefore = (8 - day) % 7 || 7;
  return atZone(addDays(monday, -daysBefore), { hour, minute }, zone);
}

/**
 * The late fee, in cents, that the entree carries once this change is saved. Whether the change may
 * be saved is another rule.
 */
export function lateFeeFor(input: {
  now: Instant;
  monday: PlainDate;
  zone: Zone;
  times: OrderTimes;
  /** The fee of a late change, as staff have set it. */
  feeCents: Cents;
  change: SelectionChange;
  /** The fee that the entree carries already. */
  saved: Cents;
  exemption: LateFeeExemption | null;
}): Cents {
  if (input.change === 'removed') return 0;
  if (input.change === 'unchanged') return input.saved;
  if (input.exemption !== null) return exemptLateFee(input.exemption, input.saved);
  return input.now >= lateFrom(input.monday, input.zone, input.times) ? input.feeCents : 0;
}
