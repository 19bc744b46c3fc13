import type { PaymentMethods } from '@yay/contract/payments/calls';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { readable } from './family-of.ts';
import { orRefuse, soon } from './patience.ts';
import type { PaymentParts } from './payment-parts.ts';
import { presentCards } from './present-payment.ts';
import { syncCards } from './sync-cards.ts';

/** A family's cards as the provider has them now. */
export async function listCards(
  parts: PaymentParts,
  actor: Actor,
  userId: number,
): Promise<PaymentMethods | Refusal> {
  const refused = await readable(parts.db, actor, userId);
  if (refused) return refused;
  // A reader who only looks has not added a card.
  const doer = actor.userId === userId && actor.impersonatorId === null ? actor : null;
  const cards = await orRefuse(() => soon(syncCards(parts, userId, doer)));
  return isRefusal(cards) ? cards : presentCards(cards, parts.provider);
}
