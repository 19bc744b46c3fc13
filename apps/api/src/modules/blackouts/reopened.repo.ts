import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

const EMPTIED = `blackouts b
  join lunches o on o.status = 'cancelled' and o.cancel_reason = 'blackout'
    and o.date between b.starts_on and b.ends_on
    and covers(b, o.market_id, o.destination_id, o.grade_id, o.luncher_id)`;

export interface EmptiedDayRow {
  readonly market_id: number;
  readonly date: PlainDate;
  readonly timezone: string;
  /** The kitchens have its count. */
  readonly locked: boolean;
}

/** Returns the days of markets, from today on there, that lost orders by these closures. */
export const emptiedDays = (source: Queryable, ids: readonly number[]): Promise<EmptiedDayRow[]> =>
  source.query<EmptiedDayRow>(
    'blackouts.emptied_days',
    `select m.market_id, e.date, m.timezone,
       coalesce(least(md.locked_at, md.lock_at) <= (select app_now()), false) as locked
     from (select distinct o.market_id, o.date from ${EMPTIED} where b.id = any($1::int[])) e
     join market_clocks m on m.market_id = e.market_id
     left join market_days md on md.market_id = e.market_id and md.date = e.date
     where e.date >= m.today
     order by e.date, m.market_id`,
    [ids],
  );

/**
 * Days of lunchers that lost an order by one of these closures ($1) and that are open once they are
 * lifted, of the days of markets ($2, $3) that are still ahead: nothing else closes the day, and
 * nothing is ordered there meanwhile. Whether it can still be ordered is $4.
 */
const REOPENED = `${EMPTIED}
  join unnest($2::int[], $3::date[], $4::bool[]) as k (market_id, date, is_open)
    on k.market_id = o.market_id and k.date = o.date
  join lunchers l on l.id = o.luncher_id and l.deleted_at is null
  left join blackout_batches bb on bb.id = b.batch_id
  where b.id = any($1::int[])
    and (b.batch_id is null or exists (
      select from cancellation_run_families f
      where f.run_id = bb.run_id and f.user_id = o.user_id and f.orders > 0))
    and not exists (
      select from blackouts x
      where x.id <> all($1::int[])
        and closes(x, o.market_id, o.destination_id, o.grade_id, o.luncher_id, o.date))
    and not exists (
      select from lunches s
      where s.luncher_id = o.luncher_id and s.date = o.date and lunch_counts(s.status))`;

/** Day of a market; without a door it can't be ordered any more. */
interface AheadDay {
  readonly marketId: number;
  readonly date: PlainDate;
  readonly door: object | null;
}

const params = (ids: readonly number[], days: readonly AheadDay[]) => [
  ids,
  days.map(({ marketId }) => marketId),
  days.map(({ date }) => date),
  days.map(({ door }) => door !== null),
];

export interface ReopenedCounts {
  readonly families: number;
  readonly lunches: number;
  readonly families_over: number;
  readonly lunches_over: number;
}

export async function countReopened(
  source: Queryable,
  ids: readonly number[],
  days: readonly AheadDay[],
): Promise<ReopenedCounts> {
  const [row] = await source.query<ReopenedCounts>(
    'blackouts.count_reopened',
    `select count(distinct o.user_id) as families,
       count(distinct (o.luncher_id, o.date)) filter (where k.is_open) as lunches,
       count(distinct o.user_id) - count(distinct o.user_id) filter (where k.is_open)
         as families_over,
       count(distinct (o.luncher_id, o.date)) filter (where not k.is_open) as lunches_over
     from ${REOPENED}`,
    params(ids, days),
  );
  return row ?? { families: 0, lunches: 0, families_over: 0, lunches_over: 0 };
}

/** Writes down who is told; answers those who are to be. */
export async function writeFamiliesToTell(
  tx: Tx,
  batchId: number,
  ids: readonly number[],
  days: readonly AheadDay[],
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(
    'blackouts.write_families',
    `insert into blackout_batch_families (batch_id, user_id)
     select $5::int, found.user_id from (select distinct o.user_id from ${REOPENED}) as found
     order by found.user_id on conflict do nothing returning user_id`,
    [...params(ids, days), batchId],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Claims the families that nobody has told yet and returns them; from here on they are told. */
export async function claimTelling(
  tx: Tx,
  batchId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(
    'blackouts.claim_telling',
    `update blackout_batch_families set told_at = app_now()
     where batch_id = $1 and user_id = any($2::int[]) and told_at is null returning user_id`,
    [batchId, userIds],
  );
  return rows.map(({ user_id }) => user_id);
}

export interface ReopenedDay {
  readonly userId: number;
  readonly marketId: number;
  readonly date: PlainDate;
  readonly lunchers: string[];
}

export const reopenedDays = (
  source: Queryable,
  ids: readonly number[],
  days: readonly AheadDay[],
  userIds: readonly number[],
): Promise<ReopenedDay[]> =>
  source.query<ReopenedDay>(
    'blackouts.reopened_days',
    `select user_id as "userId", market_id as "marketId", date,
       array_agg(first order by luncher_id) as lunchers
     from (
       select distinct o.user_id, o.market_id, o.date, o.luncher_id, l.first
       from ${REOPENED} and o.user_id = any($5::int[])
     ) as days
     group by user_id, market_id, date order by user_id, date, market_id`,
    [...params(ids, days), userIds],
  );

export interface FamilyToTell {
  readonly id: number;
  readonly email: string;
  readonly locale: 'en' | 'es';
  readonly first: string;
}

export const familiesToTell = (
  source: Queryable,
  userIds: readonly number[],
): Promise<FamilyToTell[]> =>
  source.query<FamilyToTell>(
    'blackouts.families_to_tell',
    `select id, email, locale, first from users
     where id = any($1::int[]) and deleted_at is null
       and suspension_reason is distinct from 'admin' order by id`,
    [userIds],
  );
