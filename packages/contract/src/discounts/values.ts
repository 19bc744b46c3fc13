// Apart from the schemas, for the browser says these and carries no schema.
export const DISCOUNT_STATES = ['active', 'waiting', 'scheduled', 'expired', 'archived'] as const;
/**
 * The state by the office's day: whether a family may use it today is asked in its own market's
 * zone.
 */
export type DiscountState = (typeof DISCOUNT_STATES)[number];
