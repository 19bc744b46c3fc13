import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface PasswordOwner {
  id: number;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
  password_hash: string;
}

export async function passwordOwner(
  source: Queryable,
  userId: number,
): Promise<PasswordOwner | undefined> {
  const [owner] = await source.query<PasswordOwner>(
    'identity.password_owner',
    `select id, email, first, last, locale, password_hash from users
     where id = $1 and deleted_at is null`,
    [userId],
  );
  return owner;
}

/** Set over the one that was checked. False when that is not the password any more. */
export async function replacePassword(
  tx: Tx,
  owner: { readonly id: number; readonly password_hash: string },
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx.query(
    'identity.replace_password',
    `update users set password_hash = $3, password_changed_at = app_now()
     where id = $1 and password_hash = $2 and deleted_at is null returning 1`,
    [owner.id, owner.password_hash, passwordHash],
  );
  return rows.length > 0;
}

/**
 * Set by a link, which proves the address. Where it was used from is known from now on: only its
 * owner reads her mail. False when the account was closed meanwhile.
 */
export async function setPasswordFrom(
  tx: Tx,
  userId: number,
  passwordHash: string,
  places: readonly Buffer[],
): Promise<boolean> {
  const rows = await tx.query(
    'identity.set_password_from',
    `with known as (
       insert into sign_in_places (user_id, place_hash)
       select distinct $1::integer, place from unnest($3::bytea[]) as place
       on conflict (user_id, place_hash) do update set last_at = excluded.last_at
     )
     update users set password_hash = $2, password_changed_at = app_now(),
       email_proved_at = coalesce(email_proved_at, app_now()), invited_until = null
     where id = $1 and deleted_at is null returning 1`,
    [userId, passwordHash, places],
  );
  return rows.length > 0;
}
