import type { ErrorBody } from '@yay/contract/common';
import { connection } from '../connection.ts';
import { noteVersion } from '../version.ts';
import { currentLocale } from '../words/index.ts';
import type { AnswerOf, Call } from './call-types.ts';
import { freshSignIn } from './fresh-needed.ts';
import { type FailureCode, HttpError } from './http-error.ts';
import { endNamed, startNamed } from './named-requests.ts';
import type { QueryValues, Request } from './request.ts';
import { endSession } from './session-end.ts';
import { socketHeader } from './socket-id.ts';

/** Just under the 30 seconds at which balancers give up, so that it is we who say so. */
const REQUEST_TIMEOUT_MS = 29_750;

/**
 * One call to the server. Gives the answer or throws an HttpError; it never speaks to the person.
 * `send<typeof getMe>({ method: 'GET', path: '/api/me' })`
 */
export async function send<E extends Call>(request: Request<E>): Promise<AnswerOf<E>> {
  const named = request.name && startNamed(request.name);
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signals = [timeout, request.signal, named?.signal].filter((signal) => signal !== undefined);
  const signal = AbortSignal.any(signals);
  const noteAnswer = connection.asked();
  const asked = performance.now();
  try {
    const response = await fetch(addressOf(request.path, request.query), {
      method: request.method,
      headers: {
        Accept: 'application/json',
        // A page speaks the language of its address, whatever the browser prefers.
        'Accept-Language': currentLocale(),
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        ...socketHeader(),
        ...request.headers,
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal,
      keepalive: request.keepalive ?? false,
    });
    noteVersion(response);
    const body = await readBody(response);
    noteAnswer();
    if (response.ok) return body as AnswerOf<E>;
    const refusal = refusalOf(response.status, body);
    if (response.status !== 503) throw refusal;
    // Seldom needed, so its program comes when it is.
    const again = await import('./send-again.ts');
    return await again.sendAgain(request, refusal, response, signal, send);
  } catch (error) {
    const failure = error instanceof HttpError ? error : failureOf(error, timeout);
    // The very same request again, with its key: nothing that was typed is lost.
    if (failure.code === 'fresh_sign_in_needed' && (await freshSignIn.confirm?.()))
      return send(request);
    if (failure.code === 'offline') connection.failed();
    if (failure.status === 401 && !request.expectsUnauthenticated) endSession(asked);
    throw failure;
  } finally {
    if (request.name && named) endNamed(request.name, named);
  }
}

function addressOf(path: string, query: QueryValues = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A proxy's own page, or an answer cut short.
    throw new HttpError(response.status, response.ok ? 'unknown' : codeOf(response.status), {
      cause,
    });
  }
}

function refusalOf(status: number, body: unknown): HttpError {
  const refused = (body ?? {}) as Partial<ErrorBody>;
  return new HttpError(status, (refused.code as FailureCode | undefined) ?? codeOf(status), {
    ...(refused.message !== undefined && { message: refused.message }),
    ...(refused.errors !== undefined && { errors: refused.errors }),
    body,
  });
}

function codeOf(status: number): FailureCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 422) return 'invalid';
  if (status === 429) return 'too_many_requests';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unknown';
}

function failureOf(cause: unknown, timeout: AbortSignal): HttpError {
  if (timeout.aborted) return new HttpError(0, 'timeout', { cause });
  const aborted = cause instanceof DOMException && cause.name === 'AbortError';
  return new HttpError(0, aborted ? 'cancelled' : 'offline', { cause });
}
