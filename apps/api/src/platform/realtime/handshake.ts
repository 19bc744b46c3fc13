import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isFromAnotherSite, type Origin, SESSION_COOKIE } from '../http/index.ts';

const TOKEN = /^[\w.~+/=-]{1,512}$/;

export interface Front {
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
}

/** Refuses pages of other sites, whose sockets would carry our cookie. */
export function isOurOwn({ headers }: IncomingMessage, front: Front): boolean {
  const forwarded = front.trustProxy ? headers['x-forwarded-host'] : undefined;
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
  const token = auth.token ?? cookies[SESSION_COOKIE];
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}

export function originOf(request: IncomingMessage, front: Front): Origin {
  const { headers, socket } = request;
  const forwarded = front.trustProxy ? headers['x-forwarded-for'] : undefined;
  return {
    ip: firstOf(forwarded) ?? socket.remoteAddress ?? null,
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    requestId: null,
  };
}

const parts = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const firstOf = (header: string | string[] | undefined) => parts(header)[0];
const lastOf = (header: string | string[] | undefined) => parts(header).at(-1);
