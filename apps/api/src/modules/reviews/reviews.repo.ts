import type { ReviewRow, ReviewSums } from '@yay/contract/reviews/calls';
import type { ReviewGroup, ReviewSort } from '@yay/contract/reviews/values';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface Asked {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly market: number | null;
  readonly school: number | null;
  readonly vendor: number | null;
  readonly item: number | null;
}

// The office's days as instants: an index finds them, and no rating is converted to be compared.
const RATED = `from ratings r
  join items i on i.id = r.item_id
  join lunchers_in_place l on l.id = r.luncher_id
  where r.updated_at >= start_of_day($1::date, office_zone())
    and r.updated_at < start_of_day($2::date + 1, office_zone())
    and ($3::int is null or l.market_id = $3) and ($4::int is null or l.destination_id = $4)
    and ($5::int is null or i.vendor_id = $5) and ($6::int is null or i.id = $6)`;

const LIKES = 'count(*) filter (where r.rating = 1) as likes';
const DISLIKES = 'count(*) filter (where r.rating = 0) as dislikes';

const paramsOf = ({ from, to, market, school, vendor, item }: Asked) => [
  from,
  to,
  market,
  school,
  vendor,
  item,
];

/** Returns the sums of each week by its Monday, and those of all weeks without one. */
export const readWeeks = (
  source: Queryable,
  asked: Asked,
): Promise<(ReviewSums & { monday: PlainDate | null })[]> =>
  source.query(
    'reviews.weeks',
    `select date_trunc('week', local_date(r.updated_at, office_zone()))::date as monday,
       ${LIKES}, ${DISLIKES}
     ${RATED} group by grouping sets ((1), ()) order by 1`,
    paramsOf(asked),
  );

/** Returns the sums alone, as of days that others are compared with. */
export async function readSums(source: Queryable, asked: Asked): Promise<ReviewSums> {
  const [sums] = await source.query<ReviewSums>(
    'reviews.sums',
    `select ${LIKES}, ${DISLIKES} ${RATED}`,
    paramsOf(asked),
  );
  return sums ?? { likes: 0, dislikes: 0 };
}

const VENDOR = `concat_ws(', ', v.display_name, nullif(v.branch_name, ''))`;
const GROUPS = {
  item: {
    key: 'i.id',
    join: 'join items n on n.id = s.id join vendors v on v.id = n.vendor_id',
    name: 'n.name',
    note: VENDOR,
  },
  vendor: { key: 'i.vendor_id', join: 'join vendors v on v.id = s.id', name: VENDOR, note: `''` },
  school: {
    key: 'l.destination_id',
    join: 'join destinations n on n.id = s.id join markets m on m.id = n.market_id',
    name: 'n.name',
    note: 'm.name',
  },
} as const;

const SORTS: Readonly<Record<ReviewSort, string>> = {
  name: 'lower(name)',
  ratings: 'likes + dislikes',
  likes: 'likes',
  dislikes: 'dislikes',
  share: 'likes::float8 / (likes + dislikes)',
};

export const readRows = (
  source: Queryable,
  asked: Asked,
  how: {
    readonly group: ReviewGroup;
    readonly sort: ReviewSort;
    readonly direction: 'asc' | 'desc';
    /** Null: all of them. */
    readonly limit: number | null;
    readonly offset: number;
  },
): Promise<(ReviewRow & { rows: number })[]> => {
  const { group, sort, direction, limit, offset } = how;
  const { key, join, name, note } = GROUPS[group];
  return source.query(
    `reviews.${group}_by_${sort}_${direction}`,
    `with summed as (select ${key} as id, ${LIKES}, ${DISLIKES} ${RATED} group by 1),
       named as (select s.id, ${name} as name, ${note} as note, s.likes, s.dislikes
         from summed s ${join})
     select id, name, note, likes, dislikes, count(*) over () as rows from named
     order by ${SORTS[sort]} ${direction}, likes + dislikes desc, lower(name), id
     limit $7 offset $8`,
    [...paramsOf(asked), limit, offset],
  );
};

export async function reviewedItem(
  source: Queryable,
  id: number,
): Promise<{ id: number; name: string; vendor: string; picture: string } | null> {
  const [row] = await source.query<{ id: number; name: string; vendor: string; picture: string }>(
    'reviews.item',
    `select i.id, i.name, i.picture, ${VENDOR} as vendor
     from items i join vendors v on v.id = i.vendor_id where i.id = $1`,
    [id],
  );
  return row ?? null;
}
