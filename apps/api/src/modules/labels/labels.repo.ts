import type { LabelSettings } from '@yay/contract/labels/calls';
import type { PrintKind, PrintState } from '@yay/contract/labels/values';
import type { SchoolScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { LabelSort, SheetName } from '@yay/domain/labels';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';
import { announcePrints, type PrintOfSchool } from './announce-prints.ts';

export interface SchoolRow {
  id: number;
  name: string;
  market_id: number;
  timezone: string;
  today: PlainDate;
  now: Instant;
  sheet: SheetName;
  sort: LabelSort;
  shift_across: number;
  shift_down: number;
  days: number[];
}

/** A school of the scope with how it prints; undefined for somebody else's. */
export async function findSchool(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<SchoolRow | undefined> {
  const [row] = await source.query<SchoolRow>(
    'labels.school',
    `select d.id, d.name, d.market_id, m.timezone, local_date(app_now(), m.timezone) as today,
       app_now() as now, coalesce(s.sheet, 'avery_5160') as sheet, coalesce(s.sort, 'room') as sort,
       coalesce(s.shift_across, 0) as shift_across, coalesce(s.shift_down, 0) as shift_down,
       coalesce(b.days, '{}') as days
     from destinations d join markets m on m.id = d.market_id
     left join label_settings s on s.destination_id = d.id
     left join label_subscriptions b on b.destination_id = d.id
     where d.id = $2 and ($1::integer is null or exists (
       select from destination_users own where own.destination_id = d.id and own.user_id = $1))`,
    [scope === 'every' ? null : scope.userId, id],
  );
  return row;
}

export interface DayRow {
  date: PlainDate;
  lunches: number;
  is_day_locked: boolean;
  go_items: number;
}

/** Today and the days after it that have lunches. */
export const daysOf = (source: Queryable, school: SchoolRow, ahead: number): Promise<DayRow[]> =>
  source.query<DayRow>(
    'labels.days',
    `select day::date as date, coalesce(counted.lunches, 0)::integer as lunches,
       exists (select from locked_days k where k.market_id = $2 and k.date = day::date)
         as is_day_locked,
       (select count(distinct i.id)::integer from go_menus g
         join menu_items mi on mi.menu_id = g.menu_id join offered_items i on i.id = mi.item_id
         where g.destination_id = $1 and keeps_ready(g, day::date, day::date)) as go_items
     from generate_series($3::date, $3::date + $4::integer, interval '1 day') as day
     left join (
       select o.date, count(*) as lunches from lunches o
       where o.destination_id = $1 and o.date between $3::date and $3::date + $4::integer
         and o.kind = 'calendar' and lunch_counts(o.status)
       group by o.date
     ) counted on counted.date = day::date
     where day::date = $3::date or counted.lunches > 0
     order by 1`,
    [school.id, school.market_id, school.today, ahead],
  );

export interface ContactRow {
  id: number;
  name: string;
  email: string;
}

export const contactsOf = (source: Queryable, schoolId: number): Promise<ContactRow[]> =>
  source.query<ContactRow>(
    'labels.contacts',
    `select id, name, email from school_contacts
     where destination_id = $1 and gets_labels and email is not null order by position, id`,
    [schoolId],
  );

export interface MailingRow {
  date: PlainDate;
  sent_at: Instant | null;
  sent_to: number;
}

export async function lastMailing(
  source: Queryable,
  schoolId: number,
): Promise<MailingRow | undefined> {
  const [row] = await source.query<MailingRow>(
    'labels.last_mailing',
    `select date, sent_at, sent_to from label_mailings
     where destination_id = $1 and sent_at is not null and sent_to > 0
     order by date desc limit 1`,
    [schoolId],
  );
  return row;
}

export interface PrintRow {
  id: number;
  destination_id: number;
  date: PlainDate;
  kind: PrintKind;
  sheet: SheetName;
  sort: LabelSort;
  shift_across: number;
  shift_down: number;
  start_place: number;
  copies: number | null;
  locale: 'en' | 'es';
  since_print_id: number | null;
  since_taken_at: Instant | null;
  status: PrintState;
  taken_at: Instant | null;
  labels: number;
  labels_done: number;
  canceled: number;
  pages: number;
  bytes: number;
  created_at: Instant;
  ready_at: Instant | null;
  by: string | null;
  user_id: number | null;
  replaced: boolean;
}

/** SQL: no other print was made in its place, or the try to make one was stopped or failed. */
const STANDS = `(p.replaced_by is null
  or p.status = 'ready' and made_instead.status in ('stopped', 'failed'))`;

const PRINT = `p.id, p.destination_id, p.date, p.kind, p.sheet, p.sort, p.shift_across, p.shift_down,
  p.start_place, p.copies, p.locale, p.since_print_id, s.taken_at as since_taken_at, p.status,
  p.taken_at, p.labels, p.labels_done, p.canceled, p.pages, p.bytes, p.created_at, p.ready_at,
  p.user_id, coalesce(not ${STANDS}, true) as replaced, u.first || ' ' || u.last as by
  from label_prints p left join label_prints s on s.id = p.since_print_id
  left join label_prints made_instead on made_instead.id = p.replaced_by
  left join users u on u.id = p.user_id`;

/**
 * Prints that stand, the newest first. Those of an evening whose lunches were all
 * canceled before they were drawn hold nothing, and nobody asked for them.
 */
export const printsOf = (source: Queryable, schoolId: number, most: number): Promise<PrintRow[]> =>
  source.query<PrintRow>(
    'labels.prints',
    `select ${PRINT} where p.destination_id = $1 and ${STANDS}
       and not (p.user_id is null and p.status = 'ready' and p.labels + p.canceled = 0)
     order by p.id desc limit $2`,
    [schoolId, most],
  );

/** A print of this school; one of another is not there. */
export async function findPrint(
  source: Queryable,
  schoolId: number,
  id: number,
): Promise<PrintRow | undefined> {
  const [row] = await source.query<PrintRow>(
    'labels.print',
    `select ${PRINT} where p.destination_id = $1 and p.id = $2`,
    [schoolId, id],
  );
  return row;
}

export async function printOfJob(source: Queryable, id: number): Promise<PrintRow | undefined> {
  const [row] = await source.query<PrintRow>(
    'labels.print_of_job',
    `select ${PRINT} where p.id = $1`,
    [id],
  );
  return row;
}

export interface PrintToMake {
  readonly schoolId: number;
  readonly date: PlainDate;
  readonly kind: PrintKind;
  readonly settings: LabelSettings;
  readonly startPlace: number;
  readonly copies: number | null;
  readonly locale: 'en' | 'es';
  readonly sincePrintId: number | null;
  readonly userId: number | null;
}

/** Returns the new print, or undefined where the same is being made already. */
export async function insertPrint(tx: Tx, print: PrintToMake): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'labels.insert_print',
    `insert into label_prints (destination_id, date, kind, sheet, sort, shift_across, shift_down,
       start_place, copies, locale, since_print_id, user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (destination_id, date, kind, coalesce(since_print_id, 0))
       where status in ('waiting', 'running') do nothing
     returning id`,
    [
      print.schoolId,
      print.date,
      print.kind,
      print.settings.sheet,
      print.settings.sort,
      print.settings.shift.across,
      print.settings.shift.down,
      print.startPlace,
      print.copies,
      print.locale,
      print.sincePrintId,
      print.userId,
    ],
  );
  announceSchools(tx, [print.schoolId]);
  return row?.id;
}

