/**
 * Tells whether a family has to pay its debt before it orders in a week: it may continue weeks that
 * have orders of its own, and starts no new one.
 */
export const isPaymentDue = (
  family: { readonly delinquent: boolean },
  week: { readonly standingOrders: number },
): boolean => family.delinquent && week.standingOrders === 0;

/**
 * Tells whether repeats are placed: not while the family is in debt or its account is suspended.
 */
export const mayRepeat = (family: {
  readonly delinquent: boolean;
  readonly suspended: boolean;
}): boolean => !family.delinquent && !family.suspended;
