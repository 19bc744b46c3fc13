/**
 * The codes of one day of a save that stays as it was; the other days of the save stand.
 * `late_fee_changed` and `price_changed`: the day costs more than the person was shown.
 */
export const DAY_REFUSAL_CODES = [
  'past',
  'closed',
  'locked',
  'blackout',
  'no_menu',
  'not_on_menu',
  'sold_out',
  'allergy',
  'allergy_unverified',
  'served',
  'payment_due',
  'not_together',
  'late_fee_changed',
  'price_changed',
] as const;

export type DayRefusalCode = (typeof DAY_REFUSAL_CODES)[number];
