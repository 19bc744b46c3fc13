import type { PlainDate } from '@yay/domain/calendar';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface MarketRow {
  id: number;
  timezone: string;
  /** The last week that was planned; null before the first. */
  planned_until: PlainDate | null;
}

export const findMarkets = (source: Queryable): Promise<MarketRow[]> =>
  source.query<MarketRow>(
    'settlement.markets',
    `select m.id, m.timezone,
       (select max(s.monday) from settlement_weeks s where s.market_id = m.id) as planned_until
     from markets m order by m.id`,
  );

/**
 * The first day with an order of a week that is not settled. Every order is asked for that, so only
 * where one of these markets has a school: none where they are new.
 */
export async function firstUnsettledDate(
  source: Queryable,
  marketIds: readonly number[],
): Promise<PlainDate | null> {
  const [row] = await source.query<{ date: PlainDate | null }>(
    'settlement.first_unsettled_date',
    `select min(o.date) as date from orders o
     left join order_weeks w on w.user_id = o.user_id and w.monday = date_trunc('week', o.date)::date
     where lunch_counts(o.status) and w.settled_at is null
       and exists (select from destinations where market_id = any($1::int[]))`,
    [marketIds],
  );
  return row?.date ?? null;
}

export interface PlannedWeek {
  readonly marketId: number;
  readonly monday: PlainDate;
  readonly settleAt: number;
}

/**
 * Plans weeks: until its families are given to the workers, a week follows the hours as they are
 * set now.
 */
export async function planWeeks(source: Queryable, weeks: readonly PlannedWeek[]): Promise<void> {
  await source.query(
    'settlement.plan_weeks',
    `insert into settlement_weeks as s (market_id, monday, settle_at)
     select * from unnest($1::int[], $2::date[], $3::timestamptz[]) as planned (market_id, monday, settle_at)
     order by 1, 2
     on conflict (market_id, monday) do update set settle_at = excluded.settle_at
     where s.fanned_out_at is null and s.settle_at <> excluded.settle_at`,
    [
      weeks.map((week) => week.marketId),
      weeks.map((week) => week.monday),
      weeks.map((week) => asTimestamp(week.settleAt)),
    ],
  );
}

export interface FamilyWeekKey {
  readonly userId: number;
  readonly monday: PlainDate;
}

const IS_WEEK_DUE = 'fanned_out_at is null and settle_at <= (select app_now())';
const IS_DAY_OF_WEEK = `s.market_id = md.market_id
  and s.monday = date_trunc('week', md.date)::date and s.fanned_out_at is not null`;
const IS_DAY_DUE = 'md.locked_at is not null and md.settle_fanned_out_at is null';

/** Holds when a week or a day that was locked late is to be settled, in SQL. */
export const SETTLEMENT_DUE = `exists (
    select from settlement_weeks where ${IS_WEEK_DUE})
  or exists (select from market_days md join settlement_weeks s on ${IS_DAY_OF_WEEK} where ${IS_DAY_DUE})`;

/**
 * Takes the weeks that are due, each of them once however many processes ask, together with their
 * days that are locked by now: those are charged with the week.
 */
export async function takeDueWeeks(tx: Tx): Promise<PlainDate[]> {
  const weeks = await tx.query<{ market_id: number; monday: PlainDate }>(
    'settlement.take_weeks',
    `with due as (
       select market_id, monday from settlement_weeks
       where ${IS_WEEK_DUE}
       order by market_id, monday ${LOCKS.settlementWeeks.forUpdate([], { skipLocked: true })}
     )
     update settlement_weeks s set fanned_out_at = app_now()
     from due where s.market_id = due.market_id and s.monday = due.monday
     returning s.market_id, s.monday`,
  );
  if (weeks.length === 0) return [];
  await tx.query(
    'settlement.take_days_of_weeks',
    `with taken as (
       select md.market_id, md.date from market_days md
       join unnest($1::int[], $2::date[]) as week (market_id, monday)
         on week.market_id = md.market_id and md.date between week.monday and week.monday + 4
       where md.settle_fanned_out_at is null and md.locked_at is not null
       order by md.market_id, md.date ${LOCKS.marketDays.forUpdate([], { of: 'md' })}
     )
     update market_days md set settle_fanned_out_at = app_now()
     from taken where md.market_id = taken.market_id and md.date = taken.date`,
    [weeks.map((week) => week.market_id), weeks.map((week) => week.monday)],
  );
  return [...new Set(weeks.map((week) => week.monday))].sort();
}

