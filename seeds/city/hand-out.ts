import type { PlainDate } from '@yay/domain/calendar';
import { type Instant, toIso } from '@yay/domain/time';
import type { ClientBase } from 'pg';
import type { Row } from '../lib/insert-rows.ts';
import type { School } from '../lib/places.ts';
import type { CitySchedule } from './schedule.ts';
import { WEEKS_BACK } from './size.ts';

const SHELF_ITEMS = 12;
const WEEKS_COUNTED = 12;

interface Fridge {
  readonly menuId: number;
  readonly school: School;
  readonly itemIds: readonly number[];
}

/** Returns what each school keeps ready: things of its own menus that need no choice. */
export function cityFridges(schedule: CitySchedule, schools: readonly School[]): Fridge[] {
  return schools.map((school, index) => {
    const menus = [0, 1].map((group) => schedule.menuAt(index, WEEKS_BACK, 0, group));
    const simple = menus
      .flatMap(({ entrees, extras }) => [...entrees, ...extras])
      .filter(({ groups }) => groups.length === 0)
      .map(({ id }) => id);
    return {
      menuId: schedule.menus.length + index + 1,
      school,
      itemIds: [...new Set(simple)].slice(0, SHELF_ITEMS),
    };
  });
}

export const fridgeMenuRows = (fridges: readonly Fridge[], lastDay: PlainDate): Row[] =>
  fridges.map(({ menuId, school }) => ({
    id: menuId,
    name: `${school.abbreviation} grab & go`,
    last_day: lastDay,
    kind: 'grab_and_go',
  }));

export const fridgeItemRows = (fridges: readonly Fridge[]): Row[] =>
  fridges.flatMap(({ menuId, itemIds }) =>
    itemIds.map((itemId) => ({ menu_id: menuId, item_id: itemId, weight: 1 })),
  );

export const goMenuRows = (fridges: readonly Fridge[], startsOn: PlainDate): Row[] =>
  fridges.map(({ menuId, school }) => ({
    destination_id: school.id,
    menu_id: menuId,
    starts_on: startsOn,
    ends_on: null,
  }));

