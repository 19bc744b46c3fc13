import type { SecondFactor } from '@yay/contract/identity/passkeys';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { TRIES_OF_A_MAIL } from '../mailed-code.ts';

/** SQL: the page that waits for a code may ask for another one. */
const OPEN = 'expires_at > clock_timestamp()';
/** SQL: the code of the mail still works. */
const USABLE = `${OPEN} and tries < ${TRIES_OF_A_MAIL}
  and created_at > clock_timestamp() - interval '10 minutes'`;

export interface SignInCode {
  readonly tokenHash: Buffer;
  /** The hash of token and code together. */
  readonly codeHash: Buffer;
  readonly userId: number;
  readonly standalone: boolean;
  readonly passwordMark: Buffer;
  /** The second factor that was shown already, if there was one. */
  readonly secondFactor: SecondFactor | null;
}

/** Writes down that a sign-in waits for a code; its page may ask for others for an hour. */
export async function insertSignInCode(tx: Tx, code: SignInCode): Promise<void> {
  await tx.query(
    'sign_in_code.insert',
    `insert into sign_in_codes (token_hash, code_hash, user_id, standalone, password_mark,
       second_factor, expires_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp() + interval '1 hour')`,
    [
      code.tokenHash,
      code.codeHash,
      code.userId,
      code.standalone,
      code.passwordMark,
      code.secondFactor,
    ],
  );
}

export interface SignInCodeRow {
  user_id: number;
  standalone: boolean;
  password_mark: Buffer;
  second_factor: SecondFactor | null;
}

/** Returns the sign-in for which a page waits, whether or not its code still works. */
export async function signInOfPage(
  source: Queryable,
  tokenHash: Buffer,
): Promise<SignInCodeRow | undefined> {
  const [row] = await source.query<SignInCodeRow>(
    'sign_in_code.of_page',
    `select user_id, standalone, password_mark, second_factor from sign_in_codes
     where token_hash = $1 and ${OPEN}`,
    [tokenHash],
  );
  return row;
}

/** Counts a try at the code, right or wrong; undefined once there were too many, or it is too late. */
export async function spendSignInCodeTry(
  source: Queryable,
  tokenHash: Buffer,
): Promise<{ code_hash: Buffer } | undefined> {
  const [row] = await source.query<{ code_hash: Buffer }>(
    'sign_in_code.spend_try',
    `update sign_in_codes set tries = tries + 1
     where token_hash = $1 and ${USABLE} returning code_hash`,
    [tokenHash],
  );
  return row;
}

/** Uses the sign-in up. Of two at once, one gets it. */
export async function takeSignInCode(
  tx: Tx,
  tokenHash: Buffer,
): Promise<SignInCodeRow | undefined> {
  const [row] = await tx.query<SignInCodeRow>(
    'sign_in_code.take',
    `delete from sign_in_codes where token_hash = $1 and ${OPEN}
     returning user_id, standalone, password_mark, second_factor`,
    [tokenHash],
  );
  return row;
}

/** Marks the address as proved; false when it was before. */
export async function markAddressProved(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.query(
    'sign_in_code.mark_proved',
    `update users set email_proved_at = app_now(), invited_until = null
     where id = $1 and email_proved_at is null returning 1`,
    [userId],
  );
  return rows.length > 0;
}

/** Deletes codes of which the hour is over, in batches. Returns how many. */
export async function deleteSignInCodesThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'sign_in_code.delete_over',
    `delete from sign_in_codes where token_hash in (
       select token_hash from sign_in_codes where not (${OPEN}) order by expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}
