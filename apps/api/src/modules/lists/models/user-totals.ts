import type { UserListTotals } from '@yay/contract/lists/calls';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Found, Totals } from '../model.ts';
import { THIS_MONDAY } from './user-sql.ts';

/**
 * Sums the totals of users; reads each user once, and the orders of the week once for all of them.
 */
export async function totalsOfUsers(source: Queryable, { where, params }: Found): Promise<Totals> {
  const { rows } = await source.run<UserListTotals & { count: number }>(
    `with weekly as materialized (select distinct o.user_id from lunches o
       where lunch_counts(o.status) and o.date between ${THIS_MONDAY} and ${THIS_MONDAY} + 4)
     select count(*) as count,
       coalesce(sum(u.lunchers_count), 0)::int as lunchers,
       count(*) filter (where u.lunchers_count > 0) as families,
       count(*) filter (where u.lunchers_count > 0 and u.id in (select user_id from weekly))
         as ordered_this_week,
       count(*) filter (where u.delinquent or u.suspension_reason = 'payment') as need_a_look
     from users u where ${where}`,
    params,
  );
  const { count = 0, ...sums } = rows[0] ?? {};
  return { count, sums };
}
