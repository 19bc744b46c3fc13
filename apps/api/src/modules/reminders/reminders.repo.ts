import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';

export type WeekLetter = 'week_preview' | 'nothing_chosen';

export interface PlannedWeek {
  readonly marketId: number;
  readonly monday: PlainDate;
  readonly previewAt: Instant;
  readonly remindAt: Instant;
}

export const markets = (source: Queryable) =>
  source.query<{ id: number; timezone: string }>(
    'reminders.markets',
    'select id, timezone from markets order by id',
  );

/**
 * Plans the letters of weeks; one that has not gone out yet follows the hours as they are set now.
 */
export async function planWeeks(source: Queryable, weeks: readonly PlannedWeek[]): Promise<void> {
  await source.query(
    'reminders.plan_weeks',
    `insert into market_weeks as mw (market_id, monday, preview_at, remind_at)
     select * from unnest($1::int[], $2::date[], $3::timestamptz[], $4::timestamptz[])
       as planned (market_id, monday, preview_at, remind_at) order by 1, 2
     on conflict (market_id, monday) do update
       set preview_at = excluded.preview_at, remind_at = excluded.remind_at
     where (mw.preview_at, mw.remind_at) <> (excluded.preview_at, excluded.remind_at)`,
    [
      weeks.map((week) => week.marketId),
      weeks.map((week) => week.monday),
      weeks.map((week) => asTimestamp(week.previewAt)),
      weeks.map((week) => asTimestamp(week.remindAt)),
    ],
  );
}

export interface DueWeek {
  market_id: number;
  monday: PlainDate;
  timezone: string;
}

const AT = { week_preview: 'preview_at', nothing_chosen: 'remind_at' } as const;
const DONE = { week_preview: 'previewed_at', nothing_chosen: 'reminded_at' } as const;

export const weeksDue = (source: Queryable, kind: WeekLetter) =>
  source.query<DueWeek>(
    `reminders.due_${kind}`,
    `select mw.market_id, mw.monday, m.timezone from market_weeks mw
     join markets m on m.id = mw.market_id
     where mw.${DONE[kind]} is null and mw.${AT[kind]} <= (select app_now())
     order by mw.${AT[kind]}, mw.market_id`,
  );

export async function weekIsDone(
  source: Queryable,
  kind: WeekLetter,
  week: DueWeek,
): Promise<void> {
  await source.query(
    `reminders.done_${kind}`,
    `update market_weeks set ${DONE[kind]} = app_now() where market_id = $1 and monday = $2`,
    [week.market_id, week.monday],
  );
}

const OPEN_FAMILY = `u.suspended_on is null and u.deleted_at is null and not u.reboard
  and not exists (select from family_letters f
    where f.user_id = u.id and f.kind = $3 and f.monday = $2::date)`;

/** Families with something ordered that week, who want to hear of it and have not yet. */
const TO_PREVIEW = `
  select u.id from users u
  where u.notify_week_preview and ${OPEN_FAMILY}
    and exists (select from lunches o
      where o.market_id = $1 and o.user_id = u.id and o.date between $2::date and $2::date + 4
        and lunch_counts(o.status))
  order by u.id limit $4`;

/**
 * Families with a child who has a menu that week and nothing of it, on no day; of those who order at
 * all, or who are new. A family that never orders gets no letter.
 */
const TO_REMIND = `
  select u.id from users u
  where u.notify_nothing_chosen and ${OPEN_FAMILY}
    and (u.created_at > (select app_now()) - interval '30 days' or exists (
      select from plain_lunches o where o.user_id = u.id
        and o.date >= $2::date - 42 and o.date < $2::date and lunch_counts(o.status)))
    and exists (select from lunchers_in_place l
      where l.market_id = $1 and l.destination_status = 'active' and l.user_id = u.id
        and l.deleted_at is null and luncher_has_nothing(l.id, $2::date))
  order by u.id limit $4`;

export async function familiesToTell(
  source: Queryable,
  kind: WeekLetter,
  week: DueWeek,
  most: number,
): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    `reminders.families_${kind}`,
    kind === 'week_preview' ? TO_PREVIEW : TO_REMIND,
    [week.market_id, week.monday, kind, most],
  );
  return rows.map(({ id }) => id);
}

/** False when she was told already, by a run of this job that did not come to its end. */
export async function noteLetter(
  tx: Tx,
  kind: WeekLetter,
  userId: number,
  monday: PlainDate,
): Promise<boolean> {
  const rows = await tx.query(
    'reminders.note_letter',
    `insert into family_letters (user_id, kind, monday) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [userId, kind, monday],
  );
  return rows.length > 0;
}

export interface FamilyWithout {
  email: string;
  first: string;
  locale: 'en' | 'es';
  lunchers: string[];
}

/** The family and its children with nothing to eat that week; undefined when there are none by now. */
export async function familyWithout(
  tx: Tx,
  userId: number,
  monday: PlainDate,
): Promise<FamilyWithout | undefined> {
  const [family] = await tx.query<FamilyWithout>(
    'reminders.family_without',
    `select u.email, u.first, u.locale,
       array(select l.first from lunchers_in_place l
         where l.user_id = u.id and l.deleted_at is null and l.destination_status = 'active'
           and luncher_has_nothing(l.id, $2::date) order by l.id) as lunchers
     from users u where u.id = $1`,
    [userId, monday],
  );
  return family && family.lunchers.length > 0 ? family : undefined;
}
