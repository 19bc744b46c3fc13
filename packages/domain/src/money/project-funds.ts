import type { Cents } from './cents.ts';
import { type SpendableKind, type Spent, spend } from './funds.ts';

/**
 * Projects what each of several charges will spend, in their order: funds that one uses are gone
 * for the next. Negative amounts spend nothing.
 */
export function projectCharges(
  funds: Readonly<Record<SpendableKind, Cents>>,
  amounts: readonly Cents[],
): readonly Spent[] {
  let left = funds;
  return amounts.map((amount) => {
    const spent = spend(left, Math.max(amount, 0));
    left = {
      promoCredit: left.promoCredit - spent.promoCredit,
      credit: left.credit - spent.credit,
      yayBonus: left.yayBonus - spent.yayBonus,
      yayBucks: left.yayBucks - spent.yayBucks,
    };
    return spent;
  });
}
