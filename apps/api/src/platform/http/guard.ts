import type { Fresh, Need } from '@yay/contract/endpoint';
import { can } from '@yay/domain/access';
import type { FastifyRequest } from 'fastify';
import type { Actor, KioskCaller, Kiosks, Origin, Sessions } from './actor.ts';
import { type Refusal, refuse } from './answers.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Credential {
  readonly token: string;
  readonly from: 'header' | 'cookie';
}

function credentialOf(request: FastifyRequest): Credential | undefined {
  const bearer = /^Bearer +([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '');
  if (bearer?.[1]) return { token: bearer[1], from: 'header' };
  const cookie = request.cookies[request.server.cookieName('yay_session')];
  return cookie ? { token: cookie, from: 'cookie' } : undefined;
}

/**
 * Tells whether another site caused the request, which a browser would send with our cookie (CSRF).
 * A browser names the origin in headers that no page can forge; a client without them is no
 * browser.
 */
export function isFromAnotherSite(
  headers: FastifyRequest['headers'],
  host: string,
  publicUrl: string | undefined,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const origin = headers.origin;
  if (origin === undefined) return site !== undefined;
  const ours = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const theirs = URL.canParse(origin) ? new URL(origin).host : undefined;
  return theirs === undefined || (theirs !== host && theirs !== ours);
}

/** The requirements of a route for its caller. */
export interface Asked {
  readonly need: Need;
  readonly impersonating?: 'refused' | 'once';
  readonly enrolling?: 'allowed';
  readonly owing?: 'allowed';
}

/** The caller of a request, and the refusal where they have no permission. */
export interface Admission {
  readonly actor: Actor | null;
  readonly kiosk?: KioskCaller;
  readonly refusal: Refusal | undefined;
}

/**
 * Authenticates the tablet of a request. Its token is looked up for its own routes alone, and no
 * session is: one never stands in for the other.
 */
export async function admitKiosk(request: FastifyRequest, kiosks: Kiosks): Promise<Admission> {
  const credential = credentialOf(request);
  const kiosk = credential?.from === 'header' ? await kiosks.resolve(credential.token) : null;
  return kiosk === null
    ? { actor: null, refusal: refuse(401, 'unauthenticated') }
    : { actor: null, kiosk, refusal: undefined };
}

/** Authenticates the actor of a request and authorizes them for its route. */
export async function admit(
  request: FastifyRequest,
  asked: Asked,
  sessions: Sessions,
  publicUrl: string | undefined,
): Promise<Admission> {
  const credential = credentialOf(request);
  if (
    credential?.from !== 'header' &&
    !READING.has(request.method) &&
    isFromAnotherSite(request.headers, request.host, publicUrl)
  ) {
    return { actor: null, refusal: refuse(403, 'cross_site') };
  }
  const actor = credential ? await sessions.resolve(credential.token, originOf(request)) : null;
  return { actor, refusal: refusalOf(actor, asked) };
}

function refusalOf(actor: Actor | null, { need, ...asked }: Asked): Refusal | undefined {
  if (need === 'anyone') {
    const acts = actor !== null && actor.impersonatorId !== null;
    return acts && asked.impersonating === 'refused'
      ? refuse(403, 'not_while_impersonating')
      : undefined;
  }
  if (need === 'guest') return actor ? refuse(403, 'forbidden') : undefined;
  if (!actor) return refuse(401, 'unauthenticated');
  // Comes before the permissions, which are those of the impersonated user.
  if (actor.impersonatorId !== null && asked.impersonating === 'once') {
    return refuse(409, 'already_impersonating');
  }
  // A tablet is admitted apart, and nobody else is one.
  if (need === 'kiosk') return refuse(401, 'unauthenticated');
  if (need !== 'signed_in' && !can(actor.permissions, need)) return refuse(403, 'forbidden');
  if (actor.impersonatorId !== null && asked.impersonating === 'refused') {
    return refuse(403, 'not_while_impersonating');
  }
  if (actor.mustPay && asked.owing !== 'allowed') return refuse(403, 'suspended');
  if (actor.mustEnrol && asked.enrolling !== 'allowed') {
    return refuse(403, 'second_factor_required');
  }
  return undefined;
}

/** Returns the refusal of a call that asks for a fresh sign-in; undefined where it may go on. */
export function freshRefusal(
  fresh: Fresh | undefined,
  actor: Actor | null,
  body: unknown,
): Refusal | undefined {
  if (fresh === undefined || actor?.provedLately || !isAsked(fresh, body)) return undefined;
  return refuse(403, 'fresh_sign_in_needed');
}

function isAsked(fresh: Fresh, body: unknown): boolean {
  if (fresh === true) return true;
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  if ('with' in fresh) return fresh.with.some((field) => given[field] !== undefined);
  const value = given[fresh.unless.field];
  return typeof value !== 'string' || !fresh.unless.in.includes(value);
}

/** Returns the origin of a request, for calls that have no actor yet. */
export function originOf(request: FastifyRequest): Origin {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    requestId: request.id,
    ...socketOf(request.headers['socket-id']),
  };
}

/** The socket server's own format of ids; other values are ignored. */
const SOCKET_ID = /^[\w-]{20}$/;
const socketOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && SOCKET_ID.test(header) ? { socketId: header } : {};
