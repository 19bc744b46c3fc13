import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

export interface PasskeyRow {
  id: number;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

/** Kept on real time, and shown in the product's. */
export async function listPasskeys(source: Queryable, userId: number): Promise<PasskeyRow[]> {
  return source.query<PasskeyRow>(
    'passkeys.list',
    `select id, name, created_at + (app_now() - clock_timestamp()) as created_at,
       last_used_at + (app_now() - clock_timestamp()) as last_used_at
     from passkeys where user_id = $1 order by id`,
    [userId],
  );
}

export interface CredentialRow {
  credential_id: Buffer;
  transports: string[];
}

export async function listCredentials(source: Queryable, userId: number): Promise<CredentialRow[]> {
  return source.query<CredentialRow>(
    'passkeys.credentials',
    'select credential_id, transports from passkeys where user_id = $1 order by id',
    [userId],
  );
}

export interface HeldPasskey {
  id: number;
  user_id: number;
  public_key: Buffer;
  counter: number;
}

/** The passkey of a credential. Whoever uses it at the same time waits here. */
export async function lockPasskey(tx: Tx, credentialId: Buffer): Promise<HeldPasskey | undefined> {
  const [row] = await tx.query<HeldPasskey>(
    'passkeys.lock',
    `select id, user_id, public_key, counter from passkeys where credential_id = $1
     ${LOCKS.passkeys.forUpdate(['$1'])}`,
    [credentialId],
  );
  return row;
}

export async function notePasskeyUse(tx: Tx, id: number, counter: number): Promise<void> {
  await tx.query(
    'passkeys.note_use',
    'update passkeys set counter = $2, last_used_at = clock_timestamp() where id = $1',
    [id, counter],
  );
}

/** False when the credential is known already, whosever it is. */
export async function insertPasskey(
  tx: Tx,
  passkey: {
    readonly userId: number;
    readonly credentialId: Buffer;
    readonly publicKey: Buffer;
    readonly counter: number;
    readonly transports: readonly string[];
    readonly name: string;
  },
): Promise<boolean> {
  const rows = await tx.query(
    'passkeys.insert',
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning 1`,
    [
      passkey.userId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.name,
    ],
  );
  return rows.length > 0;
}

/** The name that it had; undefined when she has no such passkey. */
export async function renamePasskeyOf(
  tx: Tx,
  userId: number,
  id: number,
  name: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ before: string }>(
    'passkeys.rename',
    `with old as (
       select id, name from passkeys where id = $2 and user_id = $1 ${LOCKS.passkeys.forUpdate(['$2'])}
     )
     update passkeys p set name = $3 from old where p.id = old.id returning old.name as before`,
    [userId, id, name],
  );
  return row?.before;
}

/** Deletes a passkey and returns its name; undefined when she has no such one. */
export async function deletePasskeyOf(
  tx: Tx,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    'passkeys.delete',
    'delete from passkeys where id = $2 and user_id = $1 returning name',
    [userId, id],
  );
  return row?.name;
}
