/** No provider charges a card less, in cents. What is paid beyond the debt is account credit. */
export const SMALLEST_CHARGE = 50;
