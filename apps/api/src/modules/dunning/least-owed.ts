import { SMALLEST_CHARGE } from '../payments/index.ts';

/** A few cents that no card can be charged are left for the next time, and trouble nobody. */
export const LEAST_OWED = SMALLEST_CHARGE;
