import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { fullName } from '../identity.present.ts';
import { sessionBehind } from '../resolve-session.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgetIdleCodes, lastFactorRefusal, ownFactors } from './own-factors.ts';
import type { SecondFactorParts } from './parts.ts';
import { deletePasskeyOf, renamePasskeyOf } from './passkeys.repo.ts';
import { lockOwner } from './second-factor.repo.ts';
import { tellFactor } from './tell-factor.ts';

export async function renamePasskey(
  parts: SecondFactorParts,
  actor: Actor,
  given: { readonly id: number; readonly name: string },
) {
  const { userId } = actor;
  const before = await parts.db.tx(async (tx) => {
    const was = await renamePasskeyOf(tx, userId, given.id, given.name);
    if (was === undefined || was === given.name) return was;
    await record(tx, actor, {
      action: 'account.updated',
      subject: { type: 'user', id: userId, label: fullName(sessionBehind(actor).row) },
      aboutUserId: userId,
      before: { passkey: was },
      after: { passkey: given.name },
    });
    return was;
  });
  if (before === undefined) return refuse(404, 'not_found');
  return { data: await ownFactors(parts.db, parts, actor) };
}

export async function removePasskey(
  parts: SecondFactorParts,
  actor: Actor,
  given: { readonly id: number; readonly password: string },
) {
  const refusal = await confirmPassword(parts, actor, given.password);
  if (refusal !== undefined) return refusal;
  const { userId } = actor;
  const refused = await parts.db.tx(async (tx): Promise<Refusal | undefined> => {
    await lockOwner(tx, userId);
    const last = await lastFactorRefusal(tx, parts, actor);
    if (last !== undefined) return last;
    const name = await deletePasskeyOf(tx, userId, given.id);
    if (name === undefined) return refuse(404, 'not_found');
    await forgetIdleCodes(tx, userId);
    await tellFactor(tx, parts, actor, 'removed', { method: 'passkey', name });
    return undefined;
  });
  return refused ?? { data: await ownFactors(parts.db, parts, actor) };
}
