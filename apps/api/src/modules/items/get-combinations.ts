import type { ItemCombinations } from '@yay/contract/items/calls';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { combinationCards } from './combination-cards.ts';
import { findCombinations } from './combinations.repo.ts';
import { itemById, type KeptItem } from './items.repo.ts';

/**
 * Returns every combination of one option of each group: the kitchen's name for it, and whether it
 * is made.
 */
export async function getCombinations(db: Db, id: number): Promise<ItemCombinations | Refusal> {
  const item = await itemById(db, id);
  return item ? presentCombinations(db, item) : refuse(404, 'not_found');
}

export async function presentCombinations(
  source: Queryable,
  item: KeptItem,
): Promise<ItemCombinations> {
  const kept = await findCombinations(source, item.id);
  return { ...combinationCards(item.option_groups, kept), version: item.version };
}
