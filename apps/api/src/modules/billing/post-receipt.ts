import type { Tx } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { findRecipient, settledSince, settlementOf } from './receipts.repo.ts';

export interface Receipts {
  /** A card paid: what for. In the transaction that records it. */
  paid(tx: Tx, payment: PaymentRow): Promise<void>;
  /** A charge of which a card was asked nothing: funds paid it. */
  settledByFunds(tx: Tx, settlementId: number): Promise<void>;
}

/** A family hears of every charge once, with everything that it was for. */
export function createReceipts({ letters }: { readonly letters: Letters }): Receipts {
  return {
    async paid(tx, payment) {
      if (payment.user_id === null) return;
      const to = await findRecipient(tx, payment.user_id);
      if (to === undefined) return;
      const { card_brand: brand, card_last4: last4, purpose, amount_cents: cents } = payment;
      const { bonus } = payment.details;
      await letters.post(tx, 'payment_receipt', to, {
        first: to.first,
        cents,
        card: brand !== null && last4 !== null ? { brand, last4 } : null,
        weeks: purpose === 'debt' ? await settledSince(tx, payment.user_id, payment.id) : [],
        yayBucks:
          purpose === 'yay_bucks'
            ? { cents, bonusCents: typeof bonus === 'number' ? bonus : 0 }
            : null,
      });
    },
    async settledByFunds(tx, settlementId) {
      const settled = await settlementOf(tx, settlementId);
      if (settled === undefined) return;
      const to = await findRecipient(tx, settled.userId);
      if (to === undefined) return;
      const { first } = to;
      const weeks = [settled];
      await letters.post(tx, 'payment_receipt', to, {
        first,
        cents: 0,
        card: null,
        weeks,
        yayBucks: null,
      });
    },
  };
}
