import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test/index.ts';
import { createHttp, webFiles } from './platform/http/index.ts';
import { wireText } from './platform/http/wire.ts';

const WIRE = new URL('../../../packages/contract/wire.gen.txt', import.meta.url);

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-10-05T12:00:00Z' });
});
afterAll(() => app.close());

const get = (url: string) => app.server.inject({ url });

test('the server is healthy when the database answers and is current', async () => {
  const response = await get('/health');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  const other = await testApp();
  await other.platform.db.run(`delete from schema_migrations where name like '0001%'`);
  expect((await other.server.inject({ url: '/health' })).statusCode).toBe(503);
  await other.close();
});

test('the whole API is described, and the repository keeps its present description', async () => {
  const { paths } = (await get('/api/openapi.json')).json();
  expect(Object.keys(paths)).toContain('/api/v2/users/{userId}/orders-bulk');
  expect(Object.keys(paths)).toContain('/api/login');
  // `npm run gen` reads the contract; this is what the server answers.
  const kept = await readFile(WIRE, 'utf8');
  expect(wireText(app.server.endpoints)).toBe(kept);
});

test.each(['/api', '/api/', '/api/nothing', '/api/v2/nothing'])('%s is no call', async (url) => {
  const response = await get(url);
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
});

describe('the built-in mailbox', () => {
  test('shows the posted text, and runs none of it', async () => {
    const { db, mailer } = app.platform;
    await db.tx((tx) =>
      mailer.post(tx, {
        userId: null,
        to: '<b>ada</b>@example.test',
        template: 'welcome',
        locale: 'en',
        subject: '<script>alert(1)</script>',
        text: 'Hello & welcome',
        html: '<p>Hello</p>',
      }),
    );
    const list = (await get('/dev/mailbox')).body;
    expect(list).not.toContain('<script>');
    expect(list).not.toContain('<b>ada');
    const link = /href="(\/dev\/mailbox\/\d+)"/.exec(list)?.[1];
    expect((await get(`${link}`)).body).toContain('Hello &#38; welcome');
    expect((await get(`${link}/html`)).body).toBe('<p>Hello</p>');
    const to = encodeURIComponent('<b>ada</b>@example.test');
    expect((await get(`/dev/mailbox/latest?to=${to}`)).json()).toEqual({
      id: Number(/\d+$/.exec(`${link}`)?.[0]),
      template: 'welcome',
      subject: '<script>alert(1)</script>',
    });
  });

  test.each(['', '?to=nobody@example.test', '?to=%00%00%00', '?to=a@b.test&to=c@d.test'])(
    'has no latest mail for %j',
    async (query) => {
      expect((await get(`/dev/mailbox/latest${query}`)).statusCode).toBe(404);
    },
  );

  test.each(['0', 'x', '99999999999999999999', '-1', '%00'])('%s is not a mail', async (id) => {
    expect((await get(`/dev/mailbox/${id}`)).statusCode).toBe(404);
  });

  test('is not there in production', async () => {
    const production = await testApp({ env: { APP_ENV: 'production' } });
    const { statusCode } = await production.server.inject({ url: '/dev/mailbox' });
    await production.close();
    expect(statusCode).toBe(404);
  });
});

test('the mailbox of staging is for those who look after mail', async () => {
  const staging = await testApp({ env: { APP_ENV: 'staging' } });
  const statuses = await Promise.all(
    [
      '/dev/mailbox',
      '/dev/mailbox/1',
      '/dev/mailbox/1/html',
      '/dev/mailbox/latest?to=a@b.test',
    ].map(async (url) => (await staging.server.inject({ url })).statusCode),
  );
  await staging.close();
  expect(statuses).toEqual([401, 401, 401, 401]);
});

test('the description of the API is in production for those who look after it', async () => {
  const production = await testApp({ env: { APP_ENV: 'production' } });
  const { statusCode } = await production.server.inject({ url: '/api/openapi.json' });
  await production.close();
  expect(statusCode).toBe(401);
});

