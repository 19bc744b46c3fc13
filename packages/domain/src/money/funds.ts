import type { Cents } from './cents.ts';

/** The debt and funds of a family in cents, as in the ledger's accounts. Never below zero. */
export interface Funds {
  readonly owed: Cents;
  /** Paid account credit: returned by cancellations, redeemed from gifts. */
  readonly credit: Cents;
  /** Given account credit: by staff, for a referral, by a promotion. Never paid out. */
  readonly promoCredit: Cents;
  /** Yay bucks that were paid ahead. */
  readonly yayBucks: Cents;
  /** Yay bucks that came as a bonus. */
  readonly yayBonus: Cents;
  /** Money on its way back to a card. */
  readonly refunding: Cents;
}

export const NO_FUNDS: Funds = {
  owed: 0,
  credit: 0,
  promoCredit: 0,
  yayBucks: 0,
  yayBonus: 0,
  refunding: 0,
};

/** Returns the account credit that a family sees, in cents. */
export const availableCredit = (funds: Funds): Cents => funds.credit + funds.promoCredit;

/** Returns the yay bucks that a family sees, in cents. */
export const availableYayBucks = (funds: Funds): Cents => funds.yayBucks + funds.yayBonus;

export type SpendableKind = 'promoCredit' | 'credit' | 'yayBonus' | 'yayBucks';

/**
 * The order of spending: credit before yay bucks, and of each the given part before the paid one.
 */
export const SPENDING_ORDER: readonly SpendableKind[] = [
  'promoCredit',
  'credit',
  'yayBonus',
  'yayBucks',
];

export interface Spent extends Readonly<Record<SpendableKind, Cents>> {
  /** The part that no funds cover, which the card pays. */
  readonly rest: Cents;
}

/**
 * Splits an amount over funds (decisions.md, Settlement): credit, then yay bucks, then the card.
 */
export function spend(funds: Readonly<Record<SpendableKind, Cents>>, amount: Cents): Spent {
  if (amount < 0) throw new RangeError(`not an amount to pay: ${amount}`);
  const spent = { promoCredit: 0, credit: 0, yayBonus: 0, yayBucks: 0 };
  let rest = amount;
  for (const kind of SPENDING_ORDER) {
    spent[kind] = Math.min(Math.max(funds[kind], 0), rest);
    rest -= spent[kind];
  }
  return { ...spent, rest };
}

export interface Returned {
  readonly debt: Cents;
  readonly promoCredit: Cents;
  readonly yayBonus: Cents;
  readonly credit: Cents;
}

/**
 * Returns the money of a cancelled order (decisions.md, Settlement): it pays open debt first, given
 * funds come back as given ones, and the rest becomes account credit.
 */
export function giveBack(
  amount: Cents,
  consumed: { readonly promoCredit: Cents; readonly yayBonus: Cents },
  owed: Cents,
): Returned {
  if (amount < 0) throw new RangeError(`not an amount to return: ${amount}`);
  const debt = Math.min(amount, Math.max(owed, 0));
  const promoCredit = Math.min(amount - debt, Math.max(consumed.promoCredit, 0));
  const yayBonus = Math.min(amount - debt - promoCredit, Math.max(consumed.yayBonus, 0));
  return { debt, promoCredit, yayBonus, credit: amount - debt - promoCredit - yayBonus };
}
