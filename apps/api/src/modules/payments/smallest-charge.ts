/** The smallest charge of any provider, in cents. A sum paid beyond the debt is account credit. */
export const SMALLEST_CHARGE = 50;
