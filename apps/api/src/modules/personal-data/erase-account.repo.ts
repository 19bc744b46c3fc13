import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { clearHandOut, removeLabels, removeListMails } from './erase-at-school.repo.ts';
import { clearMoneyTexts } from './erase-money-texts.repo.ts';
import { eraseTripNames } from './erase-trip-names.ts';
import { Counter, type ErasedCounts } from './erasure-counter.ts';
import { CLEARED_LUNCHER, CLEARED_USER } from './personal-columns.ts';

/** SQL: the kitchens have nothing more of the account; a label without allergies would harm. */
const NOTHING_AHEAD = `not exists (select from lunches o where o.user_id = u.id and o.is_ahead)`;

/** Returns accounts that were closed `days` ago or earlier, by number, after one of them. */
export async function accountsToErase(
  source: Queryable,
  days: number,
  after: number,
  most: number,
): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    'erasure.due',
    `select u.id from users u
     where u.deleted_at <= (select app_now()) - make_interval(days => $1) and u.erased_at is null
       and u.id > $2 and ${NOTHING_AHEAD}
     order by u.id limit $3`,
    [days, after, most],
  );
  return rows.map(({ id }) => id);
}

export interface AccountToErase {
  email: string;
}

/** Locks an account that is still to be erased: one that was restored meanwhile is not. */
export async function lockAccountToErase(
  tx: Tx,
  userId: number,
  days: number,
): Promise<AccountToErase | undefined> {
  const [row] = await tx.query<AccountToErase>(
    'erasure.lock_account',
    `select u.email from users u
     where u.id = $1 and u.deleted_at <= app_now() - make_interval(days => $2)
       and u.erased_at is null and ${NOTHING_AHEAD}
     ${LOCKS.people.forUpdate(['$1'], { of: 'u' })}`,
    [userId, days],
  );
  return row;
}

/** Lets this transaction change the names in tables that are otherwise only appended to. */
export async function beginErasing(tx: Tx): Promise<void> {
  await tx.query('erasure.begin', `select set_config('yay.erasing', 'on', true)`);
}

/** Removes sign-ins and keys, kept preferences, and addresses that wait for a proof. */
async function removeAccess(tx: Tx, count: Counter, userId: number, email: string): Promise<void> {
  const id = [userId];
  await count.of('sessions', tx.run('delete from sessions where user_id = $1', id));
  await count.of('sessions', tx.run('delete from sessions where impersonator_id = $1', id));
  await count.of('password_links', tx.run('delete from password_links where user_id = $1', id));
  await count.of('totp_secrets', tx.run('delete from totp_secrets where user_id = $1', id));
  await count.of('recovery_codes', tx.run('delete from recovery_codes where user_id = $1', id));
  await count.of('passkeys', tx.run('delete from passkeys where user_id = $1', id));
  await count.of(
    'sign_in_challenges',
    tx.run('delete from sign_in_challenges where user_id = $1', id),
  );
  await count.of('sign_in_codes', tx.run('delete from sign_in_codes where user_id = $1', id));
  await count.of('sign_in_places', tx.run('delete from sign_in_places where user_id = $1', id));
  await count.of('bridge_tokens', tx.run('delete from bridge_tokens where user_id = $1', id));
  await count.of(
    'email_changes',
    tx.run('delete from email_changes where user_id = $1 or email = $2', [userId, email]),
  );
  await count.of('email_way_backs', tx.run('delete from email_way_backs where user_id = $1', id));
  await count.of('registrations', tx.run('delete from registrations where email = $1', [email]));
  await count.of(
    'portal_invitations',
    tx.run('delete from portal_invitations where email = $1', [email]),
  );
  await count.of('saved_views', tx.run('delete from saved_views where user_id = $1', id));
  await count.of(
    'opened_families',
    tx.run('delete from opened_families where reader_id = $1 or user_id = $1', id),
  );
  await count.of('user_preferences', tx.run('delete from user_preferences where user_id = $1', id));
  await count.of('exports', tx.run('delete from exports where user_id = $1', id));
  await count.of('idempotency_keys', tx.run('delete from idempotency_keys where user_id = $1', id));
  await count.of('referral_codes', tx.run('delete from referral_codes where user_id = $1', id));
}

/** Removes mails and notices. */
async function removeMail(tx: Tx, count: Counter, userId: number, email: string): Promise<void> {
  await count.of('mails', tx.run('delete from mails where user_id = $1', [userId]));
  await count.of(
    'mails',
    tx.run('delete from mails where user_id is null and to_address = $1', [email]),
  );
  await count.of('user_events', tx.run('delete from user_events where user_id = $1', [userId]));
  await count.of(
    'message_modal_addresses',
    tx.run('delete from message_modal_addresses where email = $1', [email]),
  );
  await count.of(
    'requests',
    tx.run('delete from requests where user_id = $1 or email = $2', [userId, email]),
  );
  await count.of(
    'class_trips',
    tx.run('update class_trips set email = null where lower(email) = $1', [email]),
  );
}

