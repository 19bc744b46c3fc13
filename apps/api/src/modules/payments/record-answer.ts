import { formatUsd } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { type Doer, record } from '../activity/index.ts';
import { lockFunds, post, readFunds } from '../ledger/index.ts';
import { decideOutcome, OTHER_CARD, type ProviderAnswer } from './decide-outcome.ts';
import { payOwed } from './pay-owed.ts';
import type { PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { type Became, lockPayment, paymentById, writeOutcome } from './payments.repo.ts';
import { requestDebtCharge } from './request-debt-charge.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';

/** Records the provider's answer about a payment, with all of its consequences. */
export async function recordAnswer(
  parts: PaymentParts,
  paymentId: number,
  answer: ProviderAnswer,
): Promise<PaymentRow> {
  return parts.db.tx(async (tx) => {
    const payment = await lockWithFunds(tx, paymentId);
    if ('intent' in answer) checkSame(payment, answer.intent);
    const became = decideOutcome(payment, answer);
    return became === null ? payment : become(parts, tx, payment, became);
  });
}

/** The family's accounts first, then the payment: everybody takes them in this order. */
export async function lockWithFunds(tx: Tx, paymentId: number): Promise<PaymentRow> {
  const unlockedPayment = await paymentById(tx, paymentId);
  if (unlockedPayment && unlockedPayment.user_id !== null)
    await lockFunds(tx, unlockedPayment.user_id);
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined) throw new Error(`payment ${paymentId} is not there`);
  return payment;
}

/** A payment that becomes something else, in the transaction that holds it. */
export async function become(
  parts: PaymentParts,
  tx: Tx,
  payment: PaymentRow,
  became: Became,
): Promise<PaymentRow> {
  const now = await writeOutcome(tx, payment.id, became);
  if (now.status === 'succeeded') await succeed(parts, tx, now);
  else if (now.status === 'failed' || now.status === 'cancelled') await fail(parts, tx, now);
  failpoint('before-commit');
  return now;
}

function checkSame(payment: PaymentRow, intent: { id: string; amount: number }): void {
  const same = payment.intent_id === null || payment.intent_id === intent.id;
  if (!same) throw new Error(`payment ${payment.id} is two at the provider`);
  if (payment.status !== 'new' && intent.amount !== payment.amount_cents) {
    throw new Error(`payment ${payment.id} has another amount at the provider`);
  }
}

async function succeed(parts: PaymentParts, tx: Tx, payment: PaymentRow): Promise<void> {
  const { id, purpose, amount_cents: cents, user_id: userId } = payment;
  const by = { userId: payment.actor_id, impersonatorId: null };
  const posting = { key: `payment:${id}:succeeded`, userId, by, paymentId: id };
  if (purpose === 'debt' && userId !== null) {
    const { owed } = await readFunds(tx, userId);
    const towardsDebt = Math.min(owed, cents);
    await post(tx, {
      ...posting,
      kind: 'card_payment',
      entries: [
        { account: 'provider', cents },
        { account: 'receivable', cents: -towardsDebt },
        { account: 'credit', cents: towardsDebt - cents },
      ],
    });
  } else if (purpose === 'yay_bucks') {
    const bonus = bonusOf(payment);
    await post(tx, {
      ...posting,
      kind: 'yay_bucks_purchase',
      entries: [
        { account: 'provider', cents },
        { account: 'yay_bucks', cents: -cents },
        { account: 'promotion', cents: bonus },
        { account: 'yay_bonus', cents: -bonus },
      ],
    });
    await payOwed(parts, tx, userId, posting.key);
  }
  await tell(tx, payment, 'payment.succeeded');
  await parts.outcomes[purpose].succeeded(tx, payment);
  if (purpose !== 'debt' || userId === null) return;
  // Something may have been settled while the card was asked.
  const { owed } = await readFunds(tx, userId);
  if (owed < SMALLEST_CHARGE) await parts.outcomes.debtCleared(tx, userId);
  else await requestDebtCharge(parts, tx, userId, null);
}

async function fail(parts: PaymentParts, tx: Tx, payment: PaymentRow): Promise<void> {
  const { purpose, status, failure_code: failure, user_id: userId } = payment;
  if (purpose === 'debt' && userId !== null && status === 'cancelled') {
    // We took it back ourselves: the rest of the debt is asked for anew.
    if (failure === null || failure === OTHER_CARD) {
      await requestDebtCharge(parts, tx, userId, null);
      return;
    }
    if ((await readFunds(tx, userId)).owed === 0) return;
  }
  await tell(tx, payment, 'payment.failed');
  await parts.outcomes[purpose].failed(tx, payment);
}

export function bonusOf(payment: Pick<PaymentRow, 'details'>): number {
  const { bonus } = payment.details;
  return typeof bonus === 'number' && Number.isSafeInteger(bonus) && bonus > 0 ? bonus : 0;
}

async function tell(
  tx: Tx,
  payment: PaymentRow,
  action: 'payment.succeeded' | 'payment.failed',
): Promise<void> {
  const doer: Doer =
    payment.actor_id === null
      ? null
      : {
          userId: payment.actor_id,
          impersonatorId: null,
          origin: { ip: null, userAgent: null, requestId: null },
        };
  await record(tx, doer, {
    action,
    subject: { type: 'payment', id: payment.id, label: formatUsd(payment.amount_cents) },
    ...(payment.user_id !== null && { aboutUserId: payment.user_id }),
    after: {
      amount_cents: payment.amount_cents,
      purpose: payment.purpose,
      ...(payment.card_last4 !== null && { card: `${payment.card_brand} ${payment.card_last4}` }),
      ...(payment.failure_code !== null && { failure_code: payment.failure_code }),
    },
  });
  if (payment.user_id === null) return;
  await publish(tx, `private-user.${payment.user_id}`, 'account.changed', {});
}
