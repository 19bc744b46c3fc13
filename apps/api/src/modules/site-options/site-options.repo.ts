import type { SiteOptionType } from '@yay/contract/site-options/fields';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant, Zone } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

type Fields = Record<string, unknown>;

export interface OptionRow {
  type: SiteOptionType;
  fields: Fields;
  version: number;
  changed_at: Instant | null;
  changed_by: string | null;
}

/** Every option that somebody has set, with who changed it last by the forms. */
export const setOptions = (source: Queryable): Promise<OptionRow[]> =>
  source.query<OptionRow>(
    'site_options.list',
    `select o.type, o.fields, o.version, c.created_at as changed_at,
       case when u.erased_at is null then u.first || ' ' || u.last end as changed_by
     from site_options o
     left join lateral (select created_at, actor_id from site_option_changes c
       where c.type = o.type order by c.id desc limit 1) c on true
     left join users u on u.id = c.actor_id`,
  );

export interface StandingRow {
  fields: Fields;
  version: number;
}

/** Until the commit, nobody else sets an option of those that are checked against each other. */
export async function lockLimitsAndRewards(tx: Tx): Promise<void> {
  await tx.query('site_options.lock_together', `select ${LOCKS.limitsAndRewards.exclusive([])}`);
}

/** Locks the option of a type and returns it. */
export async function lockOption(tx: Tx, type: SiteOptionType): Promise<StandingRow | undefined> {
  const [row] = await tx.query<StandingRow>(
    'site_options.lock',
    `select fields, version from site_options where type = $1
     ${LOCKS.siteOptions.forUpdate(['$1'])}`,
    [type],
  );
  return row;
}

/** Writes an option; false where somebody set it for the first time meanwhile. */
export async function writeOption(
  tx: Tx,
  type: SiteOptionType,
  fields: Fields,
  version: number,
): Promise<boolean> {
  const rows = await tx.query<{ type: string }>(
    'site_options.write',
    `insert into site_options (type, fields, version) values ($1, $2, $3)
     on conflict (type) do update
       set fields = excluded.fields, version = excluded.version, updated_at = app_now()
       where site_options.version = excluded.version - 1 returning type`,
    [type, JSON.stringify(fields), version],
  );
  return rows.length > 0;
}

export async function insertChange(
  tx: Tx,
  change: {
    readonly type: SiteOptionType;
    readonly version: number;
    readonly before: Fields | null;
    readonly after: Fields;
    readonly actorId: number;
    readonly impersonatorId: number | null;
    readonly restoredFrom: number | null;
  },
): Promise<void> {
  await tx.query(
    'site_options.insert_change',
    `insert into site_option_changes (type, version, before, after, actor_id, impersonator_id,
       restored_from)
     values ($1, $2, $3, $4, $5, $6,
       (select id from site_option_changes where id = $7 and type = $1))`,
    [
      change.type,
      change.version,
      change.before === null ? null : JSON.stringify(change.before),
      JSON.stringify(change.after),
      change.actorId,
      change.impersonatorId,
      change.restoredFrom,
    ],
  );
}

export interface ChangeRow {
  id: number;
  version: number;
  before: Fields | null;
  after: Fields;
  by: string | null;
  created_at: Instant;
  restored_version: number | null;
}

