import type { Account, updateAccount as endpoint } from '@yay/contract/identity/account';
import type { z } from 'zod';
import { type Db, isUniqueViolation, type Tx } from '../../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Limits } from '../../../platform/limits/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { fullName } from '../identity.present.ts';
import type { IdentityLimits } from '../limits.ts';
import { spendPasswordLinks } from '../password-links.repo.ts';
import { presentAccount } from './account.present.ts';
import {
  accountDetails,
  emailIsTaken,
  lockAccount,
  type Profile,
  saveProfile,
} from './account.repo.ts';

type Body = z.output<typeof endpoint.body & {}>;

const TAKEN = { email: ['email_taken'] } as const;

export interface AccountParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
  readonly letters: Letters;
}

/** Changes what is named, and tells the old and the new address when mail goes elsewhere. */
export async function updateAccount(
  parts: AccountParts,
  actor: Actor,
  { current_password: password, ...wanted }: Body,
): Promise<Account | Refusal> {
  const { db, letters } = parts;
  const before = await accountDetails(db, actor.userId);
  if (before === undefined) return refuse(404, 'not_found');
  if (wanted.email !== undefined && wanted.email !== before.email) {
    const refusal = await mayMoveMail(parts, actor, wanted.email, password);
    if (refusal) return refusal;
  }
  try {
    return await db.tx(async (tx) => {
      const held = await lockAccount(tx, actor.userId);
      if (held === undefined) return refuse(404, 'not_found');
      const changes = changesOf(held, wanted);
      if (Object.keys(changes).length === 0) return presentAccount(held, actor);
      // Asked for while the address was changed elsewhere: the password was not for this step.
      if (changes.email !== undefined && held.email !== before.email) {
        return refuse(409, 'version_conflict');
      }
      const after = { ...held, ...changes };
      await saveProfile(tx, held.id, after);
      if (changes.email !== undefined) await moveMail(tx, letters, held, changes.email);
      await record(tx, actor, {
        action: 'account.updated',
        subject: { type: 'user', id: held.id, label: fullName(after) },
        aboutUserId: held.id,
        before: Object.fromEntries(
          Object.keys(changes).map((field) => [field, held[field as keyof Profile]]),
        ),
        after: changes,
      });
      await publish(tx, `private-user.${held.id}`, 'account.changed', {});
      await publish(tx, 'private-list.users', 'list.changed', { ids: [held.id] });
      return presentAccount(after, actor);
    });
  } catch (error) {
    // Somebody else took the address in this very moment.
    if (isUniqueViolation(error, 'users_email_key')) return refuse(422, 'invalid', TAKEN);
    throw error;
  }
}

/** Another address is another way to sign in: it takes the owner herself, and few tries. */
async function mayMoveMail(
  parts: AccountParts,
  actor: Actor,
  email: string,
  password: string | undefined,
): Promise<Refusal | undefined> {
  if (actor.impersonatorId !== null) return refuse(403, 'not_while_impersonating');
  if (password === undefined) return refuse(422, 'invalid', { current_password: ['required'] });
  const { userId } = actor;
  const owner = await checkOwnPassword(parts, { userId, password, field: 'current_password' });
  if (isRefusal(owner)) return owner;
  const tries = await parts.limits.spend(parts.rules.emailByUser, String(userId));
  if (!tries.ok) return refuse(429, 'too_many_requests', undefined, tries);
  return (await emailIsTaken(parts.db, email, userId)) ? refuse(422, 'invalid', TAKEN) : undefined;
}

function changesOf(held: Profile, wanted: Omit<Body, 'current_password'>): Partial<Profile> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && value !== held[field as keyof Profile],
    ),
  );
}

/** Links that went to the old address open nothing any more. */
async function moveMail(
  tx: Tx,
  letters: Letters,
  held: Profile & { readonly id: number },
  email: string,
): Promise<void> {
  const { id: userId, first, locale } = held;
  await spendPasswordLinks(tx, userId);
  const data = { first, email };
  await letters.post(tx, 'email_changed', { userId, email: held.email, locale }, data);
  await letters.post(tx, 'email_adopted', { userId, email, locale }, data);
}
