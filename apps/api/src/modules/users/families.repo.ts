import type { UserLuncher } from '@yay/contract/users';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export async function personExists(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query('users.exists', 'select from users where id = $1', [id]);
  return rows.length > 0;
}

export interface LuncherRow {
  id: number;
  first: string;
  last: string;
  color: UserLuncher['color'];
  grade: { id: number; label: string };
  destination: { id: number; name: string };
  are_orders_repeating: boolean;
  tolerances: UserLuncher['tolerances'];
  upcoming_orders_count: number;
}

export const lunchersOf = (source: Queryable, userId: number): Promise<LuncherRow[]> =>
  source.query<LuncherRow>(
    'users.lunchers',
    `select l.id, l.first, l.last, l.color, l.are_orders_repeating, l.tolerances,
       json_build_object('id', g.id, 'label', g.label) as grade,
       json_build_object('id', d.id, 'name', d.name) as destination,
       (select count(*) from orders o
          join destinations od on od.id = o.destination_id join markets m on m.id = od.market_id
        where o.luncher_id = l.id and o.user_id = l.user_id and o.status in ('placed', 'locked')
          and o.date > ((select app_now()) at time zone 'UTC')::date - 2
          and o.date >= ((select app_now()) at time zone m.timezone)::date) as upcoming_orders_count
     from lunchers l join grades g on g.id = l.grade_id join destinations d on d.id = l.destination_id
     where l.user_id = $1 and l.deleted_at is null order by l.id`,
    [userId],
  );

export interface SelectionRow {
  order_id: number;
  date: PlainDate;
  luncher: { id: number; first: string; color: string };
  school: string;
  item: string;
  options: string[];
  extras: string[];
  status: 'placed' | 'locked' | 'served' | 'cancelled';
  cancel_reason: string | null;
  total_cents: number;
  late_fee_cents: number;
  source: string;
}

export type When = 'upcoming' | 'past';

/** From today on where the school is, or before. */
const SIDE = `from orders o
  join destinations d on d.id = o.destination_id
  join markets m on m.id = d.market_id
  where o.user_id = $1 and (o.date >= ((select app_now()) at time zone m.timezone)::date) = $2`;

export async function countSelections(
  source: Queryable,
  userId: number,
  when: When,
): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'users.count_selections',
    `select count(*) as total ${SIDE}`,
    [userId, when === 'upcoming'],
  );
  return row?.total ?? 0;
}

/** What is to come with the next day first, what was with the last day first. */
export const selectionsOf = (
  source: Queryable,
  userId: number,
  when: When,
  slice: { readonly limit: number; readonly offset: number },
): Promise<SelectionRow[]> =>
  source.query<SelectionRow>(
    'users.selections',
    `select o.id as order_id, o.date, o.status, o.cancel_reason, o.total_cents, o.late_fee_cents,
       o.source, d.name as school, i.name as item,
       json_build_object('id', l.id, 'first', l.first, 'color', l.color) as luncher,
       array(select p.name from order_lines n join options p on p.id = n.option_id
             where n.order_id = o.id and n.option_id is not null order by n.id) as options,
       array(select e.name from order_lines n join items e on e.id = n.item_id
             where n.order_id = o.id and n.item_id is not null order by n.id) as extras
     from (select o.* ${SIDE}
       order by case when $2 then o.date end, o.date desc, o.luncher_id, o.id
       limit $3 offset $4) o
     join destinations d on d.id = o.destination_id
     join items i on i.id = o.item_id
     join lunchers l on l.id = o.luncher_id
     order by case when $2 then o.date end, o.date desc, o.luncher_id, o.id`,
    [userId, when === 'upcoming', slice.limit, slice.offset],
  );
