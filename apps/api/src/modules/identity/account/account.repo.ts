import type { SchoolScope, VendorScope } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';
import type { WaitingChange } from '../email-change/email-changes.repo.ts';

export interface AccountDetails {
  id: number;
  first: string;
  last: string;
  email: string;
  /** The address that waits for its code. */
  email_change: WaitingChange | null;
  phone: string | null;
  locale: 'en' | 'es';
  notify_week_preview: boolean;
  notify_nothing_chosen: boolean;
  notify_not_picked_up: boolean;
  created_at: Instant;
  password_changed_at: Instant | null;
  /** The only superadmin there is. */
  last_superadmin: boolean;
}

const DETAILS = `u.id, u.first, u.last, u.email,
  (select json_build_object('email', c.email, 'by_team', c.by_team) from email_changes c
    where c.user_id = u.id and c.expires_at > clock_timestamp()) as email_change, u.phone, u.locale, u.notify_week_preview,
  u.notify_nothing_chosen, u.notify_not_picked_up, u.created_at, u.password_changed_at,
  (exists (select from user_roles r where r.user_id = u.id and r.role = 'superadmin')
    and not exists (select from user_roles r join users o on o.id = r.user_id
      where r.role = 'superadmin' and o.id <> u.id
        and o.deleted_at is null and o.suspended_on is null
        and o.invited_until is null)) as last_superadmin`;

export async function accountDetails(
  source: Queryable,
  userId: number,
): Promise<AccountDetails | undefined> {
  const [row] = await source.query<AccountDetails>(
    'identity.account_details',
    `select ${DETAILS} from users u where u.id = $1 and u.deleted_at is null`,
    [userId],
  );
  return row;
}

/** Locks the account, so that the comparison and the write are of one moment. */
export async function lockAccount(tx: Tx, userId: number): Promise<AccountDetails | undefined> {
  const [row] = await tx.query<AccountDetails>(
    'identity.lock_account',
    `select ${DETAILS} from users u where u.id = $1 and u.deleted_at is null
     ${LOCKS.people.forUpdate(['$1'], { of: 'u' })}`,
    [userId],
  );
  return row;
}

/** The fields that an owner sets herself. */
export type Profile = Pick<
  AccountDetails,
  | 'first'
  | 'last'
  | 'email'
  | 'phone'
  | 'locale'
  | 'notify_week_preview'
  | 'notify_nothing_chosen'
  | 'notify_not_picked_up'
>;

export async function saveProfile(tx: Tx, userId: number, profile: Profile): Promise<void> {
  const { first, last, email, phone, locale } = profile;
  await tx.query(
    'identity.save_profile',
    `update users set first = $2, last = $3, email = $4, phone = $5, locale = $6,
       notify_week_preview = $7, notify_nothing_chosen = $8,
       notify_not_picked_up = $9
     where id = $1`,
    [
      userId,
      first,
      last,
      email,
      phone,
      locale,
      profile.notify_week_preview,
      profile.notify_nothing_chosen,
      profile.notify_not_picked_up,
    ],
  );
}

export async function markAccountDeleted(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'identity.mark_account_deleted',
    'update users set deleted_at = app_now() where id = $1',
    [userId],
  );
}

/** Null where the scope is everything. */
const userOf = (scope: SchoolScope | VendorScope) => (scope === 'every' ? null : scope.userId);

export async function permittedIds(
  source: Queryable,
  schools: SchoolScope,
  vendors: VendorScope,
): Promise<{ destinations: number[]; vendors: number[] }> {
  const [row] = await source.query<{ destinations: number[]; vendors: number[] }>(
    'identity.permitted_ids',
    `select
       array(select d.id from destinations d
         where $1::integer is null or exists (
           select from destination_users own where own.destination_id = d.id and own.user_id = $1)
         order by d.id) as destinations,
       array(select v.id from vendors v
         where $2::integer is null or exists (
           select from vendor_users own where own.vendor_id = v.id and own.user_id = $2)
         order by v.id) as vendors`,
    [userOf(schools), userOf(vendors)],
  );
  return row ?? { destinations: [], vendors: [] };
}
