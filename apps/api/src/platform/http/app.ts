import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Endpoint, Need } from '@yay/contract/endpoint';
import { VERSION_HEADER } from '@yay/contract/shell/first-data';
import { sayErased } from '@yay/words/personal-data/say-erased';
import {
  type FastifyBaseLogger,
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../config/index.ts';
import type { Observer } from '../observer/index.ts';
import type { Actor, KioskCaller, Kiosks, Phrases, Sessions } from './actor.ts';
import { type Admission, type AdmissionOptions, createAdmission } from './admission.ts';
import { refuse } from './answers.ts';
import { answerBroken } from './broken-requests.ts';
import { trustOf } from './client-address.ts';
import { closeUnused } from './close-unused.ts';
import { type CookieName, cookieNames, isSecure } from './cookie-names.ts';
import { earlyAnswer } from './early-answers.ts';
import { answerFailures, type TellFailure } from './failure.ts';
import { createFront, type Front } from './front.ts';
import { admit, admitKiosk } from './guard.ts';
import { readJsonBodies } from './json-body.ts';
import { lazyWriter } from './json-writer.ts';
import { describe } from './openapi.ts';
import { protectiveHeaders, protectiveHeadersOfFiles } from './protective-headers.ts';
import { Rejected } from './rejected.ts';
import { localeOf, refusalBody, sendRefusal } from './send-refusal.ts';
import { createTurns, type Turns } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Need;
    impersonating?: 'refused' | 'once';
    enrolling?: 'allowed';
    owing?: 'allowed';
    /** The answer is the same for everybody: such a request has no actor, and costs no look-up. */
    asker?: 'ignored';
    /** The answer is loaded by pages and never opened as one: it carries the headers of files alone. */
    answers?: 'file';
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** The tablet that calls, on routes for tablets. */
    kiosk: KioskCaller | null;
    /** The code of the refusal that answered the request. */
    refusedAs: string | null;
  }
  interface FastifyInstance {
    /** Every route with the permission that it needs. */
    declared: DeclaredRoute[];
    endpoints: Endpoint[];
    phrases: Phrases;
    cookieName: CookieName;
    /** Ends the connections in good order before the server is closed. */
    front: Front;
    /** The saves of each account that run at once. */
    turns: Turns;
    tellFailure: TellFailure;
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
  /** Recognizes paired tablets; left out, no tablet is known. */
  readonly kiosks?: Kiosks;
  readonly phrases: Phrases;
  /** Sent with every answer, so that a page knows when it is outdated. */
  readonly version?: string;
  /** Receives every answered request and every exception. */
  readonly observer?: Pick<Observer, 'request' | 'exception'>;
  /** Pages may load Stripe's card form from its own addresses. */
  readonly stripe?: boolean;
  /** Other origins that pictures come from and are uploaded to. */
  readonly media?: { readonly images: readonly string[]; readonly uploads: readonly string[] };
  /** Milliseconds after which a request is answered with 503. */
  readonly timeout?: number;
  /** Limits while the database or the event loop can't keep up; without them all is admitted. */
  readonly admission?: Pick<AdmissionOptions, 'delayMs' | 'waitedForDatabase'>;
  /** Connections of clients that are held; without it any number. */
  readonly maxConnections?: number;
  /** The saves of one account that run at once. */
  readonly savesAtOnce?: number;
}

export const REQUEST_TIMEOUT = 29_750;
const LARGEST_BODY = 1_048_576;
/** Milliseconds that a save waits for others of its own account. */
const TURN_PATIENCE_MS = 2_500;
/** Between two lines of the log about refused requests. */
const TELL_EVERY_MS = 10_000;

