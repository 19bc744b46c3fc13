import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from './answers.ts';
import { readForm } from './form.ts';
import { type Answer, invalid } from './reply.ts';
import { browserOf, emptyWorld, type World } from './world.ts';

export type Trouble = 'lost_reply' | 'silent' | 500 | 429 | 409 | 401;

export interface StripeStandIn {
  readonly url: string;
  readonly world: World;
  readonly browser: ReturnType<typeof browserOf>;
  /** Requests that Stripe would have refused. */
  readonly complaints: readonly string[];
  /** Plants a fault in the next request that changes something. */
  trouble(kind: Trouble): void;
  close(): Promise<void>;
}

export const STAND_IN_KEY = 'sk_test_of_the_stand_in';

/** Starts a stand-in on the loopback for the part of Stripe's API that the product uses. */
export async function stripeStandIn(version: string): Promise<StripeStandIn> {
  const world = emptyWorld();
  const complaints: string[] = [];
  let next: Trouble | undefined;
  let times = 0;

  function complain(what: string): Answer {
    complaints.push(what);
    return invalid('parameter_unknown');
  }

  function answer(request: IncomingMessage, body: string): Answer & { replayed?: boolean } {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const name = `${request.method} ${url.pathname}`;
    const { authorization, 'stripe-version': asked, 'content-type': type } = request.headers;
    if (authorization !== `Bearer ${STAND_IN_KEY}`) return complain(`${name}: whose key?`);
    if (asked !== version) return complain(`${name}: version ${String(asked)}`);
    const isPost = request.method === 'POST';
    if (isPost && !type?.startsWith('application/x-www-form-urlencoded')) {
      return complain(`${name}: ${String(type)}`);
    }
    const endpoint = ENDPOINTS.find(
      ({ method, path }) => method === request.method && path.test(url.pathname),
    );
    if (!endpoint) return complain(`${name}: there is no such call`);
    const form = readForm(isPost ? body : url.search);
    for (const given of Object.keys(form)) {
      if (![...endpoint.required, ...endpoint.optional].includes(given)) {
        return complain(`${name}: ${given} is not known`);
      }
    }
    const lacks = endpoint.required.find((required) => !(required in form));
    if (lacks !== undefined) return complain(`${name}: ${lacks} is missing`);
    const ids = endpoint.path.exec(url.pathname)?.slice(1) ?? [];
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '') {
      // A call that creates an object needs a key, so that a retry does not create a second one.
      if (isPost && ids.length === 0) return complain(`${name}: without an idempotency key`);
      return endpoint.answer(world, { ids, form });
    }
    const kept = world.answers.get(key);
    if (kept && kept.request !== `${name} ${body}`) {
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Another.' } } };
    }
    if (kept) {
      return { status: kept.status, body: JSON.parse(kept.body) as object, replayed: true };
    }
    const made = endpoint.answer(world, { ids, form });
    if (made.status === 200 || made.status === 402) {
      const content = JSON.stringify(made.body);
      world.answers.set(key, { request: `${name} ${body}`, status: made.status, body: content });
    }
    return made;
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const met = request.method === 'POST' ? next : undefined;
    if (met !== undefined && --times === 0) next = undefined;
    if (typeof met === 'number') {
      const type = { 401: 'invalid_request_error', 409: 'idempotency_error' }[String(met)];
      response.writeHead(met, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: type ?? 'api_error', message: 'Later.' } }));
      return;
    }
    const { status, body: said, replayed } = answer(request, body);
    if (met === 'silent') return;
    if (met === 'lost_reply') {
      response.destroy();
      return;
    }
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': 'req_standin',
      'stripe-version': version,
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    browser: browserOf(world),
    complaints,
    trouble(kind) {
      next = kind;
      // The SDK retries once, with the same key, when its connection was closed.
      times = kind === 'lost_reply' ? 2 : 1;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
