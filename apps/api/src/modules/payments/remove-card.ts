import type { PaymentMethods } from '@yay/contract/payments/calls';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { lockFunds } from '../ledger/index.ts';
import { boundToCards, cardOf, cardsOf, lockCards, removeCards } from './cards.repo.ts';
import { ownOnly } from './family-of.ts';
import type { PaymentParts } from './payment-parts.ts';
import { detachCard } from './payments.kinds.ts';
import { presentCards } from './present-payment.ts';
import { keepDefault, recordCard, tellFamily } from './sync-cards.ts';

/**
 * Takes a card off. From the commit on nothing is charged to it; the provider is told by a job, so
 * that it forgets the card whether or not it answers now.
 */
export async function removeCard(
  parts: PaymentParts,
  actor: Actor,
  userId: number,
  methodId: string,
): Promise<(PaymentMethods & { orders_without_card: boolean }) | Refusal> {
  const refused = ownOnly(actor, userId);
  if (refused) return refused;
  const { db, jobs, provider } = parts;
  return db.tx(async (tx) => {
    if ((await cardOf(tx, userId, provider.name, methodId)) === undefined) {
      return refuse(404, 'not_found');
    }
    const { owed } = await lockFunds(tx, userId);
    await lockCards(tx, userId);
    if (owed > 0) return refuse(422, 'invalid', { paymentMethod: ['still_owed'] });
    const bound = await boundToCards(tx, userId);
    if (bound.payment_open) {
      return refuse(422, 'invalid', { paymentMethod: ['payment_under_way'] });
    }
    const [removed] = await removeCards(tx, userId, provider.name, [methodId]);
    if (removed === undefined) return refuse(404, 'not_found');
    await recordCard(tx, actor, 'card.removed', userId, removed);
    await keepDefault(tx, actor, userId, provider.name);
    await tellFamily(tx, userId);
    await jobs.enqueue(tx, detachCard, { methodId, provider: provider.name });
    const cards = await cardsOf(tx, userId, provider.name);
    return {
      ...presentCards(cards, provider),
      orders_without_card: cards.length === 0 && bound.orders_ahead,
    };
  });
}
