import type { FieldCode } from '@yay/contract/codes';
import { permissionsOf, type Role } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';

/** Returns the objections to the schools and vendors that somebody with these roles is to enter. */
export async function checkAccess(
  source: Queryable,
  roles: readonly Role[],
  wanted: {
    readonly destinationIds: readonly number[] | undefined;
    readonly vendorIds: readonly number[] | undefined;
  },
): Promise<Record<string, FieldCode[]>> {
  const { destinationIds = [], vendorIds = [] } = wanted;
  if (destinationIds.length + vendorIds.length === 0) return {};
  const permissions = permissionsOf(roles);
  const known = await countKnown(source, destinationIds, vendorIds);
  const errors: Record<string, FieldCode[]> = {};
  if (known.destinations < destinationIds.length) errors.destination_ids = ['unknown_destination'];
  else if (destinationIds.length > 0 && !permissions.has('school:portal')) {
    errors.destination_ids = ['needs_role'];
  }
  if (known.vendors < vendorIds.length) errors.vendor_ids = ['unknown_vendor'];
  else if (vendorIds.length > 0 && !permissions.has('vendor:portal')) {
    errors.vendor_ids = ['needs_role'];
  }
  return errors;
}

async function countKnown(
  source: Queryable,
  destinationIds: readonly number[],
  vendorIds: readonly number[],
): Promise<{ destinations: number; vendors: number }> {
  const [known] = await source.query<{ destinations: number; vendors: number }>(
    'users.known_places',
    `select (select count(*) from destinations where id = any($1)) as destinations,
       (select count(*) from vendors where id = any($2)) as vendors`,
    [destinationIds, vendorIds],
  );
  return known ?? { destinations: 0, vendors: 0 };
}
