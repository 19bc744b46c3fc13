import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { lockFunds } from '../ledger/index.ts';
import { defaultCard } from './cards.repo.ts';
import { OTHER_CARD } from './decide-outcome.ts';
import { isElsewhere } from './other-provider.ts';
import { orRefuse } from './patience.ts';
import type { PaymentBy, PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { chargePayment } from './payments.kinds.ts';
import {
  debtPaymentSince,
  insertPayment,
  openDebtPayment,
  paymentByKey,
  putOnSession,
  type RealTime,
  realTimeOf,
} from './payments.repo.ts';
import { giveUpWaiting } from './resolve.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';
import { chargeAndWait, type StartedPayment } from './wait-for-answer.ts';

const TAKEN_UP_AFTER_SECONDS = 5;

interface PayNow {
  readonly userId: number;
  readonly by: PaymentBy;
  readonly requestKey: string | null;
  /** The moment at which she asked, by performance.now(). */
  readonly askedAt: number;
}

/**
 * Charges a debt while its owner waits. However many ask at once, it is one payment, and all of
 * them get its answer. Null: nothing is owed.
 */
export async function payDebt(
  parts: PaymentParts,
  asked: PayNow,
): Promise<StartedPayment | Refusal | null> {
  const since = await realTimeOf(parts.db, asked.askedAt);
  const find = () => parts.db.tx((tx) => findOrOpen(tx, parts, asked, since));
  let found = await find();
  if (found !== null && !isRefusal(found) && found.isOfOtherCard) {
    // She chose another card since: the bank of the old one need not be answered any more.
    const { payment } = found;
    const left = await orRefuse(() => giveUpWaiting(parts, payment, OTHER_CARD));
    if (isRefusal(left)) return left;
    found = await find();
  }
  return found === null || isRefusal(found) ? found : chargeAndWait(parts, found.payment.id);
}

async function findOrOpen(
  tx: Tx,
  parts: PaymentParts,
  { userId, by, requestKey }: PayNow,
  since: RealTime,
): Promise<{ payment: PaymentRow; isOfOtherCard: boolean } | Refusal | null> {
  const { owed } = await lockFunds(tx, userId);
  const named = requestKey === null ? undefined : await paymentByKey(tx, userId, requestKey);
  if (named) {
    if (isElsewhere(parts, named)) return refuse(409, 'payment_elsewhere');
    return named.purpose === 'debt'
      ? { payment: named, isOfOtherCard: false }
      : refuse(409, 'key_reused');
  }
  const open = await openDebtPayment(tx, userId);
  if (open && isElsewhere(parts, open)) return refuse(409, 'payment_elsewhere');
  if (open) {
    await putOnSession(tx, open.id, by.userId);
    return { payment: open, isOfOtherCard: await waitsForOtherCard(tx, open) };
  }
  const justNow = await debtPaymentSince(tx, userId, since);
  if (justNow) return { payment: justNow, isOfOtherCard: false };
  if (owed === 0) return null;
  const payment = await insertPayment(tx, {
    userId,
    purpose: 'debt',
    cents: Math.max(owed, SMALLEST_CHARGE),
    provider: parts.provider.name,
    methodId: null,
    offSession: false,
    details: {},
    requestKey,
    actorId: by.userId,
  });
  await parts.jobs.enqueue(
    tx,
    chargePayment,
    { paymentId: payment.id },
    { afterSeconds: TAKEN_UP_AFTER_SECONDS },
  );
  return { payment, isOfOtherCard: false };
}

async function waitsForOtherCard(tx: Tx, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'requires_action' || payment.user_id === null) return false;
  const card = await defaultCard(tx, payment.user_id, payment.provider);
  return card !== undefined && card.method_id !== payment.method_id;
}
