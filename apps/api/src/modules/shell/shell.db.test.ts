import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstData } from '@yay/contract/shell/first-data';
import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noOrigin, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { readAvailableCredit } from '../billing/index.ts';
import { readCalendar } from '../calendar/index.ts';
import { meOf } from '../identity/index.ts';
import { publicSettings } from '../settings/index.ts';
import { createShell, recordExists } from './index.ts';

const { parentA, parentB, support, vendor } = TINY.users;
let folder: string;

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <title></title>
    <script type="module" crossorigin src="/assets/entry.js"></script>
  </head>
  <body><div id="root"><div class="first-late"></div></div></body>
</html>`;
const build = {
  entry: { scripts: ['assets/entry.js'], styles: [] },
  fonts: { family: ['assets/text.woff2'], staff: ['assets/data.woff2'] },
  pages: {
    lunchCalendar: {
      en: { scripts: ['assets/week.js', 'assets/en.js'], styles: ['assets/week.css'] },
      es: { scripts: ['assets/week.js', 'assets/es.js'], styles: ['assets/week.css'] },
    },
  },
};

const { app, as, run, rows } = await useTiny();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yay-shell-'));
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(build));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function shell(options: { folder?: string; production?: boolean } = {}) {
  const { platform } = app;
  const settings = {
    config: platform.config,
    clock: platform.clock,
    version: '1.2.3',
    demo: async () => null,
  };
  return createShell({
    folder: options.folder ?? folder,
    production: options.production ?? false,
    meOf,
    publicSettings: () => publicSettings(settings, platform.db),
    siteMenus: async () => ({ header: [], footer: [] }),
    readCalendar: (actor, query) => readCalendar(platform.db, actor, query),
    readFunds: (actor, { user, mondayOfWeek }) =>
      readAvailableCredit(platform.db, actor, {
        userId: user.id,
        day: mondayOfWeek,
        provider: platform.payments.name,
      }),
    recordExists: (actor, page) => recordExists(platform.db, actor, page),
  });
}

async function open(
  url: string,
  userId?: number,
  options: { production?: boolean; language?: string; impersonator?: number; folder?: string } = {},
) {
  const token = userId === undefined ? null : (await as(userId, options.impersonator)).token;
  const actor = token === null ? null : await app.application.sessions.resolve(token, noOrigin);
  const headers = options.language ? { 'accept-language': options.language } : {};
  return shell(options)({ url, actor, headers });
}

function dataOf(html: string): FirstData {
  const [, json] =
    /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(String(json));
}
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('a page that is open', () => {
  test('comes with its files, its title and its first data', async () => {
    const { status, html } = await open('/lunch-calendar', parentA.id);
    expect(status).toBe(200);
    expect(html).toContain('<noscript><p>Choosing lunch needs JavaScript.');
    expect(html).toContain('Check your connection. <a href="">Try again</a></p>');
    expect(html).toContain('<meta name="description" content="School lunch, ordered by the day:');
    expect(html).toContain('<html lang="en" data-portal="parent">');
    expect(titleOf(html)).toBe('Lunch Calendar • Yay Lunch!');
    for (const file of ['week.js', 'en.js']) {
      expect(html).toContain(
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`,
      );
    }
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/week.css">');
    const data = dataOf(html);
    expect(data).toMatchObject({
      status: 200,
      locale: 'en',
      me: { id: parentA.id, permissions: ['user:account', 'user:lunch_calendar'] },
      config: { environment: 'test', contact: { email: 'hello@yaylunch.example' } },
      features: [{ name: 'ratings', value: true }],
    });
    expect(data.site_options.map((option) => option.type)).toContain('times');
    expect(data.calendar?.lunchers.map((luncher) => luncher.first)).toEqual(['Anna', 'Ben']);
  });

  test('names the letters of its portal, and no others', async () => {
    const fontsOf = async (url: string, userId: number) =>
      [...(await open(url, userId)).html.matchAll(/as="font"[^>]*href="\/assets\/(\w+)/g)].map(
        ([, name]) => name,
      );
    expect(await fontsOf('/lunch-calendar', parentA.id)).toEqual(['text']);
    expect(await fontsOf('/admin/no-such-page', parentA.id)).toEqual(['data']);
  });

  test('carries the answer of the call', async () => {
    const caller = await as(parentA.id);
    const answer = await caller.send('GET', '/api/lunch-calendar?mondayOfWeek=2026-11-30');
    const { calendar } = dataOf((await open('/lunch-calendar?week=2026-12-02', parentA.id)).html);
    const { server_now: _, ...carried } = calendar ?? { server_now: '' };
    const { server_now: __, ...answered } = answer.json();
    expect(carried).toEqual(answered);
  });

  test('carries what pays its week, as the call answers it', async () => {
    const caller = await as(parentA.id);
    const asked = `/api/users/${parentA.id}/get-available-credit?date=2026-11-30`;
    const answer = await caller.send('GET', asked);
    const { funds } = dataOf((await open('/lunch-calendar?week=2026-12-02', parentA.id)).html);
    expect(funds).toEqual(answer.json());
    expect(dataOf((await open('/parents/account', parentA.id)).html).funds).toBeUndefined();
  });

  test('takes few statements', async () => {
    const { statements } = await watchStatements(() => open('/lunch-calendar', parentA.id));
    // The session's insertion by the test, the session, the settings, the calendar's eight, and two
    // of what pays the week.
    expect(statements.length).toBeLessThanOrEqual(13);
    const login = await watchStatements(() => open('/login'));
    expect(login.statements).toHaveLength(1);
  });

  test('speaks the person’s language, or the browser’s', async () => {
    const guest = await open('/login', undefined, { language: 'fr,es-MX;q=0.9,en;q=0.8' });
    expect(guest.html).toContain('<html lang="es"');
    expect(titleOf(guest.html)).toBe('Iniciar sesión • Yay Lunch!');
    await run(`update users set locale = 'es' where id = $1`, [parentA.id]);
    const own = await open('/lunch-calendar', parentA.id, { language: 'en' });
    expect(own.html).toContain('/assets/es.js');
    expect(own.html).not.toContain('/assets/en.js');
    await run(`update users set locale = 'en'`);
  });

  test.each([
    ['/', 'Yay Lunch!'],
    ['/login', 'Login • Yay Lunch!'],
    ['/register', 'Get Started • Yay Lunch!'],
    ['/sign-up', 'Get Started • Yay Lunch!'],
    ['/forgot-password', 'Forgot Password • Yay Lunch!'],
  ])('%s is for a visitor, titled %s', async (path, title) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe(title);
    expect(dataOf(html).me).toBeNull();
  });

  test('speaks the language that a visitor has chosen, and that of an account before it', async () => {
    const cookie = (value: string) => `other=1; yay_locale=${value}; more=2`;
    const asGuest = (value: string, language = 'en') =>
      shell()({
        url: '/login',
        actor: null,
        headers: { cookie: cookie(value), 'accept-language': language },
      });
    expect((await asGuest('es')).html).toContain('<html lang="es"');
    expect((await asGuest('en', 'es')).html).toContain('<html lang="en"');
    // Anything else is no choice.
    for (const forged of ['fr', '"><script>', 'es-MX', '']) {
      expect((await asGuest(forged)).html).toContain('<html lang="en"');
    }
    const token = (await as(parentA.id)).token ?? '';
    const actor = await app.application.sessions.resolve(token, noOrigin);
    const own = await shell()({
      url: '/parents/account',
      actor,
      headers: { cookie: cookie('es') },
    });
    expect(own.html).toContain('<html lang="en"');
  });

  test.each([
    ['/admin', 'YL'],
    ['/admin/users', 'YL • Users'],
    [`/admin/users/${parentA.id}/settings`, 'YL • Users &gt; Settings'],
    ['/schools', 'Yay Lunch!'],
    ['/schools/east-school-1', 'Yay Lunch!'],
  ])('%s is titled %s for the team', async (path, title) => {
    const { status, html } = await open(path, TINY.users.admin.id);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe(title);
  });

  test('names cannot break out of the data', async () => {
    const nasty = '</script><script>alert(1)</script><!--$&$1';
    await run(`update users set first = $2 where id = $1`, [parentB.id, nasty]);
    const { html } = await open('/lunch-calendar', parentB.id);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(dataOf(html).me?.first).toBe(nasty);
    await run(`update users set first = 'Boris' where id = $1`, [parentB.id]);
  });

  test('of another family is for those who may act for it', async () => {
    const url = `/lunch-calendar?userId=${parentB.id}&week=2026-11-30`;
    const own = dataOf((await open(url, support.id)).html);
    expect(own.calendar?.user.id).toBe(parentB.id);
    const foreign = await open(url, parentA.id);
    expect(foreign.status).toBe(404);
    expect(dataOf(foreign.html).calendar).toBeUndefined();
  });

  test.each([
    'week=nonsense',
    'week=2026-02-30',
    'userId=abc',
    'userId=1%20or%201',
    'week[]=1',
    '%',
  ])('an address with %s opens all the same', async (query) => {
    expect((await open(`/lunch-calendar?${query}`, parentA.id)).status).toBe(200);
  });
});