/** Returns an HTTP server without routes, which takes none that does not say who may call it. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, phrases } = options;
  const everywhere = headersOf(options);
  const admits = options.admission ?? { delayMs: 0, waitedForDatabase: () => 0 };
  const admission = createAdmission(admits);
  const refused = (code: 'overloaded' | 'unavailable') =>
    earlyAnswer(code, phrases, config.product.name, everywhere);
  const front = createFront({
    admission,
    connections: capOf(options),
    refuseOverload: refused('overloaded'),
    refuseUnfinished: refused('unavailable'),
  });
  const app = newServer(options, front, everywhere);
  closeUnused(app);
  tellOfRefused(app, admission);
  // Built when the first answer of its kind is sent: a start does not wait for hundreds of them.
  app.setSerializerCompiler<object>(({ schema }) => lazyWriter(schema));
  app.decorate('declared', []);
  app.decorate('endpoints', []);
  app.decorate('phrases', phrases);
  app.decorate('cookieName', cookieNames(config));
  app.decorate('front', front);
  app.decorate(
    'turns',
    createTurns({
      atOnce: options.savesAtOnce ?? 3,
      // A server that refuses nothing lets a save wait for as long as it takes.
      patience: admits.delayMs === 0 ? Infinity : TURN_PATIENCE_MS,
    }),
  );
  app.decorateRequest('actor', null);
  app.decorateRequest('kiosk', null);
  app.decorateRequest('refusedAs', null);

  declareRoutes(app);
  nameErased(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Browsers pack no request body, and a packed one would be larger than it says.
    globalDecompression: false,
  });
  await app.register(cookie);
  readJsonBodies(app);
  answerFailures(app, options.observer);
  admitRequests(app, options, everywhere);
  reportAnswers(app, options.observer);
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, refuse(404, 'not_found'), phrases),
  );
  serveDescription(app, config);
  return app;
}

function newServer(
  { config, log, phrases, timeout = REQUEST_TIMEOUT }: HttpOptions,
  { serverFactory }: Front,
  everywhere: Readonly<Record<string, string>>,
) {
  return fastify({
    serverFactory,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Request ids are always our own: one from outside could forge lines of the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: timeout,
    handlerTimeout: timeout,
    connectionTimeout: 0,
    bodyLimit: LARGEST_BODY,
    trustProxy: trustOf(config.trustProxy),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerBroken(phrases, everywhere),
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply)
        .code(400)
        .headers(everywhere)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(refusalBody(refuse(400, 'malformed'), phrases, 'en')));
    },
  });
}

/**
 * One network holds a quarter of the connections at most. Behind proxies all of them come from few
 * addresses, and to share them out is the proxies' to do.
 */
const capOf = ({ maxConnections: most = 0, config }: HttpOptions) => ({
  most,
  mostOfNetwork: config.trustProxy === false ? Math.ceil(most / 4) : undefined,
});

/** Returns the headers of every answer. */
function headersOf(options: HttpOptions): Readonly<Record<string, string>> {
  const { config, version } = options;
  return {
    ...protectiveHeaders(isSecure(config), options),
    ...(version !== undefined && { [VERSION_HEADER]: version }),
  };
}

/** Says in the log how much was refused, in one line for many requests. */
function tellOfRefused(app: FastifyInstance, admission: Admission): void {
  const timer = setInterval(() => {
    const delay = Math.round(admission.delay());
    const refused = admission.takeRefused();
    if (refused > 0) app.log.warn({ refused, delay }, 'refused requests that were too many');
  }, TELL_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    admission.stop();
  });
}

/** Keeps a list of the routes and refuses one that does not say who may call it. */
function declareRoutes(app: FastifyInstance): void {
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
}

/** Says in the reader's language who was erased: names are put together in many places before. */
function nameErased(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? sayErased(payload, localeOf(request)) : payload);
  });
}

const NO_KIOSKS: Kiosks = { resolve: async () => null };

/** Heads every answer, finds the actor of its request and refuses those who may not make it. */
function admitRequests(
  app: FastifyInstance,
  { config, sessions, kiosks = NO_KIOSKS }: HttpOptions,
  everywhere: Readonly<Record<string, string>>,
): void {
  const ofFiles = protectiveHeadersOfFiles(everywhere);
  app.addHook('onRequest', async (request, reply) => {
    const rules = request.routeOptions.config;
    if (rules.answers === 'file') reply.headers(ofFiles);
    else reply.headers(everywhere).header('x-request-id', request.id);
    const need = rules.permission;
    if (need === undefined || rules.asker === 'ignored') return;
    const admitted =
      need === 'kiosk'
        ? await admitKiosk(request, kiosks)
        : await admit(request, { ...rules, need }, sessions, config.publicUrl);
    request.actor = admitted.actor;
    request.kiosk = admitted.kiosk ?? null;
    if (admitted.refusal) throw new Rejected(admitted.refusal);
  });
}

/** Writes each answer to the log and to the observer. */
function reportAnswers(app: FastifyInstance, observer: HttpOptions['observer']): void {
  app.addHook('onResponse', async (request, reply) => {
    const { asker } = request.routeOptions.config;
    const answer = {
      method: request.method,
      // The route's pattern, not the address: addresses hold ids, and queries hold more.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // A page has dozens of files: those that arrived are of no interest.
    const level = asker === 'ignored' && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](answer, 'request');
    observer?.request({
      ...answer,
      requestId: request.id,
      userId: request.actor?.userId ?? null,
      impersonatorId: request.actor?.impersonatorId ?? null,
      ip: request.ip,
      code: request.refusedAs,
    });
  });
}

/** Describes the API, in production to those alone who see its requests. */
function serveDescription(
  app: FastifyInstance,
  { environment, product }: HttpOptions['config'],
): void {
  let description: object | undefined;
  const asked: FastifyContextConfig =
    environment === 'production'
      ? { permission: { any: ['telescope'] } }
      : { permission: 'anyone', asker: 'ignored' };
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: asked,
    handler: async (_request, reply) => {
      description ??= describe(app.endpoints, product.name);
      return reply.header('cache-control', 'no-cache').send(description);
    },
  });
}

const changes = (method: string): boolean => method !== 'GET' && method !== 'HEAD';
