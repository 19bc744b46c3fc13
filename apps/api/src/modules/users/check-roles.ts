import type { FieldCode } from '@yay/contract/codes';
import { assignableRoles, ROLES, type Role } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isLastSuperadmin } from './last-superadmin.ts';

/** What stands against these roles; whoever gives or takes one must be able to give it. */
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
  const steps = person.roles.includes('superadmin') && !wanted.includes('superadmin');
  return steps && (await isLastSuperadmin(tx, person.id)) ? 'last_superadmin' : undefined;
}
