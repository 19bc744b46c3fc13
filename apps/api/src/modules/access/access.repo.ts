import type { Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { NO_PASSWORD } from '../identity/index.ts';
import type { Portal } from './portals.ts';

export interface PlaceRow {
  id: number;
  name: string;
  detail: string;
}

export async function placeOf(
  source: Queryable,
  portal: Portal,
  id: number,
): Promise<PlaceRow | undefined> {
  const [place] = await source.query<PlaceRow>(
    `access.place_${portal.kind}`,
    `select p.id, ${portal.name} as name, ${portal.detail} as detail
     from ${portal.table} p where p.id = $1`,
    [id],
  );
  return place;
}

export interface HolderRow {
  id: number;
  first: string;
  last: string;
  email: string;
  roles: Role[];
  suspended_on: Instant | null;
  last_seen_at: Instant | null;
}

export const holdersOf = (source: Queryable, portal: Portal, placeId: number) =>
  source.query<HolderRow>(
    `access.holders_${portal.kind}`,
    `select u.id, u.first, u.last, u.email, u.suspended_on, u.last_seen_at,
       array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
     from ${portal.holders} h join users u on u.id = h.user_id
     where h.${portal.column} = $1 and u.deleted_at is null
     order by u.sort_name, u.id`,
    [placeId],
  );

export interface GuestRow {
  id: number;
  first: string;
  last: string;
  created: boolean;
}

/** The account of that address, made if there is none; undefined for one that was deleted. */
export async function findOrOpenAccount(
  tx: Tx,
  person: { readonly email: string; readonly first: string; readonly last: string },
): Promise<GuestRow | undefined> {
  const [created] = await tx.query<GuestRow>(
    'access.open_account',
    `insert into users (email, first, last, password_hash) values ($1, $2, $3, $4)
     on conflict (email) do nothing returning id, first, last, true as created`,
    [person.email, person.first, person.last, NO_PASSWORD],
  );
  if (created !== undefined) return created;
  const [found] = await tx.query<GuestRow>(
    'access.find_account',
    `select id, first, last, false as created from users where email = $1 and deleted_at is null`,
    [person.email],
  );
  return found;
}

/** True when she could not enter before. */
export async function letIn(
  tx: Tx,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<boolean> {
  await tx.query(
    `access.give_role`,
    'insert into user_roles (user_id, role) values ($1, $2) on conflict do nothing',
    [userId, portal.role],
  );
  const rows = await tx.query(
    `access.let_in_${portal.kind}`,
    `insert into ${portal.holders} (user_id, ${portal.column}) values ($1, $2)
     on conflict do nothing returning 1`,
    [userId, placeId],
  );
  return rows.length > 0;
}

/** The person who can no longer enter; undefined when she could not before either. */
export async function shutOut(
  tx: Tx,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<{ first: string; last: string } | undefined> {
  const [row] = await tx.query<{ first: string; last: string }>(
    `access.shut_out_${portal.kind}`,
    `with gone as (
       delete from ${portal.holders} where user_id = $1 and ${portal.column} = $2 returning user_id)
     select u.first, u.last from gone join users u on u.id = gone.user_id`,
    [userId, placeId],
  );
  return row;
}
