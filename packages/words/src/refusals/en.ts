import type { DayRefusalCode, DiscountProblem } from '@yay/contract/codes';

/** One refused day of a save, and what a closed day is closed for. */
const day = {
  past: 'This day is over.',
  closed: 'Ordering for this day has closed.',
  locked: 'The kitchen already has this order, so it can no longer change.',
  served: 'This lunch was already served.',
  blackout: 'There is no lunch on this day.',
  no_menu: 'There is no menu for this day yet.',
  not_on_menu: 'This meal is no longer on the menu for this day.',
  sold_out: 'This just sold out. Please choose another meal.',
  allergy: 'This contains something this luncher can’t have.',
  allergy_unverified:
    'This has not been checked for one of this luncher’s allergies, so it is not considered safe.',
  not_together: 'These options can’t be combined. Please choose another.',
  late_fee_changed: 'The late fee now applies to this day. Check the new price and save again.',
  payment_due: 'The last payment is still due. Please pay it first.',
  price_changed: 'The price of this meal has changed. Check the new price and save again.',
} satisfies Record<DayRefusalCode, string>;

const discount = {
  unknown: 'We don’t recognize this code.',
  archived: 'This code is no longer in use.',
  not_started: 'This code is not valid yet.',
  expired: 'This code has expired.',
  used_up: 'This code has reached its limit.',
  used_up_family: 'Your family has already used this code.',
  minimum: 'This week is below the minimum for this code.',
  first_order_only: 'This code is for a first order only.',
  not_for_you: 'This code is not for your school.',
  yours: 'You made or changed this code, so your own family can’t use it.',
  week_settled: 'This week is already paid for, so its code can’t change.',
} satisfies Record<DiscountProblem, string>;

/** Refusals of a week's days and its code: apart from the other errors, for they are there from the first view. */
export const words = { day, discount };
