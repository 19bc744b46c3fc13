import type { Cents, SumsOfDay } from '@yay/domain/money';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface Gift {
  /** Null for codes: whoever has one. */
  readonly userId: number | null;
  readonly cents: Cents;
}

/**
 * Locks what staff give: of several who give at the same moment, each sees what the others gave.
 * After a family's funds.
 */
export async function lockAllowances(tx: Tx): Promise<void> {
  await tx.query('allowances.lock', `select ${LOCKS.allowances.exclusive([])}`);
}

/**
 * Sums what was given alone, or by a promise, in the last 25 hours and what is asked for now. No day of any zone is
 * longer, the one on which clocks are set back included, so the limits hold on each of them.
 */
export async function sumsWith(
  source: Queryable,
  /** Null: the product itself, by a promise. */
  actorId: number | null,
  gifts: readonly Gift[],
): Promise<Omit<SumsOfDay, 'act'>> {
  const [sums] = await source.query<Omit<SumsOfDay, 'act'>>(
    'allowances.sums',
    `with given as (
       select * from given_alone where given_at > (select app_now()) - interval '25 hours'
     ), asked as (
       select user_id, sum(cents)::bigint as cents
       from unnest($2::int[], $3::bigint[]) as a (user_id, cents) group by user_id
     ), family as (
       select user_id, sum(cents)::bigint as all_cents,
         (sum(cents) filter (where actor_id = $1))::bigint as own_cents
       from given where user_id is not null group by user_id
     ), most as (
       select max(a.cents + coalesce(f.own_cents, 0)) as own_cents,
         max(a.cents + coalesce(f.all_cents, 0)) as all_cents
       from asked a left join family f on f.user_id = a.user_id or a.user_id is null
     ), total as (
       select coalesce(sum(cents), 0)::bigint as all_cents,
         coalesce(sum(cents) filter (where actor_id = $1), 0)::bigint as own_cents,
         coalesce(sum(cents) filter (where user_id is null), 0)::bigint as all_codes,
         coalesce(sum(cents) filter (where user_id is null and actor_id = $1), 0)::bigint as own_codes
       from given
     ), now_asked as (
       select coalesce(sum(cents), 0)::bigint as cents from asked
     )
     select coalesce(m.own_cents, 0) as "familyOfPerson", coalesce(m.all_cents, 0) as "familyOfAll",
       t.own_codes as "codesOfPerson", t.all_codes as "codesOfAll",
       t.own_cents + n.cents as person, t.all_cents + n.cents as everybody
     from most m cross join total t cross join now_asked n`,
    [actorId, gifts.map(({ userId }) => userId), gifts.map(({ cents }) => cents)],
  );
  if (sums === undefined) throw new Error('the sums did not answer');
  return sums;
}

/**
 * Sums the refunds of a payment that one person sent alone, on whatever day: halves are parts of
 * one sum.
 */
export async function refundedAlone(source: Queryable, paymentId: number): Promise<Cents> {
  const [row] = await source.query<{ cents: Cents }>(
    'allowances.refunded_alone',
    `select coalesce(sum(q.amount_cents), 0)::bigint as cents
     from refund_requests q join refunds r on r.id = q.refund_id and r.status <> 'failed'
     where q.payment_id = $1 and q.decided_by is null`,
    [paymentId],
  );
  return row?.cents ?? 0;
}
