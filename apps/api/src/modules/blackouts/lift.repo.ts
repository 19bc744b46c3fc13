import type { ClosedPlace } from '@yay/contract/blackouts/calls';
import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

export interface LiftableRow {
  readonly id: number;
  readonly name: string;
  readonly name_es: string | null;
  readonly reason: BlackoutReason;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly market_id: number | null;
  readonly destination_id: number | null;
  readonly grade_id: number | null;
  /** Lunchers of the grade that it is for; null: all of them. */
  readonly luncher_ids: number[] | null;
  /** The number of schools that it closes, in whole or in part. */
  readonly schools: number;
  readonly is_lifted: boolean;
  readonly is_over: boolean;
}

export const namedBlackouts = (source: Queryable, ids: readonly number[]): Promise<LiftableRow[]> =>
  source.query<LiftableRow>(
    'blackouts.named',
    `select b.id, b.name, b.name_es, b.reason, b.starts_on, b.ends_on, b.market_id, b.destination_id,
       b.grade_id, b.luncher_ids, b.lifted_at is not null as is_lifted, b.ends_on < office_today() as is_over,
       case when b.market_id is null then 1 else (
         select count(*) from destinations d
         where d.market_id = b.market_id and d.status <> 'archived') end as schools
     from blackouts b where b.id = any($1::int[]) order by b.id`,
    [ids],
  );

export interface OpeningRow extends ClosedPlace {
  /** Names of those children. */
  readonly child_names: string[];
  readonly granularity: 'market' | 'school' | 'grade';
  /** Schools that are not archived. */
  readonly schools: number;
}

/** Returns the places that open again, and for whom; the widest first, each once. */
export const openingPlaces = (source: Queryable, ids: readonly number[]): Promise<OpeningRow[]> =>
  source.query<OpeningRow>(
    'blackouts.opening_places',
    `with opening as (
       select distinct market_id, destination_id, grade_id, luncher_ids is null as is_whole
       from blackouts where id = any($1::int[])
     ), children as (
       select l.grade_id, l.id, l.first || ' ' || l.last as name
       from lunchers l
       where l.deleted_at is null and exists (
         select from blackouts b where b.id = any($1::int[]) and l.id = any(b.luncher_ids)
           and b.grade_id = l.grade_id)
     )
     select coalesce(m.name, d.name) as name, g.label as grade,
       case when m.id is not null then 'market' when g.id is not null then 'grade'
         else 'school' end as granularity,
       case when m.id is null then 1 else (
         select count(*) from destinations s
         where s.market_id = m.id and s.status <> 'archived') end as schools,
       case when not o.is_whole then (
         select count(*)::int from children c where c.grade_id = o.grade_id) end as children,
       array(select c.name from children c where not o.is_whole and c.grade_id = o.grade_id
         order by lower(c.name), c.id) as child_names
     from opening o
     left join markets m on m.id = o.market_id
     left join destinations d on d.id = o.destination_id
     left join grades g on g.id = o.grade_id
     order by m.id is null, g.id is not null, name, g.position, o.is_whole desc`,
    [ids],
  );

/** Days that somebody may be cancelling at this moment, because of these closures. */
export const daysAtWork = (
  source: Queryable,
  ids: readonly number[],
): Promise<{ marketId: number; date: PlainDate }[]> =>
  source.query(
    'blackouts.days_at_work',
    `select distinct coalesce(b.market_id, d.market_id) as "marketId", day::date as date
     from blackouts b
     left join destinations d on d.id = b.destination_id
     join blackout_batches bb on bb.id = b.batch_id
     left join cancellation_runs r on r.id = bb.run_id
     cross join generate_series(greatest(b.starts_on, office_today()), b.ends_on, interval '1 day') as day
     where b.id = any($1::int[]) and b.lifted_at is null
       and (bb.state <> 'done' or r.state <> 'done') and extract(isodow from day) <= 5`,
    [ids],
  );

/**
 * Lifts the rest of each closure from today on; days that are over stay closed, and the rest gets a
 * row of its own where it must.
 */
export async function liftRows(tx: Tx, ids: readonly number[], batchId: number): Promise<void> {
  await tx.query(
    'blackouts.lift',
    `with open as (
       select * from blackouts
       where id = any($1::int[]) and lifted_at is null and ends_on >= office_today()
       order by id ${LOCKS.blackouts.forUpdate()}
     ), begun as (
       update blackouts b set ends_on = office_today() - 1
       from open where b.id = open.id and open.starts_on < office_today()
     ), ahead as (
       update blackouts b set lifted_at = app_now(), lifted_by_batch_id = $2
       from open where b.id = open.id and open.starts_on >= office_today()
     )
     insert into blackouts (market_id, destination_id, grade_id, name, type, reason, starts_on,
       ends_on, batch_id, created_at, lifted_at, lifted_by_batch_id, name_es, luncher_ids)
     select market_id, destination_id, grade_id, name, type, reason, office_today(), ends_on, batch_id,
       created_at, app_now(), $2, name_es, luncher_ids
     from open where starts_on < office_today() order by id`,
    [ids, batchId],
  );
  const schools = await tx.query<{ id: number }>(
    'blackouts.schools_of_closures',
    `select distinct d.id from blackouts b
     join destinations d on d.id = b.destination_id or d.market_id = b.market_id
     where b.id = any($1::int[])`,
    [ids],
  );
  announceSchools(
    tx,
    schools.map(({ id }) => id),
  );
}

export const liftedBy = async (source: Queryable, batchId: number): Promise<number[]> => {
  const rows = await source.query<{ id: number }>(
    'blackouts.lifted_by',
    'select id from blackouts where lifted_by_batch_id = $1 order by id',
    [batchId],
  );
  return rows.map(({ id }) => id);
};
