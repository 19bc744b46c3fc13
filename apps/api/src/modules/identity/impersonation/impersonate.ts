import { impersonationRefusal } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import type { Db } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { fullName } from '../identity.present.ts';
import { sessionBehind } from '../resolve-session.ts';
import { newToken, tokenHash } from '../session-token.ts';
import { insertImpersonation, lockOwnSession, lockTarget } from './impersonation.repo.ts';

export interface Impersonation {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly userId: number;
  /** The actor's own, to come back with. */
  readonly impersonatorToken: string;
}

/** Lets somebody act as somebody else, within the rules and for as long as her own session lasts. */
export async function impersonate(
  db: Db,
  actor: Actor,
  userId: number,
): Promise<Impersonation | Refusal> {
  if (actor.impersonatorId !== null) return refuse(409, 'already_impersonating');
  const { token: ownToken } = sessionBehind(actor);
  const startedFrom = tokenHash(ownToken);
  return db.tx(async (tx) => {
    const own = await lockOwnSession(tx, startedFrom, actor.userId);
    if (own === undefined) return refuse(401, 'unauthenticated');
    const target = await lockTarget(tx, userId);
    const refused = target === undefined || refusalOf(actor, target);
    // A person who may not look people up does not learn here which of them exist.
    if (refused && !actor.permissions.has('internal_dashboard:users')) {
      return refuse(404, 'not_found');
    }
    if (target === undefined) return refuse(404, 'not_found');
    if (refused) return refuse(403, 'forbidden');

    const token = newToken();
    await insertImpersonation(tx, {
      tokenHash: tokenHash(token),
      userId,
      impersonatorId: actor.userId,
      startedFrom,
      standalone: own.standalone,
      expiresAt: own.expires_at,
      ip: actor.origin.ip,
      userAgent: actor.origin.userAgent,
    });
    await record(tx, actor, {
      action: 'impersonation.started',
      subject: { type: 'user', id: userId, label: fullName(target) },
      aboutUserId: userId,
    });
    return { token, expiresAt: own.expires_at, userId, impersonatorToken: ownToken };
  });
}

function refusalOf(
  actor: Actor,
  target: NonNullable<Awaited<ReturnType<typeof lockTarget>>>,
): boolean {
  const { userId, permissions } = actor;
  return (
    !target.active ||
    impersonationRefusal(
      { userId, permissions, impersonating: false },
      { userId: target.id, roles: target.roles, permissions: new Set(target.permissions) },
    ) !== null
  );
}
