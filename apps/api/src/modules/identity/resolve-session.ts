import { impersonationRefusal, orderingWindowOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor, Sessions } from '../../platform/http/index.ts';
import { type SessionRow, sessionOf } from './identity.repo.ts';
import { tokenHash } from './session-token.ts';

/** A session as it was found, beside the actor that the rest of the product sees of it. */
export interface OpenSession {
  readonly token: string;
  readonly row: SessionRow;
}

// What was read to let somebody in answers who she is, too: /api/me costs no second statement.
const open = new WeakMap<Actor, OpenSession>();

export function sessionBehind(actor: Actor): OpenSession {
  const session = open.get(actor);
  if (session === undefined) throw new Error('this actor has no session');
  return session;
}

export function createSessions(db: Queryable): Sessions {
  return {
    async resolve(token, origin) {
      const row = await sessionOf(db, tokenHash(token));
      if (row === undefined || !mayStillActAs(row)) return null;
      const behind = row.impersonator_id === null ? row.permissions : row.impersonator_permissions;
      const actor: Actor = {
        userId: row.id,
        roles: row.roles,
        permissions: new Set(row.permissions),
        impersonatorId: row.impersonator_id,
        window: orderingWindowOf(new Set(behind)),
        locale: row.locale,
        origin,
      };
      open.set(actor, { token, row });
      return actor;
    },
  };
}

/** Whoever loses the right to act as somebody loses it at once, not at the end of the session. */
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
