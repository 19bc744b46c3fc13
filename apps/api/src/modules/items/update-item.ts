import type { ItemBody, ItemRecord } from '@yay/contract/items/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { beginFoodChange } from '../mass-cancellation/index.ts';
import { announceItem } from './announce-item.ts';
import { checkItem, offerChange } from './check-item.ts';
import { narrowsOffer } from './check-ordered.ts';
import { foodChanges } from './food-changes.ts';
import { itemById, type KeptItem, lockItem, writeItem, writeTerms } from './items.repo.ts';
import { lockDaysOffering } from './lock-days-offering.ts';
import { writeGroups } from './options.repo.ts';
import { presentItem } from './present-item.ts';
import { recordedChanges } from './recorded-values.ts';

type Input = ItemBody & { readonly version: number; readonly confirm_orders: boolean };

export interface ItemUpdated {
  readonly item: ItemRecord;
  readonly runId: number | null;
}

/**
 * Changes an item from now on. Placed orders keep their meal and price; those that their children
 * must not eat any more are taken back, once that is confirmed.
 */
export async function updateItem(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  id: number,
  { version, confirm_orders: confirmed, ...body }: Input,
): Promise<ItemUpdated | Refusal> {
  return db.tx(async (tx) => {
    const seen = await itemById(tx, id);
    if (seen === null) return refuse(404, 'not_found');
    if (narrowsOffer(offerChange(body, seen))) await lockDaysOffering(tx, [id]);
    const changes = seen.version === version ? foodChanges(body, seen) : [];
    const asked = { itemId: id, name: seen.name, changes, confirmed };
    const recall = await beginFoodChange(tx, actor, asked);
    const before = await lockItem(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.archived_at !== null || before.version !== version || seen.version !== version) {
      const code = before.archived_at === null ? 'version_conflict' : 'archived';
      return refuse(409, code, undefined, { more: { item: presentItem(before) } });
    }
    const { values, errors } = await checkItem(tx, body, before);
    if (errors) return refuse(422, 'invalid', errors);
    if (isRefusal(recall)) return recall;
    await writeItem(tx, id, values);
    await writeTerms(tx, id, body.term_ids);
    if (body.option_groups) await writeGroups(tx, id, body.option_groups);
    const item = await tell(tx, actor, before);
    return { item, runId: await recall(jobs) };
  });
}

async function tell(tx: Tx, actor: Actor, before: KeptItem): Promise<ItemRecord> {
  const after = await itemById(tx, before.id);
  if (after === null) throw new Error('the changed item is not there');
  const changes = recordedChanges(before, after);
  if (changes) {
    await record(tx, actor, {
      action: 'item.updated',
      subject: { type: 'item', id: after.id, label: after.name },
      ...changes,
    });
  }
  await announceItem(tx, actor, after.id);
  return presentItem(after);
}
