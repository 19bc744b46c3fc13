import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export const PER_PAGE = 50;

export interface RequestRow {
  id: number;
  at: Instant;
  request_id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  user_id: number | null;
  impersonator_id: number | null;
  ip: string | null;
  code: string | null;
}

/** Slow ones took a second; refused were the client's own; failed were ours. */
const REQUESTS = {
  slow: 'ms >= 1000',
  refused: 'status between 400 and 499',
  failed: 'status >= 500',
} as const;
export type RequestKind = keyof typeof REQUESTS;

export const requestPage = (source: Queryable, kind: RequestKind | undefined, page: number) =>
  pageOf<RequestRow>(
    source,
    `operations.requests_${kind ?? 'all'}`,
    `select * from request_log where ${kind ? REQUESTS[kind] : 'true'}`,
    'at desc, id desc',
    [],
    page,
  );

export interface ExceptionRow {
  fingerprint: string;
  name: string;
  message: string;
  stack: string;
  place: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
  last_request_id: string | null;
  resolved_at: Instant | null;
}

export const exceptionPage = (source: Queryable, resolved: boolean, page: number) =>
  pageOf<ExceptionRow>(
    source,
    'operations.exceptions',
    'select * from exceptions where (resolved_at is not null) = $1',
    'last_at desc, fingerprint',
    [resolved],
    page,
  );

export async function markResolved(source: Queryable, fingerprint: string): Promise<boolean> {
  const rows = await source.query(
    'operations.resolve_exception',
    `update exceptions set resolved_at = clock_timestamp()
     where fingerprint = $1 and resolved_at is null returning 1`,
    [fingerprint],
  );
  return rows.length > 0;
}

export interface MailRow {
  id: number;
  created_at: Instant;
  to_address: string;
  template: string;
  locale: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
}

export const mailPage = (source: Queryable, state: MailRow['state'] | undefined, page: number) =>
  pageOf<MailRow>(
    source,
    'operations.mails',
    `select * from (
       select id, created_at, to_address, template, locale, attempts, last_error,
         case when sent_at is not null then 'sent'
              when failed_at is not null then 'failed' else 'waiting' end as state
       from mails) m
     where $1::text is null or state = $1`,
    'id desc',
    [state ?? null],
    page,
  );

/** False unless it is a mail that was tried and did not leave. */
export async function isMailToRetry(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query(
    'operations.mail_to_retry',
    'select from mails where id = $1 and sent_at is null and failed_at is not null',
    [id],
  );
  return rows.length > 0;
}

export interface DueRow {
  kind: 'lock' | 'serve';
  market: string;
  date: string;
  at: Instant;
}

export const daysDue = (source: Queryable) =>
  source.query<DueRow>(
    'operations.days_due',
    `select kind, m.name as market, d.date, d.at from (
       select 'lock' as kind, market_id, date, lock_at as at from market_days where locked_at is null
       union all
       select 'serve', market_id, date, serve_at from market_days where served_at is null) d
     join markets m on m.id = d.market_id
     order by d.at, m.name, kind limit 24`,
  );

const KEPT_REQUESTS = 20_000;

/** Deletes requests that nobody looks at any more: old ones, and all beyond the newest. */
export async function forgetRequests(source: Queryable, days: number): Promise<void> {
  await source.query(
    'operations.forget_requests',
    `delete from request_log where at < (select app_now()) - make_interval(days => $1)
       or id <= (select coalesce(max(id), 0) - ${KEPT_REQUESTS} from request_log)`,
    [days],
  );
}

/** Deletes exceptions that nobody has met for `days`. */
export async function forgetExceptions(source: Queryable, days: number): Promise<void> {
  await source.query(
    'operations.forget_exceptions',
    `delete from exceptions where last_at < (select app_now()) - make_interval(days => $1)`,
    [days],
  );
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
}

/** A page and how many there are in all, in one statement. */
export async function pageOf<Row extends object>(
  source: Queryable,
  name: string,
  select: string,
  order: string,
  params: readonly unknown[],
  page: number,
): Promise<Page<Row>> {
  const rows = await source.query<{ total: number; row: Row | null } & Row>(
    name,
    `with matching as materialized (${select})
     select (select count(*)::int from matching) as total, p.*
     from (select 1) one left join lateral (
       select * from matching order by ${order}
       limit ${PER_PAGE} offset $${params.length + 1}) p on true
     order by ${order}`,
    [...params, (page - 1) * PER_PAGE],
  );
  const total = rows[0]?.total ?? 0;
  // Beyond the last page there is one row that holds the count alone.
  const beyond = total <= (page - 1) * PER_PAGE;
  return { rows: beyond ? [] : rows, total, page };
}
