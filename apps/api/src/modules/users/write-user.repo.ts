import type { Role } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import type { Settings } from './changed-fields.ts';

/** Changes the named fields; null is a value like any other. */
export async function saveSettings(tx: Tx, id: number, settings: Settings): Promise<void> {
  await tx.query(
    'users.save_settings',
    `update users u set first = s.first, last = s.last, email = s.email, phone = s.phone,
       locale = s.locale, reboard = s.reboard, notify_week_preview = s.notify_week_preview,
       notify_nothing_chosen = s.notify_nothing_chosen
     from users old, jsonb_populate_record(old, $2::jsonb) as s
     where u.id = $1 and old.id = u.id`,
    [id, JSON.stringify(settings)],
  );
}

export async function saveRoles(tx: Tx, id: number, roles: readonly Role[]): Promise<void> {
  await tx.query(
    'users.save_roles',
    `with gone as (
       delete from user_roles where user_id = $1 and role <> all ($2::text[])
     )
     insert into user_roles (user_id, role) select $1, unnest($2::text[]) on conflict do nothing`,
    [id, roles],
  );
}

export interface MovedPlaces {
  readonly granted: { readonly destinations: string[]; readonly vendors: string[] };
  readonly revoked: { readonly destinations: string[]; readonly vendors: string[] };
}

interface MovedRow {
  kind: 'destination' | 'vendor';
  name: string;
  granted: boolean;
}

/**
 * Lets somebody into these schools and vendors and into no others; undefined leaves them. A person
 * without a role that opens a portal loses the places behind it.
 */
export async function savePlaces(
  tx: Tx,
  id: number,
  wanted: {
    readonly destinationIds: readonly number[] | undefined;
    readonly vendorIds: readonly number[] | undefined;
    readonly roles: readonly Role[] | undefined;
  },
): Promise<MovedPlaces> {
  const { destinationIds, vendorIds, roles } = wanted;
  const moved: MovedRow[] = [];
  if (destinationIds !== undefined || roles !== undefined) {
    moved.push(...(await moveDestinations(tx, id, destinationIds)));
  }
  if (vendorIds !== undefined || roles !== undefined) {
    moved.push(...(await moveVendors(tx, id, vendorIds)));
  }
  const names = (kind: MovedRow['kind'], granted: boolean) =>
    moved.filter((row) => row.kind === kind && row.granted === granted).map((row) => row.name);
  return {
    granted: { destinations: names('destination', true), vendors: names('vendor', true) },
    revoked: { destinations: names('destination', false), vendors: names('vendor', false) },
  };
}

const mayEnter = (portal: 'school:portal' | 'vendor:portal') =>
  `exists (select from user_roles r join role_permissions p using (role)
     where r.user_id = $1 and p.permission = '${portal}')`;

const moveDestinations = (tx: Tx, id: number, ids: readonly number[] | undefined) =>
  tx.query<MovedRow>(
    'users.move_destinations',
    `with gone as (
       delete from destination_users x using destinations d
       where x.user_id = $1 and d.id = x.destination_id
         and (x.destination_id <> all ($2::int[]) or not ${mayEnter('school:portal')})
       returning d.name
     ), come as (
       insert into destination_users (user_id, destination_id)
       select $1, d.id from destinations d
       where d.id = any ($2::int[]) and ${mayEnter('school:portal')}
       on conflict do nothing returning destination_id
     )
     select 'destination' as kind, name, false as granted from gone
     union all
     select 'destination', d.name, true from come join destinations d on d.id = come.destination_id
     order by granted, name`,
    [id, ids ?? null],
  );

const moveVendors = (tx: Tx, id: number, ids: readonly number[] | undefined) =>
  tx.query<MovedRow>(
    'users.move_vendors',
    `with gone as (
       delete from vendor_users x using vendors v
       where x.user_id = $1 and v.id = x.vendor_id
         and (x.vendor_id <> all ($2::int[]) or not ${mayEnter('vendor:portal')})
       returning v.display_name as name
     ), come as (
       insert into vendor_users (user_id, vendor_id)
       select $1, v.id from vendors v
       where v.id = any ($2::int[]) and ${mayEnter('vendor:portal')}
       on conflict do nothing returning vendor_id
     )
     select 'vendor' as kind, name, false as granted from gone
     union all
     select 'vendor', v.display_name, true from come join vendors v on v.id = come.vendor_id
     order by granted, name`,
    [id, ids ?? null],
  );
