import { STATEMENT_KINDS } from '@yay/contract/billing/calls';

/** Accounts of a family; what each holds is said in the migration that makes them. */
export const FAMILY_ACCOUNTS = [
  'receivable',
  'credit',
  'promo_credit',
  'yay_bucks',
  'yay_bonus',
  'refunding',
] as const;
export type FamilyAccount = (typeof FAMILY_ACCOUNTS)[number];

export type HouseAccount =
  | 'provider'
  | 'meals'
  | 'late_fees'
  | 'discounts'
  | 'promotion'
  | 'gifts_sold'
  | 'opening';

export const TRANSACTION_KINDS = STATEMENT_KINDS;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/**
 * The kinds of postings that give money which the family did not pay, or send some out: no such
 * posting without an allowance. By the other kinds a family gets only money that it paid for or had
 * before.
 */
export type GivingKind =
  | 'credit_issued'
  | 'code_redemption'
  | 'referral'
  | 'not_picked_up'
  | 'refund_started';

/** Kinds by which promotion money may go to a family because of a payment. */
export const PAID_PROMOTION: readonly TransactionKind[] = ['yay_bucks_purchase', 'refund_failed'];
