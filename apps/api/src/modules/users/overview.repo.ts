import type { Card } from '@yay/contract/billing/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export interface OverviewDayRow {
  readonly date: PlainDate;
  readonly ordered: number;
  readonly offered: number;
}

/** Returns the weekdays of a family's present and next week; none where nobody eats. */
export const overviewDays = (source: Queryable, userId: number): Promise<OverviewDayRow[]> =>
  source.query<OverviewDayRow>(
    'users.overview_days',
    `with children as materialized (
       select l.id, l.destination_id, l.grade_id, l.group_name,
         date_trunc('week', l.today)::date as monday
       from lunchers_in_place l where l.user_id = $1 and l.deleted_at is null
     ), days as materialized (
       select (select min(monday) from children) + n as date
       from unnest(array[0, 1, 2, 3, 4, 7, 8, 9, 10, 11]) n
     ), closed as materialized (
       select c.grade_id, c.luncher_id, c.starts_on, c.ends_on from closed_for_lunchers c
       where c.grade_id in (select grade_id from children)
         and c.ends_on >= (select min(date) from days) and c.starts_on <= (select max(date) from days)
     )
     select d.date,
       (select count(*) from lunches o where o.user_id = $1 and o.date = d.date
          and o.kind = 'calendar' and lunch_counts(o.status))::int as ordered,
       (select count(*) from children c
        where exists (select from scheduled_menus s
            where s.destination_id = c.destination_id and s.group_name = c.group_name
              and s.date = d.date and s.menu_id is not null)
          and not exists (select from closed x
            where x.grade_id = c.grade_id and (x.luncher_id is null or x.luncher_id = c.id)
              and d.date between x.starts_on and x.ends_on))::int
         as offered
     from days d where d.date is not null order by d.date`,
    [userId],
  );

export interface OverviewRow {
  readonly credit: number;
  readonly yay_bucks: number;
  readonly owed: number;
  readonly default_card: Card | null;
  readonly dunning_since: Instant | null;
  readonly choices: number;
  readonly approvals: number;
  readonly changed_at: Instant | null;
  readonly changed_by: string | null;
}

/** Reads money, open cases and the last change of a family; undefined when the account is unknown. */
export async function overviewOf(
  source: Queryable,
  userId: number,
  /** The provider whose cards can be charged. */
  provider: string,
): Promise<OverviewRow | undefined> {
  const [row] = await source.query<OverviewRow>(
    'users.overview',
    `select coalesce(f.credit_cents + f.promo_credit_cents, 0) as credit,
       coalesce(f.yay_bucks_cents + f.yay_bonus_cents, 0) as yay_bucks,
       coalesce(f.owed_cents, 0) as owed,
       (select json_build_object('id', m.method_id, 'brand', m.brand, 'last4', m.last4,
           'exp_month', m.exp_month, 'exp_year', m.exp_year)
        from payment_methods m
        where m.user_id = u.id and m.is_default and m.provider = $2) as default_card,
       (select c.opened_at from dunning_cases c where c.user_id = u.id and c.closed_at is null)
         as dunning_since,
       (select count(*) from substitution_choices s where s.user_id = u.id and s.state = 'open')::int
         as choices,
       ((select count(*) from credit_grants g where g.user_id = u.id and g.status = 'waiting')
        + (select count(*) from refund_requests r join payments p on p.id = r.payment_id
           where p.user_id = u.id and r.status = 'waiting'))::int as approvals,
       last.at as changed_at, last.by as changed_by
     from users u
     left join family_funds f on f.user_id = u.id
     left join lateral (
       select a.at, coalesce(b.first || ' ' || b.last, p.first || ' ' || p.last) as by
       from activity_log a
       left join users p on p.id = a.actor_id
       left join users b on b.id = a.impersonator_id
       where a.about_user_id = u.id order by a.at desc limit 1
     ) last on true
     where u.id = $1`,
    [userId, provider],
  );
  return row;
}
