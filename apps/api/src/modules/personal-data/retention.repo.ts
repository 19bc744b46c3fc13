import { type Instant, instant } from '@yay/domain/time';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';

/** Deletes mails older than `days`, `most` at a time; returns how many. */
export async function deleteOldMails(
  source: Queryable,
  days: number,
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from mails where id in (
       select id from mails where created_at < (select app_now()) - make_interval(days => $1)
       limit $2)`,
    [days, most],
  );
  return rowCount;
}

/**
 * Deletes events of people older than `days`, `most` at a time; returns how many. What happens to
 * somebody once stays, without its data, so that it does not happen again.
 */
export async function deleteOldEvents(
  source: Queryable,
  days: number,
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from user_events where id in (
       select id from user_events where at < (select app_now()) - make_interval(days => $1)
         and name not in ('signed_up', 'first_order')
       limit $2)`,
    [days, most],
  );
  await source.run(
    `update user_events set data = '{}'
     where at < (select app_now()) - make_interval(days => $1)
       and name in ('signed_up', 'first_order') and data <> '{}'`,
    [days],
  );
  return rowCount;
}

/**
 * Deletes requests of visitors that ended as many days ago as their kind is kept, `most` at a time;
 * returns how many. What is still open stays.
 */
export async function deleteEndedRequests(
  source: Queryable,
  days: { readonly requests: number; readonly applications: number; readonly spam: number },
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from requests where id in (
       select id from requests
       where ended_at < (select app_now()) - make_interval(days =>
         case when state = 'spam' then $3::int when kind = 'job' then $2::int else $1::int end)
       limit $4)`,
    [days.requests, days.applications, days.spam, most],
  );
  return rowCount;
}

/** Deletes class trips whose day was `days` ago, `most` at a time; returns how many. */
export async function deleteOldTrips(
  source: Queryable,
  days: number,
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from class_trips where id in (
       select id from class_trips
       where date < ((select app_now()) - make_interval(days => $1))::date
       limit $2)`,
    [days, most],
  );
  return rowCount;
}

/** Clears the children's names of trips whose day is over without an answer, `most` at a time; returns how many. */
export async function clearUnansweredNames(source: Queryable, most: number): Promise<number> {
  const { rowCount } = await source.run(
    `update class_trips set names = null where id in (
       select t.id from class_trips t join destinations d on d.id = t.destination_id
       where t.names is not null and t.date < market_today(d.market_id)
       limit $1)`,
    [most],
  );
  return rowCount;
}

/**
 * Deletes teachers' links that ended `days` ago, by their day or by the office, `most` at a time;
 * returns how many. A link stays with the trips that were asked by it.
 */
export async function deleteEndedLinks(
  source: Queryable,
  days: number,
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from trip_links where id in (
       select l.id from trip_links l
       where least(l.ends_on, l.revoked_at::date)
           < ((select app_now()) - make_interval(days => $1))::date
         and not exists (select from class_trips t where t.link_id = l.id)
       limit $2)`,
    [days, most],
  );
  return rowCount;
}

/** Deletes acts of the hand-out older than `days`, `most` at a time; returns how many. */
export async function deleteOldHandOuts(tx: Tx, days: number, most: number): Promise<number> {
  const { rowCount } = await tx.run(
    `delete from hand_out_events where (destination_id, id) in (
       select destination_id, id from hand_out_events
       where received_at < (select app_now()) - make_interval(days => $1)
       limit $2)`,
    [days, most],
  );
  return rowCount;
}

/** Deletes tablets that were taken off `days` ago, `most` at a time; returns how many. */
export async function deleteRevokedKiosks(
  source: Queryable,
  days: number,
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from kiosks where id in (
       select k.id from kiosks k
       where k.revoked_at < (select app_now()) - make_interval(days => $1)
         and not exists (select from hand_out_events e where e.kiosk_id = k.id)
       limit $2)`,
    [days, most],
  );
  return rowCount;
}

/** Deletes jobs that ended `days` of real time ago, `most` at a time; returns how many. */
export async function deleteFinishedJobs(
  source: Queryable,
  days: number,
  most: number,
): Promise<number> {
  const { rowCount } = await source.run(
    `delete from pgboss.job where id in (
       select id from pgboss.job where state in ('completed', 'cancelled', 'failed')
         and completed_on < clock_timestamp() - make_interval(days => $1)
       limit $2)`,
    [days, most],
  );
  return rowCount;
}

export type RecordTable = 'activity_log' | 'order_events';

/** Returns the span whose addresses are to be cleared next; undefined when all are. */
export async function nextSpan(
  tx: Tx,
  log: RecordTable,
  days: number,
): Promise<{ from: Instant; until: Instant } | undefined> {
  const { rows } = await tx.run<{ from: number | null; until: number }>(
    `select coalesce(
         (select cleared_until from retention_marks where log = $1),
         (select at from ${log} order by at limit 1)) as from,
       app_now() - make_interval(days => $2) as until`,
    [log, days],
  );
  const [row] = rows;
  if (row === undefined || row.from === null || row.from >= row.until) return undefined;
  const until = Math.min(row.until, row.from + SPAN_MS);
  return { from: instant(row.from), until: instant(until) };
}

const SPAN_MS = 30 * 86_400_000;

/** Clears addresses and browsers of entries in a span, and remembers that it is done. */
export async function clearAddresses(
  tx: Tx,
  log: RecordTable,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<number> {
  const { rowCount } = await tx.run(
    `update ${log} set ip = null, user_agent = null
     where at >= $1 and at < $2 and (ip is not null or user_agent is not null)`,
    [asTimestamp(from), asTimestamp(until)],
  );
  await tx.run(
    `insert into retention_marks (log, cleared_until) values ($1, $2)
     on conflict (log) do update set cleared_until = excluded.cleared_until`,
    [log, asTimestamp(until)],
  );
  return rowCount;
}
