import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { asTimestamp, type Db, type Queryable, type Tx } from '../../platform/db/index.ts';

/** Days after its lunches that a mailed list is kept. */
const DAYS_KEPT = 14;
/** An act that is still being written by then is told with the next mail. */
const SETTLES_AFTER_SECONDS = 60;
/** SQL: to the millisecond, as instants are read, so that a change that one mail leaves out is in the next. */
const SETTLED = `date_trunc('milliseconds', app_now()) - make_interval(secs => ${SETTLES_AFTER_SECONDS})`;

export interface DayOfSchool {
  readonly destination_id: number;
  readonly date: PlainDate;
}

/** Returns the days of today and tomorrow whose counts are final and whose list nobody mailed. */
export const listsDue = (source: Queryable): Promise<DayOfSchool[]> =>
  source.query<DayOfSchool>(
    'luncher_lists.mailings_due',
    `select d.id as destination_id, k.date
     from destinations d
     join market_clocks c on c.market_id = d.market_id
     join locked_days k on k.market_id = d.market_id and k.date between c.today and c.today + 1
     where d.status <> 'archived'
       and exists (select from school_contacts s where s.destination_id = d.id
         and (s.gets_lists or s.gets_changes) and s.email is not null)
       and not exists (select from list_mailings l
         where l.destination_id = d.id and l.date = k.date)
     order by k.date, d.id`,
  );

/** Writes the row of a day. False where somebody else has. */
export async function claimList(tx: Tx, { destination_id, date }: DayOfSchool): Promise<boolean> {
  const rows = await tx.query(
    'luncher_lists.claim_mailing',
    `insert into list_mailings (destination_id, date, told_until) values ($1, $2, ${SETTLED})
     on conflict (destination_id, date) do nothing returning date`,
    [destination_id, date],
  );
  return rows.length > 0;
}

export interface ChangedDay extends DayOfSchool {
  /** The moment up to which changes were told. */
  readonly told_until: Instant;
}

/** Returns the days that are not over, whose list is mailed and of which something happened since. */
export const changesDue = (source: Queryable): Promise<ChangedDay[]> =>
  source.query<ChangedDay>(
    'luncher_lists.changes_due',
    `select l.destination_id, l.date, l.told_until
     from list_mailings l
     join destinations d on d.id = l.destination_id
     join market_clocks c on c.market_id = d.market_id
     where l.date >= c.today and exists (
       select from plain_lunches o join order_events e on e.order_id = o.id
       where o.destination_id = l.destination_id and o.date = l.date
         and e.at >= l.told_until and e.at < ${SETTLED}
         and e.kind in ('placed', 'changed', 'cancelled'))
     order by l.date, l.destination_id`,
  );

/** Moves the mark of a day on, and returns it. Undefined where another look has moved it since. */
export async function claimChanges(
  tx: Tx,
  { destination_id, date, told_until }: ChangedDay,
): Promise<Instant | undefined> {
  const [row] = await tx.query<{ until: Instant }>(
    'luncher_lists.claim_changes',
    `update list_mailings set told_until = greatest(told_until, ${SETTLED})
     where destination_id = $1 and date = $2 and told_until = $3
     returning told_until as until`,
    [destination_id, date, asTimestamp(told_until)],
  );
  return row?.until;
}

export interface ListContactRow {
  readonly name: string;
  readonly email: string;
  /** The language of the account with this address; the product's first one where there is none. */
  readonly locale: Locale;
}

export const contactsFor = (
  source: Queryable,
  schoolId: number,
  mail: 'lists' | 'changes',
): Promise<ListContactRow[]> =>
  source.query<ListContactRow>(
    'luncher_lists.contacts',
    `select k.name, k.email, coalesce(u.locale, 'en') as locale
     from school_contacts k left join users u on u.email = lower(k.email)
     where k.destination_id = $1 and k.email is not null
       and case $2 when 'lists' then k.gets_lists else k.gets_changes end
     order by k.position, k.id`,
    [schoolId, mail],
  );

export async function zoneOfSchool(source: Queryable, schoolId: number): Promise<string> {
  const [row] = await source.query<{ timezone: string }>(
    'luncher_lists.zone',
    `select m.timezone from destinations d join markets m on m.id = d.market_id where d.id = $1`,
    [schoolId],
  );
  if (row === undefined) throw new Error('the school of a mailing is gone');
  return row.timezone;
}

/** Names the file of a day's list, so that it goes when a child of it goes. */
export const sourceOfList = ({ destination_id, date }: DayOfSchool): string =>
  `luncher_list ${destination_id} ${date}`;

/** Removes lists of days long past and their mails, which name children. */
export async function removeOld(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.run(
      `delete from mail_files where source in (
         select 'luncher_list ' || destination_id || ' ' || date from list_mailings
         where date < (select utc_today()) - $1::integer)`,
      [DAYS_KEPT],
    );
    await tx.run('delete from list_mailings where date < (select utc_today()) - $1::integer', [
      DAYS_KEPT,
    ]);
  });
}
