import type { Tx } from '../../platform/db/index.ts';

/**
 * Takes every week of a family in which something is or can be ordered, earliest first, and so
 * keeps every save of that family waiting: what a luncher may eat changes between saves only. Weeks
 * that nobody ordered in yet get their row here, since a save would make and take that very row.
 */
export async function holdWeeksAhead(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'orders.make_weeks_ahead',
    `with ahead as (
       select date_trunc('week', app_now() at time zone 'UTC' - interval '1 day')::date as first,
         greatest(
           (select max(dd.date) from destination_days dd where dd.destination_id in (
             select l.destination_id from lunchers l where l.user_id = $1)),
           (select max(o.date) from orders o where o.user_id = $1)) as last
     )
     insert into order_weeks (user_id, monday)
     select $1, monday::date
     from ahead, generate_series(ahead.first, ahead.last, interval '7 days') as monday
     order by monday
     on conflict do nothing`,
    [userId],
  );
  await tx.query(
    'orders.hold_weeks_ahead',
    `select monday from order_weeks
     where user_id = $1
       and monday >= date_trunc('week', (select app_now()) at time zone 'UTC' - interval '1 day')::date
     order by monday for update`,
    [userId],
  );
}
