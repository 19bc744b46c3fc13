import type { FlaggedItem, ItemFlag } from '@yay/contract/item-flags/calls';
import { ALLERGENS } from '@yay/domain/allergy';
import type { Queryable } from '../../platform/db/index.ts';

/** Fewer ratings say nothing; more dislikes than one in three say something. */
const RATINGS_LEAST = 20;
const DISLIKED_OVER = 3;
const DAYS = 30;

/** Flags by what they are, over `f`, an item with what was counted of it. */
const FLAGS: Readonly<Record<ItemFlag, string>> = {
  no_picture: `f.picture = ''`,
  no_allergens: 'cardinality(f.unverified) > 0',
  below_cost: 'f.price_cents < f.price_to_vendor_cents',
  disliked: `f.likes + f.dislikes >= ${RATINGS_LEAST} and f.dislikes * ${DISLIKED_OVER} > f.likes + f.dislikes`,
  not_ordered: `f.last_ordered_on is null and f.created_at < (select app_now()) - interval '${DAYS} days'`,
};
const NAMES = Object.keys(FLAGS) as ItemFlag[];

export interface FlagPage {
  readonly counts: Record<ItemFlag, number>;
  readonly vendors: { id: number; name: string }[];
  readonly data: FlaggedItem[];
}

/**
 * Counts of all flags and a page of one, in one statement: each item in use is looked at once. Entrees
 * are found by their own index; of extras only the lines of the last days' orders are read.
 */
export async function flagPage(
  source: Queryable,
  asked: {
    readonly flag: ItemFlag;
    readonly vendorId: number | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<FlagPage> {
  const [row] = await source.query<FlagPage>(
    'item_flags.page',
    `with since as materialized (
       select office_today() - ${DAYS} as day),
     rated as (select item_id, count(*) filter (where rating = 1)::int as likes,
         count(*) filter (where rating = 0)::int as dislikes
       from ratings group by item_id),
     added as (select x.item_id, max(o.date) as day from plain_lunches o, since s, lunch_extras x
       where o.date >= s.day and lunch_counts(o.status) and x.order_id = o.id
       group by x.item_id),
     counted as materialized (select i.id, i.name, i.vendor_id, i.is_extra, i.price_cents,
         i.price_to_vendor_cents, i.picture, i.created_at,
         coalesce(r.likes, 0) as likes, coalesce(r.dislikes, 0) as dislikes,
         array(select a from unnest($1::text[]) as a
           where coalesce(i.properties ->> a, 'unverified') = 'unverified') as unverified,
         greatest(a.day, (select max(o.date) from plain_lunches o
           where o.item_id = i.id and lunch_counts(o.status) and o.date >= s.day)) as last_ordered_on
       from items i cross join since s
       left join rated r on r.item_id = i.id left join added a on a.item_id = i.id
       where i.archived_at is null),
     flagged as materialized (select f.*, array_remove(array[${NAMES.map(
       (name) => `case when ${FLAGS[name]} then '${name}' end`,
     ).join(', ')}], null) as flags
       from counted f where $2::int is null or f.vendor_id = $2)
     select json_build_object(${NAMES.map(
       (name) => `'${name}', count(*) filter (where '${name}' = any (flags))`,
     ).join(', ')}) as counts,
       (select coalesce(json_agg(json_build_object('id', id, 'name', display_name)
          order by lower(display_name), id), '[]') from vendors) as vendors,
       (select coalesce(json_agg(p), '[]') from (
          select f.id, f.name, v.display_name as vendor, f.is_extra, f.price_cents as price,
            f.price_to_vendor_cents as price_to_vendor, f.flags, f.unverified, f.likes,
            f.dislikes, f.last_ordered_on
          from flagged f join vendors v on v.id = f.vendor_id where $3 = any (f.flags)
          order by lower(f.name), f.id limit $4 offset $5) p) as data
     from flagged`,
    [ALLERGENS, asked.vendorId, asked.flag, asked.limit, asked.offset],
  );
  if (row === undefined) throw new Error('the flags were not counted');
  return row;
}
