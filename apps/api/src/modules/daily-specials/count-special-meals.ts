import type { Db } from '../../platform/db/index.ts';
import { countMeals } from './specials.repo.ts';

const LARGEST = 2_147_483_647;

/** Counts the meals of each special and tells whether that locks it: product.md 5. */
export async function countSpecialMeals(
  db: Db,
  ids: string,
): Promise<{ id: number; meals: number; locked: boolean }[]> {
  const rows = await countMeals(
    db,
    ids
      .split(',')
      .map(Number)
      .filter((id) => id <= LARGEST),
  );
  return rows.map(({ id, meals, special_only }) => ({
    id,
    meals,
    locked: special_only && meals > 0,
  }));
}
