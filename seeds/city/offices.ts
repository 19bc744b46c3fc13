import { addDays, type PlainDate } from '@yay/domain/calendar';
import { type Instant, toIso } from '@yay/domain/time';
import type { ClientBase } from 'pg';
import { labelSubscriptionRows } from '../demo/labels.ts';
import { resourcePieceRows, resourceRows } from '../demo/resources.ts';
import { lunchPeriodRows, schoolContactRows } from '../demo/rooms.ts';
import { insertRows } from '../lib/insert-rows.ts';
import type { School } from '../lib/places.ts';
import type { CitySchedule } from './schedule.ts';
import { WEEKS_BACK } from './size.ts';

interface OfficeOptions {
  readonly now: Instant;
  readonly schools: readonly School[];
  readonly schedule: CitySchedule;
}

/** Returns two school days of the weeks after the next one, on which there is lunch everywhere. */
function tripDays({ mondays, holidays }: CitySchedule): PlainDate[] {
  const closed = new Set(holidays.map(({ date }) => date));
  return [2, 3]
    .flatMap((week) => [3, 1].map((day) => addDays(mondays[WEEKS_BACK + week] as PlainDate, day)))
    .filter((date) => !closed.has(date))
    .slice(0, 2);
}

// The mails of today went out before anybody looks, so that whoever measures a city does not measure
// them. One trip of a whole grade waits at each school, and one of two children at every second.
function statements({ now, schedule }: OfficeOptions): string[] {
  const at = `'${toIso(now)}'::timestamptz`;
  const [whole, some] = tripDays(schedule).map((date) => `'${date}'::date`);
  const told = `from destinations d join markets m on m.id = d.market_id
   cross join lateral (select local_date(${at}, m.timezone) as date) today
   where extract(isodow from today.date) <= 5`;
  const asked = `from trip_links l
   cross join lateral (select g.id from grades g where g.destination_id = l.destination_id
     order by g.position offset 2 limit 1) as grade`;
  return [
    `insert into label_mailings (destination_id, date, sent_at, sent_to)
   select d.id, today.date, ${at} - interval '12 hours', 2 ${told}`,
    `insert into list_mailings (destination_id, date, told_until)
   select d.id, today.date, ${at} ${told}`,
    `insert into trip_links (destination_id, teacher, token_hash, ends_on, created_at)
   select d.id, 'Amrita Rao', sha256(convert_to('city link ' || d.id, 'UTF8')),
     (${at} + interval '200 days')::date, ${at} - interval '30 days'
   from destinations d order by d.id`,
    ...(whole === undefined
      ? []
      : [
          `insert into class_trips (link_id, destination_id, grade_id, date, place, created_at)
   select l.id, l.destination_id, grade.id, ${whole}, 'City museum', ${at} - interval '2 hours'
   ${asked} order by l.id`,
        ]),
    ...(some === undefined
      ? []
      : [
          `insert into class_trips (link_id, destination_id, grade_id, date, place, children, names,
     created_at)
   select l.id, l.destination_id, grade.id, ${some}, 'Spelling bee', cardinality(named.names),
     named.names, ${at} - interval '1 hour'
   ${asked}
   cross join lateral (select array(select c.first || ' ' || c.last from lunchers c
     where c.grade_id = grade.id order by c.id limit 2) as names) named
   where l.destination_id % 2 = 0 and cardinality(named.names) > 0 order by l.id`,
        ]),
  ];
}

/** Lays what the offices of schools keep: periods, contacts, mails by day, papers, trips that wait. */
export async function layOffices(client: ClientBase, options: OfficeOptions): Promise<void> {
  const { now, schools } = options;
  await insertRows(client, 'lunch_periods', lunchPeriodRows(schools));
  await insertRows(client, 'school_contacts', schoolContactRows(schools));
  await insertRows(client, 'label_subscriptions', labelSubscriptionRows(schools));
  await insertRows(client, 'school_resources', resourceRows(schools, now));
  await insertRows(client, 'school_resource_pieces', resourcePieceRows(schools));
  for (const text of statements(options)) await client.query(text);
}
