import type { Account } from '@yay/contract/identity/account';
import { isUniqueViolation, type Tx } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { presentAccount } from '../account/account.present.ts';
import { lockAccount, saveProfile } from '../account/account.repo.ts';
import type { AccountParts } from '../account/update-account.ts';
import { fullName } from '../identity.present.ts';
import { passwordMatches } from '../password.ts';
import { lockPasswordLinks, spendPasswordLinks } from '../password-links.repo.ts';
import { freeAddressOfClosed } from '../registration/registrations.repo.ts';
import { newToken, tokenHash } from '../session-token.ts';
import { markAddressProved } from '../sign-in-code/sign-in-codes.repo.ts';
import { spendCodeTry, takeEmailChange } from './email-changes.repo.ts';
import { insertWayBack } from './way-backs.repo.ts';

/**
 * Moves the account to the address that waits, by the code of its mail. The address before gets a
 * link that puts it back, for seven days of real time.
 */
export async function confirmChange(
  parts: AccountParts,
  actor: Actor,
  code: string,
): Promise<Account | Refusal> {
  const { db, limits, rules } = parts;
  const byPlace = await limits.spend(rules.proofByAddress, actor.origin.ip ?? '');
  if (!byPlace.ok) return refuse(429, 'too_many_requests', undefined, byPlace);
  const byUser = await limits.spend(rules.emailCodeByUser, String(actor.userId));
  if (!byUser.ok) return refuse(429, 'too_many_requests', undefined, byUser);
  const asked = await spendCodeTry(db, actor.userId);
  if (asked === undefined) return codeRefused('code_over');
  const { code_hash: codeHash } = asked;
  if (!(await passwordMatches(codeHash, code))) return codeRefused('code_not_right');
  try {
    const account = await db.tx((tx) => moveAddress(tx, parts, actor, codeHash));
    return account ?? codeRefused('code_over');
  } catch (error) {
    // The address got an account since the code was mailed.
    if (isUniqueViolation(error, 'users_email_key')) return codeRefused('code_over');
    throw error;
  }
}

const codeRefused = (why: 'code_not_right' | 'code_over'): Refusal =>
  refuse(422, 'invalid', { code: [why] });

/** Undefined when the code was used, replaced or given up meanwhile, or the account is closed. */
async function moveAddress(
  tx: Tx,
  { letters }: AccountParts,
  actor: Actor,
  codeHash: string,
): Promise<Account | undefined> {
  await lockPasswordLinks(tx, actor.userId);
  const held = await lockAccount(tx, actor.userId);
  if (held === undefined) return undefined;
  const change = await takeEmailChange(tx, held.id, codeHash);
  if (change === undefined) return undefined;
  const { id: userId, first, locale, email: before } = held;
  const after = { ...held, email: change.email, email_change: null };
  await freeAddressOfClosed(tx, change.email);
  await saveProfile(tx, userId, after);
  await markAddressProved(tx, userId);
  // Links that went to the old address open nothing any more, but the one that puts it back.
  await spendPasswordLinks(tx, userId);
  const token = newToken();
  await insertWayBack(tx, { userId, email: before, tokenHash: tokenHash(token) });
  const data = { first, email: change.email, token };
  await letters.post(tx, 'email_changed', { userId, email: before, locale }, data);
  await record(tx, actor, {
    action: 'account.updated',
    subject: { type: 'user', id: userId, label: fullName(held) },
    aboutUserId: userId,
    before: { email: before },
    after: { email: change.email },
  });
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  return presentAccount(after, actor);
}
