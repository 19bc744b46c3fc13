import { pickRandom } from '@yay/domain/ordering';
import type { Choice, Spot } from './choice.ts';
import type { Draft } from './draft.ts';
import { type Meal, mealsAt } from './meals.ts';
import { firstOptions } from './pick-options.ts';
import { dayAt, type WeekIndex } from './week-index.ts';

/**
 * 'Surprise me': one of the day's specials that are safe for this luncher, or else any safe meal.
 * The meal is shown before it is saved, and it is never the one that already stands there.
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
  const safe = mealsAt(index, draft, spot).filter(
    (meal) => !meal.problem && meal.avoids.length === 0 && meal.item.id !== current?.item_id,
  );
  const weightOf = (meal: Meal) =>
    day.specials.find((special) => special.item_id === meal.item.id)?.weight ?? 1;
  const specials = safe.filter((meal) => meal.special);
  const among = specials.length > 0 ? specials : safe;
  const picked = pickRandom(
    among.map((meal) => ({ meal, weight: Math.max(1, weightOf(meal)) })),
    seed,
  );
  if (!picked) return null;
  const { item, groups } = picked.meal;
  return { item_id: item.id, option_ids: firstOptions(luncher, groups, true), extra_ids: [] };
}
