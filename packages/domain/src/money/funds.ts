import type { Cents } from './cents.ts';

/** What a family owes and what it may spend; see the ledger's accounts. Never below zero. */
export interface Funds {
  readonly owed: Cents;
  /** Its own money: returned by cancellations, redeemed from gifts. */
  readonly credit: Cents;
  /** Given to it: by staff, for a referral, by a promotion. Never paid out. */
  readonly promoCredit: Cents;
  /** Paid ahead. */
  readonly yayBucks: Cents;
  /** What came on top of it. */
  readonly yayBonus: Cents;
  /** On its way back to a card. */
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

/** Account credit, as a family knows it. */
export const availableCredit = (funds: Funds): Cents => funds.credit + funds.promoCredit;

/** Yay bucks, as a family knows them. */
export const availableYayBucks = (funds: Funds): Cents => funds.yayBucks + funds.yayBonus;

export type SpendableKind = 'promoCredit' | 'credit' | 'yayBonus' | 'yayBucks';

/** In this order: credit before yay bucks, and of each what was given before what was paid. */
export const SPENDING_ORDER: readonly SpendableKind[] = [
  'promoCredit',
  'credit',
  'yayBonus',
  'yayBucks',
];

export interface Spent extends Readonly<Record<SpendableKind, Cents>> {
  /** What no funds were left for: the card's part. */
  readonly rest: Cents;
}

/** Which funds pay an amount (decisions.md, Settlement): credit, then yay bucks, then the card. */
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
 * Where the money of a cancelled order goes (decisions.md, Settlement): open debt first, what was
 * given comes back as it was, and the rest is account credit.
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
