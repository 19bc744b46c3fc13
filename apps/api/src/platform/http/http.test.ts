import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { endpoint } from '@yay/contract/endpoint';
import type { Permission } from '@yay/domain/access';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Actor, answer, createHttp, type HttpOptions, refuse, register } from './index.ts';
import { protectiveHeaders } from './protective-headers.ts';

const errorBody = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

const actor = (permissions: Permission[]): Actor => ({
  userId: 7,
  roles: [],
  permissions: new Set(permissions),
  impersonatorId: null,
  window: 'customer',
  locale: 'en',
  origin: { ip: null, userAgent: null, requestId: null },
});
const people: Record<string, Actor> = {
  parent: actor(['user:lunch_calendar']),
  nobody: actor([]),
};

const save = endpoint({
  method: 'PUT',
  path: '/api/weeks/:userId',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'orders',
  summary: 'Save',
  params: z.object({ userId: z.string().regex(/^\d+$/).transform(Number) }),
  query: z.object({ dry: z.string().optional() }),
  body: z.object({
    name: z.string().min(1).max(20),
    days: z.array(z.object({ date: z.string(), units: z.number().int().min(0).max(9) })).max(3),
  }),
  responses: {
    200: z.object({ data: z.object({ name: z.string(), note: z.string().nullable() }) }),
    409: errorBody.extend({ version: z.number().optional() }),
  },
});
const readPublic = endpoint({
  method: 'GET',
  path: '/api/public',
  permission: 'anyone',
  tag: 'test',
  summary: 'Anyone',
  query: z.object({ q: z.string().optional() }),
  responses: { 200: z.object({ who: z.number().nullable() }) },
});
const leave = endpoint({
  method: 'POST',
  path: '/api/leave',
  permission: 'signed_in',
  tag: 'test',
  summary: 'Leave',
  responses: { 204: z.undefined(), 202: z.object({ later: z.boolean() }) },
});
const visit = endpoint({
  method: 'GET',
  path: '/api/visit',
  permission: 'guest',
  tag: 'test',
  summary: 'Guests only',
  responses: { 200: z.object({}) },
});

let app: FastifyInstance;
const logged: string[] = [];
const observed: unknown[] = [];

async function build(more: Partial<HttpOptions> = {}): Promise<FastifyInstance> {
  const built = await createHttp({
    config: {
      environment: 'test',
      publicUrl: 'https://lunch.example',
      trustProxy: false,
      product: { name: 'Lunch', short: 'L' },
    },
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    sessions: { resolve: async (token) => people[token] ?? null },
    phrases: {
      request: (code, locale) => `${locale}:${code}`,
      field: (code) => `field:${code}`,
    },
    observer: { request: () => undefined, exception: (error) => void observed.push(error) },
    timeout: 250,
    ...more,
  });
  register(built, save, ({ body, params }) => {
    if (body.name === 'conflict') {
      return refuse(409, 'version_conflict', undefined, { more: { version: 3, secret: 1 } });
    }
    if (body.name === 'bug') throw new Error('a bug');
    if (body.name === 'slow') return new Promise(() => {});
    const data = { name: `${body.name} ${params.userId}`, note: null, secret: 'never sent' };
    return { data };
  });
  register(built, readPublic, ({ actor: who }) => ({ who: who?.userId ?? null }));
  register(built, leave, () => answer(204, undefined));
  register(built, visit, () => ({}));
  return built;
}

beforeAll(async () => {
  app = await build();
});
afterAll(() => app.close());

const parent = { authorization: 'Bearer parent', 'content-type': 'application/json' };
const good = { name: 'Ada', days: [] };
const put = (payload: unknown, headers: Record<string, string> = parent) =>
  app.inject({
    method: 'PUT',
    url: '/api/weeks/5',
    headers,
    payload:
      typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  });

