import type { FieldCode } from '@yay/contract/codes';
import { type Funds, formatUsd } from '@yay/domain/money';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { allowAlone, type Limit } from '../allowances/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { Payments } from '../payments/index.ts';
import { announceApprovals, announceRecord } from './announce.ts';
import {
  insertRefundRequest,
  type RefundRequestRow,
  refundRequestOfKey,
} from './approvals.repo.ts';
import { type PaymentOfFamily, paymentOfFamily } from './payments.repo.ts';
import { refundableOf, restOf } from './refundable.ts';

export interface RefundToAsk {
  readonly userId: number;
  /** The public id of the payment. */
  readonly payment: string;
  readonly cents: number;
  readonly reason: string;
  readonly key: string;
}
interface RefundParts {
  readonly payments: Pick<Payments, 'requestRefund'>;
  readonly limit: Limit;
}
type Asked = { readonly status: RefundRequestRow['status'] };

/** Money back to the card that it came from: at once, or once a second person agrees. */
export async function askRefund(
  parts: RefundParts & { readonly db: Db },
  actor: Actor,
  asked: RefundToAsk,
): Promise<Asked | Refusal> {
  try {
    return await parts.db.tx((tx) => askIn(parts, tx, actor, asked));
  } catch (error) {
    if (isUniqueViolation(error, 'refund_requests_request_key')) return refuse(409, 'key_reused');
    throw error;
  }
}

async function askIn(
  { payments, limit }: RefundParts,
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

  const act = { gifts: [{ userId, cents }], paymentId: payment.id };
  const [allowance] = (await allowAlone(tx, limit, actor, act)) ?? [];
  const request = { paymentId: payment.id, cents, reason, actorId: actor.userId, key };
  if (allowance === undefined) {
    await insertRefundRequest(tx, { ...request, refundId: null });
    await record(tx, actor, {
      action: 'refund.asked',
      subject: { type: 'refund', id: null, label: formatUsd(cents) },
      aboutUserId: userId,
      after: { amount_cents: cents, reason },
    });
    await announceApprovals(tx);
  } else {
    const refund = await payments.requestRefund(tx, { ...request, by: actor, allowance });
    if (isRefusal(refund)) return refund;
    await insertRefundRequest(tx, { ...request, refundId: refund.id });
  }
  await announceRecord(tx, userId);
  return { status: allowance === undefined ? 'waiting' : 'approved' };
}

function refundProblem(payment: PaymentOfFamily, funds: Funds, cents: number): FieldCode | null {
  if (cents > restOf(payment)) return 'refund_too_much';
  if (!Number.isSafeInteger(cents)) return 'not_whole_cents';
  if (cents < 1) return 'amount_low';
  if (payment.purpose === 'gift' && cents < payment.amount_cents) return 'refund_whole';
  return cents > refundableOf(payment, funds) ? 'refund_over_own' : null;
}
