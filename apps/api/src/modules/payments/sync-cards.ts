import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { type Doer, record } from '../activity/index.ts';
import {
  type CardRow,
  cardsOf,
  customerOf,
  lockCards,
  makeDefault,
  removeCards,
  writeCards,
} from './cards.repo.ts';
import type { PaymentParts } from './payment-parts.ts';

/**
 * Brings our list of a family's cards up to the provider's. The first card becomes the default.
 * Throws when the provider does not answer; the list stays as it was then.
 */
export async function syncCards(
  { db, provider }: Pick<PaymentParts, 'db' | 'provider'>,
  userId: number,
  doer: Doer,
): Promise<CardRow[]> {
  const customerId = await customerOf(db, userId, provider.name);
  if (customerId === undefined) return [];
  // A card that comes in while the provider answers is missing from its answer, and is not gone
  // either.
  const before = await cardsOf(db, userId, provider.name);
  const listed = await provider.listMethods(customerId);
  const listedIds = new Set(listed.map(({ id }) => id));
  const gone = before.filter(({ method_id }) => !listedIds.has(method_id));
  const known = new Set(before.map(({ method_id }) => method_id));
  const isSame =
    gone.length === 0 &&
    listed.every((method) => {
      const card = before.find(({ method_id }) => method_id === method.id);
      return card?.exp_month === method.expMonth && card.exp_year === method.expYear;
    }) &&
    listed.length === known.size &&
    (before.length === 0 || before.some(({ is_default }) => is_default));
  if (isSame) return before;
  return db.tx(async (tx) => {
    await lockCards(tx, userId);
    const added = await writeCards(tx, userId, provider.name, [...listed].reverse());
    const removed = await removeCards(
      tx,
      userId,
      provider.name,
      gone.map(({ method_id }) => method_id),
    );
    for (const card of added) await recordCard(tx, doer, 'card.added', userId, card);
    for (const card of removed) await recordCard(tx, doer, 'card.removed', userId, card);
    await keepDefault(tx, doer, userId, provider.name);
    if (added.length + removed.length > 0) await tellFamily(tx, userId);
    return cardsOf(tx, userId, provider.name);
  });
}

/** A family that has cards has one that is charged: the newest, where it has chosen none. */
export async function keepDefault(
  tx: Tx,
  doer: Doer,
  userId: number,
  provider: string,
): Promise<void> {
  const cards = await cardsOf(tx, userId, provider);
  const [newest] = cards;
  if (newest === undefined || cards.some(({ is_default }) => is_default)) return;
  await makeDefault(tx, userId, provider, newest.method_id);
  await recordCard(tx, doer, 'card.made_default', userId, newest);
}

export async function recordCard(
  tx: Tx,
  doer: Doer,
  action: 'card.added' | 'card.removed' | 'card.made_default',
  userId: number,
  card: CardRow,
): Promise<void> {
  await record(tx, doer, {
    action,
    subject: { type: 'card', id: card.id, label: `${card.brand} ${card.last4}` },
    aboutUserId: userId,
  });
}

export const tellFamily = (tx: Tx, userId: number): Promise<void> =>
  publish(tx, `private-user.${userId}`, 'account.changed', {});