describe('the guard', () => {
  test.each([
    '/lunch-calendar',
    '/parents/account/lunchers',
    '/vendors',
    '/vendors/x-1',
    '/welcome-back',
  ])('sends a visitor of %s to the login, and back', async (path) => {
    const { status, headers, html } = await open(`${path}?week=2026-11-30`);
    expect(status).toBe(302);
    expect(headers).toEqual({ location: `/login?to=${path}%3Fweek%3D2026-11-30` });
    expect(html).toBe('');
  });

  test.each([
    ['a parent', parentA.id, '/lunch-calendar'],
    ['support', support.id, '/lunch-calendar'],
    ['a vendor', vendor.id, '/vendors'],
  ])('sends %s away from the visitors’ pages', async (_who, id, location) => {
    for (const path of ['/login?to=//elsewhere.test', '/register', '/sign-up']) {
      expect(await open(path, id)).toMatchObject({ status: 302, headers: { location } });
    }
  });

  test('shows a page that is not permitted as such', async () => {
    const { status, html } = await open('/vendors', parentA.id);
    expect(status).toBe(403);
    expect(dataOf(html)).toMatchObject({ status: 403, me: { id: parentA.id } });
    expect(html).toContain('data-portal="vendors"');
    expect((await open('/lunch-calendar', vendor.id)).status).toBe(403);
  });

  test('a family without lunchers is sent to add one', async () => {
    await run(`update lunchers set deleted_at = app_now() where user_id = $1`, [parentB.id]);
    expect(await open('/lunch-calendar', parentB.id)).toMatchObject({
      status: 302,
      headers: { location: '/parents/account/lunchers?alert=luncherRequired' },
    });
    // Staff who look at that family stay there.
    expect((await open(`/lunch-calendar?userId=${parentB.id}`, support.id)).status).toBe(200);
    await run(`update lunchers set deleted_at = null`);
  });

  test('a family that comes back says first who still eats here', async () => {
    await run('update users set reboard = true where id = $1', [parentB.id]);
    for (const path of ['/lunch-calendar', '/parents/account/lunchers']) {
      expect(await open(path, parentB.id)).toMatchObject({
        status: 302,
        headers: { location: '/welcome-back' },
      });
    }
    expect((await open('/welcome-back', parentB.id)).status).toBe(200);
    await run('update users set reboard = false');
  });

  test('an unknown page is a 404 with the shell, signed in or not', async () => {
    for (const id of [undefined, parentA.id]) {
      const { status, html } = await open('/no/such/page?x=<script>', id);
      expect(status).toBe(404);
      expect(titleOf(html)).toBe('Yay Lunch!');
      expect(dataOf(html).status).toBe(404);
    }
  });

  test.each(['/admin/nothing', '/admin/a/b/c/d/e/f/g'])(
    '%s, which is no page of the team’s, is titled as its start page is',
    async (path) => {
      const { status, html } = await open(path, TINY.users.admin.id);
      expect(status).toBe(404);
      expect(titleOf(html)).toBe('YL');
    },
  );

  test('a page of the team is titled as ever to who may not open it', async () => {
    const { status, html } = await open('/admin/users', parentA.id);
    expect(status).toBe(403);
    expect(titleOf(html)).toBe('YL • Users');
  });

  test.each([
    ['/admin/users/999999', 404],
    ['/admin/users/someone', 404],
    ['/admin/users/99999999999', 404],
    [`/admin/users/${parentA.id}/billing`, 200],
    ['/admin/vendors/999999/menu-items', 404],
    ['/admin/schools/999999/schedule/blackouts/new', 404],
    [`/admin/schools/${TINY.schools.eastern}`, 200],
    ['/admin/menus/all', 200],
    ['/admin/menus/999999/replace', 404],
    ['/admin/discounts/999999', 404],
    ['/admin/markets/999999', 404],
    ['/admin/items/999999', 404],
    ['/schools/oak-999999', 404],
    ['/schools/oak', 404],
  ])('%s answers %i to an admin', async (path, status) => {
    expect((await open(path, TINY.users.admin.id)).status).toBe(status);
  });

  test('the portal of somebody else’s kitchen is a 404, the own one is open', async () => {
    const [{ id: own } = { id: 0 }] = await rows<{ id: number }>(
      'select vendor_id as id from vendor_users where user_id = $1',
      [vendor.id],
    );
    const [{ id: other } = { id: 0 }] = await rows<{ id: number }>(
      'select id from vendors where id <> $1 order by id limit 1',
      [own],
    );
    expect((await open(`/vendors/kitchen-${own}`, vendor.id)).status).toBe(200);
    expect((await open(`/vendors/kitchen-${other}`, vendor.id)).status).toBe(404);
  });

  test('the workshop is not there in production', async () => {
    expect((await open('/dev/ui')).status).toBe(200);
    expect((await open('/dev/ui', undefined, { production: true })).status).toBe(404);
  });
});

