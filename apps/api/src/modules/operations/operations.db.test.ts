import type { Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, TINY_NOW, type TinyApp, tinyApp, useTiny } from '../../../test/index.ts';
import { sendMail } from '../../platform/mail/index.ts';
import { sweepObserved } from './operations.jobs.ts';

let developer: Caller;
let developerId: number;

const { app, as, build, one, rows, run } = await useTiny();
const person = (role: Role) => build.person({ roles: [role], first: 'Dev', last: 'Eloper' });
beforeEach(async () => {
  developerId = await person('developer');
  developer = await as(developerId);
});

const open = async (caller: Caller, destination = 'telescope') =>
  (await caller.send('POST', '/api/bridge', { destination })).json();
const cross = (url: string) => app.nobody.send('GET', url);

describe('the bridge', () => {
  test('leads to the page behind it, once', async () => {
    const { data } = await open(developer);
    const first = await cross(data.url);
    expect([first.statusCode, first.headers.location]).toEqual([303, '/admin/ops/requests']);
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    const again = await cross(data.url);
    expect(again.statusCode).toBe(403);
    expect(again.headers.location).toBeUndefined();
  });

  test('of two who cross with one token at once, one does', async () => {
    const { data } = await open(developer);
    const both = await Promise.all([cross(data.url), cross(data.url)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 403]);
  });

  test('a minute later it is closed', async () => {
    const { data } = await open(developer);
    await run(`update bridge_tokens set expires_at = clock_timestamp() where user_id = $1`, [
      developerId,
    ]);
    expect((await cross(data.url)).statusCode).toBe(403);
  });

  test('a hand-off is for its own destination', async () => {
    const { data } = await open(developer);
    expect((await cross(data.url.replace('telescope', 'vapor_ui'))).statusCode).toBe(403);
  });

  test.each([
    ['a session that ended', 'delete from sessions where user_id = $1'],
    ['a role that was lost', 'delete from user_roles where user_id = $1'],
    [
      'a suspension',
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
    ],
  ])('is closed by %s', async (_name, sql) => {
    const { data } = await open(developer);
    await run(sql, [developerId]);
    expect((await cross(data.url)).statusCode).toBe(403);
  });

  test('only to where one may', async () => {
    const parent = await as(1);
    const refused = await parent.send('POST', '/api/bridge', { destination: 'telescope' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'https://evil.test',
    '',
    'toString',
  ])('never to %s', async (destination) => {
    const refused = await developer.send('POST', '/api/bridge', { destination });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['destination']);
    const address = `/bridge?${new URLSearchParams({ destination, token: 'x' })}`;
    const crossed = await cross(address);
    expect([crossed.statusCode, crossed.headers.location]).toEqual([403, undefined]);
  });

  test('takes no token apart, and none twice in one address', async () => {
    for (const query of ['', '?destination=telescope', '?destination=telescope&token=a&token=b']) {
      expect((await cross(`/bridge${query}`)).statusCode).toBe(403);
    }
  });

  test('the database never holds a token in the clear', async () => {
    const { data } = await open(developer);
    const token = new URLSearchParams(data.url.split('?')[1]).get('token');
    const bridgeTokens = await rows('select t::text as row from bridge_tokens t');
    expect(bridgeTokens.some(({ row }) => String(row).includes(String(token)))).toBe(false);
  });
});

test('an outside dashboard is handed over to, and learns once who came', async () => {
  const outside = await tinyApp({ env: { TELESCOPE_URL: 'https://watch.test/in' } });
  try {
    await outside.platform.db.run(`insert into user_roles (user_id, role) values (5, 'developer')`);
    const { data } = (
      await (await outside.as(5)).send('POST', '/api/bridge', { destination: 'telescope' })
    ).json();
    const { headers } = await outside.nobody.send('GET', data.url);
    const address = new URL(String(headers.location));
    expect(address.origin + address.pathname).toBe('https://watch.test/in');
    const redeem = () =>
      outside.nobody.send('POST', '/api/bridge/redeem', {
        destination: 'telescope',
        token: address.searchParams.get('token'),
      });
    expect((await redeem()).json().data).toMatchObject({ id: 5, roles: ['admin', 'developer'] });
    expect((await redeem()).json().code).toBe('link_over');
  } finally {
    await outside.close();
  }
});

describe('a dashboard outside', () => {
  const MENUS = 'https://boards.test/menus?from=lunch';
  let outside: TinyApp;
  beforeAll(async () => {
    outside = await tinyApp({ env: { MENU_SCHEDULES_URL: MENUS } });
  });
  afterAll(() => outside?.close());
  const { admin, parentA } = TINY.users;
  const handOff = async (destination: string) => {
    const { data } = (
      await (await outside.as(admin.id)).send('POST', '/api/bridge', { destination })
    ).json();
    return String((await outside.nobody.send('GET', data.url)).headers.location);
  };

  test('is led to, and redeems its hand-off once', async () => {
    const listed = await (await outside.as(admin.id)).send('GET', '/api/bridge');
    expect(listed.json().data).toEqual(['menu_schedules']);
    const address = new URL(await handOff('menu_schedules'));
    expect(address.origin + address.pathname).toBe('https://boards.test/menus');
    expect(address.searchParams.get('from')).toBe('lunch');
    const token = address.searchParams.get('token');
    const redeem = (destination: string) =>
      outside.nobody.send('POST', '/api/bridge/redeem', { destination, token });
    expect((await redeem('supply_schedules')).statusCode).toBe(422);
    expect((await redeem('menu_schedules')).json().data).toMatchObject({ id: admin.id });
    expect((await redeem('menu_schedules')).json().code).toBe('link_over');
  });

  test.each([
    ['supply_schedules', '/admin/supply-schedules'],
    ['mass_price_updates', '/admin/mass-price-updates'],
  ])('%s without one is the page of the product', async (destination, page) => {
    expect(await handOff(destination)).toBe(page);
  });

  test('is for who may see the page, and for nobody else', async () => {
    const parent = await outside.as(parentA.id);
    expect((await parent.send('GET', '/api/bridge')).statusCode).toBe(403);
    for (const destination of ['menu_schedules', 'mass_price_updates']) {
      expect((await parent.send('POST', '/api/bridge', { destination })).statusCode).toBe(403);
    }
    expect((await app.nobody.send('GET', '/api/bridge')).statusCode).toBe(401);
  });

  test('gets nobody while its address is not set', async () => {
    const listed = await (await as(admin.id)).send('GET', '/api/bridge');
    expect(listed.json().data).toEqual([]);
  });
});

describe('the lists', () => {
  test('a refused request, with its code and whose it was', async () => {
    const parent = await as(1);
    await parent.send('GET', '/api/ops/jobs');
    const { data } = (await developer.send('GET', '/api/ops/requests?kind=refused')).json();
    expect(data[0]).toMatchObject({
      method: 'GET',
      route: '/api/ops/jobs',
      status: 403,
      code: 'forbidden',
      user_id: 1,
    });
    expect((await developer.send('GET', '/api/ops/requests?kind=failed')).json().total).toBe(0);
  });

  test('a page beyond the last is empty and knows how many there are', async () => {
    const beyond = (await developer.send('GET', '/api/ops/requests?page=900')).json();
    expect(beyond.data).toEqual([]);
    expect(beyond.total).toBeGreaterThan(0);
  });

  test('a fault of our own, the same once, without the data of its request', async () => {
    for (const name of ['Ada', 'Bo']) {
      app.platform.observer.exception(new Error(`no soup for "${name}" 12`), '/api/soup', 'r-1');
    }
    const [fault] = (await developer.send('GET', '/api/ops/exceptions')).json().data;
    expect(fault).toMatchObject({ message: 'no soup for … …', place: '/api/soup', times: 2 });
    expect(fault.stack).not.toContain(process.cwd());
  });

  test('a fault that was mended opens again when it comes again', async () => {
    const fail = () => app.platform.observer.exception(new TypeError('over and over'), 'job x');
    fail();
    const faults = async (state: string) =>
      (await developer.send('GET', `/api/ops/exceptions?state=${state}`)).json().data;
    const [{ fingerprint }] = await faults('open');
    const resolve = () => developer.send('POST', `/api/ops/exceptions/${fingerprint}/resolve`, {});
    expect((await resolve()).statusCode).toBe(204);
    expect((await resolve()).statusCode).toBe(404);
    expect((await faults('resolved'))[0]).toMatchObject({ fingerprint });
    fail();
    expect((await faults('open'))[0]).toMatchObject({ fingerprint });
  });

  test('jobs by state, and a failed one is tried once more', async () => {
    const { db, jobs } = app.platform;
    await db.tx((tx) => jobs.enqueue(tx, sendMail, { mailId: 1 }));
    const listed = async (state: string) =>
      (await developer.send('GET', `/api/ops/jobs?state=${state}&queue=mail.send`)).json();
    const waiting = await listed('waiting');
    expect(waiting.data[0]).toMatchObject({ queue: 'mail.send', state: 'waiting', attempt: 1 });
    expect(waiting.queues).toContainEqual(
      expect.objectContaining({ name: 'mail.send', waiting: waiting.total }),
    );
    const { id } = waiting.data[0];
    const retry = () => developer.send('POST', `/api/ops/jobs/${id}/retry`, {});
    expect((await retry()).statusCode).toBe(404);
    await run(`update pgboss.job set state = 'failed', retry_count = retry_limit where id = $1`, [
      id,
    ]);
    expect((await listed('failed')).data[0]).toMatchObject({ id, state: 'failed' });
    expect((await retry()).statusCode).toBe(204);
    expect((await listed('failed')).total).toBe(0);
    const entries = await rows(`select actor_id, subject_label from activity_log
      where action = 'job.retried'`);
    expect(entries).toEqual([{ actor_id: developerId, subject_label: id }]);
  });

  test('mails by state without whose they are, and one that failed is tried once more', async () => {
    const mail = await one(
      `insert into mails (to_address, template, subject, text_body, html_body, failed_at, attempts,
         last_error) values ('dana@home.test', 'welcome', 's', 't', 'h', app_now(), 12, '550')
       returning id`,
    );
    const id = Number(mail.id);
    const answered = await developer.send('GET', '/api/ops/mails?state=failed');
    expect(answered.json().data[0]).toMatchObject({ id, to: '…@home.test', error: '550' });
    expect(answered.body).not.toContain('dana');
    const retry = (mail: number) => developer.send('POST', `/api/ops/mails/${mail}/retry`, {});
    expect((await retry(id)).statusCode).toBe(204);
    expect((await retry(999_999)).statusCode).toBe(404);
    await app.runJobs();
    expect((await one('select sent_at from mails where id = $1', [id])).sent_at).not.toBe(null);
    expect((await retry(id)).statusCode).toBe(404);
  });

  test('the product’s clock has its due days listed', async () => {
    await app.runJobs();
    const { due } = (await developer.send('GET', '/api/ops/schedules')).json();
    expect(due[0]).toMatchObject({
      kind: expect.stringMatching(/lock|serve/),
      market: expect.any(String),
    });
  });
});

test('requests are kept for 30 days and exceptions for 90, by the product’s clock', async () => {
  await run(
    `insert into request_log (at, request_id, method, route, status, ms)
     values (app_now(), 'kept', 'GET', '/', 500, 5)`,
  );
  await run(
    `insert into exceptions (fingerprint, name, message, place, last_at)
     values ('kept', 'Error', 'm', 'p', app_now())`,
  );
  const keptAfter = async (days: number) => {
    await app.at(new Date(Date.parse(TINY_NOW) + days * 86_400_000).toISOString());
    await app.platform.db.tx((tx) => app.platform.jobs.enqueue(tx, sweepObserved, {}));
    await app.runJobs();
    return one(
      `select exists (select from request_log where request_id = 'kept') as request,
         exists (select from exceptions where fingerprint = 'kept') as exception`,
    );
  };
  expect(await keptAfter(29)).toEqual({ request: true, exception: true });
  expect(await keptAfter(31)).toEqual({ request: false, exception: true });
  expect(await keptAfter(91)).toEqual({ request: false, exception: false });
  await app.at(TINY_NOW);
});
