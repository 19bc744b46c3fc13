import { LOCKS, type Tx } from '../../platform/db/index.ts';

/**
 * Locks every week of a family in which something is or can be ordered, until the commit. Every save
 * of the family waits, so the lunchers of a family change between saves only. A week without orders
 * gets its row here, since a save would insert and lock that very row.
 */
export async function lockWeeksAhead(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'orders.make_weeks_ahead',
    `with ahead as (
       select date_trunc('week', utc_today() - 1)::date as first,
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
    'orders.lock_weeks_ahead',
    `select monday from order_weeks
     where user_id = $1
       and monday >= date_trunc('week', (select utc_today()) - 1)::date
     order by monday ${LOCKS.weeks.forUpdate()}`,
    [userId],
  );
}
