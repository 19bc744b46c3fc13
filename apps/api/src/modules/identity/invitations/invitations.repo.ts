import type { Role } from '@yay/domain/access';
import { LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

/** SQL: nobody used the invitation of `u` in time. */
const OVER = 'u.invited_until <= clock_timestamp() and u.deleted_at is null';
/** SQL: staff gave `u` something that the books keep. */
const HOLDS = `(exists (select from ledger_accounts a where a.user_id = u.id)
  or exists (select from credit_grants g where g.user_id = u.id)
  or exists (select from lunchers l where l.user_id = u.id))`;
/** SQL: `u` has a role or a place that lapses with the invitation. */
const HAS_ACCESS = `(exists (select from user_roles r where r.user_id = u.id and r.role <> 'customer')
  or exists (select from destination_users d where d.user_id = u.id)
  or exists (select from vendor_users v where v.user_id = u.id))`;

/** Returns the next accounts of which the invitation ended unused and something is to be done. */
export async function listEndedInvitations(source: Queryable): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    'invitations.list_ended',
    `select u.id from users u where ${OVER} and (not ${HOLDS} or ${HAS_ACCESS})
     order by u.invited_until, u.id limit 100`,
  );
  return rows.map(({ id }) => id);
}

export interface EndedInvitation {
  email: string;
  first: string;
  last: string;
  roles: Role[];
  /** The books keep something of the account. */
  holds: boolean;
}

/** Returns the account, locked, if its invitation has ended unused. */
export async function lockEndedInvitation(
  tx: Tx,
  userId: number,
): Promise<EndedInvitation | undefined> {
  const locked = await tx.query(
    'invitations.lock',
    `select from users u where u.id = $1 and ${OVER} ${LOCKS.people.forUpdate(['$1'])}`,
    [userId],
  );
  if (locked.length === 0) return undefined;
  const [row] = await tx.query<EndedInvitation>(
    'invitations.ended',
    `select u.email, u.first, u.last, ${HOLDS} as holds,
       array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
     from users u where u.id = $1`,
    [userId],
  );
  return row;
}

/** Takes every place away, and every role but that of a family. */
export async function takeAccess(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'invitations.take_access',
    `with roles as (
       delete from user_roles where user_id = $1 and role <> 'customer'
     ), schools as (
       delete from destination_users where user_id = $1
     )
     delete from vendor_users where user_id = $1`,
    [userId],
  );
}

/** Closes the account for good. Its number stays for the record; its address is free. */
export async function dropAccount(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'invitations.drop_account',
    `with role as (
       delete from user_roles where user_id = $1
     )
     update users set email = 'dropped-' || id || '@dropped.invalid', phone = null,
       invited_until = null, deleted_at = app_now(), dropped_at = app_now()
     where id = $1`,
    [userId],
  );
}
