import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { clientAddress, isFromAnotherSite, type Origin, type Trust } from '../http/index.ts';

const TOKEN = /^[\w.~+/=-]{1,512}$/;

export interface Front {
  readonly publicUrl: string | undefined;
  readonly trust: Trust;
}

/** Refuses pages of other sites, whose sockets would carry our cookie. */
export function isOurOwn({ headers, socket }: IncomingMessage, front: Front): boolean {
  const isTrusted = socket.remoteAddress !== undefined && front.trust(socket.remoteAddress, 0);
  const forwarded = isTrusted ? headers['x-forwarded-host'] : undefined;
  const host = lastOf(forwarded) ?? headers.host ?? '';
  return !isFromAnotherSite(headers, host, front.publicUrl);
}

/** Returns the token of the session: sent by the client, or in the cookie of the handshake. */
export function tokenOf(
  app: FastifyInstance,
  headers: IncomingMessage['headers'],
  auth: Readonly<Record<string, unknown>>,
): string | undefined {
  const cookies: Record<string, string | undefined> = app.parseCookie(headers.cookie ?? '');
  const token = auth.token ?? cookies[app.cookieName('yay_session')];
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}

export function originOf(request: IncomingMessage, front: Front): Origin {
  return {
    ip: clientAddress(request, front.trust),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    requestId: null,
  };
}

/** Returns what the nearest proxy wrote, which stands last. */
const lastOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .findLast((part) => part !== '');
