import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { originOf } from '../../platform/http/index.ts';
import { type CookiePolicy, clearImpersonatorCookie, setSessionCookies } from './cookies.ts';
import { impersonatorTokenOf } from './impersonation/impersonation.routes.ts';
import { logOut } from './log-out.ts';
import type { SignedIn } from './open-session.ts';

/**
 * Gives a browser the session that was opened for it and ends the one that it had: no token that it
 * forgets stays good.
 */
export async function enter(
  { db, cookies }: { readonly db: Db; readonly cookies: CookiePolicy },
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt, me }: SignedIn,
): Promise<void> {
  const cookie = request.cookies[request.server.cookieName('yay_session')];
  const impersonator = impersonatorTokenOf(request);
  const former = new Set([cookie, impersonator].filter((one) => one !== undefined));
  if (former.size > 0) await logOut(db, former, originOf(request));
  if (impersonator !== undefined) clearImpersonatorCookie(reply, cookies);
  setSessionCookies(reply, cookies, { token, expiresAt, userId: me.id });
}
