import type { FieldCode } from '@yay/contract/codes';
import { assignableRoles, ROLES, type Role } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isLastSuperadmin, lockSuperadmins } from '../identity/index.ts';

/**
 * Returns why the actor may not give a person these roles, or undefined. Nobody gives or takes a role
 * that they may not assign, and the last superadmin stays one.
 */
export async function checkRoles(
  tx: Tx,
  actor: Actor,
  person: { readonly id: number; readonly roles: readonly Role[] },
  wanted: readonly Role[],
): Promise<FieldCode | undefined> {
  const assignable = assignableRoles(actor, ROLES);
  const moved = [
    ...wanted.filter((role) => !person.roles.includes(role)),
    ...person.roles.filter((role) => !wanted.includes(role)),
  ];
  if (!moved.every((role) => assignable.includes(role))) return 'role_not_yours';
  if (!person.roles.includes('superadmin') || wanted.includes('superadmin')) return undefined;
  await lockSuperadmins(tx);
  return (await isLastSuperadmin(tx, person.id)) ? 'last_superadmin' : undefined;
}
