import type { UserListRow } from '@yay/contract/lists/calls';
import { impersonationRefusal, mayManage, type Permission, type Role } from '@yay/domain/access';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';

interface PersonRow {
  id: number;
  roles: Role[];
  permissions: Permission[];
  is_open: boolean;
  is_erased: boolean;
}

export async function abilitiesOfUsers(
  source: Queryable,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UserListRow['abilities']>> {
  const people = await source.query<PersonRow>(
    'lists.user_abilities',
    `select u.id, u.suspended_on is null and u.deleted_at is null as is_open,
       u.erased_at is not null as is_erased,
       array(select r.role from user_roles r where r.user_id = u.id) as roles,
       array(select distinct p.permission from user_roles r join role_permissions p using (role)
             where r.user_id = u.id) as permissions
     from users u where u.id = any ($1::int[])`,
    [ids],
  );
  const impersonating = actor.impersonatorId !== null;
  return new Map(
    people.map(({ id, roles, permissions, is_open, is_erased }) => {
      // Accounts cannot be managed during impersonation.
      const managed = !impersonating && mayManage(actor, { userId: id, roles });
      const target = { userId: id, roles, permissions: new Set(permissions) };
      const refused = impersonationRefusal({ ...actor, impersonating }, target);
      const impersonate = is_open && refused === null;
      return [
        id,
        { update: managed, suspend: managed, delete: managed && !is_erased, impersonate },
      ];
    }),
  );
}
