import { preferred } from '@yay/domain/allergy';
import { pickRandom } from '@yay/domain/ordering';
import type { Choice, Spot } from './choice.ts';
import type { Draft } from './draft.ts';
import { type Meal, mealsAt } from './meals.ts';
import { madeOptions } from './pick-options.ts';
import { partsOf } from './problem.ts';
import { dayAt, type WeekIndex } from './week-index.ts';

/**
 * Returns what 'Surprise me' brings: one of the meals that are safe for this luncher, and preferred
 * where one is; a special of the day, if it can be. The meal is shown before it is saved, and it is
 * never the one that already stands there.
 */
export function surprise(
  index: WeekIndex,
  draft: Draft,
  spot: Spot,
  current: Choice | null,
  seed: number | string,
): Choice | null {
  const luncher = index.lunchers.get(spot.luncherId);
  const day = dayAt(index, spot);
  if (!luncher || !day?.orderable) return null;
  const safe = mealsAt(index, draft, spot).flatMap((meal) => {
    if (meal.problem || meal.avoids.length > 0 || meal.item.id === current?.item_id) return [];
    const optionIds = madeOptions(luncher, meal.groups, index.week.not_together);
    return optionIds ? [{ meal, optionIds }] : [];
  });
  const weightOf = (meal: Meal) =>
    day.specials.find((special) => special.item_id === meal.item.id)?.weight ?? 1;
  const liked = preferred(luncher.tolerances, safe, ({ meal, optionIds }) => {
    const choice = { item_id: meal.item.id, option_ids: optionIds, extra_ids: [] };
    return partsOf(index, choice) ?? [];
  });
  const specials = liked.filter(({ meal }) => meal.special);
  const among = specials.length > 0 ? specials : liked;
  const picked = pickRandom(
    among.map((one) => ({ ...one, weight: Math.max(1, weightOf(one.meal)) })),
    seed,
  );
  if (!picked) return null;
  return { item_id: picked.meal.item.id, option_ids: picked.optionIds, extra_ids: [] };
}
