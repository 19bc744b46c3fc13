import type { PlainDate } from '../calendar/index.ts';
import type { KnownCell } from './weigh-cell.ts';
import type { PlanCell, WeighedCell } from './weigh-plan.ts';
import { type SpecialOutcome, weighSpecial } from './weigh-special.ts';

/** One day of a grade group that a plan copies from another day. */
export interface CopiedCell extends PlanCell {
  readonly destinationId: number;
  /** The day that is copied; none where a plan names the menu itself. */
  readonly from?: PlainDate;
}

/** One day of a school that is to eat by a menu as another day of the school does. */
export interface CopiedDay {
  readonly destinationId: number;
  readonly menuId: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** The day eats by the menu, or will, and can still change. */
  readonly open: boolean;
  /** Another menu has the day, and the plan may not replace it. */
  readonly taken: boolean;
}

/** A special of a copied day, as it is and as it stands on the day that it is copied to. */
export interface CopiedSpecial {
  readonly destinationId: number;
  readonly menuId: number;
  /** The day that the special is copied to. */
  readonly date: PlainDate;
  readonly itemId: number;
  readonly available: boolean;
  /** The item is a special of the menu on that day already. */
  readonly there: boolean;
  /** The number of specials that the menu has on that day. */
  readonly used: number;
}

/**
 * Returns the days to which a plan copies specials. A special is for all groups that eat by its menu,
 * so one open group is enough for it to come.
 */
export function copiedDays(
  weighed: readonly WeighedCell<CopiedCell, KnownCell>[],
): readonly CopiedDay[] {
  const days = new Map<string, CopiedDay>();
  for (const { cell, known, outcome } of weighed) {
    const { destinationId, menuId, from, date: to } = cell;
    if (menuId === null || from === undefined) continue;
    const key = keyOf({ destinationId, menuId, date: to });
    const day = days.get(key);
    // A day that eats by the menu already gets its specials too, while it can still change.
    const isOpen =
      outcome === 'set' ||
      outcome === 'replaced' ||
      (outcome === 'same' && !known.locked && !known.closed);
    days.set(key, {
      destinationId,
      menuId,
      from,
      to,
      open: isOpen || day?.open === true,
      taken: outcome === 'taken' || day?.taken === true,
    });
  }
  return [...days.values()];
}

/** Weighs the specials of copied days in their order: earlier ones take the places of a day first. */
export function weighSpecials<Special extends CopiedSpecial>(
  days: readonly CopiedDay[],
  specials: readonly Special[],
): readonly { readonly special: Special; readonly outcome: SpecialOutcome }[] {
  const byKey = new Map(days.map((day) => [keyOf({ ...day, date: day.to }), day]));
  const added = new Map<string, number>();
  return specials.map((special) => {
    const key = keyOf(special);
    const more = added.get(key) ?? 0;
    const day = byKey.get(key);
    const outcome = weighSpecial(special.available, {
      open: day?.open ?? false,
      taken: day?.taken ?? false,
      there: special.there,
      used: special.used + more,
    });
    if (outcome === 'set') added.set(key, more + 1);
    return { special, outcome };
  });
}

const keyOf = (day: Pick<CopiedSpecial, 'destinationId' | 'menuId' | 'date'>): string =>
  `${day.destinationId}|${day.date}|${day.menuId}`;
