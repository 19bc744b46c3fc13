import {
  impersonationRefusal,
  isSessionOver,
  orderingWindowOf,
  sessionLimitOf,
} from '@yay/domain/access';
import type { Config } from '../../platform/config/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor, Sessions } from '../../platform/http/index.ts';
import { isSuspendedUntilPaid } from './identity.present.ts';
import { type SessionRow, sessionOf } from './identity.repo.ts';
import { mustEnrol } from './second-factor/must-enrol.ts';
import { tokenHash } from './session-token.ts';
import { noteSeen } from './sessions.repo.ts';

/** A session as it was found, beside the actor that the rest of the product sees of it. */
export interface OpenSession {
  readonly token: string;
  readonly row: SessionRow;
}

// The session that let somebody in also answers who she is, so /api/me costs no second statement.
const open = new WeakMap<Actor, OpenSession>();

export function sessionBehind(actor: Actor): OpenSession {
  const session = open.get(actor);
  if (session === undefined) throw new Error('this actor has no session');
  return session;
}

/** The greatest age of "last seen", in milliseconds. */
const FRESH = 300_000;

/** Beside the request: nobody waits for it, and nothing is lost when it fails. */
function noteSeenAside(db: Queryable, token: string): void {
  noteSeen(db, tokenHash(token)).catch(() => undefined);
}

export function createSessions(
  db: Queryable,
  {
    requireSecondFactor,
    sessionLimits,
    freshSignIn,
  }: Pick<Config, 'requireSecondFactor' | 'sessionLimits' | 'freshSignIn'>,
): Sessions {
  return {
    async resolve(token, origin) {
      const row = await sessionOf(db, tokenHash(token));
      if (row === undefined || !mayStillActAs(row)) return null;
      const permissions = new Set(row.permissions);
      const behind = row.impersonator_id === null ? row.permissions : row.impersonator_permissions;
      const limit = sessionLimitOf(sessionLimits, behind);
      const times = { createdAt: row.created_at, lastSeenAt: row.last_seen_at };
      if (isSessionOver(times, limit, Date.now())) return null;
      const actor: Actor = {
        userId: row.id,
        roles: row.roles,
        permissions,
        impersonatorId: row.impersonator_id,
        window: orderingWindowOf(behind === row.permissions ? permissions : new Set(behind)),
        locale: row.locale,
        origin,
        provedLately: Date.now() - row.proved_at < freshSignIn,
        mustPay: isSuspendedUntilPaid(row),
        // The person behind an impersonation counts: the other person's factors are that one's own affair.
        mustEnrol: mustEnrol(requireSecondFactor, {
          permissions: behind,
          hasSecondFactor:
            row.impersonator_id === null
              ? row.has_second_factor
              : row.impersonator_has_second_factor,
        }),
      };
      open.set(actor, { token, row });
      if (Date.now() - row.last_seen_at > FRESH) noteSeenAside(db, token);
      return actor;
    },
  };
}

/**
 * Tells whether a person still has the right to act as another one: losing it ends the session at
 * once.
 */
function mayStillActAs(row: SessionRow): boolean {
  if (row.impersonator_id === null) return true;
  const actor = {
    userId: row.impersonator_id,
    permissions: new Set(row.impersonator_permissions),
    impersonating: false,
  };
  const target = { userId: row.id, roles: row.roles, permissions: new Set(row.permissions) };
  return impersonationRefusal(actor, target) === null;
}
