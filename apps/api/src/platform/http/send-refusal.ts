import { LOCALE_COOKIE } from '@yay/contract/shell/first-data';
import { localeFrom } from '@yay/words/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, Phrases } from './actor.ts';
import type { Refusal } from './answers.ts';

export function localeOf(request: FastifyRequest): Locale {
  return request.actor?.locale ?? localeAsked(request.headers);
}

const CHOSEN = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(en|es)(?:;|$)`);

/** Returns the language that a visitor has chosen here, or else the one their browser prefers. */
export function localeAsked(headers: {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}): Locale {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return localeFrom(chosen ?? headers['accept-language']);
}

/** Returns the body of a refusal, which has one shape everywhere: {message, code, errors?}. */
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
