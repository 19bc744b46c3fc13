import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { announceSpecial, told } from './announce-special.ts';
import { lockedByMeals } from './check-special.ts';
import { lockSpecial } from './lock-special.ts';
import { dropSpecial } from './specials.repo.ts';

/**
 * Removes a special. What was counted locks it while its menu lacks the item; not on a day that the
 * caller knows to be closed, and that is: no meal is made then.
 */
export function deleteSpecial(
  db: Db,
  actor: Actor,
  id: number,
  isBlackoutDay: boolean,
): Promise<Refusal | undefined> {
  return db.tx(async (tx) => {
    const held = await lockSpecial(tx, id);
    if (isRefusal(held)) return held;
    const { special, place } = held;
    if (!(isBlackoutDay && place.closed)) {
      const refused = await lockedByMeals(tx, id);
      if (refused) return refused;
    }
    await dropSpecial(tx, id);
    await announceSpecial(tx, actor, special, {
      action: 'daily_special.removed',
      before: told(special),
    });
    return undefined;
  });
}
