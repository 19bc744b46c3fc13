import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { announceSpecial, presentSpecial, told } from './announce-special.ts';
import { inRules, lockedByMeals, wrongItem } from './check-special.ts';
import { lockSpecial } from './lock-special.ts';
import { findSpecial, writeSpecial } from './specials.repo.ts';

/** Another weight, or another item where nobody loses the one that it was. */
export function updateSpecial(
  db: Db,
  actor: Actor,
  id: number,
  changes: { readonly item_id?: number | undefined; readonly weight?: number | undefined },
): Promise<ReturnType<typeof presentSpecial> | Refusal> {
  return inRules(db, async (tx) => {
    const held = await lockSpecial(tx, id);
    if (isRefusal(held)) return held;
    const before = held.special;
    const { item_id = before.item_id, weight = before.weight } = changes;
    if (item_id !== before.item_id) {
      const refused = (await lockedByMeals(tx, id)) ?? (await wrongItem(tx, item_id));
      if (refused) return refused;
    }
    if (item_id === before.item_id && weight === before.weight) return presentSpecial(before);
    await writeSpecial(tx, id, { item_id, weight });
    const after = await findSpecial(tx, id);
    if (after === undefined) throw new Error('the special is not there any more');
    await announceSpecial(tx, actor, after, {
      action: 'daily_special.updated',
      before: told(before),
      after: told(after),
    });
    return presentSpecial(after);
  });
}