export async function changePage(
  source: Queryable,
  type: SiteOptionType,
  slice: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const rows = await source.query<ChangeRow & { total: number }>(
    'site_options.changes',
    `select c.id, c.version, c.before, c.after, c.created_at, r.version as restored_version,
       case when u.erased_at is null then u.first || ' ' || u.last end as by,
       count(*) over ()::int as total
     from site_option_changes c
     left join site_option_changes r on r.id = c.restored_from
     left join users u on u.id = c.actor_id
     where c.type = $1 order by c.id desc limit $2 offset $3`,
    [type, slice.limit, slice.offset],
  );
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

// Figures in the sentences about an option ------------------------------------------------------

export interface NowRow {
  now: Instant;
  today: PlainDate;
}

export async function officeNow(source: Queryable): Promise<NowRow> {
  const [row] = await source.query<NowRow>(
    'site_options.now',
    'select app_now() as now, office_today() as today',
  );
  if (row === undefined) throw new Error('the clock did not answer');
  return row;
}

/** Returns the zones of the markets with schools that are served. */
export async function servedZones(source: Queryable): Promise<Zone[]> {
  const rows = await source.query<{ timezone: Zone }>(
    'site_options.zones',
    `select distinct c.timezone from market_clocks c
     where exists (select from destinations d where d.market_id = c.market_id and d.status = 'active')
     order by c.timezone`,
  );
  return rows.map(({ timezone }) => timezone);
}

const one = async (source: Queryable, name: string, text: string, params: readonly unknown[]) =>
  (await source.query<{ count: number }>(name, text, params))[0]?.count ?? 0;

/** Counts families with a late fee in a week, on average over four of them before a Monday. */
export const lateFamilies = (source: Queryable, monday: PlainDate): Promise<number> =>
  one(
    source,
    'site_options.late_families',
    `select ceil(count(distinct (user_id, date - extract(isodow from date)::int)) / 4.0)::int as count
     from lunches where late_fee_cents > 0 and lunch_counts(status)
       and date >= $1::date - 28 and date < $1::date`,
    [monday],
  );

/** Counts families at schools that are served without anything for a week. */
export const notChosen = (source: Queryable, monday: PlainDate): Promise<number> =>
  one(
    source,
    'site_options.not_chosen',
    `select count(distinct l.user_id)::int as count from lunchers_in_place l
     where l.deleted_at is null and l.destination_status = 'active' and not exists (
       select from plain_lunches o where o.user_id = l.user_id and lunch_counts(o.status)
         and o.date >= $1::date and o.date < $1::date + 5)`,
    [monday],
  );

export const openReferrals = (source: Queryable): Promise<number> =>
  one(
    source,
    'site_options.open_referrals',
    `select count(*)::int as count from referrals
     where rewarded_at is null and refused_as is null`,
    [],
  );

export const openDunningCases = (source: Queryable): Promise<number> =>
  one(
    source,
    'site_options.dunning_cases',
    'select count(*)::int as count from dunning_cases where closed_at is null',
    [],
  );

export const countsToReview = (source: Queryable): Promise<number> =>
  one(
    source,
    'site_options.counts_to_review',
    `select count(*)::int as count from inventory_counts where state = 'to_review'`,
    [],
  );

/** Counts the closed accounts that would be erased within the hour if kept for these days. */
export const accountsDue = (source: Queryable, days: number): Promise<number> =>
  one(
    source,
    'site_options.accounts_due',
    `select count(*)::int as count from users where erased_at is null
       and deleted_at <= (select app_now()) - make_interval(days => $1)`,
    [days],
  );

export const mailsDue = (source: Queryable, days: number): Promise<number> =>
  one(
    source,
    'site_options.mails_due',
    `select count(*)::int as count from mails
     where created_at < (select app_now()) - make_interval(days => $1)`,
    [days],
  );

export const requestsDue = (
  source: Queryable,
  days: { readonly requests: number; readonly applications: number },
): Promise<number> =>
  one(
    source,
    'site_options.requests_due',
    `select count(*)::int as count from requests where state = 'closed'
       and ended_at < (select app_now()) - make_interval(
         days => case when kind = 'job' then $2::int else $1::int end)`,
    [days.requests, days.applications],
  );

export const tripsDue = (source: Queryable, days: number): Promise<number> =>
  one(
    source,
    'site_options.trips_due',
    `select count(*)::int as count from class_trips
     where date < ((select app_now()) - make_interval(days => $1))::date`,
    [days],
  );

export const handOutsDue = (source: Queryable, days: number): Promise<number> =>
  one(
    source,
    'site_options.hand_outs_due',
    `select count(*)::int as count from hand_out_events
     where received_at < (select app_now()) - make_interval(days => $1)`,
    [days],
  );

/** Counts pages whose visitors are asked for nothing by a button or a form: those end with the team's call. */
export async function pagesThatAskNothing(source: Queryable): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'site_options.pages_that_ask_nothing',
    `select count(distinct v.page_id)::int as count
     from page_versions_at(app_now()) v join pages p on p.id = v.page_id
     where p.kind in ('page', 'job') and not coalesce(jsonb_path_exists(v.body,
       '$.** ? (@.type == "buttonLink" || @.type == "part" && @.attrs.name like_regex "Form$|^schoolSearch$")'), false)`,
  );
  return row?.count ?? 0;
}

export interface ListablePage {
  id: number;
  path: string;
  title: string;
  shown: boolean;
}

/** Pages that a menu may lead to: none that is archived; articles and jobs where they are named. */
export const pagesToList = (source: Queryable, named: readonly number[]): Promise<ListablePage[]> =>
  source.query<ListablePage>(
    'site_options.pages_to_list',
    `select p.id, p.path, coalesce(t.title, p.path) as title,
       exists (select from page_versions_at(app_now()) s where s.page_id = p.id) as shown
     from pages p
     left join lateral (select v.title from page_versions v where v.page_id = p.id and v.title <> ''
       order by v.locale, v.state = 'draft', v.number desc limit 1) t on true
     where p.archived_at is null and (p.kind in ('page', 'home', 'gift') or p.id = any ($1))
     order by p.path`,
    [named],
  );

/** The numbers of the pages at some addresses. */
export async function pageNumbers(
  source: Queryable,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await source.query<{ id: number; path: string }>(
    'site_options.page_numbers',
    'select id, path from pages where path = any ($1)',
    [paths],
  );
  return new Map(rows.map(({ id, path }) => [path, id]));
}

export const countRatings = (source: Queryable): Promise<number> =>
  one(source, 'site_options.ratings', 'select count(*)::int as count from ratings', []);
