import { lockFunds } from '../ledger/index.ts';
import { boundToCards, cardsOf, isClosed, lockCards, removeCards } from './cards.repo.ts';
import type { PaymentParts } from './payment-parts.ts';
import { detachCard } from './payments.kinds.ts';
import { SMALLEST_CHARGE } from './smallest-charge.ts';
import { recordCard, tellFamily } from './sync-cards.ts';

/**
 * Takes the cards of a closed account off, as a family takes off one of hers: the provider is told by
 * a job. As long as something may still be asked of them they stay.
 */
export async function letGoOfCards(
  { db, jobs, provider }: Pick<PaymentParts, 'db' | 'jobs' | 'provider'>,
  userId: number,
): Promise<void> {
  await db.tx(async (tx) => {
    const { owed } = await lockFunds(tx, userId);
    await lockCards(tx, userId);
    // It may have been brought back meanwhile.
    if (owed >= SMALLEST_CHARGE || !(await isClosed(tx, userId))) return;
    const bound = await boundToCards(tx, userId);
    if (bound.payment_open || bound.orders_ahead) return;
    const cards = await cardsOf(tx, userId, provider.name);
    const methodIds = cards.map(({ method_id }) => method_id);
    const removed = await removeCards(tx, userId, provider.name, methodIds);
    for (const card of removed) {
      await recordCard(tx, null, 'card.removed', userId, card);
      await jobs.enqueue(tx, detachCard, { methodId: card.method_id, provider: provider.name });
    }
    if (removed.length > 0) await tellFamily(tx, userId);
  });
}