test('files of the web application are kept for ever where their name is their content, and ask nobody who she is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yay-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app-abc123.js'), 'export {}');
  await writeFile(join(folder, 'assets', 'app-abc123.js.br'), 'packed');
  await writeFile(join(folder, 'assets', 'app-abc123.js.gz'), 'packed too');
  await writeFile(join(folder, 'assets', 'gone-abc123.css'), '');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'drawn.svg'), '<svg/>');
  await writeFile(join(folder, 'screen-worker.js'), '');
  await writeFile(join(folder, 'index.html'), '<html>');
  await writeFile(join(folder, 'pages.json'), '{}');
  await writeFile(join(folder, '.sources'), 'x');
  let looked = 0;
  const http = await createHttp({
    config: app.platform.config,
    log: app.server.log,
    sessions: {
      resolve: async () => {
        looked += 1;
        return null;
      },
    },
    phrases: app.application.phrases,
  });
  await webFiles(http, folder);
  const file = async (url: string) => {
    const { statusCode, headers } = await http.inject({ url, cookies: { yay_session: 'x' } });
    return [statusCode, headers['cache-control']];
  };
  expect(await file('/assets/app-abc123.js')).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await file('/pages.json'))[0]).toBe(404);
  expect(await file('/favicon.svg')).toEqual([200, 'public, max-age=3600']);
  expect((await file('/assets/gone.js'))[0]).toBe(404);
  expect((await file('/assets/..%2f.sources'))[0]).toBe(404);
  expect((await file('/.sources'))[0]).toBe(404);
  expect((await file('/index.html'))[0]).toBe(404);
  const headersOf = async (url: string) => (await http.inject({ url })).headers;
  const script = await headersOf('/assets/app-abc123.js');
  expect(script).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  // Of documents and workers alone: a page has a hundred scripts and styles.
  expect(script).not.toHaveProperty('content-security-policy');
  expect(script).not.toHaveProperty('permissions-policy');
  for (const url of ['/favicon.svg', '/screen-worker.js', '/assets/drawn.svg', '/assets/gone.js'])
    expect(await headersOf(url), url).toHaveProperty('content-security-policy');
  const taken = async (encodings: string, url = '/assets/app-abc123.js') => {
    const { headers, body } = await http.inject({ url, headers: { 'accept-encoding': encodings } });
    return [headers['content-encoding'], body, headers['content-type'], headers.vary];
  };
  const type = 'application/javascript; charset=utf-8';
  expect(await taken('gzip, deflate, br')).toEqual(['br', 'packed', type, 'accept-encoding']);
  expect(await taken('gzip')).toEqual(['gzip', 'packed too', type, 'accept-encoding']);
  expect((await taken('br;q=0, gzip;q=0.5'))[1]).toBe('packed too');
  expect(await taken('identity')).toEqual([undefined, 'export {}', type, 'accept-encoding']);
  expect((await taken('br', '/favicon.svg'))[1]).toBe('<svg/>');
  expect((await file('/assets/app-abc123.js.br'))[0]).toBe(404);
  const head = await http.inject({ method: 'HEAD', url: '/assets/app-abc123.js' });
  expect([head.headers['content-length'], head.body]).toEqual(['9', '']);
  // A new build removes what its own pages no longer load: those that are open may yet ask for it.
  for (const name of ['app-abc123.js', 'app-abc123.js.br', 'gone-abc123.css'])
    await rm(join(folder, 'assets', name));
  expect((await taken('br'))[1]).toBe('packed');
  expect((await taken(''))[1]).toBe('export {}');
  expect((await file('/assets/gone-abc123.css'))[0]).toBe(404);
  // A page has a hundred of them, and every look for a session is a question to the database.
  expect(looked).toBe(0);
  await http.close();
  await rm(folder, { recursive: true });
});
