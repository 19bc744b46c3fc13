import type { FieldCode } from '@yay/contract/codes';
import { creditCodeText } from '@yay/domain/gifts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { post } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import type { GiftOutcome, PaymentRow } from '../payments/index.ts';
import { insertCodes, lockCodesOfSet, revokeUnredeemed } from './codes.repo.ts';
import { newCode } from './codes.ts';
import { restoreGift } from './restore-gift.ts';
import { lockSetOfPayment, markIssued, type SetRow } from './sets.repo.ts';

/** Deals with a gift once its payment is decided, in the transaction that records it. */
export function giftOutcome(parts: { readonly letters: Letters }): GiftOutcome {
  return {
    async succeeded(tx, payment) {
      const set = await lockSetOfPayment(tx, payment.id);
      if (set === undefined) throw new Error(`payment ${payment.id} is for no gift`);
      if (set.issued_at !== null) return;
      const codes = Array.from({ length: set.quantity }, newCode);
      await insertCodes(tx, set.id, codes);
      await markIssued(tx, set.id);
      await post(tx, {
        key: `payment:${payment.id}:succeeded`,
        kind: 'gift_sale',
        userId: payment.user_id,
        paymentId: payment.id,
        entries: [
          { account: 'provider', cents: payment.amount_cents },
          { account: 'gifts_sold', cents: -payment.amount_cents },
        ],
      });
      await record(tx, null, {
        action: 'gift.issued',
        subject: { type: 'credit_code_set', id: set.id, label: set.name },
        ...(set.buyer_user_id !== null && { aboutUserId: set.buyer_user_id }),
        after: { amount_cents: set.amount_cents, quantity: set.quantity },
      });
      await postLetters(
        parts.letters,
        tx,
        set,
        payment,
        codes.map(({ code }) => creditCodeText(code)),
      );
      await publish(tx, 'private-list.credit_code_sets', 'list.changed', { ids: [set.id] });
    },
    // Nothing was sold: the buyer sees it at her card form, and the set stays unissued.
    async failed() {},
    holdForRefund: (tx, payment, cents) => takeBack(tx, payment, cents),
    refundFailed: (tx, payment) => restoreGift(parts.letters, tx, payment),
  };
}

/**
 * Takes a sale back while none of its codes is redeemed: they stop counting with it. What was paid
 * is given back as a whole, since nobody could say which of several codes it was for.
 */
async function takeBack(tx: Tx, payment: PaymentRow, cents: number): Promise<FieldCode | null> {
  if (cents !== payment.amount_cents) return 'refund_whole';
  return (await canRefundGift(tx, payment.id)) ? null : 'codes_redeemed';
}

/**
 * Tells whether a gift can be given back; where it can, its codes are revoked in this transaction.
 */
export async function canRefundGift(tx: Tx, paymentId: number): Promise<boolean> {
  const set = await lockSetOfPayment(tx, paymentId);
  if (set === undefined) return false;
  if ((await lockCodesOfSet(tx, set.id)).redeemed > 0) return false;
  const revoked = await revokeUnredeemed(tx, set.id);
  if (revoked > 0) {
    await record(tx, null, {
      action: 'credit_code_set.revoked',
      subject: { type: 'credit_code_set', id: set.id, label: set.name },
      after: { quantity: revoked },
    });
  }
  return true;
}

async function postLetters(
  letters: Letters,
  tx: Tx,
  set: SetRow,
  payment: PaymentRow,
  codes: readonly string[],
): Promise<void> {
  if (set.buyer_email === null || set.buyer_name === null) {
    throw new Error(`set ${set.id} was bought by nobody`);
  }
  const gift = {
    buyer: set.buyer_name,
    recipient: set.recipient_name,
    message: set.message,
    amountCents: set.amount_cents,
    totalCents: payment.amount_cents,
    lunches: set.lunches,
    school: set.school,
    codes,
  };
  const { locale } = set;
  await letters.post(
    tx,
    'gift_receipt',
    { userId: set.buyer_user_id, email: set.buyer_email, locale },
    { ...gift, sentTo: set.recipient_email },
  );
  if (set.recipient_email === null) return;
  // Only the address says whose it is; it is not looked up whether she has an account.
  await letters.post(tx, 'gift_card', { userId: null, email: set.recipient_email, locale }, gift);
}
