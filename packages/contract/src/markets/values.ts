/** The zones of schools: product.md 3. */
export const TIME_ZONES = ['America/New_York', 'America/Chicago'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];
