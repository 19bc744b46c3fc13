import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record, recordMany } from '../activity/index.ts';
import { announceUpdates } from './announce-updates.ts';
import {
  lockItemsOf,
  lockUpdate,
  markState,
  type Repriced,
  writeOutcomes,
  writePrices,
} from './updates.repo.ts';

/**
 * Gives items their new prices, once, and not before the day has come. Orders that are placed keep
 * theirs: a price is fixed when a meal is saved. Nobody is the product itself.
 */
export async function applyUpdate(tx: Tx, by: Actor | null, id: number): Promise<boolean> {
  const update = await lockUpdate(tx, id);
  if (update?.state !== 'scheduled' || !update.due) return false;
  await lockItemsOf(tx, id);
  await writeOutcomes(tx, id);
  const changed = await writePrices(tx, id);
  await markState(tx, id, 'applied');
  await recordMany(
    tx,
    by,
    changed.map((one) => ({
      action: 'item.updated' as const,
      subject: { type: 'item' as const, id: one.id, label: one.name },
      before: differing(one, one.price_was, one.vendor_was),
      after: differing(one, one.price_is, one.vendor_is),
    })),
  );
  await record(tx, by, {
    action: 'price_update.applied',
    subject: { type: 'price_update', id, label: update.name },
    after: { items: changed.length },
  });
  await announceUpdates(tx, [id]);
  await publish(tx, 'private-list.items', 'list.changed', { ids: changed.map((one) => one.id) });
  return true;
}

const differing = (one: Repriced, price: number, vendor: number) => ({
  ...(one.price_was !== one.price_is && { price_cents: price }),
  ...(one.vendor_was !== one.vendor_is && { price_to_vendor_cents: vendor }),
});
