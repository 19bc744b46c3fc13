import type { Cents } from '../money/index.ts';

/** An option or an extra with its price. */
export interface PricedLine {
  readonly id: number;
  readonly cents: Cents;
}

/** An entree with its options and extras, each at its own price; the late fee is none of them. */
export interface PricedMeal {
  readonly item_id: number;
  readonly entree_cents: Cents;
  readonly options: readonly PricedLine[];
  readonly extras: readonly PricedLine[];
}

/**
 * The prices of a meal that takes the place of a saved one (decision 0034): an entree that stays keeps
 * its price, and so does each option and extra that stays on it. An option or extra that is added has
 * its present price, and with another entree the whole meal has.
 *
 * @param saved the meal as it is saved; null where the day has none.
 * @param meal the meal that takes its place, at present prices. Its lines keep their order.
 */
export function keptPrices(saved: PricedMeal | null, meal: PricedMeal): PricedMeal {
  if (saved?.item_id !== meal.item_id) return meal;
  return {
    item_id: meal.item_id,
    entree_cents: saved.entree_cents,
    options: keptLines(saved.options, meal.options),
    extras: keptLines(saved.extras, meal.extras),
  };
}

const keptLines = (saved: readonly PricedLine[], lines: readonly PricedLine[]): PricedLine[] =>
  lines.map(({ id, cents }) => ({
    id,
    cents: saved.find((line) => line.id === id)?.cents ?? cents,
  }));
