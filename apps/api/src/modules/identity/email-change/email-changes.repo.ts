import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { CODE_WORKS, codeEnd } from '../mailed-code.ts';

/** SQL: the change still waits, whether or not its last code works. */
const OPEN = 'expires_at > clock_timestamp()';
/** SQL: the code of its last mail works. */
const USABLE = `${CODE_WORKS} and ${OPEN}`;

export interface NewEmailChange {
  readonly userId: number;
  readonly email: string;
  readonly byTeam: boolean;
  readonly codeHash: string;
}

/**
 * Writes the change down in place of an earlier one of the account. It waits for a day of real time,
 * and for a week when the team asked: its owner was not there then.
 */
export async function putEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await tx.query(
    'email_change.put',
    `insert into email_changes (user_id, email, by_team, code_hash, code_expires_at, expires_at)
     values ($1, $2, $3, $4, $5,
       clock_timestamp() + case when $3 then interval '7 days' else interval '1 day' end)
     on conflict (user_id) do update set
       email = excluded.email, by_team = excluded.by_team, code_hash = excluded.code_hash,
       tries = 0, code_expires_at = excluded.code_expires_at, expires_at = excluded.expires_at`,
    [change.userId, change.email, change.byTeam, change.codeHash, codeEnd()],
  );
}

export interface WaitingChange {
  email: string;
  by_team: boolean;
}

/** Puts another code in place of the former; false when it waits no longer, or for another address. */
export async function renewCode(
  tx: Tx,
  userId: number,
  { email, codeHash }: { readonly email: string; readonly codeHash: string },
): Promise<boolean> {
  const rows = await tx.query(
    'email_change.renew_code',
    `update email_changes set code_hash = $3, tries = 0, code_expires_at = $4
     where user_id = $1 and email = $2 and ${OPEN} returning 1`,
    [userId, email, codeHash, codeEnd()],
  );
  return rows.length > 0;
}

/** Counts a try at the code, right or wrong; undefined once there were too many, or it is too late. */
export async function spendCodeTry(
  source: Queryable,
  userId: number,
): Promise<{ code_hash: string } | undefined> {
  const [row] = await source.query<{ code_hash: string }>(
    'email_change.spend_try',
    `update email_changes set tries = tries + 1 where user_id = $1 and ${USABLE}
     returning code_hash`,
    [userId],
  );
  return row;
}

/**
 * Uses the change up. `codeHash` is the one that was compared, so that a code which a newer one has
 * replaced changes nothing. Of two at once, one gets it.
 */
export async function takeEmailChange(
  tx: Tx,
  userId: number,
  codeHash: string,
): Promise<WaitingChange | undefined> {
  const [row] = await tx.query<WaitingChange>(
    'email_change.take',
    `delete from email_changes
     where user_id = $1 and code_hash = $2 and code_expires_at > clock_timestamp() and ${OPEN}
     returning email, by_team`,
    [userId, codeHash],
  );
  return row;
}

/** Returns the address that was given up; undefined when none waited. */
export async function deleteEmailChange(
  tx: Tx,
  userId: number,
): Promise<{ email: string } | undefined> {
  const [row] = await tx.query<{ email: string }>(
    'email_change.delete',
    'delete from email_changes where user_id = $1 returning email',
    [userId],
  );
  return row;
}

/** Deletes changes that waited for too long, in batches. Returns how many. */
export async function deleteEmailChangesThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'email_change.delete_over',
    `delete from email_changes where user_id in (
       select user_id from email_changes where not (${OPEN}) order by expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}

/** Moves an account of which nobody ever set the password or signed in; false for any other. */
export async function moveUnclaimed(
  tx: Tx,
  userId: number,
  { email, noPassword }: { readonly email: string; readonly noPassword: string },
): Promise<boolean> {
  const rows = await tx.query(
    'email_change.move_unclaimed',
    `update users set email = $2
     where id = $1 and password_hash = $3 and password_changed_at is null and last_seen_at is null
     returning 1`,
    [userId, email, noPassword],
  );
  return rows.length > 0;
}
