import type { PlainDate } from '@yay/domain/calendar';
import { labelsMailedAt } from '@yay/domain/labels';
import { zone } from '@yay/domain/time';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { makeLabels } from './labels.kinds.ts';
import { findSchool, insertPrint, unfinishedLike } from './labels.repo.ts';

/** Days after its lunches that a print is kept. */
const DAYS_KEPT = 14;
const TOO_LONG_MINUTES = 35;
const AT_ONCE = 200;

interface DueRow {
  destination_id: number;
  date: PlainDate;
  timezone: string;
  now: number;
}

/**
 * The prints that are to be mailed: of today and tomorrow, from the hour of the evening before on,
 * once the counts are final. A day without lunches, such as a holiday, has none. A day that nobody
 * began in its evening is begun when somebody looks, as long as it is not over.
 */
async function mailingsDue(source: Queryable): Promise<DueRow[]> {
  const rows = await source.query<DueRow>(
    'labels.mailings_due',
    `select b.destination_id, c.today + ahead as date, c.timezone, (select app_now()) as now
     from label_subscriptions b
     join destinations d on d.id = b.destination_id
     join market_clocks c on c.market_id = d.market_id
     cross join generate_series(0, 1) as ahead
     where d.status <> 'archived'
       and extract(isodow from c.today + ahead)::smallint = any (b.days)
       and exists (select from locked_days k
         where k.market_id = d.market_id and k.date = c.today + ahead)
       and exists (select from school_contacts k where k.destination_id = d.id and k.gets_labels
         and k.email is not null)
       and exists (select from lunches o where o.destination_id = d.id
         and o.date = c.today + ahead and o.kind = 'calendar' and lunch_counts(o.status))
       and not exists (select from label_mailings l
         where l.destination_id = d.id and l.date = c.today + ahead)
     order by 2, 1`,
  );
  return rows.filter(({ date, timezone, now }) => labelsMailedAt(date, zone(timezone)) <= now);
}

/** Writes the row of a day once, for the first process that comes. */
async function beginMailing(
  tx: Tx,
  jobs: Jobs,
  { destination_id, date }: DueRow,
): Promise<boolean> {
  const claimed = await tx.query(
    'labels.claim_mailing',
    `insert into label_mailings (destination_id, date) values ($1, $2)
     on conflict (destination_id, date) do nothing returning date`,
    [destination_id, date],
  );
  const school = await findSchool(tx, 'every', destination_id);
  if (claimed.length === 0 || school === undefined) return false;
  const print = {
    schoolId: destination_id,
    date,
    kind: 'student',
    settings: {
      sheet: school.sheet,
      sort: school.sort,
      shift: { across: school.shift_across, down: school.shift_down },
    },
    startPlace: 1,
    copies: null,
    locale: 'en',
    sincePrintId: null,
    userId: null,
  } as const;
  // Somebody may be making the same labels by hand: then those are mailed.
  const made = await insertPrint(tx, print);
  const printId = made ?? (await unfinishedLike(tx, print));
  if (printId === undefined) throw new Error('the print of a mailing ended meanwhile');
  await tx.query(
    'labels.name_mailing',
    'update label_mailings set print_id = $3 where destination_id = $1 and date = $2',
    [destination_id, date, printId],
  );
  if (made !== undefined) await jobs.enqueue(tx, makeLabels, { printId });
  return true;
}

/** Returns how many prints were begun. */
export async function beginMailings(
  parts: { readonly db: Db; readonly jobs: Jobs },
  signal?: AbortSignal,
): Promise<number> {
  let begun = 0;
  for (const due of await mailingsDue(parts.db)) {
    if (signal?.aborted) break;
    if (await parts.db.tx((tx) => beginMailing(tx, parts.jobs, due))) begun += 1;
  }
  return begun;
}

/** Prints whose job seems lost are made after all. */
export async function takeUpLost({ db, jobs }: { readonly db: Db; readonly jobs: Jobs }) {
  const rows = await db.query<{ id: number }>(
    'labels.lost',
    `select id from label_prints where status in ('waiting', 'running')
       and created_at < (select app_now()) - make_interval(mins => $1) order by id limit $2`,
    [TOO_LONG_MINUTES, AT_ONCE],
  );
  for (const { id } of rows) {
    await db.tx((tx) => jobs.enqueue(tx, makeLabels, { printId: id }));
  }
}

/** Removes prints of days long past with the names in their files and mails. */
export async function removeOld(db: Db): Promise<void> {
  const old = `select id from label_prints
    where date < (select utc_today()) - $1::integer`;
  await db.tx(async (tx) => {
    await tx.run(
      `delete from mail_files where source in (
         select 'label_print ' || id from (${old}) as p)`,
      [DAYS_KEPT],
    );
    await tx.run(
      `update label_prints set since_print_id = null
       where since_print_id in (${old}) or id in (${old}) and since_print_id is not null`,
      [DAYS_KEPT],
    );
    await tx.run(`update label_prints set replaced_by = null where replaced_by in (${old})`, [
      DAYS_KEPT,
    ]);
    await tx.run(`delete from label_prints where id in (${old})`, [DAYS_KEPT]);
  });
}
