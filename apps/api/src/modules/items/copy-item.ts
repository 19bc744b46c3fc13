import type { ItemRecord } from '@yay/contract/items/calls';
import { ITEM_NAME_MAX } from '@yay/contract/items/values';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { pictureOfAsset } from '../media/index.ts';
import { announceItem } from './announce-item.ts';
import { copyParts } from './copy.repo.ts';
import { insertItem, itemById, type KeptItem, writeTerms } from './items.repo.ts';
import { presentItem } from './present-item.ts';
import { recordedItem } from './recorded-values.ts';

const MARK = ' (copy)';
const MARK_ES = ' (copia)';

/** A new item with everything that this one has and offers, on no menu and with nothing ordered. */
export async function copyItem(db: Db, actor: Actor, id: number): Promise<ItemRecord | Refusal> {
  return db.tx(async (tx) => {
    const original = await itemById(tx, id);
    if (original === null) return refuse(404, 'not_found');
    if (original.vendor.is_suspended) {
      return refuse(422, 'invalid', { vendor_id: ['vendor_suspended'] });
    }
    return copyIn(tx, actor, original);
  });
}

async function copyIn(tx: Tx, actor: Actor, original: KeptItem): Promise<ItemRecord> {
  const { vendor, extra_type, terms, ...rest } = original;
  const { asset_id } = original;
  // Deleted at this very moment, it is a copy without a picture.
  const picture = asset_id === null ? original.picture : await pictureOfAsset(tx, asset_id);
  const id = await insertItem(tx, {
    ...rest,
    name: marked(original.name),
    name_es: original.name_es && marked(original.name_es, MARK_ES),
    internal_name: marked(original.internal_name),
    vendor_id: vendor.id,
    extra_type_id: extra_type?.id ?? null,
    asset_id: picture === null ? null : asset_id,
    picture: picture ?? '',
  });
  await writeTerms(
    tx,
    id,
    terms.map((term) => term.id),
  );
  await copyParts(tx, original.id, id);
  const copy = await itemById(tx, id);
  if (copy === null) throw new Error('the copy is not there');
  await record(tx, actor, {
    action: 'item.copied',
    subject: { type: 'item', id, label: copy.name },
    after: { original: original.name, ...recordedItem(copy) },
  });
  await announceItem(tx, actor, id);
  return presentItem(copy);
}

const marked = (name: string, mark = MARK): string =>
  `${[...name].slice(0, ITEM_NAME_MAX - mark.length).join('')}${mark}`;
