import { LOCKS, Overtaken, type Queryable, type Tx } from '../../platform/db/index.ts';
import { NO_PASSWORD } from './password.ts';

/**
 * The kinds of links: for somebody who forgot her password, or who was given an account and has
 * none yet.
 */
export type PasswordLinkKind = 'reset' | 'first';

export interface LinkOwner {
  id: number;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
}

/** The life of a link. An invitation's link lasts as long as the account waits for it. */
const LASTS = { reset: '1 hour', first: '1 day' } as const;

/**
 * Writes the link down for an account that is open; undefined for one that is suspended or deleted.
 * A first one begins, or prolongs, the invitation of an account that nobody has entered yet.
 */
export async function insertPasswordLink(
  tx: Tx,
  userId: number,
  tokenHash: Buffer,
  kind: PasswordLinkKind,
): Promise<LinkOwner | undefined> {
  const [owner] = await tx.query<LinkOwner>(
    'identity.insert_password_link',
    `with owner as (
       select id, email, first, last, locale from users
       where id = $1 and deleted_at is null
         and (suspended_on is null or suspension_reason = 'payment')
     ), link as (
       insert into password_links (token_hash, user_id, kind, expires_at)
       select $2, id, $3, clock_timestamp() + $4::interval from owner
     ), invited as (
       update users u set invited_until = clock_timestamp() + $4::interval from owner
       where u.id = owner.id and $3 = 'first' and u.email_proved_at is null
         and u.password_hash = $5
         and not exists (select from lunchers l where l.user_id = u.id)
     )
     select * from owner`,
    [userId, tokenHash, kind, LASTS[kind], NO_PASSWORD],
  );
  return owner;
}

export type LockedLink = LinkOwner & OpenLink;

/**
 * Locks the open links of an account. A caller that is going to spend one calls this before it
 * locks the account: a link is used in the same order, and so nobody waits for the other in a ring.
 */
export async function lockPasswordLinks(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'identity.lock_password_links',
    `select from password_links where user_id = $1 and used_at is null
     order by token_hash ${LOCKS.passwordLinks.forUpdate()}`,
    [userId],
  );
}

/** Returns the owner of a link that can still be used, once the links of the account are locked. */
export async function heldPasswordLink(tx: Tx, tokenHash: Buffer): Promise<LockedLink | undefined> {
  const [owner] = await tx.query<LockedLink>(
    'identity.held_password_link',
    `select u.id, u.email, u.first, u.last, u.locale, l.kind,
       u.email_proved_at is not null as proved,
       exists (select from user_roles r join role_permissions p using (role)
         where r.user_id = u.id and p.permission = 'internal_user') as internal
     from password_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > clock_timestamp()
       and (u.suspended_on is null or u.suspension_reason = 'payment') and u.deleted_at is null`,
    [tokenHash],
  );
  return owner;
}

export interface OpenLink {
  id: number;
  email: string;
  kind: PasswordLinkKind;
  /** A mailed code or link showed before that the address is hers. */
  proved: boolean;
  /** She is of the internal team. */
  internal: boolean;
}

/** A link that can be used, without using it. */
export async function openPasswordLink(
  source: Queryable,
  tokenHash: Buffer,
): Promise<OpenLink | undefined> {
  const [owner] = await source.query<OpenLink>(
    'identity.open_password_link',
    `select u.id, u.email, l.kind, u.email_proved_at is not null as proved,
       exists (select from user_roles r join role_permissions p using (role)
         where r.user_id = u.id and p.permission = 'internal_user') as internal
     from password_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > clock_timestamp()
       and (u.suspended_on is null or u.suspension_reason = 'payment') and u.deleted_at is null`,
    [tokenHash],
  );
  return owner;
}

/**
 * A password that is set makes every letter about the one before worthless. Called with the links
 * held: it waits for none, and a link that somebody else uses at this moment lets the transaction
 * run again.
 */
export async function spendPasswordLinks(tx: Tx, userId: number): Promise<void> {
  const [left] = await tx.query<{ links: number }>(
    'identity.spend_password_links',
    `with open as (
       select token_hash from password_links where user_id = $1 and used_at is null
       order by token_hash ${LOCKS.passwordLinks.forUpdate([], { skipLocked: true })}
     ), spent as (
       update password_links l set used_at = clock_timestamp() from open
       where l.token_hash = open.token_hash returning 1
     )
     select ((select count(*) from password_links where user_id = $1 and used_at is null)
       - (select count(*) from spent))::int as links`,
    [userId],
  );
  if (left !== undefined && left.links > 0) throw new Overtaken('a link is being used');
}

export async function deletePasswordLinksThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'identity.delete_password_links_over',
    `delete from password_links where token_hash in (
       select token_hash from password_links where expires_at <= clock_timestamp()
       order by expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}
