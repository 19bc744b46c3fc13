import type { PaymentMethods } from '@yay/contract/payments/calls';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { type CardRow, cardOf, cardsOf, customerOf, lockCards, makeDefault } from './cards.repo.ts';
import { ownOnly } from './family-of.ts';
import { orRefuse, soon } from './patience.ts';
import type { PaymentParts } from './payment-parts.ts';
import { presentCards } from './present-payment.ts';
import { recordCard, syncCards, tellFamily } from './sync-cards.ts';

/** Makes a card the one that is charged. */
export async function chooseCard(
  parts: PaymentParts,
  actor: Actor,
  userId: number,
  methodId: string,
): Promise<PaymentMethods | Refusal> {
  const refused = ownOnly(actor, userId);
  if (refused) return refused;
  const card = await orRefuse(() => soon(findCard(parts, actor, userId, methodId)));
  if (isRefusal(card)) return card;
  const { db, provider } = parts;
  if (!card.is_default) {
    const customerId = await customerOf(db, userId, provider.name);
    if (customerId === undefined) return refuse(404, 'not_found');
    const told = await orRefuse(
      () => soon(provider.setDefaultMethod(customerId, methodId)),
      [404, 'not_found'],
    );
    if (isRefusal(told)) return told;
  }
  return db.tx(async (tx) => {
    await lockCards(tx, userId);
    const now = await cardOf(tx, userId, provider.name, methodId);
    if (now === undefined) return refuse(404, 'not_found');
    if (!now.is_default) {
      await makeDefault(tx, userId, provider.name, methodId);
      await recordCard(tx, actor, 'card.made_default', userId, now);
      await tellFamily(tx, userId);
    }
    return presentCards(await cardsOf(tx, userId, provider.name), provider);
  });
}

/** One that was saved this very moment may not be on our list yet. */
async function findCard(
  parts: PaymentParts,
  actor: Actor,
  userId: number,
  methodId: string,
): Promise<CardRow | Refusal> {
  const known = await cardOf(parts.db, userId, parts.provider.name, methodId);
  if (known) return known;
  const cards = await syncCards(parts, userId, actor);
  return cards.find(({ method_id }) => method_id === methodId) ?? refuse(404, 'not_found');
}
