import { TINY } from '@yay/seeds/tiny';
import type { Queryable } from '../src/platform/db/index.ts';

export interface OrderToPlace {
  readonly luncherId: number;
  readonly date: string;
  readonly kind?: 'calendar' | 'grab_and_go';
  readonly itemId?: number;
  readonly optionIds?: readonly number[];
  readonly extraIds?: readonly number[];
  readonly status?: 'placed' | 'locked' | 'served';
  readonly cents?: number;
  readonly lateFeeCents?: number;
}

/**
 * Writes an order as a save leaves it, without its rules, for tests of later events. Returns its
 * id.
 */
export async function placeOrder(db: Queryable, order: OrderToPlace): Promise<number> {
  const { cents = 600, lateFeeCents = 0, optionIds = [], extraIds = [] } = order;
  const { rows } = await db.run<{ id: number }>(
    `with family as (
       select l.id, l.user_id, l.destination_id, l.grade_id from lunchers l where l.id = $1
     ), week as (
       insert into order_weeks (user_id, monday, version)
       select user_id, date_trunc('week', $2::date)::date, 1 from family
       on conflict (user_id, monday) do update set version = order_weeks.version + 1
     )
     insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
       entree_cents, late_fee_cents, total_cents, kind)
     select user_id, id, destination_id, grade_id, $2, $3, $4, $5, $6::int, $5 + $6::int, $7
     from family returning id`,
    [
      order.luncherId,
      order.date,
      order.status ?? 'placed',
      order.itemId ?? TINY.items.bowl,
      cents,
      lateFeeCents,
      order.kind ?? 'calendar',
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no such luncher');
  await db.run(
    `insert into order_lines (order_id, kind, option_id, item_id, price_cents)
     select $1::bigint, 'option', id, null::int, 0 from unnest($2::int[]) as id
     union all select $1, 'extra', null, id, 0 from unnest($3::int[]) as id`,
    [id, optionIds, extraIds],
  );
  return id;
}
