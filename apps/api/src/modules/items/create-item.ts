import type { ItemBody, ItemRecord } from '@yay/contract/items/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceItem } from './announce-item.ts';
import { checkItem } from './check-item.ts';
import { insertItem, itemById, writeTerms } from './items.repo.ts';
import { writeGroups } from './options.repo.ts';
import { presentItem } from './present-item.ts';
import { recordedItem } from './recorded-values.ts';

/** A new item, on no menu yet. */
export async function createItem(
  db: Db,
  actor: Actor,
  body: ItemBody,
): Promise<ItemRecord | Refusal> {
  return db.tx(async (tx) => {
    const { values, errors } = await checkItem(tx, body, null);
    if (errors) return refuse(422, 'invalid', errors);
    const id = await insertItem(tx, values);
    await writeTerms(tx, id, body.term_ids);
    if (body.option_groups) await writeGroups(tx, id, body.option_groups);
    const created = await itemById(tx, id);
    if (created === null) throw new Error('the new item is not there');
    await record(tx, actor, {
      action: 'item.created',
      subject: { type: 'item', id, label: created.name },
      after: recordedItem(created),
    });
    await announceItem(tx, actor, id);
    return presentItem(created);
  });
}
