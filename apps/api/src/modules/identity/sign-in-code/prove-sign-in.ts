import type { SecondStep } from '@yay/contract/identity/passkeys';
import type { SessionLimits } from '@yay/domain/access';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { forgiveTries } from '../admit-try.ts';
import type { CodeParts } from '../code-parts.ts';
import { fullName, isShutOut } from '../identity.present.ts';
import { accountById } from '../identity.repo.ts';
import { openSession, type SignedIn } from '../open-session.ts';
import { codeHash } from '../registration/proof.ts';
import { askSecondStep } from '../second-factor/ask-second-step.ts';
import { passwordMark } from '../second-factor/challenges.repo.ts';
import type { Site } from '../second-factor/site.ts';
import { tokenHash } from '../session-token.ts';
import {
  markAddressProved,
  signInOfPage,
  spendSignInCodeTry,
  takeSignInCode,
} from './sign-in-codes.repo.ts';

export const codeRefused = (why: 'code_not_right' | 'code_over'): Refusal =>
  refuse(422, 'invalid', { code: [why] });

/**
 * Proves the address of an account of before by the code of the mail, and signs its owner in. Where
 * the account has a second factor that was not shown yet, that is asked for next.
 */
export async function proveSignIn(
  parts: CodeParts & {
    readonly requireSecondFactor: boolean;
    readonly sessionLimits: SessionLimits;
  },
  given: {
    readonly token: string;
    readonly code: string;
    readonly origin: Origin;
    readonly browser: string;
    readonly site: Site;
  },
): Promise<SignedIn | SecondStep | Refusal> {
  const { db } = parts;
  const page = tokenHash(given.token);
  const asked = await spendSignInCodeTry(db, page);
  if (asked === undefined) {
    if ((await signInOfPage(db, page)) === undefined) return refuse(401, 'sign_in_over');
    return codeRefused('code_over');
  }
  if (!codeHash(given.token, given.code).equals(asked.code_hash)) {
    return codeRefused('code_not_right');
  }
  const { origin, browser, site } = given;
  const result = await db.tx(async (tx): Promise<SignedIn | SecondStep | Refusal> => {
    const begun = await takeSignInCode(tx, page);
    const account = begun && (await accountById(tx, begun.user_id));
    if (begun === undefined || account === undefined) return refuse(401, 'sign_in_over');
    if (!begun.password_mark.equals(passwordMark(account.password_hash))) {
      return refuse(401, 'sign_in_over');
    }
    if (isShutOut(account)) return refuse(403, 'suspended');
    if (await markAddressProved(tx, account.id)) {
      await record(
        tx,
        { userId: account.id, impersonatorId: null, origin },
        {
          action: 'account.address_proved',
          subject: { type: 'user', id: account.id, label: fullName(account) },
          aboutUserId: account.id,
        },
      );
    }
    const { standalone, second_factor: secondFactor } = begun;
    if (account.has_second_factor && secondFactor === null) {
      return askSecondStep(tx, account, { standalone, site });
    }
    return openSession(tx, account, { standalone, origin, browser, secondFactor }, parts);
  });
  if ('me' in result) await forgiveTries(parts, result.me.email, origin, browser);
  return result;
}
