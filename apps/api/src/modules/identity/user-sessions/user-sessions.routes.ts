import * as contract from '@yay/contract/identity/user-sessions';
import type { SessionLimits } from '@yay/domain/access';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { register } from '../../../platform/http/index.ts';
import { endUserSession, endUserSessions } from './end-user-sessions.ts';
import { listUserSessions } from './list-user-sessions.ts';

export function userSessionRoutes(
  app: FastifyInstance,
  { db, sessionLimits }: { readonly db: Db; readonly sessionLimits: SessionLimits },
): void {
  register(app, contract.listUserSessions, ({ actor, params }) =>
    listUserSessions(db, actor, params.id, sessionLimits),
  );
  register(app, contract.endUserSession, ({ actor, params }) =>
    endUserSession(db, actor, params.id, params.session),
  );
  register(app, contract.endUserSessions, ({ actor, params }) =>
    endUserSessions(db, actor, params.id),
  );
}
