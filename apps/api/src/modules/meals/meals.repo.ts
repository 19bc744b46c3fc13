import type { MealType } from '@yay/contract/meals/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface CountRow {
  readonly by: 'type' | 'day' | 'school' | 'vendor' | 'item';
  readonly id: number | null;
  readonly name: string;
  readonly meals: number;
}

export interface Asked {
  readonly type: MealType | null;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly marketId: number | null;
}

/** Counts the meals that are not cancelled five ways, in one statement. */
export const countMeals = (source: Queryable, asked: Asked): Promise<CountRow[]> =>
  source.query<CountRow>(
    'meals.count',
    `with meals as materialized (
       select l.date, l.kind, l.destination_id, l.item_id, l.vendor_id, count(*)::int as meals
       from lunches l
       where l.date between $1 and $2 and lunch_counts(l.status)
         and ($3::text is null or l.kind = $3) and ($4::int is null or l.market_id = $4)
       group by 1, 2, 3, 4, 5
     )
     (select 'type' as by, null::int as id, kind as name, sum(meals)::int as meals
      from meals group by kind)
     union all
     (select 'day', null, date::text, sum(meals)::int from meals group by date order by date)
     union all
     (select 'school', d.id, d.name, sum(meals)::int
      from meals join destinations d on d.id = destination_id group by d.id order by 4 desc, 3 limit 500)
     union all
     (select 'vendor', v.id, v.display_name, sum(meals)::int
      from meals join vendors v on v.id = vendor_id group by v.id order by 4 desc, 3 limit 500)
     union all
     (select 'item', i.id, i.name, sum(meals)::int
      from meals join items i on i.id = item_id group by i.id order by 4 desc, 3 limit 50)`,
    [asked.startDate, asked.endDate, asked.type, asked.marketId],
  );

export interface FileRow {
  readonly type: MealType;
  readonly market: string;
  readonly school: string;
  readonly vendor: string;
  readonly item: string;
  readonly meals: number;
}

/** Counts the meals of one day that are not cancelled by all that they are counted by. */
export const mealLines = (
  source: Queryable,
  day: PlainDate,
  asked: Omit<Asked, 'startDate' | 'endDate'>,
): Promise<FileRow[]> =>
  source.query<FileRow>(
    'meals.lines',
    `select l.kind as type, m.name as market, d.name as school, v.display_name as vendor,
       i.name as item, count(*)::int as meals
     from lunches l
       join markets m on m.id = l.market_id
       join destinations d on d.id = l.destination_id
       join vendors v on v.id = l.vendor_id
       join items i on i.id = l.item_id
     where l.date = $1 and lunch_counts(l.status)
       and ($2::text is null or l.kind = $2) and ($3::int is null or l.market_id = $3)
     group by l.kind, m.id, d.id, v.id, i.id
     order by l.kind, m.name, d.name, d.id, v.display_name, v.id, i.name, i.id`,
    [day, asked.type, asked.marketId],
  );

/** Counts the meals that are not cancelled by type alone. */
export const countTypes = (
  source: Queryable,
  asked: Asked,
): Promise<{ type: MealType; meals: number }[]> =>
  source.query<{ type: MealType; meals: number }>(
    'meals.count_types',
    `select l.kind as type, count(*)::int as meals from lunches l
     where l.date between $1 and $2 and lunch_counts(l.status)
       and ($3::text is null or l.kind = $3) and ($4::int is null or l.market_id = $4)
     group by l.kind`,
    [asked.startDate, asked.endDate, asked.type, asked.marketId],
  );

/** Counts how many of these vendors and items exist, each once. */
export async function knownAmong(
  source: Queryable,
  vendorIds: readonly number[],
  itemIds: readonly number[],
): Promise<{ readonly vendors: number; readonly items: number }> {
  const [known] = await source.query<{ vendors: number; items: number }>(
    'meals.known_among',
    `select (select count(*)::int from vendors where id = any($1::int[])) as vendors,
       (select count(*)::int from items where id = any($2::int[])) as items`,
    [vendorIds, itemIds],
  );
  if (known === undefined) throw new Error('a count answered nothing');
  return known;
}
