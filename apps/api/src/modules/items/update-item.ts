import type { ItemBody, ItemRecord } from '@yay/contract/items';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceItem } from './announce-item.ts';
import { checkItem, isLower } from './check-item.ts';
import { holdOffer } from './hold-offer.ts';
import { holdItem, itemById, type KeptItem, writeItem, writeTerms } from './items.repo.ts';
import { writeGroups } from './options.repo.ts';
import { presentItem } from './present-item.ts';
import { recordedChanges } from './recorded-values.ts';

type Input = ItemBody & { readonly version: number };

/** Changes an item from now on. Orders that are placed keep what they are and cost. */
export async function updateItem(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...body }: Input,
): Promise<ItemRecord | Refusal> {
  return db.tx(async (tx) => {
    const seen = await itemById(tx, id);
    if (seen === null) return refuse(404, 'not_found');
    if (narrowsOffer(body, seen)) await holdOffer(tx, [id]);
    const before = await holdItem(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.archived_at !== null || before.version !== version) {
      const code = before.archived_at === null ? 'version_conflict' : 'archived';
      return refuse(409, code, undefined, { more: { item: presentItem(before) } });
    }
    const { values, errors } = await checkItem(tx, body, before);
    if (errors) return refuse(422, 'invalid', errors);
    await writeItem(tx, id, values);
    await writeTerms(tx, id, body.term_ids);
    if (body.option_groups) await writeGroups(tx, id, body.option_groups);
    return tell(tx, actor, before);
  });
}

/** Whether orders of today and later could stand in the way. */
const narrowsOffer = (body: ItemBody, seen: KeptItem): boolean =>
  isLower(body.daily_capacity, seen.daily_capacity) ||
  body.vendor_id !== seen.vendor.id ||
  body.meta.is_extra !== seen.is_extra;

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
