import type { Tx } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { fullName } from './identity.present.ts';
import { recipientByEmail } from './identity.repo.ts';
import { insertAccount, passwordlessAccount } from './open-with-password.repo.ts';
import { setPasswordFrom } from './password.repo.ts';
import { lockPasswordLinks, spendPasswordLinks } from './password-links.repo.ts';
import { placesOf } from './places.ts';

export interface PersonToOpen {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly locale: 'en' | 'es';
  readonly passwordHash: string;
  readonly origin: Origin;
}

/**
 * Opens an account without roles for an address that its owner has just proved by the link of a
 * mail, or sets the first password of the one that there is. Returns its id; undefined where the
 * account has a password already, or is closed.
 */
export async function openWithPassword(tx: Tx, person: PersonToOpen): Promise<number | undefined> {
  const { email, passwordHash, origin } = person;
  const opened = await insertAccount(tx, person);
  const account = opened ?? (await accountWithoutPassword(tx, email));
  if (account === undefined) return undefined;
  const { id: userId } = account;
  await setPasswordFrom(tx, userId, passwordHash, placesOf(origin.ip, null));
  await spendPasswordLinks(tx, userId);
  const subject = { type: 'user', id: userId, label: fullName(account) } as const;
  const doer = { userId, impersonatorId: null, origin };
  await record(
    tx,
    doer,
    opened === undefined
      ? { action: 'password.changed', subject, aboutUserId: userId, after: { by: 'first_link' } }
      : { action: 'account.opened', subject, aboutUserId: userId },
  );
  return userId;
}

/** The account of an address that has no password yet, held, and its links before it. */
async function accountWithoutPassword(tx: Tx, email: string) {
  const recipient = await recipientByEmail(tx, email);
  if (recipient === undefined) return undefined;
  await lockPasswordLinks(tx, recipient.id);
  return passwordlessAccount(tx, email);
}
