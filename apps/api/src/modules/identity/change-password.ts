import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { endSessionsOf } from './end-sessions.ts';
import { fullName } from './identity.present.ts';
import type { IdentityLimits } from './limits.ts';
import { replacePassword } from './password.repo.ts';
import { hashPassword } from './password.ts';
import { lockPasswordLinks, spendPasswordLinks } from './password-links.repo.ts';
import { passwordProblem } from './password-rules.ts';
import { sessionBehind } from './resolve-session.ts';
import { tokenHash } from './session-token.ts';

const WRONG = { current_password: ['password_wrong'] } as const;

/** A new password of her own: everywhere else she is signed out, here she stays. */
export async function changePassword(
  parts: {
    readonly db: Db;
    readonly limits: Limits;
    readonly rules: IdentityLimits;
    readonly letters: Letters;
    readonly product: string;
  },
  actor: Actor,
  input: { readonly currentPassword: string; readonly password: string },
): Promise<Refusal | undefined> {
  const { db, letters, product } = parts;
  const owner = await checkOwnPassword(parts, {
    userId: actor.userId,
    password: input.currentPassword,
    field: 'current_password',
  });
  if (isRefusal(owner)) return owner;
  const problem = await passwordProblem(input.password, { email: owner.email, product });
  if (problem) return refuse(422, 'invalid', { password: [problem] });

  const passwordHash = await hashPassword(input.password);
  const { id: userId, email, locale, first } = owner;
  return db.tx(async (tx) => {
    await lockPasswordLinks(tx, userId);
    const replaced = await replacePassword(tx, owner, passwordHash);
    if (!replaced) return refuse(422, 'invalid', WRONG);
    await spendPasswordLinks(tx, userId);
    await endSessionsOf(tx, userId, 'password', tokenHash(sessionBehind(actor).token));
    await letters.post(tx, 'password_changed', { userId, email, locale }, { first });
    await record(tx, actor, {
      action: 'password.changed',
      subject: { type: 'user', id: userId, label: fullName(owner) },
      aboutUserId: userId,
    });
    return undefined;
  });
}
