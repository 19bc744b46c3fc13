import { type Db, LOCKS } from '../../platform/db/index.ts';
import { hashPassword } from './password.ts';

export interface NewSuperadmin {
  readonly email: string;
  readonly password: string;
  readonly first: string;
  readonly last: string;
}

/**
 * Makes the first superadmin; every later one is appointed by a superadmin. The address counts as
 * proved: whoever runs commands here holds more than a mailbox.
 */
export async function createSuperadmin(
  db: Db,
  { email, password, first, last }: NewSuperadmin,
): Promise<'created' | 'has_one' | 'email_taken'> {
  const passwordHash = await hashPassword(password);
  return db.tx(async (tx) => {
    // Two of these commands at once: the second waits, and then sees the first one's.
    await tx.run(LOCKS.superadmins.wholeTable());
    const holders = await tx.query(
      'identity.superadmins',
      `select from user_roles where role = 'superadmin' limit 1`,
    );
    if (holders.length > 0) return 'has_one';
    const created = await tx.query(
      'identity.insert_superadmin',
      `with person as (
         insert into users (email, first, last, password_hash, email_proved_at)
         values ($1, $2, $3, $4, app_now())
         on conflict (email) do nothing returning id
       )
       insert into user_roles (user_id, role) select id, 'superadmin' from person returning user_id`,
      [email.toLowerCase(), first, last, passwordHash],
    );
    return created.length > 0 ? 'created' : 'email_taken';
  });
}
