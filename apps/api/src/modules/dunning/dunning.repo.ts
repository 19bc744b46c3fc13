import type { Instant } from '@yay/domain/time';
import { zoneOfFamily } from '../../facts/index.ts';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { debtIsElsewhere } from '../payments/index.ts';

export interface CaseRow {
  readonly id: number;
  readonly opened_at: Instant;
  /** The number of times that the schedule asked the card in vain, the first included. */
  readonly tries: number;
  /** Null while the card is asked, and after the last try. */
  readonly next_try_at: Instant | null;
  readonly grace_ends_at: Instant;
  readonly warned_at: Instant | null;
  readonly warned_again_at: Instant | null;
  /** The instant at which the last try had failed. */
  readonly suspended_at: Instant | null;
}

/**
 * Returns the family's open case. Cases are opened, changed and closed under the lock of the family's
 * funds, so a caller who holds that reads a case that stays as it is.
 */
export async function findOpenCase(tx: Tx, userId: number): Promise<CaseRow | undefined> {
  const [row] = await tx.query<CaseRow>(
    'dunning.open_case',
    `select id, opened_at, tries, next_try_at, grace_ends_at, warned_at, warned_again_at, suspended_at
     from dunning_cases where user_id = $1 and closed_at is null`,
    [userId],
  );
  return row;
}

/**
 * Tells whether a payment of the debt is open at a former provider: it may have been taken there.
 */
export async function isPaidElsewhere(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ elsewhere: boolean }>(
    'dunning.paid_elsewhere',
    `select ${debtIsElsewhere('$1')} as elsewhere`,
    [userId],
  );
  return row?.elsewhere ?? false;
}

/** Returns those of these families that have anything that came of a debt. */
export async function debtorsAmong(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    'dunning.debtors_among',
    `select u.id from users u
     where u.id = any($1::int[]) and (u.delinquent or u.suspension_reason = 'payment'
       or exists (select from dunning_cases c where c.user_id = u.id and c.closed_at is null))
     order by u.id`,
    [userIds],
  );
  return rows.map(({ id }) => id);
}

export interface Debtor {
  readonly id: number;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly locale: 'en' | 'es';
  readonly delinquent: boolean;
  readonly suspension_reason: 'payment' | 'admin' | null;
  readonly deleted: boolean;
  /** The zone of the school where its first luncher eats. */
  readonly timezone: string;
  readonly now: Instant;
}

/** Returns the family's account, locked until the commit: after its funds. */
export async function lockDebtor(tx: Tx, userId: number): Promise<Debtor | undefined> {
  const [row] = await tx.query<Debtor>(
    'dunning.lock_debtor',
    `select u.id, u.first, u.last, u.email, u.locale, u.delinquent, u.suspension_reason,
       u.deleted_at is not null as deleted, app_now() as now,
       ${zoneOfFamily('u.id')} as timezone
     from users u where u.id = $1
     ${LOCKS.people.forNoKeyUpdate(['$1'], { of: 'u' })}`,
    [userId],
  );
  return row;
}

export async function openCase(
  tx: Tx,
  userId: number,
  of: { readonly nextTryAt: Instant | null; readonly graceEndsAt: Instant; readonly at: Instant },
): Promise<void> {
  await tx.query(
    'dunning.open',
    `insert into dunning_cases (user_id, opened_at, tries, next_try_at, grace_ends_at)
     values ($1, $2::timestamptz, 1, $3::timestamptz, $4::timestamptz)`,
    [
      userId,
      asTimestamp(of.at),
      of.nextTryAt === null ? null : asTimestamp(of.nextTryAt),
      asTimestamp(of.graceEndsAt),
    ],
  );
}

export async function countTry(tx: Tx, id: number, nextTryAt: Instant | null): Promise<void> {
  await tx.query(
    'dunning.count_try',
    'update dunning_cases set tries = tries + 1, next_try_at = $2::timestamptz where id = $1',
    [id, nextTryAt === null ? null : asTimestamp(nextTryAt)],
  );
}

export async function markTrying(tx: Tx, id: number): Promise<void> {
  await tx.query('dunning.trying', 'update dunning_cases set next_try_at = null where id = $1', [
    id,
  ]);
}

