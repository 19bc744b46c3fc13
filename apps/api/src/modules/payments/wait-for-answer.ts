import { ProviderUnavailable } from '../../platform/payments/provider.ts';
import { charge } from './charge.ts';
import { isOfOther } from './other-provider.ts';
import type { PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentById } from './payments.repo.ts';
import { recordAnswer } from './record-answer.ts';

const LOOK_EVERY_MS = 200;

export interface StartedPayment {
  readonly payment: PaymentRow;
  /**
   * The secret with which the browser answers the bank, or brings a card; while the payment waits
   * for that.
   */
  readonly clientSecret: string | null;
}

/** Asks the card now, unless somebody else does already, and waits for what becomes of it. */
export async function chargeAndWait(parts: PaymentParts, id: number): Promise<StartedPayment> {
  await charge(parts, id);
  const until = performance.now() + parts.patienceMs;
  let payment = await existing(parts, id);
  const isAwaited = () => payment.status === 'new' || payment.status === 'pending';
  while (!isOfOther(parts, payment) && isAwaited() && performance.now() < until) {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, LOOK_EVERY_MS);
    await promise;
    payment = await existing(parts, id);
  }
  return refreshPayment(parts, id);
}

/** A payment as it is now: one that waits for its owner is asked after. */
export async function refreshPayment(parts: PaymentParts, id: number): Promise<StartedPayment> {
  const payment = await existing(parts, id);
  const waits = payment.status === 'requires_action' && !isOfOther(parts, payment);
  if (!waits || payment.intent_id === null) {
    return { payment, clientSecret: null };
  }
  try {
    const intent = await parts.provider.getPayment(payment.intent_id);
    if (intent === null) return { payment, clientSecret: null };
    const now = await recordAnswer(parts, id, { intent, failure: null });
    const stillWaits = now.status === 'requires_action';
    return { payment: now, clientSecret: stillWaits ? intent.clientSecret : null };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return { payment, clientSecret: null };
  }
}

async function existing({ db }: PaymentParts, id: number): Promise<PaymentRow> {
  const payment = await paymentById(db, id);
  if (payment === undefined) throw new Error(`payment ${id} is not there`);
  return payment;
}
