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

export type TransactionKind =
  | 'opening'
  | 'settlement'
  | 'reversal'
  | 'debt_paid'
  | 'card_payment'
  | 'yay_bucks_purchase'
  | 'gift_sale'
  | 'gift_redemption'
  | 'code_redemption'
  | 'credit_issued'
  | 'credit_taken_back'
  | 'referral'
  | 'refund_started'
  | 'refund_done'
  | 'refund_failed'
  | 'dispute';
