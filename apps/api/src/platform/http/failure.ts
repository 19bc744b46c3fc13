import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isBadValue, isHeldUp, isUnavailable } from '../db/errors.ts';
import type { Observer } from '../observer/index.ts';
import { type Refusal, refuse } from './answers.ts';
import { RETRY_AFTER_SECONDS } from './early-answers.ts';
import { Rejected } from './rejected.ts';
import { sendRefusal } from './send-refusal.ts';

/** Says when a client may send a refused request again. */
const LATER = { retryAfterSeconds: RETRY_AFTER_SECONDS };
const unavailable = () => refuse(503, 'unavailable', undefined, LATER);

/** Returns the refusal that an exception means to the client; undefined for a bug of ours. */
function refusalOf(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Rejected) return error.refusal;
  const { code, statusCode } = error as Partial<FastifyError>;
  // The body was still on its way: the client is slow, and nothing of ours failed.
  if (code === 'FST_ERR_HANDLER_TIMEOUT' && isOnItsWay(request)) return refuse(408, 'too_slow');
  if (isUnavailable(error) || code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable();
  if (isHeldUp(error)) return refuse(503, 'held_up', undefined, LATER);
  if (isBadValue(error)) return refuse(422, 'invalid');
  switch (statusCode) {
    case 413:
      return refuse(413, 'too_large');
    case 415:
      return refuse(415, 'unsupported_media_type');
    case 404:
      return refuse(404, 'not_found');
    case 503:
      return unavailable();
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return refuse(400, 'malformed');
  }
  return undefined;
}

/** Tells whether a part of the body has yet to arrive. */
function isOnItsWay({ body, raw, headers }: FastifyRequest): boolean {
  const brings = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0);
  return brings !== 0 && body === undefined && !raw.complete;
}

/** Returns the refusal that an exception means to the client, and logs what somebody must look at. */
export type TellFailure = (error: unknown, request: FastifyRequest) => Refusal;

const tellFailure =
  (observer: Pick<Observer, 'exception'> | undefined): TellFailure =>
  (error, request) => {
    const refusal = refusalOf(error, request);
    // A value that only the database refused shows a gap in a schema, so it is logged as well.
    if (refusal === undefined || refusal.code === 'unavailable' || isBadValue(error)) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
      observer?.exception(error, request.routeOptions.url ?? 'none', request.id);
    }
    return refusal ?? { ...refuse(503, 'unknown'), status: 500 as 503 };
  };

export function answerFailures(
  app: FastifyInstance,
  observer: Pick<Observer, 'exception'> | undefined,
): void {
  app.decorate('tellFailure', tellFailure(observer));
  app.setErrorHandler((error, request, reply) => {
    const refusal = app.tellFailure(error, request);
    // The rest of the body stays unread, so the connection has no further use.
    if (refusal.status === 408) reply.header('connection', 'close');
    return sendRefusal(request, reply, refusal, app.phrases);
  });
}
