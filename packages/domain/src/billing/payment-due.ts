/**
 * Whether a family that owes us has to pay before it orders in a week: it may go on with the weeks
 * in which something of it stands, and begins no new one.
 */
export const isPaymentDue = (
  family: { readonly delinquent: boolean },
  week: { readonly standingOrders: number },
): boolean => family.delinquent && week.standingOrders === 0;

/** Whether orders that repeat are placed: not while something is owed, nor on a closed account. */
export const mayRepeat = (family: {
  readonly delinquent: boolean;
  readonly suspended: boolean;
}): boolean => !family.delinquent && !family.suspended;
