import type { PasskeyAnswer, SecondFactor } from '@yay/contract/identity/passkeys';
import type { Tx } from '../../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { forgiveTries } from '../admit-try.ts';
import { fullName, isShutOut } from '../identity.present.ts';
import { accountById } from '../identity.repo.ts';
import { openSession, type SignedIn } from '../open-session.ts';
import {
  type ChallengeRow,
  lockChallenge,
  passwordMark,
  spendTry,
  takeChallenge,
} from './challenges.repo.ts';
import { spendRecoveryCode, spendTotpCode } from './check-code.ts';
import { ownerOfPasskey } from './check-passkey.ts';
import type { SecondFactorParts } from './parts.ts';
import type { Site } from './site.ts';

export interface SecondAnswer {
  readonly token: string;
  readonly code: string | undefined;
  readonly recoveryCode: string | undefined;
  readonly passkey: PasskeyAnswer | undefined;
  readonly site: Site;
  readonly origin: Origin;
  readonly browser: string | null;
}

/** The second step of a sign-in. The question has five tries and is answered once. */
export async function answerSecondStep(
  parts: SecondFactorParts,
  given: SecondAnswer,
): Promise<SignedIn | Refusal> {
  const { db, limits, rules } = parts;
  const challenge = await spendTry(db, given.token);
  if (challenge === undefined || challenge.user_id === null) return refuse(401, 'sign_in_over');
  const userId = challenge.user_id;
  const method = methodOf(given);
  // Counted one by one: whoever uses up the tries at codes takes nobody's passkey away.
  const key = `${userId} ${method}`;
  const spent = await limits.spend(rules.secondFactorByUser, key);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);

  const result = await db.tx(async (tx) => {
    if (!(await lockChallenge(tx, given.token))) return refuse(401, 'sign_in_over');
    const account = await accountById(tx, userId);
    if (account === undefined || !isOfPassword(challenge, account.password_hash)) {
      return refuse(401, 'sign_in_over');
    }
    if (isShutOut(account)) return refuse(403, 'suspended');
    if (!(await isRight(tx, parts, userId, challenge, given))) {
      await record(
        tx,
        { userId: null, impersonatorId: null, origin: given.origin },
        {
          action: 'session.refused',
          subject: { type: 'user', id: userId, label: fullName(account) },
          aboutUserId: userId,
          after: { because: 'second_factor' },
        },
      );
      return WRONG[method]();
    }
    await takeChallenge(tx, 'second_factor', given.token, userId);
    const { standalone } = challenge;
    return openSession(tx, account, { ...given, standalone, secondFactor: method }, parts);
  });
  if ('token' in result) {
    await limits.forgive(rules.secondFactorByUser, key);
    if (given.browser !== null) {
      await forgiveTries(parts, result.me.email, given.origin, given.browser);
    }
  }
  return result;
}

function methodOf(given: SecondAnswer): SecondFactor {
  if (given.passkey !== undefined) return 'passkey';
  return given.recoveryCode === undefined ? 'totp' : 'recovery_code';
}

const WRONG: Record<SecondFactor, () => Refusal> = {
  totp: () => refuse(422, 'wrong_code', { code: ['wrong_code'] }),
  recovery_code: () => refuse(422, 'wrong_code', { recovery_code: ['wrong_code'] }),
  passkey: () => refuse(422, 'passkey_refused'),
};

const isOfPassword = ({ password_mark: mark }: ChallengeRow, hash: string): boolean =>
  mark?.equals(passwordMark(hash)) === true;

async function isRight(
  tx: Tx,
  parts: SecondFactorParts,
  userId: number,
  { challenge }: ChallengeRow,
  { code, recoveryCode, passkey, site }: SecondAnswer,
): Promise<boolean> {
  if (code !== undefined) return spendTotpCode(tx, parts.secrets, userId, code);
  if (recoveryCode !== undefined) return spendRecoveryCode(tx, userId, recoveryCode);
  if (passkey === undefined || challenge === null) return false;
  const given = { answer: passkey, challenge, site, verified: false, userId };
  return (await ownerOfPasskey(tx, given)) === userId;
}
