import type { MenuRecord } from '@yay/contract/menus/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import { findOffers, insertItems, type OfferRow } from './choices.repo.ts';
import { lockMenu } from './lock-menu.ts';
import { countVersion } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';

export interface NewItem {
  readonly item_id: number;
  readonly weight: number;
}

/** Puts several items on a menu, all or none; one that it has already keeps its weight. */
export async function addMenuItems(
  db: Db,
  actor: Actor,
  id: number,
  { version, items }: { readonly version: number; readonly items: readonly NewItem[] },
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    const menu = await lockMenu(tx, id, version);
    if (isRefusal(menu)) return menu;
    const wanted = [...new Map(items.map((item) => [item.item_id, item])).values()];
    const offers = await findOffers(
      tx,
      wanted.map(({ item_id }) => item_id),
    );
    const known = new Map(offers.map((offer) => [offer.id, offer]));
    const errors = Object.fromEntries(
      items.flatMap(({ item_id }, index) => {
        const code = problemOf(known.get(item_id));
        return code === null ? [] : [[`items.${index}.item_id`, [code]] as const];
      }),
    );
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    const added = await insertItems(tx, id, wanted);
    if (added.length > 0) {
      await countVersion(tx, id);
      await record(tx, actor, {
        action: 'menu.items_added',
        subject: { type: 'menu', id, label: menu.name },
        after: { items: added.map((item) => known.get(item)?.name ?? '').join(', ') },
      });
      await announceMenus(tx, actor, [id]);
    }
    return readMenu(tx, id);
  });
}

function problemOf(offer: OfferRow | undefined) {
  if (offer === undefined) return 'unknown_item';
  if (offer.archived) return 'item_is_archived';
  return offer.vendor_suspended ? 'item_vendor_suspended' : null;
}
