import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Endpoint, Need } from '@yay/contract/endpoint';
import { VERSION_HEADER } from '@yay/contract/shell/first-data';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../config/index.ts';
import type { Observer } from '../observer/index.ts';
import type { Actor, Phrases, Sessions } from './actor.ts';
import { refuse } from './answers.ts';
import { closeUnused } from './close-unused.ts';
import { answerFailures } from './failure.ts';
import { admit } from './guard.ts';
import { readJsonBodies } from './json-body.ts';
import { lazyWriter } from './json-writer.ts';
import { describe } from './openapi.ts';
import { protectiveHeaders } from './protective-headers.ts';
import { Rejected } from './rejected.ts';
import { refusalBody, sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Need;
    impersonating?: 'refused' | 'once';
    enrolling?: 'allowed';
    owing?: 'allowed';
    /** The same for everybody, so nobody is looked up: such a request has no actor. */
    asker?: 'ignored';
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** The code of the refusal that it was answered with. */
    refusedAs: string | null;
  }
  interface FastifyInstance {
    /** Every route there is, with what it asks of whoever calls it. */
    declared: DeclaredRoute[];
    endpoints: Endpoint[];
    phrases: Phrases;
  }
}

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly permission: Need;
  readonly impersonating: Endpoint['impersonating'];
}

export interface HttpOptions {
  readonly config: Pick<Config, 'environment' | 'publicUrl' | 'trustProxy' | 'product'>;
  readonly log: FastifyBaseLogger;
  readonly sessions: Sessions;
  readonly phrases: Phrases;
  /** Said on every answer, so that a page knows when it is an old one. */
  readonly version?: string;
  /** Sees every request that was answered, and every fault of our own. */
  readonly observer?: Pick<Observer, 'request' | 'exception'>;
  /** Pages may show Stripe's card form, which comes from its own addresses. */
  readonly stripe?: boolean;
  /** Where else pictures come from, and go to. */
  readonly media?: { readonly images: readonly string[]; readonly uploads: readonly string[] };
  /** Milliseconds within which a request is answered, by 503 if need be. */
  readonly timeout?: number;
}

export const REQUEST_TIMEOUT = 29_750;
const LARGEST_BODY = 1_048_576;

/** An HTTP server that has no routes yet, and takes none that does not say who may call it. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, phrases } = options;
  const timeout = options.timeout ?? REQUEST_TIMEOUT;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Ids come from us alone: one from outside could forge lines of the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: timeout,
    handlerTimeout: timeout,
    connectionTimeout: 0,
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply)
        .code(400)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(refusalBody(refuse(400, 'malformed'), phrases, 'en')));
    },
  });
  closeUnused(app);
  // Built when the first answer of its kind is sent: a start does not wait for hundreds of them.
  app.setSerializerCompiler<object>(({ schema }) => lazyWriter(schema));
  app.decorate('declared', []);
  app.decorate('endpoints', []);
  app.decorate('phrases', phrases);
  app.decorateRequest('actor', null);
  app.decorateRequest('refusedAs', null);

  app.addHook('onRoute', (route) => {
    const { permission, impersonating, asker } = route.config ?? {};
    if (permission === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it.`);
    }
    if (asker === 'ignored' && (permission !== 'anyone' || [route.method].flat().some(changes))) {
      throw new Error(`${route.url} has to know who asks.`);
    }
    for (const method of [route.method].flat()) {
      app.declared.push({ method, url: route.url, permission, impersonating });
    }
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Nobody sends us anything packed: it would be larger than it says.
    globalDecompression: false,
  });
  await app.register(cookie);
  readJsonBodies(app);
  answerFailures(app, options.observer);

  const everywhere = {
    ...protectiveHeaders(config.environment === 'production', options),
    ...(options.version !== undefined && { [VERSION_HEADER]: options.version }),
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere).header('x-request-id', request.id);
    const rules = request.routeOptions.config;
    const need = rules.permission;
    if (need === undefined || rules.asker === 'ignored') return;
    const admitted = await admit(request, { ...rules, need }, options.sessions, config.publicUrl);
    request.actor = admitted.actor;
    if (admitted.refusal) throw new Rejected(admitted.refusal);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { asker } = request.routeOptions.config;
    // A page has dozens of files: those that came are of no interest.
    const level = asker === 'ignored' && reply.statusCode < 400 ? 'debug' : 'info';
    // The route's pattern, not the address: addresses hold ids, and queries hold more.
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    options.observer?.request({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.actor?.userId ?? null,
      impersonatorId: request.actor?.impersonatorId ?? null,
      ip: request.ip,
      code: request.refusedAs,
    });
  });
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, refuse(404, 'not_found'), phrases),
  );

  let description: object | undefined;
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { permission: 'anyone', asker: 'ignored' },
    handler: async (_request, reply) => {
      description ??= describe(app.endpoints, config.product.name);
      return reply.header('cache-control', 'no-cache').send(description);
    },
  });
  return app;
}

const changes = (method: string): boolean => method !== 'GET' && method !== 'HEAD';
