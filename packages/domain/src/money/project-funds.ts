import type { Cents } from './cents.ts';
import { type SpendableKind, type Spent, spend } from './funds.ts';

/**
 * What each of several charges will take, in the order in which they come: what one uses is not
 * there for the next. Amounts below nothing take nothing.
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
