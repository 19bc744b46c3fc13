import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { derivedKey, isSame } from '../signature.ts';
import { type Fault, type Faults, faultInput, late } from './faults.ts';
import type { Journal } from './journal.ts';
import type { createPresence } from './presence.ts';
import type { Route, RouteRequest } from './routes.ts';
import type { Service } from './service.ts';
import { tellingInput, type Webhooks } from './webhooks.ts';

interface HandlerParts {
  readonly secret: string;
  /** Ends the process at once, like SIGKILL; for planted faults. */
  readonly crash: () => void;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly service: Service;
  readonly presence: ReturnType<typeof createPresence>;
  readonly webhooks: Webhooks;
  /** Registers an address that receives the webhooks from now on. */
  readonly tellTo: (url: string) => void;
}

const LARGEST_BODY = 16_384;

/** Creates the request listener: the server's own calls, and the provider's routes with their faults. */
export function createHandler(parts: HandlerParts) {
  const { secret, journal, service, presence } = parts;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    if (url.pathname === '/health') {
      // Proves that this server knows the secret before a client sends it.
      const nonce = url.searchParams.get('nonce') ?? '';
      return send(response, 200, { proof: derivedKey(secret, `health ${nonce}`) });
    }
    const match = service.find(method, url.pathname);
    if (match?.route.intent === undefined && !isAuthorised(request, secret)) {
      return send(response, 401, errorBody('authentication_error', 'Who asks is not known.'));
    }
    if (url.pathname === '/v1/presence') return presence.join(response);
    const read = method === 'POST' ? await readBody(request) : { body: undefined };
    if ('status' in read) {
      return send(response, read.status, errorBody('invalid_request_error', read.message));
    }
    if (match !== undefined) {
      const { route, ids } = match;
      const routeRequest = { ids, query: url.searchParams, body: read.body };
      return act(parts, route, routeRequest, keyOf(request), response);
    }
    const answer = await own(parts, method, url.pathname, read.body);
    await journal.flushed();
    if (answer) send(response, 200, answer);
    else send(response, 404, errorBody('invalid_request_error', 'There is no such call.'));
  };
}

/** Carries a route out; a planted fault delays it, loses its response, or ends the process. */
async function act(
  { crash, faults, service, journal, webhooks }: HandlerParts,
  route: Route,
  request: RouteRequest,
  key: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const take = (...acts: Fault['act'][]) => faults.take(route.on, acts);
  await late(take('slow'));
  if (take('unavailable')) {
    return send(response, 503, errorBody('api_error', 'Come back later.'));
  }
  if (take('crash_before_log')) return crash();
  const answered = service.act(route, request, key);
  // Every response waits for the disk, reads included: it must show nothing that a kill could
  // undo.
  await journal.flushed();
  webhooks.wake();
  if (take('crash_after_log')) return crash();
  if (take('silent')) return;
  if (take('lost_reply')) {
    response.destroy();
    return;
  }
  if (take('crash_after_answer')) response.once('finish', crash);
  if (answered.replayed) response.setHeader('idempotent-replayed', 'true');
  send(response, answered.status, answered.body);
}

/** Carries out a call about the server itself; undefined where there is no such call. */
async function own(
  { faults, presence, tellTo, webhooks }: HandlerParts,
  method: string,
  path: string,
  body: unknown,
): Promise<object | undefined> {
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

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

export const errorBody = (type: string, message: string) => ({
  error: { type, code: type, decline_code: null, message },
});