export async function markWarned(tx: Tx, id: number, warnings: number): Promise<void> {
  await tx.query(
    'dunning.warned',
    `update dunning_cases set warned_at = coalesce(warned_at, app_now()),
       warned_again_at = case when $2::int > 1 then app_now() end
     where id = $1`,
    [id, warnings],
  );
}

export async function markDelinquent(tx: Tx, userId: number): Promise<void> {
  await tx.query('dunning.delinquent', 'update users set delinquent = true where id = $1', [
    userId,
  ]);
}

/** The schedule is through. False when the account was suspended before. */
export async function suspendUntilPaid(tx: Tx, userId: number): Promise<boolean> {
  await tx.query(
    'dunning.through',
    'update dunning_cases set suspended_at = app_now() where user_id = $1 and closed_at is null',
    [userId],
  );
  const rows = await tx.query(
    'dunning.suspend',
    `update users set suspended_on = app_now(), suspension_reason = 'payment'
     where id = $1 and suspended_on is null returning id`,
    [userId],
  );
  return rows.length > 0;
}

/** Closes a case and clears the account of it; a family suspended for another reason stays so. */
export async function closeCase(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'dunning.close',
    `with closed as (
       update dunning_cases set closed_at = app_now(), next_try_at = null
       where user_id = $1 and closed_at is null
     )
     update users set delinquent = false,
       suspended_on = case when suspension_reason = 'payment' then null else suspended_on end,
       suspension_reason = nullif(suspension_reason, 'payment')
     where id = $1`,
    [userId],
  );
}

/** Families of which the card is to be tried now, or of which a try was lost. */
export const familiesToTry = (source: Queryable, most: number): Promise<{ user_id: number }[]> =>
  source.query(
    'dunning.to_try',
    `select c.user_id from dunning_cases c
     where c.closed_at is null and (c.next_try_at <= (select app_now())
       or (c.next_try_at is null and c.suspended_at is null and not exists (
         select from payments p where p.user_id = c.user_id and p.purpose = 'debt'
           and p.status in ('new', 'pending', 'requires_action'))))
     order by c.next_try_at nulls first, c.id limit $1`,
    [most],
  );

/** Families whose case is open though next to nothing is owed. */
export const familiesPaid = (
  source: Queryable,
  leastOwed: number,
): Promise<{ user_id: number }[]> =>
  source.query(
    'dunning.paid',
    // Family by family: joined, it would be the sum of the whole ledger.
    `select c.user_id from dunning_cases c
     where c.closed_at is null
       and (select f.owed_cents from family_funds f where f.user_id = c.user_id) < $1
     order by c.id`,
    [leastOwed],
  );

/** Open cases whose grace ends within so many days and may have to be warned. */
export const familiesToWarn = (source: Queryable, days: number): Promise<{ user_id: number }[]> =>
  source.query(
    'dunning.to_warn',
    `select user_id from dunning_cases
     where closed_at is null and warned_again_at is null
       and grace_ends_at > (select app_now()) and grace_ends_at <= (select app_now()) + make_interval(days => $1)
     order by id`,
    [days],
  );

export interface LunchAhead {
  readonly date: string;
  readonly timezone: string;
  readonly luncher: string;
  readonly item: string;
  readonly cents: number;
}

/** Returns the lunches ahead of a family that no kitchen has counted yet. */
export const lunchesAhead = (source: Queryable, userId: number): Promise<LunchAhead[]> =>
  source.query<LunchAhead>(
    'dunning.lunches_ahead',
    `select o.date, o.timezone, o.luncher_first as luncher,
       said_in(u.locale, o.item_name, o.item_name_es) as item, o.total_cents as cents
     from lunches o join users u on u.id = o.user_id
     where o.user_id = $1 and o.status = 'placed' and o.is_ahead
     order by o.date, o.luncher_id, o.id`,
    [userId],
  );

/** Families that have paid since, each answered once whoever asks. */
export const takeRecovered = (tx: Tx, most: number): Promise<{ user_id: number }[]> =>
  tx.query(
    'dunning.take_recovered',
    `with told as (
       select id from dunning_cases where closed_at is not null and recovery_told_at is null
       order by id limit $1 ${LOCKS.dunningCases.forUpdate([], { skipLocked: true })}
     )
     update dunning_cases c set recovery_told_at = app_now() from told
     where c.id = told.id returning c.user_id`,
    [most],
  );
