import type { Property, Tolerances } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import { itemForFamily, languageOf, type WordedPart } from '../../facts/index.ts';
import { asTimestamp, type Queryable } from '../../platform/db/index.ts';
import type { MarketDay } from '../market-days/index.ts';
import { criteriaParams, MATCHING, wasOpen } from './criteria.ts';
import type { RunRow } from './runs.repo.ts';

/** A lunch with everything on it, and what its luncher can eat. */
export interface PlateRow {
  readonly id: number;
  readonly date: PlainDate;
  readonly user_id: number;
  readonly luncher: string;
  readonly luncher_last: string;
  readonly tolerances: Tolerances;
  readonly school: string;
  readonly item: string;
  readonly cents: number;
  /** The kitchen's count was open at the decision. */
  readonly is_open: boolean;
  readonly parts: WordedPart[];
}

const plate = (decidedAt: string): string => `select o.id, o.date, o.user_id,
  o.luncher_first as luncher, o.luncher_last, o.tolerances, o.destination_name as school,
  o.total_cents as cents, o.status = 'placed' and ${wasOpen(decidedAt)} as is_open,
  o.item_name as item, o.parts`;

/** A lunch as its family is told of it. */
interface ToldPlateRow extends PlateRow {
  readonly locale: Locale;
  readonly meal: string;
}

/** Returns the lunches of a family that a run is about, as they are under the family's locks. */
export const platesOfRun = (
  source: Queryable,
  run: RunRow,
  userId: number,
): Promise<ToldPlateRow[]> =>
  source.query<ToldPlateRow>(
    'cancellation.plates_of_run',
    `${plate('$13::timestamptz')}, ${languageOf('o.user_id')} as locale, ${itemForFamily()} as meal
     from ${MATCHING} and o.user_id = $14
     order by o.date, o.luncher_id, o.id`,
    [...criteriaParams(run.criteria), asTimestamp(run.created_at), userId],
  );

export interface Food {
  readonly itemIds: readonly number[];
  readonly optionIds: readonly number[];
}

/** Lunches from today on, where they are served, that have any of it; $1 items, $2 options. */
const AHEAD = `o.is_ahead and (o.item_id = any($1::int[])
  or exists (select from lunch_extras x where x.order_id = o.id and x.item_id = any($1::int[]))
  or exists (select from lunch_options p where p.order_id = o.id and p.option_id = any($2::int[])))`;

/**
 * Returns the lunches ahead of children who strictly avoid any of these properties, safe or not.
 */
export const platesAhead = (
  source: Queryable,
  food: Food,
  avoided: readonly Property[],
): Promise<PlateRow[]> =>
  source.query<PlateRow>(
    'cancellation.plates_ahead',
    `${plate('app_now()')}
     from lunches o
     left join market_days md on md.market_id = o.market_id and md.date = o.date
     where ${AHEAD} and o.strict_tolerances && $3::text[]
     order by o.date, o.destination_name, o.luncher_last, o.luncher_first, o.id`,
    [food.itemIds, food.optionIds, avoided],
  );

/** Days of markets on which a menu offers these items, or somebody has ordered any of it. */
export const daysWithFood = (source: Queryable, food: Food): Promise<MarketDay[]> =>
  source.query<MarketDay>(
    'cancellation.days_with_food',
    `select sm.market_id as "marketId", sm.date
     from menu_offers mo
     join scheduled_menus sm on sm.menu_id = mo.menu_id and sm.date >= (select utc_today()) - 1
     where mo.item_id = any($1::int[])
     union
     select o.market_id, o.date from lunches o where ${AHEAD}`,
    [food.itemIds, food.optionIds],
  );
