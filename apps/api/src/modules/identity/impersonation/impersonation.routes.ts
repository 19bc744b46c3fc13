import { switchBack as back, impersonate as start } from '@yay/contract/users/calls';
import { toIso } from '@yay/domain/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { isRefusal, register } from '../../../platform/http/index.ts';
import {
  type CookiePolicy,
  clearImpersonatorCookie,
  setImpersonatorCookie,
  setSessionCookies,
} from '../cookies.ts';
import { impersonate } from './impersonate.ts';
import { switchBack } from './switch-back.ts';

export function impersonationRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly cookies: CookiePolicy },
): void {
  const { db, cookies } = parts;

  register(app, start, async ({ actor, params, reply }) => {
    const begun = await impersonate(db, actor, params.id);
    if (isRefusal(begun)) return begun;
    const { token, expiresAt, impersonatorToken } = begun;
    setSessionCookies(reply, cookies, begun);
    setImpersonatorCookie(reply, cookies, { token: impersonatorToken, expiresAt });
    return {
      token,
      expiration_date_utc: toIso(expiresAt),
      impersonator_token: impersonatorToken,
    };
  });

  register(app, back, async ({ actor, request, reply }) => {
    const own = await switchBack(db, actor, impersonatorTokenOf(request));
    if (isRefusal(own)) return own;
    setSessionCookies(reply, cookies, own);
    clearImpersonatorCookie(reply, cookies);
    return { token: own.token, expiration_date_utc: toIso(own.expiresAt) };
  });
}

/**
 * Returns the token from product.md's header, for clients that keep it themselves; browsers have a
 * cookie.
 */
export function impersonatorTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['impersonator-token'];
  return typeof header === 'string' && header !== ''
    ? header
    : request.cookies[request.server.cookieName('yay_impersonator')];
}
