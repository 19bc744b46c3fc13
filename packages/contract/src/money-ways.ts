/**
 * Everything that can become a family's money without the family paying for it: the list of what
 * staff are limited in. A call that gives names its way (`givesBy`), and the ledger takes no such
 * posting without the allowance that only the limit of that way makes.
 */
export const MONEY_WAYS = {
  credit: 'credit that one person gives one family',
  credit_file: 'credit for every family of a file',
  code_set: 'promotion codes, worth their sum',
  refund: 'money back to a card, whole or in parts',
  code: 'a code that is redeemed: of a set that was let through, by nobody who did',
  second_person: 'what somebody else asked for, over a limit',
} as const;

export type MoneyWay = keyof typeof MONEY_WAYS;

/**
 * Site options by which the product itself gives, in a job and within the limits of a day, each with
 * the one kind of posting that may come of it.
 */
export const PROMISES = {
  referral_program: 'referral',
  not_picked_up: 'not_picked_up',
} as const;

export type MoneyPromise = keyof typeof PROMISES;
