import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { lockMenus } from '../menus/index.ts';
import { findPlace, findSpecial, type SpecialPlaceRow, type SpecialRow } from './specials.repo.ts';

/** The special and its day, while nobody orders for it. */
export async function lockSpecial(
  tx: Tx,
  id: number,
): Promise<{ special: SpecialRow; place: SpecialPlaceRow } | Refusal> {
  const seen = await findSpecial(tx, id);
  if (seen === undefined) return refuse(404, 'not_found');
  await lockMenus(tx, [seen.menu_id]);
  await lockDaysAlone(tx, [{ marketId: seen.market_id, date: seen.date }]);
  const special = await findSpecial(tx, id);
  const place = special && (await findPlace(tx, special.destination_day_id, special.menu_id));
  if (!special || !place) return refuse(404, 'not_found');
  return place.locked ? refuse(409, 'day_locked') : { special, place };
}
