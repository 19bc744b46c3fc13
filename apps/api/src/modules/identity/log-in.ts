import type { AddressStep } from '@yay/contract/identity/address-step';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import type { SessionLimits } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Letters } from '../letters/index.ts';
import { admitTry } from './admit-try.ts';
import { isShutOut } from './identity.present.ts';
import type { IdentityLimits } from './limits.ts';
import { putRefusalOnRecord } from './note-refusal.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { passwordMatches } from './password.ts';
import { type OpenRegistration, registrationOfEmail } from './registration/registrations.repo.ts';
import { sendCode } from './registration/send-code.ts';
import { askSecondStep } from './second-factor/ask-second-step.ts';
import type { Site } from './second-factor/site.ts';
import { sendSignInCode } from './sign-in-code/send-sign-in-code.ts';

/** Unknown address and wrong password are one answer, reached by the same work. */
export async function logIn(
  parts: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly limits: Limits;
    readonly rules: IdentityLimits;
    readonly letters: Letters;
    readonly requireSecondFactor: boolean;
    readonly sessionLimits: SessionLimits;
  },
  input: {
    readonly email: string;
    readonly password: string;
    readonly standalone: boolean;
    readonly origin: Origin;
    /** The secret that this browser keeps for us. */
    readonly browser: string;
    /** The site that her passkeys are asked to sign for. */
    readonly site: Site;
  },
): Promise<SignedIn | SecondStep | AddressStep | Refusal> {
  const { email, origin } = input;
  const admitted = await admitTry(parts, input);
  if (isRefusal(admitted)) return admitted;
  const { account, forgive } = admitted;
  const matches = await passwordMatches(account?.password_hash, input.password);
  if (account === undefined || !matches) {
    // A registration of an address that has an account answers like any other: the mail differs.
    const registration = await registrationOfEmail(parts.db, email);
    if (await isOfRegistration(registration, input.password)) return sendCode(parts, input);
    await putRefusalOnRecord(parts, { email, because: 'password', origin });
    return refuse(401, 'wrong_credentials');
  }
  // Said only to somebody who knows the password: to others it would tell that the account exists.
  if (isShutOut(account)) {
    await putRefusalOnRecord(parts, { email, because: 'suspended', origin });
    return refuse(403, 'suspended');
  }
  const { standalone, site } = input;
  if (account.email_proved_at === null) {
    return sendSignInCode(parts, account, { standalone, secondFactor: null });
  }
  // The tries from this place are forgotten once she is in, not before.
  if (account.has_second_factor) return askSecondStep(parts.db, account, { standalone, site });
  const entry = { ...input, secondFactor: null };
  const session = await parts.db.tx((tx) => openSession(tx, account, entry, parts));
  await forgive();
  return session;
}

const isOfRegistration = async (
  registration: OpenRegistration | undefined,
  password: string,
): Promise<boolean> =>
  registration !== undefined && passwordMatches(registration.password_hash, password);
