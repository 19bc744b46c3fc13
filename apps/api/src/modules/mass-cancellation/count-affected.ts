import type { Affected } from '@yay/contract/mass-cancellation/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type CancellationCriteria, criteriaParams, MATCHING, wasOpen } from './criteria.ts';

interface CountRow {
  readonly date: PlainDate | null;
  readonly destination_id: number | null;
  readonly school: string | null;
  readonly orders: number;
  readonly families: number;
  readonly lunchers: number;
  readonly mails: number;
  readonly total_cents: number;
  readonly paid_cents: number;
  readonly locked_orders: number;
  readonly locked_families: number;
  readonly locked_lunchers: number;
}

/** Returns the effect that a cancellation by these criteria would have now. */
export async function countAffected(
  source: Queryable,
  criteria: CancellationCriteria,
): Promise<Affected> {
  const rows = await source.query<CountRow>(
    'cancellation.count',
    `with matching as materialized (
       select o.id, o.user_id, o.luncher_id, o.date, o.destination_id, o.total_cents,
         ${wasOpen('app_now()')} as is_open,
         u.deleted_at is null and u.suspension_reason is distinct from 'admin' as has_mail,
         (select sum(c.meals_cents + c.late_fee_cents - c.discount_cents)
           from order_charges c where c.order_id = o.id) as paid_cents
       from users u, ${MATCHING} and u.id = o.user_id
     )
     select k.date, k.destination_id, s.name as school,
       count(*) filter (where is_open) as orders,
       count(distinct user_id) filter (where is_open) as families,
       count(distinct luncher_id) filter (where is_open) as lunchers,
       count(distinct user_id) filter (where is_open and has_mail) as mails,
       coalesce(sum(total_cents) filter (where is_open), 0) as total_cents,
       coalesce(sum(paid_cents) filter (where is_open), 0)::bigint as paid_cents,
       count(*) filter (where not is_open) as locked_orders,
       count(distinct user_id) filter (where not is_open) as locked_families,
       count(distinct luncher_id) filter (where not is_open) as locked_lunchers
     from matching k left join destinations s on s.id = k.destination_id
     group by grouping sets ((), (k.date), (k.destination_id, s.name))
     order by k.date, s.name, k.destination_id`,
    criteriaParams(criteria),
  );
  const all = rows.find(({ date, destination_id }) => date === null && destination_id === null);
  if (all === undefined) throw new Error('a count answered no sum');
  return {
    orders: all.orders,
    families: all.families,
    lunchers: all.lunchers,
    mails: all.mails,
    total_cents: all.total_cents,
    paid_cents: all.paid_cents,
    locked: {
      orders: all.locked_orders,
      families: all.locked_families,
      lunchers: all.locked_lunchers,
    },
    days: rows.flatMap(({ date, orders, families, locked_orders }) =>
      date === null ? [] : [{ date, orders, families, locked_orders }],
    ),
    schools: rows.flatMap(({ destination_id, school, orders, families, locked_orders }) =>
      destination_id === null || school === null
        ? []
        : [{ id: destination_id, name: school, orders, families, locked_orders }],
    ),
  };
}
