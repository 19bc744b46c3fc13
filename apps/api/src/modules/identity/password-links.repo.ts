import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface LinkOwner {
  id: number;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
}

/** Writes the link down for an account that is open; undefined for one that is suspended or deleted. */
export async function insertPasswordLink(
  tx: Tx,
  userId: number,
  tokenHash: Buffer,
): Promise<LinkOwner | undefined> {
  const [owner] = await tx.query<LinkOwner>(
    'identity.insert_password_link',
    `with owner as (
       select id, email, first, last, locale from users
       where id = $1 and suspended_on is null and deleted_at is null
     ), link as (
       insert into password_links (token_hash, user_id, expires_at)
       select $2, id, clock_timestamp() + interval '1 hour' from owner
     )
     select * from owner`,
    [userId, tokenHash],
  );
  return owner;
}

/** Whose link it is, locked, if it can still be used; another use of it waits here and finds it used. */
export async function lockPasswordLink(
  tx: Tx,
  tokenHash: Buffer,
): Promise<(LinkOwner & { had_password: boolean }) | undefined> {
  const [owner] = await tx.query<LinkOwner & { had_password: boolean }>(
    'identity.lock_password_link',
    `select u.id, u.email, u.first, u.last, u.locale, u.password_changed_at is not null as had_password
     from password_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > clock_timestamp()
       and u.suspended_on is null and u.deleted_at is null
     for update of l`,
    [tokenHash],
  );
  return owner;
}

/** The owner of a link that can be used, without using it. */
export async function openPasswordLink(
  source: Queryable,
  tokenHash: Buffer,
): Promise<{ email: string } | undefined> {
  const [owner] = await source.query<{ email: string }>(
    'identity.open_password_link',
    `select u.email from password_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > clock_timestamp()
       and u.suspended_on is null and u.deleted_at is null`,
    [tokenHash],
  );
  return owner;
}

/** A password that is set makes every letter about the one before worthless. */
export async function spendPasswordLinks(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'identity.spend_password_links',
    `update password_links set used_at = clock_timestamp()
     where user_id = $1 and used_at is null`,
    [userId],
  );
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
