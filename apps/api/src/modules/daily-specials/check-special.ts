import type { Db, Queryable } from '../../platform/db/index.ts';
import { constraintOf, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { countMeals, findSpecialItem } from './specials.repo.ts';

/** Returns the refusal of an item as a special; null for a good one. */
export async function wrongItem(source: Queryable, itemId: number): Promise<Refusal | null> {
  const item = await findSpecialItem(source, itemId);
  const at = (
    code: 'unknown_item' | 'item_is_archived' | 'item_vendor_suspended' | 'not_an_entree',
  ) => refuse(422, 'invalid', { item_id: [code] });
  if (item === undefined) return at('unknown_item');
  if (item.archived) return at('item_is_archived');
  if (item.vendor_suspended) return at('item_vendor_suspended');
  return item.is_extra ? at('not_an_entree') : null;
}

/** Refused where somebody has it by the special alone; null where nobody would lose a meal. */
export async function lockedByMeals(source: Queryable, id: number): Promise<Refusal | null> {
  const [counted] = await countMeals(source, [id]);
  if (!counted?.special_only || counted.meals === 0) return null;
  return refuse(409, 'special_locked', undefined, { more: { meals: counted.meals } });
}

/** Turns the table's own constraints into refusals: a third special, and the same one twice. */
export async function inRules<Done>(
  db: Db,
  act: (tx: Tx) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  try {
    return await db.tx(act);
  } catch (error) {
    if (isUniqueViolation(error)) return refuse(422, 'invalid', { item_id: ['duplicate'] });
    if (constraintOf(error)?.startsWith('daily_specials_at_most_two')) {
      return refuse(422, 'invalid', { item_id: ['too_many_specials'] });
    }
    throw error;
  }
}
