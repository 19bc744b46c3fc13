import type { Part, Property, Tolerances } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { asTimestamp, type Queryable } from '../../platform/db/index.ts';
import type { MarketDay } from '../orders/index.ts';
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
  /** Whether the kitchen's count was open when it was decided. */
  readonly is_open: boolean;
  readonly parts: Part[];
}

const plate = (decidedAt: string): string => `select o.id, o.date, o.user_id, l.first as luncher,
  l.last as luncher_last, l.tolerances, d.name as school, o.total_cents as cents,
  o.status = 'placed' and ${wasOpen(decidedAt)} as is_open,
  (select i.name from items i where i.id = o.item_id) as item,
  (select json_agg(json_build_object('kind', p.kind, 'id', p.id, 'name', p.name,
      'properties', p.properties) order by p.place, p.id)
   from (
     select 0 as place, 'entree' as kind, i.id, i.name, i.properties
     from items i where i.id = o.item_id
     union all
     select 1, 'option', t.id, t.name, t.properties
     from order_lines n join options t on t.id = n.option_id where n.order_id = o.id
     union all
     select 2, 'extra', i.id, i.name, i.properties
     from order_lines n join items i on i.id = n.item_id where n.order_id = o.id
   ) p) as parts`;

/** What of a family a run is about, as it is under the family's locks. */
export const platesOfRun = (source: Queryable, run: RunRow, userId: number): Promise<PlateRow[]> =>
  source.query<PlateRow>(
    'cancellation.plates_of_run',
    `${plate('$12::timestamptz')}
     from lunchers l, ${MATCHING} and l.id = o.luncher_id and o.user_id = $13
     order by o.date, o.luncher_id, o.id`,
    [...criteriaParams(run.criteria), asTimestamp(run.created_at), userId],
  );

export interface Food {
  readonly itemIds: readonly number[];
  readonly optionIds: readonly number[];
}

/** Lunches from today on, where they are served, that have any of it; $1 items, $2 options. */
const AHEAD = `o.status in ('placed', 'locked')
  and o.date >= ((select app_now()) at time zone 'UTC')::date - 1
  and o.date >= ((select app_now()) at time zone m.timezone)::date
  and (o.item_id = any($1::int[]) or exists (
    select from order_lines n where n.order_id = o.id
      and (n.item_id = any($1::int[]) or n.option_id = any($2::int[]))))`;

/** Those lunches of children who strictly avoid any of these things, safe or not. */
export const platesAhead = (
  source: Queryable,
  food: Food,
  avoided: readonly Property[],
): Promise<PlateRow[]> =>
  source.query<PlateRow>(
    'cancellation.plates_ahead',
    `${plate('app_now()')}
     from orders o
     join lunchers l on l.id = o.luncher_id
     join destinations d on d.id = o.destination_id
     join markets m on m.id = d.market_id
     left join market_days md on md.market_id = d.market_id and md.date = o.date
     where ${AHEAD} and exists (select from jsonb_each_text(l.tolerances) t
       where t.value = 'avoid_strictly' and t.key = any($3::text[]))
     order by o.date, d.name, l.last, l.first, o.id`,
    [food.itemIds, food.optionIds, avoided],
  );

/** Days of markets on which a menu offers these items, or somebody has ordered any of it. */
export const daysWithFood = (source: Queryable, food: Food): Promise<MarketDay[]> =>
  source.query<MarketDay>(
    'cancellation.days_with_food',
    `select d.market_id as "marketId", dd.date
     from menu_offers mo
     join destination_day_grades g on g.menu_id = mo.menu_id
     join destination_days dd on dd.id = g.destination_day_id
       and dd.date >= ((select app_now()) at time zone 'UTC')::date - 1
     join destinations d on d.id = dd.destination_id
     where mo.item_id = any($1::int[])
     union
     select d.market_id, o.date
     from orders o
     join destinations d on d.id = o.destination_id
     join markets m on m.id = d.market_id
     where ${AHEAD}`,
    [food.itemIds, food.optionIds],
  );
