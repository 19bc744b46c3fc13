import { randomBytes } from 'node:crypto';

/** The people of the demo world, by their email addresses. */
export const DANA = 'parent@demo.test';
export const DANA_ID = 1;
/** A parent of one child, Anika, at Lakeview Elementary. */
export const PRIYA = 'customer@demo.test';
export const LUIGI = 'vendor@demo.test';
export const SUPPORT = 'customer_support@demo.test';

/** Returns an email address that no journey has used. */
export const freshEmail = (name: string): string =>
  `${name}-${randomBytes(4).toString('hex')}@families.test`;
