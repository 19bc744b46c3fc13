import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@yay/contract/codes';
import type { Locale, Phrases } from './actor.ts';
import { refuse } from './answers.ts';
import { escapeText, plainPage } from './plain-page.ts';
import { localeAsked, refusalBody } from './send-refusal.ts';

/** Seconds after which whoever was refused may try again. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Returns an answer of 503 with this code that takes hardly any time: nothing of it depends on who
 * asks but its language. A page comes back by itself; a call is sent again by its client. A form that
 * was posted is not left by itself: its text waits on the page before.
 */
export function earlyAnswer(
  code: ErrorCode,
  phrases: Phrases,
  product: string,
  everywhere: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const head = {
    ...everywhere,
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
  };
  const make = (locale: Locale) => ({
    call: Buffer.from(JSON.stringify(refusalBody(refuse(503, code), phrases, locale))),
    page: Buffer.from(
      plainPage(locale, product, `<p>${escapeText(phrases.request(code, locale))}</p>`),
    ),
  });
  const texts = { en: make('en'), es: make('es') };
  return ({ headers, method, url = '' }, response) => {
    const text = texts[localeAsked(headers)];
    const isPage = headers.accept?.includes('text/html') === true && !url.startsWith('/api/');
    const body = isPage ? text.page : text.call;
    response.writeHead(503, {
      ...head,
      ...(isPage && method === 'GET' && { refresh: String(RETRY_AFTER_SECONDS + 1) }),
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  };
}
