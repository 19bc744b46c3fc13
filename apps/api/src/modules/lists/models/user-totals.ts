import type { UserListTotals } from '@yay/contract/lists';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Found } from '../model.ts';
import { THIS_MONDAY } from './user-sql.ts';

export async function totalsOfUsers(
  source: Queryable,
  { where, params }: Found,
): Promise<Record<string, number>> {
  const { rows } = await source.run<UserListTotals>(
    `select coalesce(sum(children.count), 0)::int as lunchers,
       count(children.user_id) as families,
       count(weekly.user_id) filter (where children.user_id is not null) as ordered_this_week,
       count(*) filter (where u.delinquent or u.suspension_reason = 'payment') as need_a_look
     from users u
       left join (select l.user_id, count(*) from lunchers l where l.deleted_at is null
         group by l.user_id) children on children.user_id = u.id
       left join (select distinct o.user_id from orders o where o.status <> 'cancelled'
         and o.date between ${THIS_MONDAY} and ${THIS_MONDAY} + 4) weekly on weekly.user_id = u.id
     where ${where}`,
    params,
  );
  return { ...rows[0] };
}
