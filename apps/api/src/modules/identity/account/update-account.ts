import type { Account, updateAccount as endpoint } from '@yay/contract/identity/account';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Limits } from '../../../platform/limits/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { askChange, type MailedCode, newCode } from '../email-change/ask-change.ts';
import { fullName } from '../identity.present.ts';
import type { IdentityLimits } from '../limits.ts';
import { admitMail } from '../registration/send-code.ts';
import { presentAccount } from './account.present.ts';
import {
  type AccountDetails,
  accountDetails,
  lockAccount,
  type Profile,
  saveProfile,
} from './account.repo.ts';

type Body = z.output<typeof endpoint.body & {}>;
type Details = Omit<Profile, 'email'>;

export interface AccountParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
  readonly letters: Letters;
}

/** Changes the named fields. Another address waits for the code that is mailed to it. */
export async function updateAccount(
  parts: AccountParts,
  actor: Actor,
  { current_password: password, email, ...wanted }: Body,
): Promise<Account | Refusal> {
  const { db, letters } = parts;
  const before = await accountDetails(db, actor.userId);
  if (before === undefined) return refuse(404, 'not_found');
  const isMoving = email !== undefined && email !== before.email;
  const refusal = isMoving ? await mayMoveMail(parts, actor, email, password) : undefined;
  if (refusal) return refusal;
  const code = isMoving ? await newCode() : undefined;
  return db.tx(async (tx) => {
    const held = await lockAccount(tx, actor.userId);
    if (held === undefined) return refuse(404, 'not_found');
    // Asked for while the address was changed elsewhere: the password was not for this step.
    if (isMoving && held.email !== before.email) return refuse(409, 'version_conflict');
    const changes = changesOf(held, wanted);
    const saved = { ...held, ...changes };
    if (Object.keys(changes).length > 0) await saveChanges(tx, actor, held, changes);
    if (code === undefined || email === undefined) return presentAccount(saved, actor);
    await askToMove(tx, letters, actor, saved, { email, code });
    return presentAccount({ ...saved, email_change: { email, by_team: false } }, actor);
  });
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
  return admitMail(parts, email, actor.origin);
}

function changesOf(held: AccountDetails, wanted: Partial<Body>): Partial<Details> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && value !== held[field as keyof Details],
    ),
  );
}

async function saveChanges(
  tx: Tx,
  actor: Actor,
  held: AccountDetails,
  changes: Partial<Details>,
): Promise<void> {
  const after = { ...held, ...changes };
  await saveProfile(tx, held.id, after);
  await record(tx, actor, {
    action: 'account.updated',
    subject: { type: 'user', id: held.id, label: fullName(after) },
    aboutUserId: held.id,
    before: Object.fromEntries(
      Object.keys(changes).map((field) => [field, held[field as keyof Details]]),
    ),
    after: changes,
  });
  await publish(tx, `private-user.${held.id}`, 'account.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [held.id] });
}

async function askToMove(
  tx: Tx,
  letters: Letters,
  actor: Actor,
  owner: AccountDetails,
  { email, code }: { readonly email: string; readonly code: MailedCode },
): Promise<void> {
  await askChange(tx, letters, owner, { email, byTeam: false, code });
  await record(tx, actor, {
    action: 'email.asked',
    subject: { type: 'user', id: owner.id, label: fullName(owner) },
    aboutUserId: owner.id,
    after: { email },
  });
  await publish(tx, `private-user.${owner.id}`, 'account.changed', {});
}
