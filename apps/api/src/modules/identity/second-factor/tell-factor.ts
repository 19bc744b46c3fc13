import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { fullName } from '../identity.present.ts';
import { sessionBehind } from '../resolve-session.ts';
import type { SecondFactorParts } from './parts.ts';

export type Factor =
  | { readonly method: 'totp' }
  | { readonly method: 'passkey'; readonly name: string }
  | { readonly method: 'recovery_code' };

/** For the record, to her other tabs, and by letter to the owner: it may not have been she. */
export async function tellFactor(
  tx: Tx,
  { letters }: Pick<SecondFactorParts, 'letters'>,
  actor: Actor,
  done: 'added' | 'removed',
  factor: Factor,
): Promise<void> {
  const { userId } = actor;
  const { row } = sessionBehind(actor);
  await record(tx, actor, {
    action: `second_factor.${done}`,
    subject: { type: 'user', id: userId, label: fullName(row) },
    aboutUserId: userId,
    ...(done === 'added' ? { after: factor } : { before: factor }),
  });
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  await letters.post(
    tx,
    `second_factor_${done}`,
    { userId, email: row.email, locale: row.locale },
    { first: row.first, factor },
  );
}