describe('a response', () => {
  test('omits fields that its schema does not declare', async () => {
    const response = await put(good);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { name: 'Ada 5', note: null } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('may be a 204 without a body', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/leave', headers: parent });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  test('to a refused request carries the sentence of its code and the declared fields', async () => {
    const response = await put({ ...good, name: 'conflict' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'en:version_conflict',
      code: 'version_conflict',
      version: 3,
    });
  });

  test('to a bug is a 500 without details', async () => {
    const response = await put({ ...good, name: 'bug' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: 'en:unknown', code: 'unknown' });
  });

  test('to a request that takes too long is a 503', async () => {
    observed.length = 0;
    expect((await put({ ...good, name: 'slow' })).statusCode).toBe(503);
    expect(observed).toHaveLength(1);
  });

  test('to a body that arrives too slowly is a 408 and no exception', async () => {
    const slow = await build();
    observed.length = 0;
    await slow.listen({ port: 0, host: '127.0.0.1' });
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'PUT /api/weeks/5 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer parent\r\n' +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const received = await text(socket);
    await slow.close();
    expect(received).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n.*"code":"too_slow"/is);
    expect(observed).toEqual([]);
  });

  test('is in the language of the browser', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/leave',
      headers: { 'accept-language': 'es-MX,es;q=0.9' },
    });
    expect(response.json().message).toBe('es:unauthenticated');
  });
});

