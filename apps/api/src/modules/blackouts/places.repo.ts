import type { ClosedPlace } from '@yay/contract/blackouts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import type { Scope } from './scope.ts';

export const marketsThere = async (source: Queryable): Promise<number[]> => {
  const rows = await source.query<{ id: number }>(
    'blackouts.markets',
    'select id from markets where archived_at is null order by id',
  );
  return rows.map(({ id }) => id);
};

/** Schools of these places by market, in the order in which they are closed. */
export const schoolsByMarket = (
  source: Queryable,
  { markets, destinations, grades }: Scope,
): Promise<{ market_id: number; schools: number }[]> =>
  source.query(
    'blackouts.schools_by_market',
    `select m.id as market_id, count(d.id) filter (where d.status <> 'archived') as schools
     from markets m left join destinations d on d.market_id = m.id
       and (m.id = any($1) or d.id = any($2)
         or d.id in (select g.destination_id from grades g where g.id = any($3)))
     where m.id = any($1) or d.id is not null
     group by m.id order by m.id`,
    [markets, destinations, grades],
  );

export const lockedDaysOf = (
  source: Queryable,
  marketIds: readonly number[],
  from: PlainDate,
  to: PlainDate,
): Promise<{ date: PlainDate; market: string }[]> =>
  source.query(
    'blackouts.locked_days',
    `select md.date, m.name as market from market_days md join markets m on m.id = md.market_id
     where md.market_id = any($1) and md.date between $2 and $3
       and (md.locked_at is not null or md.lock_at <= (select app_now()))
     order by md.date, m.name`,
    [marketIds, from, to],
  );

/**
 * Tells whether each of these places, not a wider one around it, is closed on all of these days
 * already.
 */
export const isClosedAlready = async (
  source: Queryable,
  { markets, destinations, grades, lunchers }: Scope,
  from: PlainDate,
  to: PlainDate,
): Promise<boolean> => {
  const [row] = await source.query<{ closed: boolean }>(
    'blackouts.closed_already',
    `with asked as (
       select id as market_id, null::int as destination_id, null::int as grade_id
       from unnest($1::int[]) as id
       union all select null, id, null from unnest($2::int[]) as id
       union all select null, null, id from unnest($3::int[]) as id
     )
     select count(*) > 0 and bool_and(exists (
       select from blackouts b
       where b.lifted_at is null and b.starts_on <= $4 and b.ends_on >= $5
         and (b.luncher_ids is null or b.luncher_ids @> $6::int[])
         and case when a.market_id is not null then b.market_id = a.market_id
           when a.grade_id is not null then b.grade_id = a.grade_id
           else b.destination_id = a.destination_id and b.grade_id is null end)) as closed
     from asked a`,
    [markets, destinations, grades, from, to, lunchers],
  );
  return row?.closed ?? false;
};

export interface Overlap {
  readonly id: number;
  readonly name: string;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly where: ClosedPlace;
}

const NAMED = 8;

/**
 * Closures in force that share a day with this and close it for somebody of these places, or for one
 * of these lunchers, `but` some; not all of a long list.
 */
export const overlapping = (
  source: Queryable,
  { markets, destinations, grades, lunchers }: Scope,
  from: PlainDate,
  to: PlainDate,
  but: readonly number[] = [],
): Promise<Overlap[]> =>
  source.query<Overlap>(
    'blackouts.overlapping',
    `with asked as (
       select d.id, d.market_id, g.id as grade_id, null::int as luncher_id from destinations d
       join grades g on g.destination_id = d.id
       where d.market_id = any($1) or d.id = any($2) or g.id = any($3)
       union all
       select l.destination_id, l.market_id, l.grade_id, l.id from lunchers_in_place l
       where l.id = any($7)
     )
     select b.id, b.name, b.starts_on, b.ends_on,
       json_build_object('name', coalesce(m.name, d.name), 'grade', g.label,
         'children', cardinality(b.luncher_ids)) as where
     from blackouts b
     left join markets m on m.id = b.market_id
     left join destinations d on d.id = b.destination_id
     left join grades g on g.id = b.grade_id
     where b.lifted_at is null and b.starts_on <= $5 and b.ends_on >= $4 and b.id <> all($6)
       and exists (select from asked a
         where case when a.luncher_id is null then covers_anybody(b, a.market_id, a.id, a.grade_id)
           else covers(b, a.market_id, a.id, a.grade_id, a.luncher_id) end)
     order by b.starts_on, b.id limit ${NAMED}`,
    [markets, destinations, grades, from, to, but, lunchers],
  );
