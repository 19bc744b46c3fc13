import { type Cents, type Funds, formatUsd } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { type Allowance, assertCovers } from '../allowances/index.ts';
import { type Entry, lockFunds, post } from '../ledger/index.ts';
import { isOfOther } from './other-provider.ts';
import type { PaymentBy, PaymentRow, RefundRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { executeRefund } from './payments.kinds.ts';
import { lockPayment, paymentById } from './payments.repo.ts';
import { bonusOf } from './record-answer.ts';
import { bonusTaken, insertRefund, refundedOf } from './refunds.repo.ts';

export interface RefundToStart {
  readonly paymentId: number;
  readonly cents: Cents;
  readonly reason: string;
  readonly by: PaymentBy & { readonly userId: number };
  readonly allowance: Allowance;
}

const wrongAmount = (code: NonNullable<FieldErrors[string]>[number]) =>
  refuse(422, 'invalid', { amount: [code] });

/**
 * Gives money back to the card that it came from: no more than is left of the payment, nor than the
 * family has of its own. It is set aside at once and goes by a job; if it can't, it comes back.
 */
export async function requestRefund(
  parts: PaymentParts,
  tx: Tx,
  { paymentId, cents, reason, by, allowance }: RefundToStart,
): Promise<RefundRow | Refusal> {
  const unlockedPayment = await paymentById(tx, paymentId);
  if (unlockedPayment === undefined) return refuse(404, 'not_found');
  const userId = unlockedPayment.user_id;
  const funds = userId === null ? null : await lockFunds(tx, userId);
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined) return refuse(404, 'not_found');
  if (!Number.isSafeInteger(cents) || cents <= 0) return wrongAmount('invalid');
  assertCovers(allowance, userId, cents);
  const refunded = await refundedOf(tx, paymentId);
  if (isOfOther(parts, payment)) return wrongAmount('other_provider');
  if (payment.status !== 'succeeded' || refunded + cents > payment.amount_cents) {
    return wrongAmount('refund_too_much');
  }
  const entries = await entriesOf(parts, tx, payment, { cents, refunded, funds });
  if ('code' in entries) return entries;
  const { userId: actorId } = by;
  const refund = await insertRefund(tx, { paymentId, userId, cents, reason, actorId });
  if (entries.length > 0) {
    await post(tx, {
      key: `refund:${refund.id}:started`,
      kind: 'refund_started',
      allowance,
      userId,
      by,
      reason,
      paymentId,
      refundId: refund.id,
      entries,
    });
  }
  const { origin = { ip: null, userAgent: null, requestId: null } } = by;
  await record(
    tx,
    { ...by, origin },
    {
      action: 'refund.started',
      subject: { type: 'refund', id: refund.id, label: formatUsd(cents) },
      ...(userId !== null && { aboutUserId: userId }),
      after: { amount_cents: cents, reason },
    },
  );
  await parts.jobs.enqueue(tx, executeRefund, { refundId: refund.id });
  return refund;
}

async function entriesOf(
  parts: PaymentParts,
  tx: Tx,
  payment: PaymentRow,
  asked: { readonly cents: Cents; readonly refunded: Cents; readonly funds: Funds | null },
): Promise<readonly Entry[] | Refusal> {
  const { cents, refunded, funds } = asked;
  if (payment.purpose === 'gift' || funds === null) {
    const refused = await parts.outcomes.gift.holdForRefund(tx, payment, cents);
    return refused === null ? [] : wrongAmount(refused);
  }
  const setAside = { account: 'refunding', cents: -cents } as const;
  if (payment.purpose === 'debt') {
    if (cents > funds.credit) return wrongAmount('refund_too_much');
    return [{ account: 'credit', cents }, setAside];
  }
  if (cents > funds.yayBucks) return wrongAmount('refund_too_much');
  // The bonus goes back in proportion, as far as it is still there.
  const dueBy = Math.round((bonusOf(payment) * (refunded + cents)) / payment.amount_cents);
  const due = Math.max(dueBy - (await bonusTaken(tx, payment.id)), 0);
  const bonus = Math.min(due, funds.yayBonus);
  return [
    { account: 'yay_bucks', cents },
    setAside,
    { account: 'yay_bonus', cents: bonus },
    { account: 'promotion', cents: -bonus },
  ];
}
