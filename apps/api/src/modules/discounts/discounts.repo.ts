import { type DiscountUses, OWN_USE, type SavedDiscount } from '@yay/domain/pricing';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/**
 * Locks a code until the commit, so that uses of it are counted one after the other. The lock leaves
 * room for weeks that refer to the code already.
 */
export async function lockDiscount(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'discounts.lock',
    `select id from discounts where id = $1 ${LOCKS.discounts.forNoKeyUpdate(['$1'])}`,
    [id],
  );
}

export async function countUses(
  source: Queryable,
  { id, rule }: SavedDiscount,
  week: { readonly userId: number; readonly monday: string },
): Promise<DiscountUses> {
  if (!isLimited({ rule })) return OWN_USE;
  const [row] = await source.query<{
    uses: number;
    family_uses: number;
    family_orders: number;
  }>(
    'discounts.uses',
    `select
       case when $4 then (select count(*) from order_weeks
         where discount_id = $1 and not (user_id = $2 and monday = $3)) else 0 end as uses,
       (select count(*) from order_weeks
         where user_id = $2 and discount_id = $1 and monday <> $3) as family_uses,
       case when $5 then (select count(*) from lunches
         where user_id = $2 and lunch_counts(status)
           and not date between $3::date and $3::date + 4) else 0 end as family_orders`,
    [id, week.userId, week.monday, rule.maxUses !== null, rule.firstOrderOnly],
  );
  return {
    uses: row?.uses ?? 0,
    familyUses: row?.family_uses ?? 0,
    familyEarlierOrders: row?.family_orders ?? 0,
  };
}

/** Tells whether earlier uses of a code make a difference. */
export const isLimited = ({ rule }: Pick<SavedDiscount, 'rule'>): boolean =>
  rule.maxUses !== null || rule.maxUsesPerFamily !== null || rule.firstOrderOnly;
