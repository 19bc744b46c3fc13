import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { holdMenus } from '../menus/index.ts';
import { holdDaysAlone } from '../orders/index.ts';
import { findPlace, findSpecial, type SpecialPlaceRow, type SpecialRow } from './specials.repo.ts';

/** The special and its day, while nobody orders for it. */
export async function holdSpecial(
  tx: Tx,
  id: number,
): Promise<{ special: SpecialRow; place: SpecialPlaceRow } | Refusal> {
  const seen = await findSpecial(tx, id);
  if (seen === undefined) return refuse(404, 'not_found');
  await holdMenus(tx, [seen.menu_id]);
  await holdDaysAlone(tx, [{ marketId: seen.market_id, date: seen.date }]);
  const special = await findSpecial(tx, id);
  const place = special && (await findPlace(tx, special.destination_day_id, special.menu_id));
  if (!special || !place) return refuse(404, 'not_found');
  return place.locked ? refuse(409, 'day_locked') : { special, place };
}
