import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { isSafe, type Part } from '@yay/domain/allergy';

export interface Meal {
  readonly entreeId: number;
  readonly optionIds: readonly number[];
  readonly extraIds: readonly number[];
}

/** The choices of a luncher on one open day. */
export interface OpenDay {
  readonly luncherId: number;
  readonly date: string;
  /** Meals with their required options and without extras. */
  readonly meals: readonly Meal[];
  readonly extraIds: readonly number[];
}

/** Returns every open day of a calendar response with the meals that the API accepts. */
export function openDays(calendar: LunchCalendar, plenty = 1): OpenDay[] {
  const items = new Map(calendar.items.map((item) => [item.id, item]));
  const short = new Set(
    calendar.stock
      .filter(({ left }) => left < plenty)
      .map(({ item_id, date }) => `${item_id}|${date}`),
  );
  return calendar.lunchers.flatMap((luncher) =>
    (calendar.days[luncher.id] ?? []).flatMap((day) => {
      if (!day.orderable || day.menu_id === null) return [];
      const offered = calendar.itemMenus
        .filter(
          ({ menu_id, item_id }) => menu_id === day.menu_id && !short.has(`${item_id}|${day.date}`),
        )
        .flatMap(({ item_id }) => items.get(item_id) ?? []);
      const safe = (parts: readonly Part[]) => isSafe(luncher.tolerances, parts);
      const part = (kind: Part['kind'], id: number, properties: Part['properties']): Part => ({
        kind,
        id,
        name: '',
        properties,
      });
      const meals = offered.flatMap((item): Meal[] => {
        if (item.meta.is_extra || !safe([part('entree', item.id, item.properties)])) return [];
        const optionIds: number[] = [];
        for (const group of calendar.option_groups.filter(({ item_id }) => item_id === item.id)) {
          const fit = calendar.options
            .filter(({ option_group_id }) => option_group_id === group.id)
            .filter(({ id, properties }) => safe([part('option', id, properties)]))
            .slice(0, group.min_choices);
          if (fit.length < group.min_choices) return [];
          optionIds.push(...fit.map(({ id }) => id));
        }
        return [{ entreeId: item.id, optionIds, extraIds: [] }];
      });
      const extraIds = offered
        .filter((item) => item.meta.is_extra && safe([part('extra', item.id, item.properties)]))
        .map(({ id }) => id);
      return meals.length === 0 ? [] : [{ luncherId: luncher.id, date: day.date, meals, extraIds }];
    }),
  );
}

export interface WeekBody {
  readonly mondayOfWeek: string;
  readonly version: number;
  readonly lunchers: readonly { readonly id: number; readonly selections: readonly object[] }[];
}

/** Builds the body of a save; a day without a meal is cleared. */
export function weekBody(
  monday: string,
  version: number,
  days: readonly {
    readonly luncherId: number;
    readonly date: string;
    readonly meal: Meal | null;
  }[],
): WeekBody {
  const lunchers = Map.groupBy(days, ({ luncherId }) => luncherId);
  return {
    mondayOfWeek: monday,
    version,
    lunchers: [...lunchers].map(([id, own]) => ({
      id,
      selections: own.map(({ date, meal }) => ({ date, ...(meal ?? { entreeId: null }) })),
    })),
  };
}
