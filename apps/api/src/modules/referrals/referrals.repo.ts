import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/** The family's code, if it has one. */
export async function codeOf(source: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await source.query<{ code: string }>(
    'referrals.code_of',
    'select code from referral_codes where user_id = $1',
    [userId],
  );
  return row?.code;
}

/** Keeps a code for the family, unless it has one or somebody else has this one. */
export async function keepCode(source: Queryable, userId: number, code: string): Promise<void> {
  await source.query(
    'referrals.keep_code',
    'insert into referral_codes (user_id, code) values ($1, $2) on conflict do nothing',
    [userId, code],
  );
}

export async function countInvited(
  source: Queryable,
  userId: number,
): Promise<{ readonly invited: number; readonly rewarded: number }> {
  const [row] = await source.query<{ invited: number; rewarded: number }>(
    'referrals.count_invited',
    `select count(*)::int as invited,
       count(*) filter (where rewarded_at is not null)::int as rewarded
     from referrals where referrer_id = $1`,
    [userId],
  );
  return row ?? { invited: 0, rewarded: 0 };
}

export interface PersonRow {
  id: number;
  email: string;
  first: string;
  locale: 'en' | 'es';
}

export async function personOf(source: Queryable, userId: number): Promise<PersonRow> {
  const [row] = await source.query<PersonRow>(
    'referrals.person_of',
    'select id, email, first, locale from users where id = $1',
    [userId],
  );
  if (row === undefined) throw new Error(`user ${userId} is not there`);
  return row;
}

/** Returns the owner of a code, of families that are still here. */
export async function ownerOfCode(
  source: Queryable,
  code: string,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  const [row] = await source.query<{ id: number; email: string }>(
    'referrals.owner_of_code',
    `select u.id, u.email from referral_codes c join users u on u.id = c.user_id
     where c.code = $1 and u.deleted_at is null`,
    [code],
  );
  return row;
}

export async function insertReferral(
  tx: Tx,
  referral: {
    readonly invitedId: number;
    readonly referrerId: number;
    readonly refusedAs: string | null;
  },
): Promise<void> {
  await tx.query(
    'referrals.insert',
    'insert into referrals (invited_id, referrer_id, refused_as) values ($1, $2, $3)',
    [referral.invitedId, referral.referrerId, referral.refusedAs],
  );
}

/**
 * Families whose first lunch is served and paid: something of a served order was charged, and
 * nothing is owed. From this id on, so that one that can't be rewarded does not stand in the way.
 */
export const dueReferrals = (source: Queryable, after: number): Promise<{ invited_id: number }[]> =>
  source.query(
    'referrals.due',
    `select r.invited_id from referrals r
     where r.rewarded_at is null and r.refused_as is null and r.invited_id > $1
       and exists (select from plain_lunches o join order_charges c on c.order_id = o.id
         where o.user_id = r.invited_id and o.status = 'served'
         group by o.id
         having sum(c.meals_cents + c.late_fee_cents - c.discount_cents) > 0)
       -- Not "not exists": that sums the whole ledger.
       and coalesce((select f.owed_cents from family_funds f where f.user_id = r.invited_id), 0) <= 0
     order by r.invited_id limit 100`,
    [after],
  );

export interface OpenReferral {
  invited_id: number;
  referrer_id: number;
  referrer_gone: boolean;
  same_card: boolean;
}

/** Takes an open one until the commit; undefined when somebody else was first. */
export async function lockOpenReferral(
  tx: Tx,
  invitedId: number,
): Promise<OpenReferral | undefined> {
  const [row] = await tx.query<OpenReferral>(
    'referrals.lock_open',
    `select r.invited_id, r.referrer_id,
       exists (select from users u where u.id = r.referrer_id and u.deleted_at is not null)
         as referrer_gone,
       -- Cards that were taken off again count as well.
       exists (select from payment_methods a
         join payment_methods b on b.provider = a.provider and b.fingerprint = a.fingerprint
         where a.user_id = r.invited_id and b.user_id = r.referrer_id) as same_card
     from referrals r
     where r.invited_id = $1 and r.rewarded_at is null and r.refused_as is null
     ${LOCKS.referrals.forUpdate(['$1'], { of: 'r', skipLocked: true })}`,
    [invitedId],
  );
  return row;
}

export async function closeReferral(
  tx: Tx,
  invitedId: number,
  refusedAs: string | null,
): Promise<void> {
  await tx.query(
    'referrals.close',
    `update referrals set refused_as = $2, rewarded_at = case when $2::text is null then app_now() end
     where invited_id = $1`,
    [invitedId, refusedAs],
  );
}
