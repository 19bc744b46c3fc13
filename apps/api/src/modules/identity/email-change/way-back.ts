import { type Db, isUniqueViolation, type Queryable, type Tx } from '../../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Limits } from '../../../platform/limits/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { fullName } from '../identity.present.ts';
import type { IdentityLimits } from '../limits.ts';
import { NO_PASSWORD } from '../password.ts';
import {
  insertPasswordLink,
  lockPasswordLinks,
  spendPasswordLinks,
} from '../password-links.repo.ts';
import { freeAddressOfClosed } from '../registration/registrations.repo.ts';
import { newToken, tokenHash } from '../session-token.ts';
import { deleteEmailChange } from './email-changes.repo.ts';
import {
  deleteLaterWayBacks,
  dropFactorsSince,
  lockOwnerOfWayBack,
  openWayBack,
  putAddressBack,
  takeWayBack,
} from './way-backs.repo.ts';

interface LinkParts {
  readonly db: Queryable;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
}

export interface GivenLink {
  readonly token: string;
  readonly origin: Origin;
}

/**
 * Returns the address that the link would put back. Forged, expired and used ones are one answer.
 */
export async function checkWayBack(
  { db, limits, rules }: LinkParts,
  { token, origin }: GivenLink,
): Promise<{ readonly email: string; readonly userId: number } | Refusal> {
  const tries = await limits.spend(rules.linkByAddress, origin.ip ?? '');
  if (!tries.ok) return refuse(429, 'too_many_requests', undefined, tries);
  const open = await openWayBack(db, tokenHash(token));
  return open === undefined
    ? refuse(422, 'link_over')
    : { email: open.email, userId: open.user_id };
}

export interface PutBack {
  readonly email: string;
  /** The token for a new password, at once; null where the team suspended the account. */
  readonly passwordToken: string | null;
}

/**
 * Puts the address before back, whatever it is now. The link is enough: a password or a second
 * factor may be those of the person who moved the address. Every session ends, the password opens
 * nothing any more, and a link for a new one goes to the page and to the address.
 */
export async function takeBack(
  parts: LinkParts & { readonly db: Db; readonly letters: Letters },
  given: GivenLink,
): Promise<PutBack | Refusal> {
  const open = await checkWayBack(parts, given);
  if (!('userId' in open)) return open;
  try {
    const done = await parts.db.tx((tx) => takeBackIn(tx, parts.letters, open.userId, given));
    return done ?? refuse(422, 'link_over');
  } catch (error) {
    // The old address has got an account of its own since.
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    return refuse(422, 'invalid', { email: ['email_taken'] });
  }
}

async function takeBackIn(
  tx: Tx,
  letters: Letters,
  userId: number,
  { token, origin }: GivenLink,
): Promise<PutBack | undefined> {
  await lockPasswordLinks(tx, userId);
  const owner = await lockOwnerOfWayBack(tx, userId);
  if (owner === undefined) return undefined;
  const used = await takeWayBack(tx, userId, tokenHash(token));
  if (used === undefined) return undefined;
  const { first, locale, email: left } = owner;
  const { email } = used;
  await deleteLaterWayBacks(tx, userId, used.id);
  await deleteEmailChange(tx, userId);
  await freeAddressOfClosed(tx, email);
  await putAddressBack(tx, userId, { email, passwordHash: NO_PASSWORD });
  await dropFactorsSince(tx, userId, used.created_at);
  await spendPasswordLinks(tx, userId);
  await endSessionsOf(tx, userId, 'password');
  const fresh = newToken();
  const invited = await insertPasswordLink(tx, userId, tokenHash(fresh), 'reset');
  const passwordToken = invited === undefined ? null : fresh;
  await letters.post(tx, 'email_put_back', { userId, email, locale }, { first, passwordToken });
  await letters.post(tx, 'email_taken_back', { userId: null, email: left, locale }, { first });
  await record(
    tx,
    { userId, impersonatorId: null, origin },
    {
      action: 'email.put_back',
      subject: { type: 'user', id: userId, label: fullName(owner) },
      aboutUserId: userId,
      before: { email: left },
      after: { email },
    },
  );
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  return { email, passwordToken };
}
