import type { Role, SchoolScope, VendorScope } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Portal } from './portals.ts';

export interface PlaceRow {
  id: number;
  name: string;
  detail: string;
}

/** Finds a place of a scope; somebody else's is as one that is not there. */
export async function placeOf(
  source: Queryable,
  portal: Portal,
  id: number,
  scope: SchoolScope | VendorScope,
): Promise<PlaceRow | undefined> {
  const [place] = await source.query<PlaceRow>(
    `access.place_${portal.kind}`,
    `select p.id, ${portal.name} as name, ${portal.detail} as detail
     from ${portal.table} p where p.id = $1 and ($2::integer is null or exists (
       select from ${portal.holders} own where own.${portal.column} = p.id and own.user_id = $2))`,
    [id, scope === 'every' ? null : scope.userId],
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

export interface AccountRow {
  id: number;
  first: string;
  last: string;
  locale: 'en' | 'es';
  roles: Role[];
  closed: boolean;
  suspended: boolean;
  has_password: boolean;
}

/** Returns the account of an address, closed ones included. */
export async function accountOf(
  source: Queryable,
  email: string,
  noPassword: string,
): Promise<AccountRow | undefined> {
  const [account] = await source.query<AccountRow>(
    'access.account',
    `select u.id, u.first, u.last, u.locale, u.deleted_at is not null as closed,
       u.suspended_on is not null as suspended, u.password_hash <> $2 as has_password,
       array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
     from users u where u.email = $1`,
    [email, noPassword],
  );
  return account;
}

export async function emailOfHolder(
  source: Queryable,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<string | undefined> {
  const [row] = await source.query<{ email: string }>(
    `access.email_of_holder_${portal.kind}`,
    `select u.email from ${portal.holders} h join users u on u.id = h.user_id
     where h.${portal.column} = $1 and h.user_id = $2 and u.deleted_at is null`,
    [placeId, userId],
  );
  return row?.email;
}

/** Tells whether the owner of an address may enter the place already. */
export async function mayEnter(
  source: Queryable,
  portal: Portal,
  placeId: number,
  email: string,
): Promise<boolean> {
  const rows = await source.query(
    `access.may_enter_${portal.kind}`,
    `select from ${portal.holders} h join users u on u.id = h.user_id
     where h.${portal.column} = $1 and u.email = $2 and u.deleted_at is null`,
    [placeId, email],
  );
  return rows.length > 0;
}

/** Lets a person into a place, with the role that opens its portal. */
export async function letIn(
  tx: Tx,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<void> {
  await tx.query(
    `access.give_role`,
    'insert into user_roles (user_id, role) values ($1, $2) on conflict do nothing',
    [userId, portal.role],
  );
  await tx.query(
    `access.let_in_${portal.kind}`,
    `insert into ${portal.holders} (user_id, ${portal.column}) values ($1, $2)
     on conflict do nothing`,
    [userId, placeId],
  );
}

export interface PersonRow {
  id: number;
  first: string;
  last: string;
  roles: Role[];
}

/** Returns a person who may enter a place, whose places and roles nobody else changes meanwhile. */
export async function lockHolder(
  tx: Tx,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<PersonRow | undefined> {
  await tx.query(
    'access.lock_person',
    `select id from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [userId],
  );
  const [person] = await tx.query<PersonRow>(
    `access.holder_${portal.kind}`,
    `select u.id, u.first, u.last,
       array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
     from ${portal.holders} h join users u on u.id = h.user_id
     where h.user_id = $1 and h.${portal.column} = $2 and u.deleted_at is null`,
    [userId, placeId],
  );
  return person;
}

/** Ends what somebody asked others into a place by, as she loses it herself. */
export async function endInvitationsOf(
  tx: Tx,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<void> {
  await tx.query(
    `access.end_invitations_${portal.kind}`,
    `delete from portal_invitations where ${portal.column} = $1 and invited_by = $2`,
    [placeId, userId],
  );
}

/**
 * Shuts a person out of a place and takes the role of its portal back with the last one. Returns
 * whether the role went.
 */
export async function shutOut(
  tx: Tx,
  portal: Portal,
  placeId: number,
  userId: number,
): Promise<boolean> {
  await tx.query(
    `access.shut_out_${portal.kind}`,
    `delete from ${portal.holders} where user_id = $1 and ${portal.column} = $2`,
    [userId, placeId],
  );
  const rows = await tx.query(
    `access.take_role_${portal.kind}`,
    `delete from user_roles where user_id = $1 and role = $2
       and not exists (select from ${portal.holders} where user_id = $1)
     returning 1`,
    [userId, portal.role],
  );
  return rows.length > 0;
}
