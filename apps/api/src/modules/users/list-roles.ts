import { assignableRoles, ROLES, type Role } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export interface RoleRow {
  name: Role;
  permissions: string[];
}

/**
 * Returns every role with its permissions, as the database has them, and whether the caller may
 * give it.
 */
export async function listRoles(
  source: Queryable,
  actor: Actor,
): Promise<(RoleRow & { assignable: boolean })[]> {
  const assignable = actor.impersonatorId === null ? assignableRoles(actor, ROLES) : [];
  const rows = await source.query<RoleRow>(
    'users.roles',
    `select r.name, array(select p.permission from role_permissions p where p.role = r.name
       order by p.permission) as permissions
     from roles r order by r.name`,
  );
  return rows.map((row) => ({ ...row, assignable: assignable.includes(row.name) }));
}
