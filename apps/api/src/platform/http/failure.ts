import type { FastifyError, FastifyInstance } from 'fastify';
import { isBadValue, isUnavailable } from '../db/errors.ts';
import type { Observer } from '../observer/index.ts';
import { type Refusal, refuse } from './answers.ts';
import { Rejected } from './rejected.ts';
import { sendRefusal } from './send-refusal.ts';

/** Returns the refusal that an exception means to the client; undefined for a bug of ours. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Rejected) return error.refusal;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (isUnavailable(error) || code === 'FST_ERR_HANDLER_TIMEOUT') return refuse(503, 'unavailable');
  if (isBadValue(error)) return refuse(422, 'invalid');
  switch (statusCode) {
    case 413:
      return refuse(413, 'too_large');
    case 415:
      return refuse(415, 'unsupported_media_type');
    case 404:
      return refuse(404, 'not_found');
    case 503:
      return refuse(503, 'unavailable');
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return refuse(400, 'malformed');
  }
  return undefined;
}

export function answerFailures(
  app: FastifyInstance,
  observer: Pick<Observer, 'exception'> | undefined,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    // A value that only the database refused shows a gap in a schema, so it is logged as well.
    if (refusal === undefined || refusal.status === 503 || isBadValue(error)) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
      observer?.exception(error, request.routeOptions.url ?? 'none', request.id);
    }
    if (refusal) return sendRefusal(request, reply, refusal, app.phrases);
    return sendRefusal(
      request,
      reply,
      { ...refuse(503, 'unknown'), status: 500 as 503 },
      app.phrases,
    );
  });
}
