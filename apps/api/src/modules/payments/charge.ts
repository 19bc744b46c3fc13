import type { Cents, Funds } from '@yay/domain/money';
import { failpoint } from '../../platform/failpoint/index.ts';
import {
  type Intent,
  ProviderRefused,
  ProviderUnavailable,
} from '../../platform/payments/provider.ts';
import { readFunds } from '../ledger/index.ts';
import { cardOf, customerOf, defaultCard } from './cards.repo.ts';
import type { ProviderAnswer } from './decide-outcome.ts';
import { isOfOther } from './other-provider.ts';
import type { PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { markPending } from './payments.repo.ts';
import { become, lockWithFunds, recordAnswer } from './record-answer.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';

/**
 * Asks the card of a payment that nobody has begun yet. Whoever marks it as asked asks; for
 * everybody else, and after a crash, it is one whose answer is waited for (see resolve).
 */
export async function charge(parts: PaymentParts, paymentId: number): Promise<void> {
  const payment = await begin(parts, paymentId);
  if (payment === null) return;
  failpoint('after-pending');
  await askCard(parts, payment);
}

function begin(parts: PaymentParts, paymentId: number): Promise<PaymentRow | null> {
  return parts.db.tx(async (tx) => {
    const payment = await lockWithFunds(tx, paymentId);
    if (payment.status !== 'new') return null;
    const { user_id: userId, purpose } = payment;
    const ended = { intentId: null, askAgain: null };
    if (isOfOther(parts, payment)) {
      // Nobody has begun it, so it is nowhere; the debt is asked for anew of the present provider.
      await become(parts, tx, payment, { ...ended, status: 'cancelled', failure: null });
      return null;
    }
    const nobody = { customerId: null, methodId: null, brand: null, last4: null };
    if (userId === null) {
      return markPending(tx, payment.id, { ...nobody, cents: payment.amount_cents });
    }
    const isDebt = purpose === 'debt';
    const cents = isDebt ? debtToAsk(await readFunds(tx, userId), payment) : payment.amount_cents;
    if (cents === 0) {
      await become(parts, tx, payment, { ...ended, status: 'cancelled', failure: null });
      return null;
    }
    const customer = await customerOf(tx, userId, payment.provider);
    if (!isDebt && payment.method_id === null) {
      return markPending(tx, payment.id, { ...nobody, cents, customerId: customer ?? null });
    }
    const card =
      payment.method_id === null
        ? await defaultCard(tx, userId, payment.provider)
        : await cardOf(tx, userId, payment.provider, payment.method_id);
    if (card === undefined || customer === undefined) {
      await become(parts, tx, payment, { ...ended, status: 'failed', failure: 'no_card' });
      return null;
    }
    return markPending(tx, payment.id, {
      cents,
      customerId: customer,
      methodId: card.method_id,
      brand: card.brand,
      last4: card.last4,
    });
  });
}

/** A few cents wait for more, unless somebody is there who wants to be rid of them. */
function debtToAsk({ owed }: Funds, { off_session }: PaymentRow): Cents {
  if (owed >= SMALLEST_CHARGE) return owed;
  return off_session || owed === 0 ? 0 : SMALLEST_CHARGE;
}

/**
 * Asks the provider for the payment under its one key: however often that happens, it is one
 * payment there. An answer that does not come leaves it pending.
 */
export async function askCard(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const answer = await createAtProvider(parts, payment);
  if (answer === null) return;
  failpoint('after-provider-answer');
  const now = await recordAnswer(parts, payment.id, answer);
  if (now.status === 'failed' && 'intent' in answer) await dropLeftover(parts, answer.intent);
}

async function createAtProvider(
  { provider, log, product }: PaymentParts,
  payment: PaymentRow,
): Promise<ProviderAnswer | null> {
  try {
    const intent = await provider.createPayment({
      amount: payment.amount_cents,
      reference: payment.public_id,
      key: `payment-${payment.public_id}`,
      description: product,
      offSession: payment.off_session,
      ...(payment.customer_id !== null && { customerId: payment.customer_id }),
      ...(payment.method_id !== null && { methodId: payment.method_id }),
    });
    return { intent, failure: null };
  } catch (error) {
    if (error instanceof ProviderRefused) {
      return error.intent ? { intent: error.intent, failure: error.code } : { refused: error.code };
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, payment: payment.id }, 'the provider did not answer about a payment');
    return null;
  }
}

/** Cancels a failed payment at the provider, so that nobody who still has it open pays it later. */
export async function dropLeftover({ provider, log }: PaymentParts, intent: Intent): Promise<void> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  try {
    await provider.cancelPayment(intent.id);
  } catch (error) {
    log.warn({ err: error }, 'a failed payment was left open at the provider');
  }
}
