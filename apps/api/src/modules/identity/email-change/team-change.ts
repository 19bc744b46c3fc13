import type { Tx } from '../../../platform/db/index.ts';
import type { Actor, Refusal } from '../../../platform/http/index.ts';
import type { Limits } from '../../../platform/limits/index.ts';
import { record } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import { fullName } from '../identity.present.ts';
import { recipientByEmail } from '../identity.repo.ts';
import type { IdentityLimits } from '../limits.ts';
import { NO_PASSWORD } from '../password.ts';
import { spendPasswordLinks } from '../password-links.repo.ts';
import { admitMail } from '../registration/send-code.ts';
import { sendPasswordLink } from '../send-password-link.ts';
import { type AddressOwner, askChange, type MailedCode, newCode } from './ask-change.ts';
import { moveUnclaimed } from './email-changes.repo.ts';

/** A change of somebody's address by the team, counted and with its code made. */
export interface TeamChange {
  readonly email: string;
  readonly code: MailedCode;
}

/** Counts one more mail to an address and makes its code, before any record is held. */
export async function admitTeamChange(
  parts: { readonly limits: Limits; readonly rules: IdentityLimits },
  actor: Actor,
  email: string,
): Promise<TeamChange | Refusal> {
  const refusal = await admitMail(parts, email, actor.origin);
  return refusal ?? { email, code: await newCode() };
}

/**
 * Lets somebody's address wait for its code, which she gives in a session of her own; the address
 * that is hears of it. An account that nobody has opened yet has no owner to ask: it moves at once,
 * with its link for a first password. Answers 'taken' when the address has an account.
 */
export async function askTeamChange(
  tx: Tx,
  letters: Letters,
  actor: Actor,
  owner: AddressOwner & { readonly last: string; readonly email: string },
  { email, code }: TeamChange,
): Promise<'taken' | 'waits' | 'moved'> {
  if ((await recipientByEmail(tx, email)) !== undefined) return 'taken';
  const { id: userId, first, locale } = owner;
  if (await moveUnclaimed(tx, userId, { email, noPassword: NO_PASSWORD })) {
    await spendPasswordLinks(tx, userId);
    await sendPasswordLink({ letters }, tx, owner, 'first');
    return 'moved';
  }
  await askChange(tx, letters, owner, { email, byTeam: true, code });
  await letters.post(
    tx,
    'email_change_asked',
    { userId, email: owner.email, locale },
    { first, email },
  );
  await record(tx, actor, {
    action: 'email.asked',
    subject: { type: 'user', id: userId, label: fullName(owner) },
    aboutUserId: userId,
    after: { email },
  });
  return 'waits';
}
