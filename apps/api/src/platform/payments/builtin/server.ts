import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { derivedKey, isSame } from '../signature.ts';
import { createFaults, type Fault, faultInput, late } from './faults.ts';
import { openJournal } from './journal.ts';
import type { StoredEvent } from './objects.ts';
import { createPresence } from './presence.ts';
import { createService } from './service.ts';
import { apply, emptyState } from './state.ts';
import { createWebhooks, type Deliver, postTo, type Telling, tellingInput } from './webhooks.ts';

export interface BuiltinServer {
  readonly url: string;
  setFaults(faults: readonly z.input<typeof faultInput>[]): void;
  tellHow(telling: z.input<typeof tellingInput>): void;
  /** Delivers every pending event now; returns how many were accepted. */
  tellAll(): Promise<number>;
  close(): Promise<void>;
}

export interface BuiltinOptions {
  /** The folder of its log. */
  readonly folder: string;
  readonly secret: string;
  readonly port?: number;
  readonly webhookUrl?: string;
  /** Replaces the HTTP post, for a receiver in the same process. Then only `tellAll` delivers. */
  readonly deliver?: Deliver;
  /** Ends the process at once, like SIGKILL; for planted faults. */
  readonly crash: () => void;
  /** Called when the last client is gone. */
  readonly deserted?: () => void;
}

const LARGEST_BODY = 16_384;
const KEPT_ADDRESSES = 5;

/** Starts the provider as an HTTP server on the loopback, once its log is read. */
export async function startBuiltinServer(options: BuiltinOptions): Promise<BuiltinServer> {
  const { journal, entries } = await openJournal(options.folder);
  const state = emptyState();
  for (const entry of entries) apply(state, entry);
  const faults = createFaults();
  const service = createService(state, journal, faults);
  const presence = createPresence(options.deserted);
  const webhooks = createWebhooks({
    secret: options.secret,
    untold: state.untold,
    faults,
    deliver: options.deliver ?? postTo(() => state.webhookUrls),
    background: options.deliver === undefined,
    crash: options.crash,
    async told(event: StoredEvent) {
      // The content is left out, because an earlier entry of the log has it.
      service.keep([{ ...event, data: { object: {} } }]);
      await journal.flushed();
    },
  });
  function tellTo(url: string): void {
    if (state.webhookUrls[0] === url) return;
    const urls = [url, ...state.webhookUrls.filter((one) => one !== url)].slice(0, KEPT_ADDRESSES);
    service.keep([{ object: 'webhook_endpoint', id: 'webhook_endpoint', urls }]);
  }

  async function own(method: string, path: string, body: unknown): Promise<object | undefined> {
    switch (`${method} ${path}`) {
      case 'POST /v1/webhook_endpoint':
        tellTo(z.strictObject({ url: z.url({ protocol: /^https?$/ }) }).parse(body).url);
        return {};
      case 'POST /v1/leave':
        return { ends: presence.leave() };
      case 'POST /control/faults':
        faults.set(z.strictObject({ faults: z.array(faultInput) }).parse(body).faults);
        return {};
      case 'POST /control/webhooks':
        webhooks.how(tellingInput.parse(body));
        return {};
      case 'POST /control/webhooks/tell_all':
        return { taken: await webhooks.tellAll() };
    }
    return undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    if (url.pathname === '/health') {
      // Proves that this server knows the secret before a client sends it.
      const nonce = url.searchParams.get('nonce') ?? '';
      send(response, 200, { proof: derivedKey(options.secret, `health ${nonce}`) });
      return;
    }
    const match = service.find(method, url.pathname);
    if (match?.route.intent === undefined && !isAuthorised(request, options.secret)) {
      send(response, 401, errorBody('authentication_error', 'Who asks is not known.'));
      return;
    }
    if (url.pathname === '/v1/presence') {
      presence.join(response);
      return;
    }
    const read = method === 'POST' ? await readBody(request) : { body: undefined };
    if ('status' in read) {
      send(response, read.status, errorBody('invalid_request_error', read.message));
      return;
    }
    if (match === undefined) {
      const answer = await own(method, url.pathname, read.body);
      await journal.flushed();
      if (answer) send(response, 200, answer);
      else send(response, 404, errorBody('invalid_request_error', 'There is no such call.'));
      return;
    }
    const { route, ids } = match;
    const take = (...acts: Fault['act'][]) => faults.take(route.on, acts);
    await late(take('slow'));
    if (take('unavailable')) {
      send(response, 503, errorBody('api_error', 'Come back later.'));
      return;
    }
    if (take('crash_before_log')) return options.crash();
    const routeRequest = { ids, query: url.searchParams, body: read.body };
    const answered = service.act(route, routeRequest, keyOf(request));
    // Every response waits for the disk, reads included: it must show nothing that a kill could
    // undo.
    await journal.flushed();
    webhooks.wake();
    if (take('crash_after_log')) return options.crash();
    if (take('silent')) return;
    if (take('lost_reply')) {
      response.destroy();
      return;
    }
    if (take('crash_after_answer')) response.once('finish', options.crash);
    if (answered.replayed) response.setHeader('idempotent-replayed', 'true');
    send(response, answered.status, answered.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof z.ZodError) {
        send(response, 400, errorBody('invalid_request_error', 'Not as it should be.'));
      } else send(response, 500, errorBody('api_error', 'Something went wrong.'));
    });
  });
  // Longer than clients keep an idle connection, so that none is closed as a call begins.
  server.keepAliveTimeout = 120_000;
  server.requestTimeout = 30_000;
  let url: string;
  try {
    url = await listen(server, options.port ?? 0);
  } catch (error) {
    await journal.close();
    throw error;
  }
  if (options.webhookUrl !== undefined) tellTo(options.webhookUrl);
  webhooks.wake();
  return {
    url,
    setFaults: (given) => faults.set(given.map((fault) => faultInput.parse(fault))),
    tellHow: (given) => webhooks.how(tellingInput.parse(given) satisfies Telling),
    tellAll: () => webhooks.tellAll(),
    async close() {
      presence.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await webhooks.close();
      await journal.close();
    },
  };
}

function isAuthorised(request: IncomingMessage, secret: string): boolean {
  return isSame(request.headers.authorization ?? '', `Bearer ${secret}`);
}

function keyOf(request: IncomingMessage): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, 255) : undefined;
}

async function readBody(
  request: IncomingMessage,
): Promise<{ body: unknown } | { status: number; message: string }> {
  // A form of another site can't send this type, which keeps cross-site requests out.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return { status: 415, message: 'Only JSON is read here.' };
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY) return { status: 413, message: 'That is too much.' };
    chunks.push(chunk);
  }
  try {
    return { body: JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') };
  } catch {
    return { status: 400, message: 'That is no JSON.' };
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

const errorBody = (type: string, message: string) => ({
  error: { type, code: type, decline_code: null, message },
});

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
