import type { ProviderEvent } from '../../platform/payments/provider.ts';
import { applyDispute } from './apply-dispute.ts';
import { familyOfCard, familyOfCustomer } from './cards.repo.ts';
import { type EventRow, markEvent, waitingEvent } from './events.repo.ts';
import { isOfOther } from './other-provider.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentById, paymentByIntent, paymentOfIntent } from './payments.repo.ts';
import { recordAnswer } from './record-answer.ts';
import { recordRefund } from './refund.ts';
import { refundOfProvider } from './refunds.repo.ts';
import { syncCards } from './sync-cards.ts';

/**
 * Deals with an event by the present state of its object, asked of the provider, so that it does
 * not matter in which order events come, nor how often.
 */
export async function applyProviderEvent(parts: PaymentParts, eventId: number): Promise<void> {
  const event = await waitingEvent(parts.db, parts.provider.name, eventId);
  if (event === undefined) return;
  await markEvent(parts.db, eventId, await apply(parts, event));
}

const NOT_OURS = 'not ours';

async function apply(parts: PaymentParts, event: EventRow): Promise<string> {
  const { kind, id }: ProviderEvent['object'] = event.payload.object;
  switch (kind) {
    case 'payment':
      return applyPayment(parts, id);
    case 'refund':
      return applyRefund(parts, id);
    case 'dispute':
      return applyDispute(parts, id);
    case 'setup': {
      const setup = await parts.provider.getSetup(id);
      return applyCards(parts, setup?.customerId ?? null);
    }
    case 'method': {
      const userId = await familyOfCard(parts.db, parts.provider.name, id);
      if (userId === undefined) return NOT_OURS;
      await syncCards(parts, userId, null);
      return 'cards';
    }
    case 'other':
      return 'nothing to do';
  }
}

async function applyPayment(parts: PaymentParts, intentId: string): Promise<string> {
  // Paid is the end of a payment: what its own answer said already is not asked again, since every
  // question is one less of those that the provider lets through.
  const known = await paymentByIntent(parts.db, parts.provider.name, intentId);
  if (known?.status === 'succeeded') return `payment ${known.id} ${known.status}`;
  const intent = await parts.provider.getPayment(intentId);
  if (intent === null) return NOT_OURS;
  const payment = await paymentOfIntent(parts.db, parts.provider.name, intent);
  if (payment === undefined) return NOT_OURS;
  const now = await recordAnswer(parts, payment.id, { intent, failure: null });
  return `payment ${now.id} ${now.status}`;
}

async function applyRefund(parts: PaymentParts, providerRefundId: string): Promise<string> {
  const refund = await refundOfProvider(parts.db, providerRefundId);
  // One whose own answer is still on its way is asked after by itself.
  if (refund === undefined) return NOT_OURS;
  const payment = await paymentById(parts.db, refund.payment_id);
  if (!payment?.intent_id || isOfOther(parts, payment)) return NOT_OURS;
  const providerRefund = await parts.provider.findRefund(payment.intent_id, refund.public_id);
  if (providerRefund === null) return NOT_OURS;
  await recordRefund(parts, refund.id, providerRefund);
  return `refund ${refund.id} ${providerRefund.status}`;
}

async function applyCards(parts: PaymentParts, customerId: string | null): Promise<string> {
  if (customerId === null) return NOT_OURS;
  const userId = await familyOfCustomer(parts.db, parts.provider.name, customerId);
  if (userId === undefined) return NOT_OURS;
  await syncCards(parts, userId, null);
  return 'cards';
}
