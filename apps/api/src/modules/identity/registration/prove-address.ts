import type { LinkStep } from '@yay/contract/identity/address-step';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import type { SessionLimits } from '@yay/domain/access';
import type { Tx } from '../../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import type { UserEvents } from '../../user-events/index.ts';
import { forgiveTries } from '../admit-try.ts';
import type { CodeParts } from '../code-parts.ts';
import { fullName } from '../identity.present.ts';
import { accountById, insertFamily } from '../identity.repo.ts';
import { openSession, type SignedIn } from '../open-session.ts';
import { passwordMatches } from '../password.ts';
import { browserPlace } from '../places.ts';
import type { Site } from '../second-factor/site.ts';
import { tokenHash } from '../session-token.ts';
import { codeRefused, proveSignIn } from '../sign-in-code/prove-sign-in.ts';
import { codeHash } from './proof.ts';
import {
  freeAddressOfClosed,
  registrationOfLink,
  registrationOfPage,
  spendCodeTry,
  spendLinkTry,
  takeRegistration,
} from './registrations.repo.ts';

/** Remembers who invited a new family. */
export type Invited = (
  tx: Tx,
  family: { readonly userId: number; readonly email: string },
  code: string,
) => Promise<void>;

export interface ProveParts extends CodeParts {
  readonly events: UserEvents;
  readonly invited: Invited;
  readonly requireSecondFactor: boolean;
  readonly sessionLimits: SessionLimits;
}

export interface GivenCode {
  readonly token: string;
  readonly code: string;
  readonly origin: Origin;
  readonly browser: string;
  /** The site that passkeys sign for, where one is asked for next. */
  readonly site: Site;
}

export interface GivenLink {
  readonly link: string;
  readonly password: string | undefined;
  readonly origin: Origin;
  readonly browser: string;
}

/**
 * Opens the account by the code of the mail, and signs its owner in. A code for an account of before
 * ends its sign-in, or leads to its second factor.
 */
export async function proveByCode(
  parts: ProveParts,
  given: GivenCode,
): Promise<SignedIn | SecondStep | Refusal> {
  const refusal = await admitProof(parts, given.origin);
  if (refusal !== undefined) return refusal;
  const { db } = parts;
  const page = tokenHash(given.token);
  const asked = await spendCodeTry(db, page);
  if (asked === undefined) {
    if ((await registrationOfPage(db, page)) === undefined) return proveSignIn(parts, given);
    return codeRefused('code_over');
  }
  const proof = codeHash(given.token, given.code);
  if (!proof.equals(asked.code_hash)) return codeRefused('code_not_right');
  return (await openAccount(parts, proof, given)) ?? codeRefused('code_over');
}

/**
 * Opens the account by the link of the mail: at once in the browser in which the registration began.
 * Elsewhere it asks for the password, so that nobody opens an account of which a stranger chose the
 * password by the link of a mail that the stranger caused.
 */
export async function proveByLink(
  parts: ProveParts,
  given: GivenLink,
): Promise<SignedIn | LinkStep | Refusal> {
  const refusal = await admitProof(parts, given.origin);
  if (refusal !== undefined) return refusal;
  const { db } = parts;
  const proof = tokenHash(given.link);
  const registration = await registrationOfLink(db, proof);
  if (registration === undefined) return refuse(422, 'link_over');
  if (!registration.browser_hash.equals(browserPlace(given.browser))) {
    if (given.password === undefined) {
      return { methods: ['password'], address: registration.email };
    }
    if (!(await spendLinkTry(db, proof))) return refuse(422, 'link_over');
    if (!(await passwordMatches(registration.password_hash, given.password))) {
      return refuse(422, 'invalid', { password: ['password_not_chosen'] });
    }
  }
  return (await openAccount(parts, proof, given)) ?? refuse(422, 'link_over');
}

async function admitProof(
  { limits, rules }: ProveParts,
  origin: Origin,
): Promise<Refusal | undefined> {
  const tries = await limits.spend(rules.proofByAddress, origin.ip ?? '');
  return tries.ok ? undefined : refuse(429, 'too_many_requests', undefined, tries);
}

/** Undefined when the proof was used meanwhile, or the address got an account in another way. */
async function openAccount(
  parts: ProveParts,
  proof: Buffer,
  { origin, browser }: Pick<GivenCode, 'origin' | 'browser'>,
): Promise<SignedIn | undefined> {
  const signedIn = await parts.db.tx(async (tx) => {
    const registration = await takeRegistration(tx, proof);
    if (registration === undefined) return undefined;
    const { email, first, locale, referralCode } = registration;
    await freeAddressOfClosed(tx, email);
    const userId = await insertFamily(tx, registration);
    const account = userId === undefined ? undefined : await accountById(tx, userId);
    if (userId === undefined || account === undefined) return undefined;
    await record(
      tx,
      { userId, impersonatorId: null, origin },
      {
        action: 'account.opened',
        subject: { type: 'user', id: userId, label: fullName(account) },
        aboutUserId: userId,
      },
    );
    await parts.letters.post(tx, 'welcome', { userId, email, locale }, { first });
    await parts.events.post(tx, { userId, name: 'signed_up' });
    if (referralCode !== null) await parts.invited(tx, { userId, email }, referralCode);
    const entry = { standalone: false, origin, browser, secondFactor: null };
    return openSession(tx, account, entry, parts);
  });
  if (signedIn !== undefined) {
    await forgiveTries(parts, signedIn.me.email, origin, browser);
  }
  return signedIn;
}
