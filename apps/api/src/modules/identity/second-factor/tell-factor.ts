import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { type Doer, record } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import { fullName } from '../identity.present.ts';
import { sessionBehind } from '../resolve-session.ts';

export type Factor =
  | { readonly method: 'totp' }
  | { readonly method: 'passkey'; readonly name: string }
  | { readonly method: 'recovery_code' };

export interface Owner {
  readonly id: number;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly locale: 'en' | 'es';
}

/**
 * Tells of a changed factor in the record, in her other tabs, and by letter to the owner: it may
 * not have been she.
 */
export const tellFactor = (
  tx: Tx,
  parts: { readonly letters: Letters },
  actor: Actor,
  done: 'added' | 'removed',
  factor: Factor,
): Promise<void> => tellOwner(tx, parts, { owner: sessionBehind(actor).row, actor }, done, factor);

/** Tells an owner who is not signed in: she came by a link of her mailbox, or a colleague helps. */
export async function tellOwner(
  tx: Tx,
  { letters }: { readonly letters: Letters },
  {
    owner,
    actor,
    by,
  }: { readonly owner: Owner; readonly actor: Doer; readonly by?: string | undefined },
  done: 'added' | 'removed',
  factor: Factor,
): Promise<void> {
  const { id: userId, email, locale, first } = owner;
  await record(tx, actor, {
    action: `second_factor.${done}`,
    subject: { type: 'user', id: userId, label: fullName(owner) },
    aboutUserId: userId,
    ...(done === 'added' ? { after: factor } : { before: factor }),
  });
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  const mailed = { first, factor, ...(by !== undefined && { by }) };
  await letters.post(tx, `second_factor_${done}`, { userId, email, locale }, mailed);
}
