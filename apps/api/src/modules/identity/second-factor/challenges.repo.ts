import { createHash } from 'node:crypto';
import { instant } from '@yay/domain/time';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';
import { newToken, tokenHash } from '../session-token.ts';

type Kind = 'second_factor' | 'passkey_sign_in' | 'passkey_new' | 'passkey_again';

export interface ChallengeRow {
  user_id: number | null;
  challenge: string | null;
  standalone: boolean;
  password_mark: Buffer | null;
}

const FIVE_MINUTES = 300_000;
const TRIES = 5;

/**
 * Marks the password that was right when the question was put: with another one the question is
 * over.
 */
export const passwordMark = (passwordHash: string): Buffer =>
  createHash('sha256').update(passwordHash).digest();

/** The token by which the answer names the question. */
export async function insertChallenge(
  source: Queryable,
  row: {
    readonly kind: Kind;
    readonly userId: number | null;
    readonly challenge: string | null;
    readonly standalone?: boolean;
    readonly passwordMark?: Buffer;
  },
): Promise<string> {
  const token = newToken();
  await source.query(
    'second_factor.insert_challenge',
    `insert into sign_in_challenges
       (token_hash, user_id, kind, challenge, standalone, password_mark, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      tokenHash(token),
      row.userId,
      row.kind,
      row.challenge,
      row.standalone ?? false,
      row.passwordMark ?? null,
      asTimestamp(instant(Date.now() + FIVE_MINUTES)),
    ],
  );
  return token;
}

/** Counts a try at the second step; undefined once it is over, answered or tried too often. */
export async function spendTry(
  source: Queryable,
  token: string,
): Promise<ChallengeRow | undefined> {
  const [row] = await source.query<ChallengeRow>(
    'second_factor.spend_try',
    `update sign_in_challenges set tries = tries + 1
     where token_hash = $1 and kind = 'second_factor' and tries < $2
       and expires_at > clock_timestamp()
     returning user_id, challenge, standalone, password_mark`,
    [tokenHash(token), TRIES],
  );
  return row;
}

/**
 * Locks a challenge and tells whether it still waits for its answer; a simultaneous answer waits
 * here.
 */
export async function lockChallenge(tx: Tx, token: string): Promise<boolean> {
  const rows = await tx.query(
    'second_factor.lock_challenge',
    `select from sign_in_challenges where token_hash = $1 ${LOCKS.challenges.forUpdate(['$1'])}`,
    [tokenHash(token)],
  );
  return rows.length > 0;
}

/** Uses it up, right answer or wrong. `userId` null: of nobody in particular. */
export async function takeChallenge(
  source: Queryable,
  kind: Kind,
  token: string,
  userId: number | null,
): Promise<ChallengeRow | undefined> {
  const [row] = await source.query<ChallengeRow>(
    'second_factor.take_challenge',
    `delete from sign_in_challenges
     where token_hash = $1 and kind = $2 and user_id is not distinct from $3
       and expires_at > clock_timestamp()
     returning user_id, challenge, standalone, password_mark`,
    [tokenHash(token), kind, userId],
  );
  return row;
}

/** Deletes ended challenges in batches; returns how many there were. */
export async function deleteChallengesThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'second_factor.delete_challenges_over',
    `delete from sign_in_challenges where token_hash in (
       select token_hash from sign_in_challenges where expires_at <= clock_timestamp() limit 1000)
     returning 1`,
  );
  return rows.length;
}
