import type { PlainDate } from '@yay/domain/calendar';
import type { settlementSums } from '@yay/domain/settlement';
import { LOCKS, type Tx } from '../../platform/db/index.ts';
import { AS_SAVED, type DiscountRow } from '../discounts/index.ts';
import type { ChargedOrder } from './charges.repo.ts';
import type { FamilyWeekKey } from './weeks.repo.ts';

/** Locks the family's week until the commit, as a save does. False when there is no such family. */
export async function lockWeek(tx: Tx, { userId, monday }: FamilyWeekKey): Promise<boolean> {
  const rows = await tx.query(
    'settlement.lock_week',
    `insert into order_weeks (user_id, monday) select id, $2::date from users where id = $1
     on conflict (user_id, monday) do update set version = order_weeks.version ${LOCKS.weeks.implied(['$1', '$2'])}
     returning version`,
    [userId, monday],
  );
  return rows.length > 0;
}

export interface WeekOrder {
  readonly id: number;
  readonly date: PlainDate;
  readonly kind: 'calendar' | 'grab_and_go';
  readonly created_at: number;
  readonly market_id: number;
  readonly timezone: string;
  readonly destination_id: number;
  readonly grade_id: number;
  readonly meals: number;
  readonly late_fee: number;
  readonly is_locked: boolean;
  /** The instant at which its market settles this week; null when that is not planned. */
  readonly settle_at: number | null;
  readonly charged: Omit<ChargedOrder, 'id' | 'date'> | null;
}

export interface WeekToSettle {
  now: number;
  times: unknown;
  late_fee: unknown;
  settled_at: number | null;
  discount_cents: number;
  discount: DiscountRow | null;
  orders: WeekOrder[];
}

// A statement of its own after the week is held: only then does it see what was waited for. The
// clock is read in it too.
const WEEK = `
select app_now() as now, w.settled_at, w.discount_cents, ${AS_SAVED} as discount,
  (select fields from site_options where type = 'times') as times,
  (select fields from site_options where type = 'late_fee') as late_fee,
  coalesce((
    select json_agg(json_build_object('id', o.id, 'date', o.date, 'kind', o.kind,
      'created_at', extract(epoch from o.created_at) * 1000,
      'market_id', d.market_id, 'timezone', m.timezone, 'destination_id', o.destination_id,
      'grade_id', o.grade_id, 'meals', o.total_cents - o.late_fee_cents,
      'late_fee', o.late_fee_cents,
      'is_locked', o.status <> 'placed' or k.date is not null,
      'settle_at', extract(epoch from s.settle_at) * 1000,
      'charged', (
        select json_build_object('meals', sum(c.meals_cents), 'lateFee', sum(c.late_fee_cents),
          'discount', sum(c.discount_cents), 'times', max(c.sequence))
        from order_charges c where c.order_id = o.id having count(*) > 0)) order by o.date, o.id)
    from orders o
    join destinations d on d.id = o.destination_id
    join markets m on m.id = d.market_id
    left join locked_days k on k.market_id = m.id and k.date = o.date
    left join settlement_weeks s on s.market_id = m.id and s.monday = w.monday
    where o.user_id = w.user_id and o.date between w.monday and w.monday + 4
      and lunch_counts(o.status)), '[]'::json) as orders
from order_weeks w
left join discounts d on d.id = w.discount_id
where w.user_id = $1 and w.monday = $2::date`;

export async function findWeekToSettle(
  tx: Tx,
  { userId, monday }: FamilyWeekKey,
): Promise<WeekToSettle> {
  const [week] = await tx.query<WeekToSettle>('settlement.week', WEEK, [userId, monday]);
  if (!week) throw new Error(`week ${monday} of family ${userId} is gone`);
  return week;
}

export async function writeSettlement(
  tx: Tx,
  { userId, monday }: FamilyWeekKey,
  kind: 'week' | 'day',
  sums: ReturnType<typeof settlementSums>,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'settlement.write',
    `with week as (
       update order_weeks set settled_at = coalesce(settled_at, app_now())
       where user_id = $1 and monday = $2::date
     )
     insert into settlements (user_id, monday, kind, meals_cents, late_fee_cents, discount_cents,
       credit_cents, yay_bucks_cents, card_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      userId,
      monday,
      kind,
      sums.meals,
      sums.lateFee,
      sums.discount,
      sums.credit,
      sums.yayBucks,
      sums.card,
    ],
  );
  if (!row) throw new Error('the settlement was not written');
  return row.id;
}
