import type { Endpoint, Need } from '@yay/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, KioskCaller, Locale } from './actor.ts';
import {
  type Answer,
  type FieldErrors,
  type FileAnswer,
  isAnswer,
  isFile,
  isRefusal,
  isWritten,
  type Refusal,
  refuse,
  type Written,
} from './answers.ts';
import { RETRY_AFTER_SECONDS } from './early-answers.ts';
import { fieldErrors } from './field-errors.ts';
import { freshRefusal } from './guard.ts';
import { isReading } from './is-reading.ts';
import { responseSchema } from './response-schema.ts';
import { localeOf, sendRefusal } from './send-refusal.ts';
import { unstorablePath } from './storable.ts';

type AnyEndpoint = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType,
  Record<number, z.ZodType>,
  Need
>;
type Out<Schema> =
  NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

/** The arguments of an operation: everything validated, in the types of its schemas. */
export interface Call<E extends AnyEndpoint = AnyEndpoint> {
  readonly params: Out<E['params']>;
  readonly query: Out<E['query']>;
  readonly headers: Out<E['headers']>;
  readonly body: Out<E['body']>;
  readonly actor: E['permission'] extends 'anyone'
    ? Actor | null
    : E['permission'] extends 'guest' | 'kiosk'
      ? null
      : Actor;
  readonly kiosk: E['permission'] extends 'kiosk' ? KioskCaller : null;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Success = 200 | 201 | 202 | 204;
type Responses<E extends AnyEndpoint> = E['responses'];
type Answers<E extends AnyEndpoint> = {
  [Status in keyof Responses<E> & number]: Answer<Status, z.input<Responses<E>[Status]>>;
}[keyof Responses<E> & number];

export type Result<E extends AnyEndpoint> =
  | z.input<Responses<E>[keyof Responses<E> & Success]>
  | Answers<E>
  | Written
  | FileAnswer
  | Refusal;

const FILE_TIMEOUT = 15 * 60_000;

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;

/** Mounts an endpoint of the contract. This is the only way to add a call to the API. */
export function register<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const statuses = Object.entries(endpoint.responses);
  const schemas = statuses.map(([status, schema]) => [status, responseSchema(schema)] as const);
  const first = Number(statuses.map(([status]) => status).find((status) => status.startsWith('2')));
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.file && { handlerTimeout: FILE_TIMEOUT }),
    config: {
      permission: endpoint.permission,
      ...(endpoint.impersonating && { impersonating: endpoint.impersonating }),
      ...(endpoint.enrolling && { enrolling: endpoint.enrolling }),
      ...(endpoint.owing && { owing: endpoint.owing }),
    },
    schema: {
      response: Object.fromEntries(schemas.filter(([, schema]) => schema !== undefined)),
    },
    async handler(request, reply) {
      const given = validate(endpoint, request);
      if (isRefusal(given)) return sendRefusal(request, reply, given, app.phrases);
      const stale = freshRefusal(endpoint.fresh, request.actor, given.body);
      if (stale) return sendRefusal(request, reply, stale, app.phrases);
      const { actor, kiosk } = request;
      const call = { ...given, actor, kiosk, locale: localeOf(request), request, reply };
      const endTurn = await turnOf(request);
      if (endTurn === undefined) return sendRefusal(request, reply, heldUp(), app.phrases);
      const result = await Promise.resolve(handler(call as Call<E>)).finally(endTurn);
      if (reply.sent) return reply;
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (isRefusal(result)) return sendRefusal(request, reply, result, app.phrases);
      if (isFile(result)) return reply.headers(result.headers).send(result.content);
      if (isWritten(result)) {
        return reply.type('application/json; charset=utf-8').send(result.json);
      }
      const [status, body] = isAnswer(result) ? [result.status, result.body] : [first, result];
      return reply.code(status).send(body);
    },
  });
}

const nothing = () => undefined;
const heldUp = () => refuse(503, 'held_up', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Waits until this save may begin: while a family's own lock is held, its saves would otherwise take
 * every connection to the database. Returns the end of its turn, or undefined when none came.
 */
async function turnOf(request: FastifyRequest): Promise<(() => void) | undefined> {
  const { actor, method, routeOptions, server } = request;
  if (actor === null || isReading(method, routeOptions.url ?? '')) return nothing;
  return server.turns.take(actor.userId);
}

function validate(endpoint: AnyEndpoint, request: FastifyRequest) {
  const parts = {
    params: [endpoint.params, request.params],
    query: [endpoint.query, request.query],
    headers: [endpoint.headers, request.headers],
    body: [endpoint.body, request.body],
  } as const;
  const values: Record<string, unknown> = {};
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [part, [schema, input]] of Object.entries(parts)) {
    if (schema === undefined) continue;
    // Bodies were checked where they were parsed.
    const unstorable = part === 'body' ? undefined : unstorablePath(input);
    if (unstorable !== undefined) {
      errors[unstorable] = ['invalid'];
      continue;
    }
    // A request without a body counts as an empty object, so that its missing fields are named.
    const value = part === 'body' && (input === undefined || input === null) ? {} : input;
    const read = schema.safeParse(value, { reportInput: true });
    if (read.success) values[part] = read.data;
    else Object.assign(errors, fieldErrors(read.error.issues));
  }
  return Object.keys(errors).length > 0 ? refuse(422, 'invalid', errors) : values;
}
