import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { lockMenus } from '../menus/index.ts';
import { announceSpecial, presentSpecial, told } from './announce-special.ts';
import { inRules, wrongItem } from './check-special.ts';
import { findPlace, findSpecial, insertSpecial } from './specials.repo.ts';

export interface NewSpecial {
  readonly menu_id: number;
  readonly destination_day_id: number;
  readonly item_id: number;
  readonly weight: number;
}

/** Makes an item a special of a menu on a day of a school. Nothing is taken from anybody by it. */
export function createSpecial(
  db: Db,
  actor: Actor,
  values: NewSpecial,
): Promise<ReturnType<typeof presentSpecial> | Refusal> {
  return inRules(db, async (tx) => {
    await lockMenus(tx, [values.menu_id]);
    const place = await findPlace(tx, values.destination_day_id, values.menu_id);
    if (place === undefined) return refuse(422, 'invalid', { destination_day_id: ['invalid'] });
    if (place.menu_name === null || !place.served) {
      return refuse(422, 'invalid', { menu_id: ['unknown_menu'] });
    }
    if (place.locked) return refuse(409, 'day_locked');
    const wrong = await wrongItem(tx, values.item_id);
    if (wrong) return wrong;
    const special = await findSpecial(tx, await insertSpecial(tx, values));
    if (special === undefined) throw new Error('the special is not there');
    await announceSpecial(tx, actor, special, {
      action: 'daily_special.created',
      after: told(special),
    });
    return presentSpecial(special);
  });
}
