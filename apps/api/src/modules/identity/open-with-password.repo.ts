import { LOCKS, type Tx } from '../../platform/db/index.ts';
import { NO_PASSWORD } from './password.ts';

interface OpenedRow {
  id: number;
  first: string;
  last: string;
}

/** Opens an account without a password or a role; undefined where the address has one. */
export async function insertAccount(
  tx: Tx,
  person: {
    readonly email: string;
    readonly first: string;
    readonly last: string;
    readonly locale: 'en' | 'es';
  },
): Promise<OpenedRow | undefined> {
  const [row] = await tx.query<OpenedRow>(
    'identity.insert_account',
    `insert into users (email, first, last, locale, password_hash) values ($1, $2, $3, $4, $5)
     on conflict (email) do nothing returning id, first, last`,
    [person.email, person.first, person.last, person.locale, NO_PASSWORD],
  );
  return row;
}

/** Returns the account of an address that has no password yet, locked. */
export async function passwordlessAccount(tx: Tx, email: string): Promise<OpenedRow | undefined> {
  const [row] = await tx.query<OpenedRow>(
    'identity.passwordless_account',
    `select id, first, last from users
     where email = $1 and password_hash = $2 and deleted_at is null
     ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [email, NO_PASSWORD],
  );
  return row;
}
