import type { UserListTotals } from '@yay/contract/lists';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Found } from '../model.ts';
import { THIS_MONDAY } from './user-sql.ts';

export async function totalsOfUsers(
  source: Queryable,
  { where, params }: Found,
): Promise<Record<string, number>> {
  const { rows } = await source.run<UserListTotals>(
    `with matching as materialized (
       select u.id, u.delinquent or coalesce(u.suspension_reason = 'payment', false) as look
       from users u where ${where}
     ), children as materialized (
       select l.user_id, count(*) as lunchers from lunchers l
       where l.deleted_at is null and l.user_id in (select id from matching) group by l.user_id
     )
     select (select coalesce(sum(lunchers), 0)::int from children) as lunchers,
       (select count(*) from children) as families,
       (select count(distinct o.user_id) from orders o
        where o.date between ${THIS_MONDAY} and ${THIS_MONDAY} + 4 and o.status <> 'cancelled'
          and o.user_id in (select user_id from children)) as ordered_this_week,
       (select count(*) from matching where look) as need_a_look`,
    params,
  );
  return { ...rows[0] };
}
