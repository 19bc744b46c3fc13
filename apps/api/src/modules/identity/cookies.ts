import { NINETY_DAYS_S, USER_ID_COOKIE } from '@yay/contract/message-modals/cookies';
import type { Instant } from '@yay/domain/time';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookiePolicy {
  /** Over TLS only, wherever there is TLS. */
  readonly secure: boolean;
}

export function setSessionCookies(
  reply: FastifyReply,
  policy: CookiePolicy,
  session: { readonly token: string; readonly expiresAt: Instant; readonly userId: number },
): void {
  const shared = { path: '/', sameSite: 'lax', secure: policy.secure } as const;
  reply.setCookie(reply.server.cookieName('yay_session'), session.token, {
    ...shared,
    httpOnly: true,
    expires: new Date(session.expiresAt),
  });
  // This cookie is for scripts to read.
  reply.setCookie(USER_ID_COOKIE, String(session.userId), { ...shared, maxAge: NINETY_DAYS_S });
}

export function setImpersonatorCookie(
  reply: FastifyReply,
  policy: CookiePolicy,
  own: { readonly token: string; readonly expiresAt: Instant },
): void {
  // While somebody acts for another person: her own session, to come back to.
  reply.setCookie(reply.server.cookieName('yay_impersonator'), own.token, {
    path: '/',
    sameSite: 'lax',
    secure: policy.secure,
    httpOnly: true,
    expires: new Date(own.expiresAt),
  });
}

export function clearImpersonatorCookie(reply: FastifyReply, policy: CookiePolicy): void {
  reply.clearCookie(reply.server.cookieName('yay_impersonator'), {
    path: '/',
    sameSite: 'lax',
    secure: policy.secure,
    httpOnly: true,
  });
}

export function clearSessionCookies(reply: FastifyReply, policy: CookiePolicy): void {
  const shared = { path: '/', sameSite: 'lax', secure: policy.secure } as const;
  reply.clearCookie(reply.server.cookieName('yay_session'), { ...shared, httpOnly: true });
  reply.clearCookie(USER_ID_COOKIE, shared);
  clearImpersonatorCookie(reply, policy);
}

export function browserOf(request: FastifyRequest): string | null {
  // Names a browser that somebody signed in from; it opens nothing.
  const browser = request.cookies[request.server.cookieName('yay_browser')];
  return browser !== undefined && /^[\w-]{43}$/.test(browser) ? browser : null;
}

/** Leaves this browser the secret that it is known by. */
export function keepBrowser(reply: FastifyReply, policy: CookiePolicy, browser: string): void {
  reply.setCookie(reply.server.cookieName('yay_browser'), browser, {
    path: '/',
    sameSite: 'lax',
    secure: policy.secure,
    httpOnly: true,
    maxAge: 2 * NINETY_DAYS_S,
  });
}
