import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, Phrases } from './actor.ts';
import type { Refusal } from './answers.ts';

export function localeOf(request: FastifyRequest): Locale {
  if (request.actor) return request.actor.locale;
  return /^\s*es\b/i.test(request.headers['accept-language'] ?? '') ? 'es' : 'en';
}

/** The one shape of everything that is refused: {message, code, errors?}. */
export function refusalBody(refusal: Refusal, phrases: Phrases, locale: Locale) {
  return {
    ...refusal.more,
    message: phrases.request(refusal.code, locale),
    code: refusal.code,
    ...(refusal.errors && {
      errors: Object.fromEntries(
        Object.entries(refusal.errors).map(([path, codes]) => [
          path,
          codes.map((code) => phrases.field(code, locale)),
        ]),
      ),
    }),
  };
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  phrases: Phrases,
): FastifyReply {
  request.refusedAs = refusal.code;
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
  }
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusalBody(refusal, phrases, localeOf(request)));
}