// Written by the database from the rows above, so that nothing of it travels: a fridge and a cart in
// each school, a delivery, what was given out and a count of every week, badges on half of the
// children, and two tablets of a token that nobody has.
function statements({ now, counter, reviewer }: HandOutOptions): string[] {
  const at = `'${toIso(now)}'::timestamptz`;
  return [
    `insert into inventory_sublocations (inventory_location_id, name, note, position, count_days)
   select l.id, p.name, p.note, p.position, 7 from inventory_locations l
   cross join (values ('Fridge 1', 'Cafeteria', 0), ('Cart', 'Front office', 1))
     as p (name, note, position)
   where l.destination_id is not null order by l.id, p.position`,
    `insert into inventory_assignments (sublocation_id, item_id, par_level, position)
   select s.id, mi.item_id, 20 + mi.item_id % 3 * 10,
     row_number() over (partition by s.id order by mi.item_id)
   from inventory_sublocations s
   join inventory_locations l on l.id = s.inventory_location_id
   join go_menus g on g.destination_id = l.destination_id
   join menu_items mi on mi.menu_id = g.menu_id
   where mi.item_id % 2 = s.position`,
    // Ids are drawn from what they are of, so that one seed lays one city.
    `insert into inventory_acts (inventory_location_id, id, kind, user_id, device_at, at, received_at)
   select s.inventory_location_id, md5('count ' || s.id || ' ' || week)::uuid, 'count', ${counter},
     w.at, w.at, w.at
   from inventory_sublocations s
   cross join generate_series(1, ${WEEKS_COUNTED}) as week
   cross join lateral (select ${at} - make_interval(days => week * 7 - 5) as at) w
   where exists (select from inventory_assignments i where i.sublocation_id = s.id)`,
    `insert into inventory_counts (id, inventory_location_id, sublocation_id, user_id, state,
     started_at, at, received_at, reviewed_by, reviewed_at)
   select a.id, s.inventory_location_id, s.id, ${counter},
     case when not v.differs then 'as_expected' when v.is_new then 'to_review' else 'reviewed' end,
     a.at - interval '5 minutes', a.at, a.at,
     case when v.differs and not v.is_new then ${reviewer} end,
     case when v.differs and not v.is_new then a.at + interval '1 hour' end
   from inventory_sublocations s
   cross join generate_series(1, ${WEEKS_COUNTED}) as week
   join inventory_acts a on a.inventory_location_id = s.inventory_location_id
     and a.id = md5('count ' || s.id || ' ' || week)::uuid
   cross join lateral (select (s.id + week) % 4 = 0 as differs, week = 1 as is_new) v
   where exists (select from inventory_assignments i where i.sublocation_id = s.id)`,
    // Twenty come and fifteen go in a week; where a count differs, its first item is two short.
    `insert into inventory_count_items (inventory_location_id, count_id, item_id, counted, expected,
     unit_cost_cents, at)
   select c.inventory_location_id, c.id, i.item_id,
     b.expected - case when c.state <> 'as_expected' and i.position = 1 then 2 else 0 end,
     b.expected, m.price_to_vendor_cents / m.total_units, c.at
   from inventory_sublocations s
   cross join generate_series(1, ${WEEKS_COUNTED}) as week
   join inventory_counts c on c.inventory_location_id = s.inventory_location_id
     and c.id = md5('count ' || s.id || ' ' || week)::uuid
   join inventory_assignments i on i.sublocation_id = s.id
   join items m on m.id = i.item_id
   cross join lateral (select 5 * (${WEEKS_COUNTED} + 1 - week) - case when i.position = 1 then 2 *
     (select count(*) from generate_series(week + 1, ${WEEKS_COUNTED}) as before
      where (s.id + before) % 4 = 0)::int else 0 end as expected) b`,
    `insert into inventory_movements (inventory_location_id, sublocation_id, item_id, kind, quantity,
     unit_cost_cents, count_id, at, received_at, user_id)
   select c.inventory_location_id, c.sublocation_id, n.item_id, k.kind, k.quantity,
     n.unit_cost_cents, case when k.kind = 'count_adjustment' then c.id end, k.at, k.at, ${counter}
   from inventory_counts c
   join inventory_count_items n
     on n.inventory_location_id = c.inventory_location_id and n.count_id = c.id
   cross join lateral (values
     ('receipt', 20, c.at - interval '6 days'),
     ('hand_out', -15, c.at - interval '1 day'),
     ('count_adjustment', n.counted - n.expected, c.at)) as k (kind, quantity, at)
   where k.quantity <> 0 order by k.at, c.sublocation_id, n.item_id`,
    `insert into badges (luncher_id, format, number, assigned_at)
   select l.id, 'qr', 'YL-' || 88420000 + l.id, ${at} - interval '30 days'
   from lunchers l where l.id % 2 = 0 order by l.id`,
    `insert into readers (destination_id, name, formats)
   select d.id, 'Cart', array['qr', 'ean13'] from destinations d order by d.id`,
    `insert into kiosks (destination_id, name, token_hash, paired_at)
   select d.id, 'Tablet ' || tablet, sha256(convert_to('city ' || d.id || ' ' || tablet, 'UTF8')),
     ${at} - interval '30 days'
   from destinations d cross join generate_series(1, 2) as tablet order by d.id, tablet`,
  ];
}

interface HandOutOptions {
  readonly now: Instant;
  /** Counts everywhere. */
  readonly counter: number;
  /** Looks at the counts that differ. */
  readonly reviewer: number;
}

/** Lays what a school's day needs besides its lunches. */
export async function layHandOut(client: ClientBase, options: HandOutOptions): Promise<void> {
  for (const text of statements(options)) await client.query(text);
}