export async function unfinishedLike(
  source: Queryable,
  print: PrintToMake,
): Promise<number | undefined> {
  const [row] = await source.query<{ id: number }>(
    'labels.unfinished_like',
    `select id from label_prints where destination_id = $1 and date = $2 and kind = $3
       and since_print_id is not distinct from $4 and status in ('waiting', 'running')`,
    [print.schoolId, print.date, print.kind, print.sincePrintId],
  );
  return row?.id;
}

/**
 * Puts another print in the place of one. Where that one was given up, it also takes the place of the
 * print that was to be replaced; where that one stands since a try was given up, of the try as well.
 */
export async function replacePrint(tx: Tx, id: number, by: number): Promise<void> {
  await tx.query(
    'labels.replace_print',
    `update label_prints set replaced_by = $2
     where status not in ('waiting', 'running')
       and (id = $1
         or replaced_by = (select id from label_prints
             where id = $1 and status in ('stopped', 'failed'))
         or id = (select replaced_by from label_prints where id = $1))`,
    [id, by],
  );
  await tx.query(
    'labels.replace_mailing',
    'update label_mailings set print_id = $2 where print_id = $1 and sent_at is null',
    [id, by],
  );
}

/** Stops a print that is not finished; its worker sees that with its next sheet. */
export async function stopPrint(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query<PrintOfSchool>(
    'labels.stop_print',
    `update label_prints set status = 'stopped' where id = $1 and status in ('waiting', 'running')
     returning destination_id`,
    [id],
  );
  await tx.query('labels.drop_chunks', 'delete from label_chunks where print_id = $1', [id]);
  return announcePrints(tx, rows);
}

export async function writeSettings(
  tx: Tx,
  schoolId: number,
  { sheet, sort, shift }: LabelSettings,
): Promise<void> {
  await tx.query(
    'labels.write_settings',
    `insert into label_settings (destination_id, sheet, sort, shift_across, shift_down)
     values ($1, $2, $3, $4, $5)
     on conflict (destination_id) do update set sheet = excluded.sheet, sort = excluded.sort,
       shift_across = excluded.shift_across, shift_down = excluded.shift_down`,
    [schoolId, sheet, sort, shift.across, shift.down],
  );
}

export async function writeSubscription(
  tx: Tx,
  schoolId: number,
  days: readonly number[],
): Promise<void> {
  await tx.query(
    'labels.write_subscription',
    `insert into label_subscriptions (destination_id, days) values ($1, $2::smallint[])
     on conflict (destination_id) do update set days = excluded.days`,
    [schoolId, days],
  );
}