describe('without a build', () => {
  test('says so, and still sends people where they should be', async () => {
    const missing = join(folder, 'missing');
    const { status, html } = await open('/login', undefined, { folder: missing });
    expect(status).toBe(503);
    expect(html).toContain('We could not open this page');
    expect((await open('/lunch-calendar', undefined, { folder: missing })).status).toBe(302);
  });

  test('without the list of files a page works', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'yay-shell-'));
    await writeFile(join(bare, 'index.html'), INDEX);
    const { status, html } = await open('/login', undefined, { folder: bare });
    await rm(bare, { recursive: true });
    expect(status).toBe(200);
    expect(html).not.toContain('modulepreload');
  });
});

test('pages are never kept by a browser or a proxy', async () => {
  const answer = await app.server.inject({ method: 'GET', url: '/lunch-calendar' });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.location).toBe('/login?to=/lunch-calendar');
});

test('the product can be installed as an app, under the name that it is given', async () => {
  const answer = await app.nobody.send('GET', '/manifest.webmanifest');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json();
  expect(manifest).toMatchObject({
    name: 'Yay Lunch',
    short_name: 'Yay Lunch',
    start_url: '/',
    display: 'standalone',
  });
  const { icons }: { icons: { src: string; sizes: string }[] } = manifest;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of icons) {
    // The first bytes of a PNG file, and its width and height.
    const file = await readFile(new URL(`../../../../web/public${src}`, import.meta.url));
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('every answer says the server’s version, which the page knows as well', async () => {
  const { data } = (await app.nobody.send('GET', '/api/config')).json();
  expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
  for (const path of ['/health', '/api/config', '/api/me', '/login', '/no/such/page']) {
    const { headers } = await app.nobody.send('GET', path);
    expect(headers['x-app-version'], path).toBe(data.version);
  }
});

test('search engines are told that answers of the API are no pages', async () => {
  const answer = await app.nobody.send('GET', '/robots.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('User-agent: *\nDisallow: /api/\n');
});
