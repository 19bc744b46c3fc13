import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, sendRefusal } from '../http/index.ts';
import type { Limits } from '../limits/index.ts';
import type { BuiltinStore, Seen } from './builtin/store.ts';
import { CUTTING } from './limits.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Serves a picture of the built-in store; returns false, without a response, when it has none. */
export async function deliver(
  { builtin, limits }: { readonly builtin: BuiltinStore; readonly limits: Limits },
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> {
  const { phrases } = request.server;
  const seen = await builtin.look(path, request.headers.accept);
  if (seen === null) return false;
  if (request.headers['if-none-match'] === seen.etag) {
    headers(reply, seen).code(304).send();
    return true;
  }
  let body = await seen.kept();
  if (body === null) {
    const spent = await limits.spend(CUTTING, request.ip);
    if (!spent.ok) {
      sendRefusal(request, reply, refuse(429, 'too_many_requests', undefined, spent), phrases);
      return true;
    }
    const made = await seen.make();
    if (made === null) return false;
    if (made === undefined) {
      const busy = refuse(503, 'unavailable', undefined, { retryAfterSeconds: 2 });
      sendRefusal(request, reply, busy, phrases);
      return true;
    }
    body = made;
  }
  headers(reply, seen).type(TYPES[seen.format]).send(body);
  return true;
}

function headers(reply: FastifyReply, { etag, lasting, varies }: Seen): FastifyReply {
  if (varies) reply.header('vary', 'Accept');
  return (
    reply
      .header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      // A picture opened as a page of its own can run nothing.
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  );
}
