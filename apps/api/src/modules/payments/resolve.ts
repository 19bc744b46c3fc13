import {
  type Intent,
  ProviderRefused,
  ProviderUnavailable,
} from '../../platform/payments/provider.ts';
import { readFunds } from '../ledger/index.ts';
import { askCard, charge, dropLeftover } from './charge.ts';
import { NOT_COMPLETED } from './decide-outcome.ts';
import type { PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { stopAsking } from './payments.repo.ts';
import { become, lockWithFunds, recordAnswer } from './record-answer.ts';

/** Seconds after which a payment that never reached the provider is looked for once more. */
const SECOND_LOOK_SECONDS = 600;

/** Brings a payment whose answer is overdue to its end: asks after it and never charges twice. */
export async function resolvePayment(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  try {
    switch (payment.status) {
      case 'new':
        return await charge(parts, payment.id);
      case 'pending':
        return await resolvePending(parts, payment);
      case 'requires_action':
        return await giveUpWaiting(parts, payment);
      default:
        return await lookAgain(parts, payment);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ err: error, payment: payment.id }, 'the provider could not be asked');
  }
}

const atProvider = (
  { provider }: PaymentParts,
  payment: Pick<PaymentRow, 'intent_id' | 'public_id' | 'customer_id'>,
): Promise<Intent | null> =>
  payment.intent_id === null
    ? provider.findPayment(payment.public_id, payment.customer_id)
    : provider.getPayment(payment.intent_id);

async function resolvePending(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const intent = await atProvider(parts, payment);
  if (intent) {
    const now = await recordAnswer(parts, payment.id, { intent, failure: null });
    if (now.status === 'failed') await dropLeftover(parts, intent);
    return;
  }
  if (await isStillWanted(parts, payment)) await askCard(parts, payment);
}

/** Tells whether a payment that never reached the provider is to be asked again as it was. */
function isStillWanted(parts: PaymentParts, { id }: PaymentRow): Promise<boolean> {
  return parts.db.tx(async (tx) => {
    const payment = await lockWithFunds(tx, id);
    if (payment.status !== 'pending') return false;
    if (payment.purpose !== 'debt' || payment.user_id === null) return true;
    const { owed } = await readFunds(tx, payment.user_id);
    if (owed >= payment.amount_cents) return true;
    // Its request may still be on its way, so it is looked for once more.
    const ended = { intentId: null, failure: null, askAgain: SECOND_LOOK_SECONDS };
    await become(parts, tx, payment, { ...ended, status: 'cancelled' });
    return false;
  });
}

async function lookAgain(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const intent = await atProvider(parts, payment);
  if (intent) {
    await dropLeftover(parts, intent);
    const now = await parts.provider.getPayment(intent.id);
    await recordAnswer(parts, payment.id, { intent: now ?? intent, failure: null });
  }
  await stopAsking(parts.db, payment.id);
}

/** Ends a payment that waits for somebody who does not come back, or for another reason. */
export async function giveUpWaiting(
  parts: PaymentParts,
  payment: PaymentRow,
  why: string | null = null,
): Promise<void> {
  const { provider } = parts;
  if (payment.intent_id === null) throw new Error(`payment ${payment.id} waits for nothing`);
  const intent = await cancelled(parts, payment.intent_id);
  if (intent === null) {
    parts.log.error({ payment: payment.id }, `${provider.name} does not know a payment of ours`);
    await recordAnswer(parts, payment.id, { refused: NOT_COMPLETED });
    return;
  }
  await recordAnswer(parts, payment.id, { intent, failure: why });
}

async function cancelled({ provider }: PaymentParts, intentId: string): Promise<Intent | null> {
  const intent = await provider.getPayment(intentId);
  if (intent === null || intent.status === 'succeeded' || intent.status === 'canceled') {
    return intent;
  }
  try {
    return await provider.cancelPayment(intentId);
  } catch (error) {
    // It was paid in that moment.
    if (error instanceof ProviderRefused) return provider.getPayment(intentId);
    throw error;
  }
}
