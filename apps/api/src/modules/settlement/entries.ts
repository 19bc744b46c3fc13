import type { AllocatedCharge } from '@yay/domain/settlement';
import type { Entry } from '../ledger/index.ts';

/**
 * Writes an order's charge as ledger entries: its price, its payer, and the account it came from.
 */
export function entriesOf(charges: readonly AllocatedCharge[]): Entry[] {
  return charges.flatMap((charge) => {
    const { orderId, net, spent, returned } = charge;
    const entry = (account: Entry['account'], cents: number): Entry => ({
      account,
      cents,
      orderId,
    });
    const price = [
      entry('meals', -charge.meals),
      entry('late_fees', -charge.lateFee),
      entry('discounts', charge.discount),
    ];
    if (spent) {
      return [
        ...price,
        entry('receivable', net),
        entry('promo_credit', spent.promoCredit),
        entry('credit', spent.credit),
        entry('yay_bonus', spent.yayBonus),
        entry('yay_bucks', spent.yayBucks),
        entry('receivable', spent.rest - net),
      ];
    }
    if (returned) {
      return [
        ...price,
        entry('receivable', -returned.debt),
        entry('promo_credit', -returned.promoCredit),
        entry('yay_bonus', -returned.yayBonus),
        entry('credit', -returned.credit),
      ];
    }
    return price;
  });
}
