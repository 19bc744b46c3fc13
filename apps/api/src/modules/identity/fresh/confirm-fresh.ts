import type { PasskeyAnswer } from '@yay/contract/identity/passkeys';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { LimitRule, Limits } from '../../../platform/limits/index.ts';
import { record } from '../../activity/index.ts';
import { fullName } from '../identity.present.ts';
import type { IdentityLimits } from '../limits.ts';
import { putRefusalOnRecord } from '../note-refusal.ts';
import { type PasswordOwner, passwordOwner } from '../password.repo.ts';
import { passwordMatches } from '../password.ts';
import { sessionBehind } from '../resolve-session.ts';
import { takeChallenge } from '../second-factor/challenges.repo.ts';
import { ownerOfPasskey } from '../second-factor/check-passkey.ts';
import type { Site } from '../second-factor/site.ts';
import { tokenHash } from '../session-token.ts';
import { noteProof } from '../sessions.repo.ts';

export interface FreshParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
}

/** Returns who has to show that it is they: of an impersonation, the person behind. */
export const personBehind = (actor: Actor): number => actor.impersonatorId ?? actor.userId;

/** Takes the password of the person behind a session, and counts the session as fresh again. */
export async function confirmByPassword(
  parts: FreshParts,
  actor: Actor,
  password: string,
): Promise<Refusal | undefined> {
  return within(parts, parts.rules.passwordByUser, actor, async (owner) => {
    if (!(await passwordMatches(owner.password_hash, password))) {
      await note(parts, actor, owner, 'password');
      return refuse(422, 'invalid', { password: ['password_wrong'] });
    }
    await parts.db.tx((tx) => renew(tx, actor, owner));
    return undefined;
  });
}

/** Takes a passkey's answer to the question that was put; any answer uses the question up. */
export async function confirmByPasskey(
  parts: FreshParts,
  actor: Actor,
  given: { readonly token: string; readonly answer: PasskeyAnswer; readonly site: Site },
): Promise<Refusal | undefined> {
  const { answer, site, token } = given;
  return within(parts, parts.rules.secondFactorByUser, actor, async (owner) => {
    const question = await takeChallenge(parts.db, 'passkey_again', token, owner.id);
    if (!question?.challenge) return refuse(422, 'sign_in_over');
    const { challenge } = question;
    const isHers = await parts.db.tx(async (tx) => {
      const asked = { answer, challenge, site, verified: true, userId: owner.id };
      if ((await ownerOfPasskey(tx, asked)) !== owner.id) return false;
      await renew(tx, actor, owner);
      return true;
    });
    if (isHers) return undefined;
    await note(parts, actor, owner, 'second_factor');
    return refuse(422, 'passkey_refused');
  });
}

/**
 * Counts the tries of one session: whoever uses up those of a stolen one keeps nobody from signing
 * in anew.
 */
async function within(
  { db, limits, rules }: FreshParts,
  rule: LimitRule,
  actor: Actor,
  check: (owner: PasswordOwner) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const key = `fresh ${tokenHash(sessionBehind(actor).token).toString('base64url')}`;
  for (const one of [rule, rules.freshInADay]) {
    const spent = await limits.spend(one, key);
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  }
  const owner = await passwordOwner(db, personBehind(actor));
  if (owner === undefined) return refuse(401, 'unauthenticated');
  const refusal = await check(owner);
  if (refusal === undefined) {
    for (const one of [rule, rules.freshInADay]) await limits.forgive(one, key);
  }
  return refusal;
}

const note = (
  parts: FreshParts,
  { origin }: Actor,
  { email }: PasswordOwner,
  because: 'password' | 'second_factor',
): Promise<void> => putRefusalOnRecord(parts, { email, because, origin });

async function renew(tx: Tx, actor: Actor, owner: PasswordOwner): Promise<void> {
  await noteProof(tx, tokenHash(sessionBehind(actor).token));
  await record(tx, actor, {
    action: 'session.confirmed',
    subject: { type: 'user', id: owner.id, label: fullName(owner) },
    aboutUserId: owner.id,
  });
}