/**
 * Families that have something ordered in a week and are not settled, of every market whose noon has
 * passed: whoever waited for a later market and gave up what was ordered there is among them.
 */
export const familiesOfWeeks = (tx: Tx, mondays: readonly PlainDate[]): Promise<FamilyWeekKey[]> =>
  tx.query<FamilyWeekKey>(
    'settlement.families_of_weeks',
    `select distinct o.user_id as "userId", s.monday
     from settlement_weeks s
     join orders o on o.date between s.monday and s.monday + 4 and lunch_counts(o.status)
     join destinations d on d.id = o.destination_id and d.market_id = s.market_id
     left join order_weeks w on w.user_id = o.user_id and w.monday = s.monday
     where s.monday = any($1::date[]) and s.settle_at <= (select app_now()) and w.settled_at is null
     order by 2, 1`,
    [mondays],
  );

/** Takes the days that were locked after the noon of their week, each once whoever asks. */
export const takeLockedDays = (tx: Tx): Promise<{ market_id: number; date: PlainDate }[]> =>
  tx.query(
    'settlement.take_locked_days',
    `with due as (
       select md.market_id, md.date from market_days md
       join settlement_weeks s on ${IS_DAY_OF_WEEK}
       where ${IS_DAY_DUE}
       order by md.market_id, md.date
       ${LOCKS.marketDays.forUpdate([], { of: 'md', skipLocked: true })}
     )
     update market_days md set settle_fanned_out_at = app_now()
     from due where md.market_id = due.market_id and md.date = due.date
     returning md.market_id, md.date`,
  );

/** Joined to orders `o`: what each was charged so far. */
const CHARGED = `left join lateral (
    select coalesce(sum(c.meals_cents), 0) as meals, coalesce(sum(c.late_fee_cents), 0) as late_fee
    from order_charges c where c.order_id = o.id
  ) charged on true`;
const UNPAID = `(charged.meals <> o.total_cents - o.late_fee_cents or charged.late_fee <> o.late_fee_cents)`;

/** Families that have something ordered on these days that is not charged as it stands. */
export const familiesOfDays = (
  tx: Tx,
  days: readonly { readonly market_id: number; readonly date: PlainDate }[],
): Promise<FamilyWeekKey[]> =>
  tx.query<FamilyWeekKey>(
    'settlement.families_of_days',
    `select distinct o.user_id as "userId", date_trunc('week', o.date)::date as monday
     from unnest($1::int[], $2::date[]) as day (market_id, date)
     join orders o on o.date = day.date and lunch_counts(o.status)
     join destinations d on d.id = o.destination_id and d.market_id = day.market_id
     ${CHARGED}
     where ${UNPAID}
     order by 2, 1`,
    [days.map((day) => day.market_id), days.map((day) => day.date)],
  );

/** Families with a lunch of the last two weeks that the kitchen has and nobody was charged for. */
export const familiesMissed = (source: Queryable): Promise<FamilyWeekKey[]> =>
  source.query<FamilyWeekKey>(
    'settlement.families_missed',
    `select distinct o.user_id as "userId", s.monday
     from settlement_weeks s
     join orders o on o.date between s.monday and s.monday + 4 and o.status in ('locked', 'served')
     join destinations d on d.id = o.destination_id and d.market_id = s.market_id
     ${CHARGED}
     where s.fanned_out_at < (select app_now()) - interval '10 minutes'
       and s.monday >= (select utc_today()) - 20
       and o.date >= (select utc_today()) - 14
       and ${UNPAID}
     order by 2, 1`,
  );
