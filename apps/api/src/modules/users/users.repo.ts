import type { Permission, Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface Place {
  id: number;
  name: string;
}

export interface PersonRow {
  id: number;
  first: string;
  last: string;
  email: string;
  phone: string | null;
  locale: 'en' | 'es';
  suspended_on: Instant | null;
  suspension_reason: 'payment' | 'admin' | null;
  deleted_at: Instant | null;
  /** Its names are gone, and it can't be brought back. */
  erased_at: Instant | null;
  /** The instant at which the invitation that she has not used ends, in the product's time. */
  invited_until: Instant | null;
  /** Closed for good: the invitation ended unused. */
  dropped: boolean;
  email_proved: boolean;
  delinquent: boolean;
  reboard: boolean;
  created_at: Instant;
  last_seen_at: Instant | null;
  notify_week_preview: boolean;
  notify_nothing_chosen: boolean;
  roles: Role[];
  permissions: Permission[];
  second_factor: boolean;
  destinations: Place[];
  vendors: Place[];
  lunchers_count: number;
  upcoming_orders_count: number;
  email_waiting: string | null;
}

const PERSON = `u.id, u.first, u.last, u.email, u.phone, u.locale, u.suspended_on,
  u.suspension_reason, u.deleted_at, u.erased_at,
  u.invited_until + (app_now() - clock_timestamp()) as invited_until,
  u.dropped_at is not null as dropped, u.email_proved_at is not null as email_proved,
  u.delinquent, u.reboard, u.created_at, u.last_seen_at,
  u.notify_week_preview, u.notify_nothing_chosen,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
  array(select distinct p.permission from user_roles r join role_permissions p using (role)
        where r.user_id = u.id order by p.permission) as permissions,
  (exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null)
    or exists (select from passkeys k where k.user_id = u.id)) as second_factor,
  coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name, d.id)
    from destination_users x join destinations d on d.id = x.destination_id
    where x.user_id = u.id), '[]'::json) as destinations,
  coalesce((select json_agg(json_build_object('id', v.id, 'name', v.display_name)
      order by v.display_name, v.id)
    from vendor_users x join vendors v on v.id = x.vendor_id
    where x.user_id = u.id), '[]'::json) as vendors,
  (select count(*) from lunchers l where l.user_id = u.id and l.deleted_at is null)
    as lunchers_count,
  (select count(*) from lunches o where o.user_id = u.id and o.is_ahead) as upcoming_orders_count,
  (select c.email from email_changes c where c.user_id = u.id
    and c.expires_at > clock_timestamp()) as email_waiting`;

export async function personById(source: Queryable, id: number): Promise<PersonRow | undefined> {
  const [row] = await source.query<PersonRow>(
    'users.by_id',
    `select ${PERSON} from users u where u.id = $1`,
    [id],
  );
  return row;
}

/** Locks a person until the transaction ends, so that of two changes the second sees the first. */
export async function lockPerson(tx: Tx, id: number): Promise<PersonRow | undefined> {
  await tx.query(
    'users.lock',
    `select id from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return personById(tx, id);
}

/**
 * The patterns for LIKE by which people are looked for; a deleted account is found by its id alone.
 */
export interface PeopleSearch {
  /** Each somewhere in first name, family name and address, which are one text in this order. */
  readonly patterns: readonly string[];
  readonly email?: string;
}

/**
 * One text when all are asked for and one when some are. The longest pattern stands alone: it finds
 * the most by the index, which cannot be asked for all of several.
 */
function filterOf({ patterns, email = '%' }: PeopleSearch) {
  const [longest, ...others] = patterns.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return { name: 'all', where: 'u.deleted_at is null', params: [] };
  return {
    name: 'found',
    where: `u.deleted_at is null and u.search_text like $1
      and u.search_text like all ($2::text[]) and u.email like $3`,
    params: [longest, others, email],
  };
}

export function listPeople(
  source: Queryable,
  search: PeopleSearch,
  slice: { readonly limit: number; readonly offset: number },
): Promise<PersonRow[]> {
  const { name, where, params } = filterOf(search);
  const next = params.length + 1;
  return source.query<PersonRow>(
    `users.list_${name}`,
    `select ${PERSON} from (
       select * from users u where ${where}
       order by u.sort_name, u.id limit $${next} offset $${next + 1}
     ) u order by u.sort_name, u.id`,
    [...params, slice.limit, slice.offset],
  );
}

export async function countPeople(source: Queryable, search: PeopleSearch): Promise<number> {
  const { name, where, params } = filterOf(search);
  const [row] = await source.query<{ total: number }>(
    `users.count_${name}`,
    `select count(*) as total from users u where ${where}`,
    params,
  );
  return row?.total ?? 0;
}

/** Names of people; of the team alone where the reader may see nobody else. */
export const namesOf = (
  source: Queryable,
  ids: readonly number[],
  { teamOnly }: { readonly teamOnly: boolean },
): Promise<{ id: number; full_name: string }[]> =>
  source.query(
    'users.names',
    `select u.id, u.first || ' ' || u.last as full_name from users u
     where u.id = any($1) and (not $2 or exists (
       select from user_roles r join role_permissions p on p.role = r.role
       where r.user_id = u.id and p.permission = 'internal_user'))
     order by u.id`,
    [ids, teamOnly],
  );