/** Clears the record of names and addresses. Who did what to which number, and when, stays. */
async function clearRecord(tx: Tx, count: Counter, userId: number): Promise<void> {
  await count.of(
    'activity_log',
    tx.run(
      `update activity_log set subject_label = '', before = null, after = null, ip = null,
         user_agent = null
       where about_user_id = $1 or (subject_type = 'user' and subject_id = $1)`,
      [userId],
    ),
  );
  await count.of(
    'activity_log',
    tx.run(
      `update activity_log set ip = null, user_agent = null
       where (actor_id = $1 or impersonator_id = $1) and (ip is not null or user_agent is not null)`,
      [userId],
    ),
  );
  await count.of(
    'order_events',
    tx.run(
      `update order_events set ip = null, user_agent = null
       where (user_id = $1 or actor_id = $1 or impersonator_id = $1)
         and (ip is not null or user_agent is not null)`,
      [userId],
    ),
  );
  await count.of('request_log', tx.run('delete from request_log where user_id = $1', [userId]));
}

/** Takes the name, the address and everything beside them from an account; its number stays. */
async function clearPerson(tx: Tx, count: Counter, userId: number): Promise<void> {
  await count.of(
    'lunchers',
    tx.run(
      `update lunchers set ${CLEARED_LUNCHER},
         are_orders_repeating = false, deleted_at = coalesce(deleted_at, app_now()),
         erased_at = app_now()
       where user_id = $1 and erased_at is null`,
      [userId],
    ),
  );
  await count.of(
    'users',
    tx.run(
      `update users set ${CLEARED_USER}, erased_at = app_now()
       where id = $1`,
      [userId],
    ),
  );
}

/** Erases an account that is locked. Returns the counts of rows by table and act. */
export async function eraseAccountRows(
  tx: Tx,
  userId: number,
  { email }: AccountToErase,
): Promise<ErasedCounts> {
  const count = new Counter();
  await removeAccess(tx, count, userId, email);
  await removeMail(tx, count, userId, email);
  await clearRecord(tx, count, userId);
  await clearMoneyTexts(tx, count, userId, email);
  await clearHandOut(tx, count, userId, null);
  await removeLabels(tx, count, 'select id from lunchers where user_id = $1', [userId]);
  await removeListMails(tx, count, 'select id from lunchers where user_id = $1', [userId]);
  await eraseTripNames(tx, count, 'select id from lunchers where user_id = $1', [userId]);
  await clearPerson(tx, count, userId);
  return count.counts;
}

/**
 * Takes the name and the allergies from a child that is removed, and every mention of her from the
 * record and the mails of her family. Mails are removed where they name her, since a text can't be cut.
 */
export async function eraseLuncherRows(
  tx: Tx,
  luncher: { readonly id: number; readonly userId: number; readonly first: string },
): Promise<ErasedCounts> {
  const count = new Counter();
  await clearHandOut(tx, count, luncher.userId, luncher.id);
  await count.of(
    'activity_log',
    tx.run(
      `update activity_log set subject_label = '', before = null, after = null
       where subject_type = 'luncher' and subject_id = $1`,
      [luncher.id],
    ),
  );
  await count.of(
    'mails',
    tx.run(
      `delete from mails where user_id = $1 and sent_at is not null
         and (strpos(text_body, $2) > 0 or strpos(subject, $2) > 0)`,
      [luncher.userId, luncher.first],
    ),
  );
  await count.of(
    'idempotency_keys',
    tx.run('delete from idempotency_keys where user_id = $1', [luncher.userId]),
  );
  await count.of('ratings', tx.run('delete from ratings where luncher_id = $1', [luncher.id]));
  await removeLabels(tx, count, 'select $1::integer', [luncher.id]);
  await removeListMails(tx, count, 'select $1::integer', [luncher.id]);
  await eraseTripNames(tx, count, 'select $1::integer', [luncher.id]);
  await count.of(
    'lunchers',
    tx.run(
      `update lunchers set ${CLEARED_LUNCHER},
         are_orders_repeating = false, erased_at = app_now()
       where id = $1`,
      [luncher.id],
    ),
  );
  return count.counts;
}

/** Writes down that an account, or a child of it, was erased. */
export async function writeErasure(
  tx: Tx,
  erasure: {
    readonly userId: number;
    readonly luncherId: number | null;
    readonly actorId: number | null;
    readonly counts: ErasedCounts;
  },
): Promise<void> {
  await tx.query(
    'erasure.write',
    `insert into erasures (user_id, luncher_id, actor_id, counts) values ($1, $2, $3, $4)`,
    [erasure.userId, erasure.luncherId, erasure.actorId, JSON.stringify(erasure.counts)],
  );
}
