import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/**
 * Lets nobody else take the role from a superadmin, or the superadmin's account away, until the
 * commit: of two superadmins who do it to each other, the second one is the last and is refused.
 */
export async function lockSuperadmins(tx: Tx): Promise<void> {
  await tx.query(
    'identity.lock_superadmins',
    `select from user_roles where role = 'superadmin' order by user_id ${LOCKS.superadmins.forUpdate()}`,
  );
}

/**
 * Tells whether nobody would be superadmin without this person. The answer holds under
 * `lockSuperadmins` only.
 */
export async function isLastSuperadmin(source: Queryable, userId: number): Promise<boolean> {
  const [row] = await source.query<{ last: boolean }>(
    'identity.is_last_superadmin',
    `select exists (select from user_roles where user_id = $1 and role = 'superadmin')
       and not exists (
         select from user_roles r join users u on u.id = r.user_id
         where r.role = 'superadmin' and r.user_id <> $1 and u.suspended_on is null
           and u.deleted_at is null and u.invited_until is null) as last`,
    [userId],
  );
  return row?.last ?? false;
}
