/** Why one day of a save stays as it was. */
export const REFUSAL_CODES = [
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
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
