import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface HandedOutDayRow {
  destination_id: number;
  date: PlainDate;
}

/** Returns the days, today and yesterday, on which a school handed out bags with this product. */
export const daysHandedOut = (source: Queryable): Promise<HandedOutDayRow[]> =>
  source.query<HandedOutDayRow>(
    'hand_out.days_handed_out',
    `select distinct o.destination_id, o.date
     from hand_out_events e join lunches o on o.id = e.order_id
     where e.received_at > (select app_now()) - interval '3 days'
       and e.kind = 'handed_over' and e.refusal is null
       and o.date between o.today - 1 and o.today
     order by 1, 2`,
  );

export interface LeftRow {
  order_id: number;
  user_id: number;
  luncher: string;
  timezone: string;
  period_hour: number | null;
  period_minute: number | null;
}

/** Returns the lunches of a school's day of which nothing was noted yet, those handed over too. */
export const lunchesNotNoted = (
  source: Queryable,
  { destination_id, date }: HandedOutDayRow,
): Promise<LeftRow[]> =>
  source.query<LeftRow>(
    'hand_out.not_noted',
    `select o.id as order_id, o.user_id, o.luncher_first as luncher, o.timezone,
       extract(hour from p.ends_at)::int as period_hour,
       extract(minute from p.ends_at)::int as period_minute
     from lunches o
     left join lunch_periods p
       on p.destination_id = o.destination_id and p.group_name = o.group_name
     where o.destination_id = $1 and o.date = $2 and lunch_counts(o.status)
       and o.luncher_id is not null
       and not exists (select from missed_lunches m where m.order_id = o.id)
     order by o.user_id, o.id`,
    [destination_id, date],
  );

export interface FamilyToTell {
  email: string;
  first: string;
  locale: 'en' | 'es';
  wants: boolean;
  is_open: boolean;
}

export async function familyToTell(tx: Tx, userId: number): Promise<FamilyToTell | undefined> {
  const [family] = await tx.query<FamilyToTell>(
    'hand_out.family',
    `select u.email, u.first, u.locale, u.notify_not_picked_up as wants,
       u.deleted_at is null as is_open
     from users u where u.id = $1`,
    [userId],
  );
  return family;
}

/**
 * Returns the cents paid for the meals of these lunches that are not canceled, late fees left out.
 */
export const paidFor = (
  tx: Tx,
  orderIds: readonly number[],
): Promise<{ order_id: number; cents: Cents }[]> =>
  tx.query<{ order_id: number; cents: Cents }>(
    'hand_out.paid_for',
    `select o.id as order_id, coalesce((select sum(c.meals_cents - c.discount_cents)
       from order_charges c where c.order_id = o.id), 0)::int as cents
     from plain_lunches o
     where o.id = any ($1::bigint[]) and lunch_counts(o.status) order by o.id`,
    [orderIds],
  );

/** Notes a lunch as left; false where it was noted before. */
export async function noteMissed(
  tx: Tx,
  told: boolean,
  lunch: { readonly orderId: number; readonly cents: Cents },
): Promise<boolean> {
  const rows = await tx.query<{ order_id: number }>(
    'hand_out.note_missed',
    `insert into missed_lunches (order_id, told, credited_cents) values ($1, $3, $2)
     on conflict do nothing returning order_id`,
    [lunch.orderId, lunch.cents, told],
  );
  return rows.length > 0;
}
