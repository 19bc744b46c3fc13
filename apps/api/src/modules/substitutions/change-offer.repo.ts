import type { PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';

export interface OfferChange {
  readonly menuId: number;
  readonly fromItemId: number;
  readonly toItemId: number;
  /** Days that are still to be counted, by market. */
  readonly days: readonly { readonly marketId: number; readonly date: PlainDate }[];
}

const dayParams = ({ days }: Pick<OfferChange, 'days'>) => [
  days.map((day) => day.marketId),
  days.map((day) => day.date),
];

/** Days of schools, of those that are named by market. */
const NAMED_DAYS = `select dd.id from destination_days dd
  join destinations d on d.id = dd.destination_id
  where (d.market_id, dd.date) in (select * from unnest($1::int[], $2::date[]))`;

/**
 * Gives the named days a menu of their own: the same as they have. The others keep theirs. Answers
 * its id.
 */
export async function copyMenuFor(tx: Tx, change: OfferChange, name: string): Promise<number> {
  const [copy] = await tx.query<{ id: number }>(
    'substitutions.copy_menu',
    `insert into menus (name, last_day, kind, theme)
     select $2, last_day, kind, theme from menus where id = $1 returning id`,
    [change.menuId, name],
  );
  if (copy === undefined) throw new Error(`menu ${change.menuId} is gone`);
  await tx.query(
    'substitutions.copy_menu_items',
    `insert into menu_items (menu_id, item_id, weight)
     select $2, item_id, weight from menu_items where menu_id = $1`,
    [change.menuId, copy.id],
  );
  await tx.query(
    'substitutions.move_specials',
    `update daily_specials set menu_id = $4
     where menu_id = $3 and destination_day_id in (${NAMED_DAYS})`,
    [...dayParams(change), change.menuId, copy.id],
  );
  await tx.query(
    'substitutions.move_days',
    `update destination_day_grades set menu_id = $4
     where menu_id = $3 and destination_day_id in (${NAMED_DAYS})`,
    [...dayParams(change), change.menuId, copy.id],
  );
  return copy.id;
}

/** One item for the other, on a menu and among the specials of the named days. */
export async function exchangeItem(tx: Tx, change: OfferChange): Promise<void> {
  const items = [change.menuId, change.fromItemId, change.toItemId];
  await tx.query(
    'substitutions.add_to_menu',
    `insert into menu_items (menu_id, item_id, weight)
     select menu_id, $3, weight from menu_items where menu_id = $1 and item_id = $2
     on conflict (menu_id, item_id) do nothing`,
    items,
  );
  await tx.query(
    'substitutions.take_off_menu',
    'delete from menu_items where menu_id = $1 and item_id = $2',
    [change.menuId, change.fromItemId],
  );
  const specials = [...dayParams(change), ...items];
  await tx.query(
    'substitutions.drop_special',
    `delete from daily_specials s
     where s.menu_id = $3 and s.item_id = $4 and s.destination_day_id in (${NAMED_DAYS})
       and exists (select from daily_specials other where other.menu_id = s.menu_id
         and other.destination_day_id = s.destination_day_id and other.item_id = $5)`,
    specials,
  );
  await tx.query(
    'substitutions.exchange_special',
    `update daily_specials set item_id = $5
     where menu_id = $3 and item_id = $4 and destination_day_id in (${NAMED_DAYS})`,
    specials,
  );
}

/** Off the menu, and off the specials of the named days. */
export async function takeOff(
  tx: Tx,
  change: Pick<OfferChange, 'menuId' | 'days'> & { readonly itemId: number },
): Promise<void> {
  await tx.query(
    'substitutions.take_off_menu',
    'delete from menu_items where menu_id = $1 and item_id = $2',
    [change.menuId, change.itemId],
  );
  await tx.query(
    'substitutions.take_off_specials',
    `delete from daily_specials
     where menu_id = $3 and item_id = $4 and destination_day_id in (${NAMED_DAYS})`,
    [...dayParams(change), change.menuId, change.itemId],
  );
}
