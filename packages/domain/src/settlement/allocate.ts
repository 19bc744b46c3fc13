import {
  type Cents,
  type Funds,
  giveBack,
  type Returned,
  type Spent,
  spend,
  sumCents,
} from '../money/index.ts';
import { type Charge, netOf } from './plan-charges.ts';

export interface ChargeToAllocate extends Charge {
  /** The part of the order that was paid with given funds, less the part that came back. */
  readonly consumed: { readonly promoCredit: Cents; readonly yayBonus: Cents };
}

export interface AllocatedCharge extends Charge {
  /** The amount that the family pays for it; a negative one comes back. */
  readonly net: Cents;
  /** The funds that pay it; null when nothing is paid. */
  readonly spent: Spent | null;
  /** The funds that it returns to; null when nothing comes back. */
  readonly returned: Returned | null;
}

/**
 * Allocates funds to orders in the given order: those that pay each order, and those that its money
 * returns to. Returned money can pay for orders charged in the same settlement.
 */
export function allocate(charges: readonly ChargeToAllocate[], funds: Funds): AllocatedCharge[] {
  const left = { ...funds };
  const returned = new Map<Charge, Returned>();
  for (const charge of charges) {
    const net = netOf(charge);
    if (net >= 0) continue;
    const back = giveBack(-net, charge.consumed, left.owed);
    returned.set(charge, back);
    left.owed -= back.debt;
    left.promoCredit += back.promoCredit;
    left.yayBonus += back.yayBonus;
    left.credit += back.credit;
  }
  return charges.map(({ consumed: _, ...charge }, index) => {
    const net = netOf(charge);
    const back = returned.get(charges[index] as Charge) ?? null;
    if (net <= 0) return { ...charge, net, spent: null, returned: back };
    const spent = spend(left, net);
    left.promoCredit -= spent.promoCredit;
    left.credit -= spent.credit;
    left.yayBonus -= spent.yayBonus;
    left.yayBucks -= spent.yayBucks;
    return { ...charge, net, spent, returned: null };
  });
}

/** Sums the amounts of a settlement. */
export function settlementSums(charges: readonly AllocatedCharge[]) {
  const sum = (part: (charge: AllocatedCharge) => Cents) => sumCents(charges.map(part));
  return {
    meals: sum(({ meals }) => meals),
    lateFee: sum(({ lateFee }) => lateFee),
    discount: sum(({ discount }) => discount),
    credit: sum(({ spent }) => (spent ? spent.promoCredit + spent.credit : 0)),
    yayBucks: sum(({ spent }) => (spent ? spent.yayBonus + spent.yayBucks : 0)),
    card: sum(({ spent }) => spent?.rest ?? 0),
  };
}
