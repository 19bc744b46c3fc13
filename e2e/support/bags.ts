import type { Rows } from './database.ts';

/** The school of the demo's tablet. */
export const BAG_SCHOOL = 1;
/** A room of these children alone, which is a class of its own. */
export const BAG_ROOM = 'J1';

/**
 * Stops the labels that come by mail at an hour of their own: in the middle of a journey they would be
 * there before somebody makes them.
 */
export const withoutLabelMail = (rows: Rows): Promise<unknown> =>
  rows('delete from label_subscriptions where destination_id = $1 returning 1', [BAG_SCHOOL]);

/** A child that gets a bag; `id` is its lunch's. */
export interface Child {
  readonly id: number;
  readonly first: string;
  readonly last: string;
  readonly grade: string;
}

/**
 * Gives this many children of the school a lunch on a day, in one grade and, unless a size of rooms
 * is named, in one room.
 */
export const lunchesFor = (
  rows: Rows,
  date: string,
  many: number,
  roomSize = many,
): Promise<Child[]> =>
  rows<Child>(
    `with grade as (
       select id, label from grades where destination_id = $1 order by position, id limit 1
     ), room as (
       insert into rooms (destination_id, name, position)
       select $1, left($4, 1) || place, 998 + place
       from generate_series(1, ceil($2::numeric / $5::int)::int) place
       returning id, position - 999 as place
     ), family as (
       select user_id from lunchers where destination_id = $1 order by id limit 1
     ), child as (
       insert into lunchers (user_id, grade_id, destination_id, first, last, color, room_id)
       select f.user_id, g.id, $1, 'Bag' || n, 'Number', 'green', r.id
       from family f, grade g, generate_series(1, $2::int) n join room r on r.place = (n - 1) / $5::int
       order by n
       returning id, user_id, grade_id, first, last
     ), week as (
       insert into order_weeks (user_id, monday, version)
       select user_id, date_trunc('week', $3::date)::date, 1 from family
       on conflict (user_id, monday) do update set version = order_weeks.version + 1
     ), ordered as (
       insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
         entree_cents, late_fee_cents, total_cents)
       select user_id, id, $1, grade_id, $3, 'locked',
         (select id from items where not is_extra and archived_at is null order by id limit 1),
         600, 0, 600 from child
       returning id, luncher_id
     )
     select o.id, c.first, c.last, g.label as grade from ordered o
     join child c on c.id = o.luncher_id cross join grade g order by o.id`,
    [BAG_SCHOOL, many, date, BAG_ROOM, roomSize],
  );

/** Returns what is read from a child's badge. */
export const badgeOf = ({ id }: Pick<Child, 'id'>) => `BAG-${id}`;

/** Gives every child a badge. */
export const badgesFor = (rows: Rows, children: readonly Child[]) =>
  rows(
    `insert into badges (luncher_id, format, number)
     select luncher_id, 'qr', 'BAG-' || id from orders where id = any ($1::bigint[])`,
    [children.map(({ id }) => id)],
  );
