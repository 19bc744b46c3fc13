import type { Tx } from '../../platform/db/index.ts';

/**
 * Would nobody be superadmin without this person? Two who take it from each other at once wait for
 * one another here, and the second finds herself the last.
 */
export async function isLastSuperadmin(tx: Tx, userId: number): Promise<boolean> {
  const held = await tx.query<{ user_id: number }>(
    'users.hold_superadmins',
    `select user_id from user_roles where role = 'superadmin' order by user_id for update`,
  );
  if (!held.some(({ user_id }) => user_id === userId)) return false;
  const others = await tx.query(
    'users.other_superadmins',
    `select from user_roles r join users u on u.id = r.user_id
     where r.role = 'superadmin' and r.user_id <> $1 and u.suspended_on is null
       and u.deleted_at is null limit 1`,
    [userId],
  );
  return others.length === 0;
}
