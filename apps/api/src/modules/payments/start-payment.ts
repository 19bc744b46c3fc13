import type { Cents } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { PaymentBy, PaymentPurpose, PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { chargePayment } from './payments.kinds.ts';
import { insertPayment, openPurchase, paymentByKey } from './payments.repo.ts';
import { chargeAndWait, type StartedPayment } from './wait-for-answer.ts';

type Details = Readonly<Record<string, unknown>>;

export interface PaymentToStart {
  /** Null: a guest's, who brings a card of her own. */
  readonly userId: number | null;
  readonly purpose: Exclude<PaymentPurpose, 'debt'>;
  readonly cents: Cents;
  /** One of the family's cards; null: the browser brings one. */
  readonly methodId: string | null;
  /** The thing sold, or a check of it that may refuse; asked only once the payment is known to be new. */
  readonly details: Details | ((tx: Tx) => Promise<Details | Refusal>);
  /**
   * The key of the purchase: the same key is the same payment; with other contents it is refused.
   */
  readonly requestKey: string | null;
  /** Joins the same purchase that is still under way, where no key says that it is meant. */
  readonly joinsOpen?: boolean;
  readonly by: PaymentBy;
}

/**
 * The wait before a job takes up a payment whose owner may have left before the card was asked.
 * Late enough that nobody who is still there is overtaken.
 */
const TAKEN_UP_AFTER_SECONDS = 5;

/** Asks a card while its owner waits for the answer. */
export async function startPayment(
  parts: PaymentParts,
  asked: PaymentToStart,
  within?: (tx: Tx, payment: PaymentRow) => Promise<void>,
): Promise<StartedPayment | Refusal> {
  const opened = await parts.db.tx(async (tx) => {
    const before = await earlier(tx, parts.provider.name, asked);
    if (before) return before;
    const details = typeof asked.details === 'function' ? await asked.details(tx) : asked.details;
    if (isRefusal(details)) return details;
    const payment = await insertPayment(tx, {
      userId: asked.userId,
      purpose: asked.purpose,
      cents: asked.cents,
      provider: parts.provider.name,
      methodId: asked.methodId,
      offSession: false,
      details,
      requestKey: asked.requestKey,
      actorId: asked.by.userId,
    });
    await within?.(tx, payment);
    await parts.jobs.enqueue(
      tx,
      chargePayment,
      { paymentId: payment.id },
      { afterSeconds: TAKEN_UP_AFTER_SECONDS },
    );
    return payment;
  });
  return isRefusal(opened) ? opened : chargeAndWait(parts, opened.id);
}

async function earlier(
  tx: Tx,
  provider: string,
  { userId, purpose, cents, methodId, requestKey, joinsOpen }: PaymentToStart,
): Promise<PaymentRow | Refusal | undefined> {
  if (userId === null) return undefined;
  // Two of one family at the same moment come one after the other from here.
  await lockFunds(tx, userId);
  if (requestKey !== null) {
    const payment = await paymentByKey(tx, userId, requestKey);
    if (payment === undefined) return undefined;
    const same =
      payment.purpose === purpose &&
      payment.amount_cents === cents &&
      (methodId === null || payment.method_id === methodId);
    return same ? payment : refuse(409, 'key_reused');
  }
  return joinsOpen ? openPurchase(tx, userId, purpose, cents, provider, methodId) : undefined;
}
