import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { type Deed, record } from '../activity/index.ts';
import { announceMenus } from '../menus/index.ts';
import type { SpecialRow } from './specials.repo.ts';

/** Writes what was done with a special into the record, and tells whoever looks. */
export async function announceSpecial(
  tx: Tx,
  actor: Actor,
  special: Pick<SpecialRow, 'menu_id' | 'menu_name'>,
  deed: Pick<Deed, 'before' | 'after'> & {
    readonly action: `daily_special.${'created' | 'updated' | 'removed'}`;
  },
): Promise<void> {
  await record(tx, actor, {
    ...deed,
    subject: { type: 'menu', id: special.menu_id, label: special.menu_name },
  });
  await announceMenus(tx, actor, [special.menu_id]);
}

export const told = (special: SpecialRow) => ({
  item: special.item_name,
  school: special.school,
  starts_on: special.date,
  weight: special.weight,
});

export const presentSpecial = ({
  id,
  menu_id,
  destination_day_id,
  item_id,
  weight,
}: SpecialRow) => ({ id, menu_id, destination_day_id, item_id, weight });