describe('authorization', () => {
  test.each([
    [{}, 401, 'unauthenticated'],
    [{ authorization: 'Bearer gone' }, 401, 'unauthenticated'],
    [{ authorization: 'Bearer nobody' }, 403, 'forbidden'],
    [{ authorization: 'Basic parent' }, 401, 'unauthenticated'],
    [{ cookie: 'yay_session=parent' }, 401, 'unauthenticated'],
    [{ cookie: '__Host-yay_session=parent', 'sec-fetch-site': 'cross-site' }, 403, 'cross_site'],
    [{ cookie: '__Host-yay_session=parent', 'sec-fetch-site': 'same-site' }, 403, 'cross_site'],
    [{ cookie: '__Host-yay_session=parent', origin: 'https://evil.example' }, 403, 'cross_site'],
    [{ cookie: '__Host-yay_session=parent', origin: 'null' }, 403, 'cross_site'],
  ])('refuses the headers %j with %i %s', async (headers, status, code) => {
    const response = await put(good, { 'content-type': 'application/json', ...headers });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test.each([
    [{ authorization: 'Bearer parent' }],
    [{ authorization: 'Bearer parent', origin: 'https://other.example' }],
    [{ cookie: '__Host-yay_session=parent', 'sec-fetch-site': 'same-origin' }],
    [
      {
        cookie: '__Host-yay_session=parent',
        origin: 'http://localhost:3000',
        host: 'localhost:3000',
      },
    ],
    [{ cookie: '__Host-yay_session=parent', origin: 'https://lunch.example' }],
    [{ cookie: '__Host-yay_session=parent' }],
  ])('admits the headers %j', async (headers) => {
    const response = await put(good, { 'content-type': 'application/json', ...headers });
    expect(response.statusCode).toBe(200);
  });

  test('resolves a signed-in caller on a route for anyone', async () => {
    const get = (headers: Record<string, string>) =>
      app.inject({ url: '/api/public', headers }).then((response) => response.json());
    expect(await get({})).toEqual({ who: null });
    expect(await get(parent)).toEqual({ who: 7 });
  });

  test('refuses a signed-in caller on a route for guests', async () => {
    expect((await app.inject({ url: '/api/visit' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/visit', headers: parent })).statusCode).toBe(403);
  });

  test('refuses to register a route without a permission', async () => {
    const unsafe = await build();
    expect(() => unsafe.get('/api/open', () => 'hello')).toThrow('does not say who may call it');
    await unsafe.close();
  });

  test.each([
    ['GET', 'signed_in'],
    ['GET', { any: ['user:lunch_calendar'] }],
    ['GET', 'guest'],
    ['POST', 'anyone'],
  ] as const)(
    'refuses to register a route that ignores the actor for %s with %j',
    async (method, permission) => {
      const unsafe = await build();
      const config = { permission, asker: 'ignored' } as const;
      expect(() => unsafe.route({ method, url: '/file', config, handler: () => '' })).toThrow(
        'has to know who asks',
      );
      await unsafe.close();
    },
  );
});

describe('bad input', () => {
  test.each([
    ['not JSON', '{"name":', 400],
    ['a bare word', 'hello', 400],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"name":"Ada","days":[]}', 400],
    ['an empty body', '', 422],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['a NUL', '{"name":"A\\u0000","days":[]}', 422],
    ['half a surrogate pair', '{"name":"A\\ud800","days":[]}', 422],
    ['a NUL in a key', '{"A\\u0000":1,"name":"A","days":[]}', 422],
    ['a huge number', '{"name":"A","days":[{"date":"x","units":1e999}]}', 422],
    ['a negative number', '{"name":"A","days":[{"date":"x","units":-1}]}', 422],
    ['a fraction', '{"name":"A","days":[{"date":"x","units":0.5}]}', 422],
    ['deep nesting', `{"name":"A","days":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
    ['deep nesting with escapes', `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`, 422],
    ['an oversized body', JSON.stringify({ name: 'x'.repeat(1_100_000), days: [] }), 413],
  ])('(%s) is refused', async (_name, payload, status) => {
    const response = await put(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toEqual(expect.any(String));
  });

  test('is answered with the errors of each field', async () => {
    const response = await put({ name: '', days: [{ date: 5, units: 10 }] });
    expect(response.json()).toEqual({
      message: 'en:invalid',
      code: 'invalid',
      errors: {
        name: ['field:required'],
        'days.0.date': ['field:invalid'],
        'days.0.units': ['field:invalid'],
      },
    });
    const tooMany = await put({ name: 'x'.repeat(21), days: Array(10_000).fill(good) });
    expect(tooMany.statusCode).toBe(422);
    expect(tooMany.json().errors).toMatchObject({ name: ['field:too_long'] });
  });

  test('of another content type is refused with 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const response = await put('name=Ada', { ...parent, 'content-type': type });
      expect(response.statusCode).toBe(415);
    }
  });

  test.each([
    ['/api/public?q=%00', 422],
    ['/api/public?q=a&q=b', 422],
    ['/api/public?q=%zz', 200],
    ['/api/%zz', 400],
    ['/api/none', 404],
    [`/api/weeks/${'9'.repeat(600)}`, 404],
    ['/api/constructor', 404],
  ])('at %s is answered with %i', async (url, status) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(status);
    if (status !== 200) expect(response.json().message).toEqual(expect.any(String));
  });

  test('in a path parameter is refused', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/api/weeks/abc',
      headers: parent,
      payload: good,
    });
    expect(response.json().errors).toEqual({ userId: ['field:invalid'] });
  });
});

describe('compression', () => {
  test('packs long responses in an encoding that the client accepts', async () => {
    const long = `{"name":"${'x'.repeat(2_000)}"}`;
    const http = await build();
    http.get('/long', { config: { permission: 'anyone' } }, (_request, reply) =>
      reply.type('application/json').send(long),
    );
    const ask = (url: string, encodings: string) =>
      http.inject({ url, headers: { 'accept-encoding': encodings } });
    const packed = await ask('/long', 'gzip, deflate, br');
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      'br',
      'accept-encoding',
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(long);
    expect(gunzipSync((await ask('/long', 'gzip')).rawPayload).toString()).toBe(long);
    expect((await ask('/long', 'identity')).body).toBe(long);
    const short = await ask('/api/public', 'br');
    expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { who: null }]);
    await http.close();
  });

  test('is refused for request bodies', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/api/weeks/1',
      headers: { ...parent, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify(good)),
    });
    expect(response.statusCode).toBe(400);
  });
});

test('security headers protect the browser', async () => {
  const { headers } = await app.inject({ url: '/api/public', headers: { 'x-request-id': 'mine' } });
  const policy = String(headers['content-security-policy']);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
  expect(headers['x-request-id']).not.toBe('mine');
});

test('an address by https requires HTTPS of the browser, whatever the environment', async () => {
  const { headers } = await app.inject('/api/public');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(protectiveHeaders(false, {})).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['an address that can’t be decoded', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\n', 400],
  ['what is no HTTP', 'GARBAGE\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n`, 431],
  [
    'a message of two lengths',
    'POST /api/leave HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n',
    400,
  ],
])(
  '%s is refused with the headers and the shape of other refusals',
  async (_what, sent, status) => {
    const server = await build();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${sent}Connection: close\r\n\r\n`);
    const answered = await text(socket);
    await server.close();
    expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answered).toContain("frame-ancestors 'none'");
    for (const header of [
      'x-content-type-options: nosniff',
      'strict-transport-security: max-age=31536000',
      'content-type: application/json; charset=utf-8',
    ]) {
      expect(answered).toContain(header);
    }
    expect(JSON.parse(answered.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: 'en:malformed',
      code: 'malformed',
    });
  },
);

test('the content policy admits Stripe where Stripe charges cards, and only there', async () => {
  const policyOf = async (http: FastifyInstance) =>
    String((await http.inject({ url: '/api/public' })).headers['content-security-policy']);
  const withStripe = await build({ stripe: true });
  const policy = await policyOf(withStripe);
  await withStripe.close();
  const rule = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];
  expect(rule('script-src')).toBe("'self' https://js.stripe.com https://*.js.stripe.com");
  expect(rule('connect-src')).toBe("'self' https://api.stripe.com");
  expect(rule('frame-src')).toBe(
    "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  expect(await policyOf(app)).not.toMatch(/stripe|frame-src/);
});

test('the content policy allows no style and no script of unknown text, and says where to report', () => {
  const policy = protectiveHeaders(true, { stripe: true })['content-security-policy'];
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('report-uri /api/policy-reports');
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
});

test('the log holds no personal data', async () => {
  logged.length = 0;
  await app.inject({ url: '/api/public?q=ada@example.com' });
  await put({ name: 'Secret Name', days: [] });
  await put({ name: 'bug', days: [] });
  const log = logged.join('');
  expect(log).toContain('"route":"/api/weeks/:userId"');
  expect(log).toContain('"reqId"');
  expect(log).not.toMatch(/ada@example|Secret|Bearer|weeks\/5/);
});

test('the log records a file only when it was not served', async () => {
  const files = await build();
  const config = { permission: 'anyone', asker: 'ignored' } as const;
  files.get('/here.js', { config }, () => 'here');
  files.get('/gone.js', { config }, (_request, reply) => reply.code(404).send(''));
  logged.length = 0;
  await files.inject({ url: '/here.js' });
  await files.inject({ url: '/gone.js' });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ route: '/gone.js', status: 404 });
  await files.close();
});

test('the OpenAPI document names every call', async () => {
  const description = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(description.paths)).toEqual([
    '/api/weeks/{userId}',
    '/api/public',
    '/api/leave',
    '/api/visit',
  ]);
  const { put: described } = description.paths['/api/weeks/{userId}'];
  expect(described.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'userId',
    'dry',
  ]);
  expect(described.requestBody.content['application/json'].schema.required).toEqual([
    'name',
    'days',
  ]);
});

test('an unused connection does not delay closing the server', async () => {
  const own = await build();
  const address = new URL(await own.listen({ port: 0, host: '127.0.0.1' }));
  const spare = connect(Number(address.port), '127.0.0.1');
  await once(spare, 'connect');
  const response = await fetch(new URL('/api/visit', address));
  expect(response.status).toBe(200);
  const ended = once(spare, 'close');
  await own.close();
  await ended;
});

test.each([
  ['a server that refuses nothing lets a save wait a minute for its turn', 0, 'function'],
  ['a server that refuses late requests turns such a save away', 100, 'undefined'],
])('%s', async (_title, delayMs, turn) => {
  const own = await build({ admission: { delayMs, waitedForDatabase: () => 0 }, savesAtOnce: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const end = await own.turns.take(7);
    const second = own.turns.take(7);
    await vi.advanceTimersByTimeAsync(60_000);
    end?.();
    expect(typeof (await second)).toBe(turn);
  } finally {
    vi.useRealTimers();
    await own.close();
  }
});
