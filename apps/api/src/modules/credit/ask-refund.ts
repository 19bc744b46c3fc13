import type { FieldCode } from '@yay/contract/codes';
import { type Funds, formatUsd } from '@yay/domain/money';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { Payments } from '../payments/index.ts';
import { announceApprovals, announceRecord } from './announce.ts';
import {
  insertRefundRequest,
  type RefundRequestRow,
  refundRequestOfKey,
} from './approvals.repo.ts';
import { moneyLimits } from './money-limits.ts';
import { type PaymentOfFamily, paymentOfFamily } from './payments.repo.ts';
import { refundableOf, restOf } from './refundable.ts';

export interface RefundToAsk {
  readonly userId: number;
  /** As the world outside knows the payment. */
  readonly payment: string;
  readonly cents: number;
  readonly reason: string;
  readonly key: string;
}
type Asked = { readonly status: RefundRequestRow['status'] };

/** Money back to the card that it came from: at once, or once a second person agrees. */
export async function askRefund(
  parts: { readonly db: Db; readonly payments: Pick<Payments, 'requestRefund'> },
  actor: Actor,
  asked: RefundToAsk,
): Promise<Asked | Refusal> {
  try {
    return await parts.db.tx((tx) => askIn(parts.payments, tx, actor, asked));
  } catch (error) {
    if (isUniqueViolation(error, 'refund_requests_request_key')) return refuse(409, 'key_reused');
    throw error;
  }
}

async function askIn(
  payments: Pick<Payments, 'requestRefund'>,
  tx: Tx,
  actor: Actor,
  asked: RefundToAsk,
): Promise<Asked | Refusal> {
  const { userId, cents, reason, key } = asked;
  if ((await paymentOfFamily(tx, userId, asked.payment)) === undefined) {
    return refuse(404, 'not_found');
  }
  const funds = await lockFunds(tx, userId);
  // Once more: what went back meanwhile counts.
  const payment = await paymentOfFamily(tx, userId, asked.payment);
  if (payment === undefined) return refuse(404, 'not_found');
  const before = await refundRequestOfKey(tx, actor.userId, key);
  if (before !== undefined) {
    const isSame =
      before.payment_id === payment.id && before.amount_cents === cents && before.reason === reason;
    return isSame ? { status: before.status } : refuse(409, 'key_reused');
  }
  const problem = refundProblem(payment, funds, cents);
  if (problem !== null) return refuse(422, 'invalid', { amount: [problem] });

  const { secondPersonOver } = await moneyLimits(tx);
  const waits = cents > secondPersonOver || userId === actor.userId;
  const request = { paymentId: payment.id, cents, reason, actorId: actor.userId, key };
  if (waits) {
    await insertRefundRequest(tx, { ...request, refundId: null });
    await record(tx, actor, {
      action: 'refund.asked',
      subject: { type: 'refund', id: null, label: formatUsd(cents) },
      aboutUserId: userId,
      after: { amount_cents: cents, reason },
    });
    await announceApprovals(tx);
  } else {
    const refund = await payments.requestRefund(tx, { ...request, by: actor });
    if (isRefusal(refund)) return refund;
    await insertRefundRequest(tx, { ...request, refundId: refund.id });
  }
  await announceRecord(tx, userId);
  return { status: waits ? 'waiting' : 'approved' };
}

function refundProblem(payment: PaymentOfFamily, funds: Funds, cents: number): FieldCode | null {
  if (cents > restOf(payment)) return 'refund_too_much';
  if (!Number.isSafeInteger(cents)) return 'not_whole_cents';
  if (cents < 1) return 'amount_low';
  if (payment.purpose === 'gift' && cents < payment.amount_cents) return 'refund_whole';
  return cents > refundableOf(payment, funds) ? 'refund_over_own' : null;
}
