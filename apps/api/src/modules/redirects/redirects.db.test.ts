import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { layPages } from '../pages/index.ts';
import { resolveRedirect } from './index.ts';
import { forgetRules, writeHits } from './resolve-redirect.ts';

const { admin, parentA } = TINY.users;
const { app, as, db, one, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const ada = await as(admin.id);

afterEach(async () => {
  await run('truncate page_versions, pages, redirects, redirect_hosts');
  forgetRules(db);
});

const post = (from_path: string, to_url: string, status = 301) =>
  ada.send('POST', '/api/redirects', { from_path, to_url, status });
async function add(from: string, to: string, status = 301) {
  const answer = await post(from, to, status);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const resolved = async (path: string) => {
  const redirect = await resolveRedirect(db, path);
  return redirect && `${redirect.status} ${redirect.to}`;
};

describe('a redirect', () => {
  test('is followed to the end of its chain, exact before the start of many', async () => {
    await add('/old', '/older-still');
    await add('/older-still', '/about', 302);
    await add('/blog/*', '/news/*');
    await add('/blog/first', '/news/welcome');
    expect(await resolved('/old')).toBe('302 /about');
    expect(await resolved('/blog/second')).toBe('301 /news/second');
    expect(await resolved('/blog/first/')).toBe('301 /news/welcome');
    expect(await resolved('/nothing')).toBeNull();
    const asked = await ada.send('GET', '/api/redirects/search?path=/old');
    expect(asked.json().data).toMatchObject({
      to: '/about',
      chain: ['/old', '/older-still', '/about'],
    });
  });

  test.each([1, 2, 5])('that closes a loop of %i is refused, with its way', async (size) => {
    for (let at = 0; at < size - 1; at += 1) await add(`/l${at}`, `/l${at + 1}`);
    const answer = await post(`/l${size - 1}`, '/l0');
    expect(answer.statusCode).toBe(422);
    const { errors, chain } = answer.json();
    expect(errors.to_url.join()).toMatch(/leads back/);
    expect(chain).toHaveLength(size + 1);
    expect(await one('select count(*)::int as n from redirects')).toEqual({ n: size - 1 });
  });

  test('that closes a loop through the start of many is refused', async () => {
    expect((await post('/a/*', '/a/b')).statusCode).toBe(422);
    await add('/b/*', '/c/*');
    expect((await post('/c/*', '/b/*')).statusCode).toBe(422);
    expect((await post('/x/*', '/x/x/*')).json().errors.to_url.join()).toMatch(/never ends/);
  });

  test('leads Spanish addresses on in Spanish, unless they have a rule of their own', async () => {
    await add('/old', '/about?a=1');
    await add('/blog/*', '/news/*');
    await add('/start', '/');
    await add('/week', '/lunch-calendar');
    await add('/out', '/es/about');
    await add('/presents', '/gift/cards?from=old');
    await add('/es/blog/first', '/es/news/primera');
    expect(await resolved('/es/old')).toBe('301 /es/about?a=1');
    expect(await resolved('/es/blog/second')).toBe('301 /es/news/second');
    expect(await resolved('/es/blog/first')).toBe('301 /es/news/primera');
    expect(await resolved('/es/start')).toBe('301 /es');
    expect(await resolved('/es/presents')).toBe('301 /es/gift/cards?from=old');
    expect(await resolved('/es/week')).toBe('301 /lunch-calendar');
    expect(await resolved('/es/out')).toBe('301 /es/about');
    expect((await post('/es/about', '/es/old')).statusCode).toBe(422);
  });

  test('of two that close a loop together one is refused', async () => {
    const both = await Promise.all([post('/one', '/two'), post('/two', '/one')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test.each<[string, string, string, RegExp]>([
    ['/living', '/x', 'from_path', /read a page/],
    ['/liv*', '/x', 'from_path', /read a page/],
    ['/es/living', '/x', 'from_path', /read a page/],
    ['/es/liv*', '/x', 'from_path', /read a page/],
    ['/es', '/x', 'from_path', /read a page/],
    ['/es/*', '/x', 'from_path', /read a page/],
    ['/x', '/%78', 'to_url', /leads back/],
    ['/', '/x', 'from_path', /read a page/],
    ['/*', '/x', 'from_path', /part of the product/],
    ['/login', '/x', 'from_path', /part of the product/],
    ['/admin/x', '/x', 'from_path', /part of the product/],
    ['/api/x', '/x', 'from_path', /API/],
    ['/assets/*', '/x', 'from_path', /files/],
    ['/a?b=1', '/x', 'from_path', /path on this site/],
    ['//evil.test', '/x', 'from_path', /path on this site/],
    ['/a', '//evil.test', 'to_url', /path on this site/],
    ['/a', '/\\evil.test', 'to_url', /path on this site/],
    ['/a', 'javascript:alert(1)', 'to_url', /path on this site/],
    ['/a', '/b*', 'to_url', /path on this site/],
    ['/a', 'https://elsewhere.example/x', 'to_url', /not allowed/],
    ['/a', 'https://allowed.example.evil.test', 'to_url', /not allowed/],
  ])('from %s to %s is refused', async (from, to, field, sentence) => {
    await layPages(db, [
      { path: '/living', kind: 'page', texts: { en: { title: 'x', description: '', body: null } } },
    ]);
    await ada.send('PUT', '/api/redirects/hosts', { hosts: ['allowed.example'] });
    const answer = await post(from, to);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[field].join()).toMatch(sentence);
  });

  test('leads to another site that is allowed, which then stays so', async () => {
    await ada.send('PUT', '/api/redirects/hosts', { hosts: ['Allowed.example'] });
    await add('/out', 'https://allowed.example/x');
    expect(await resolved('/out')).toBe('301 https://allowed.example/x');
    expect((await ada.send('PUT', '/api/redirects/hosts', { hosts: [] })).statusCode).toBe(422);
    expect((await ada.send('GET', '/api/redirects/hosts')).json().data).toEqual([
      'allowed.example',
    ]);
  });

  test('is changed by who saw it, and taken away', async () => {
    const { id, version } = await add('/old', '/about');
    const put = (to_url: string) =>
      ada.send('PUT', `/api/redirects/${id}`, { from_path: '/old', to_url, version });
    expect((await put('/news')).statusCode).toBe(200);
    expect((await put('/else')).json()).toMatchObject({ redirect: { to_url: '/news' } });
    expect((await ada.send('DELETE', `/api/redirects/${id}`)).statusCode).toBe(204);
    expect(await resolved('/old')).toBeNull();
    expect((await ada.send('DELETE', `/api/redirects/${id}`)).statusCode).toBe(404);
  });

  test('counts its hits in one statement for many, and reads none for each', async () => {
    const { id } = await add('/old', '/about');
    await resolved('/old');
    const { statements } = await watchStatements(async () => {
      for (let n = 0; n < 99; n += 1) await resolved('/old');
    });
    expect(statements).toHaveLength(0);
    await writeHits(db);
    expect(await one('select hits from redirects where id = $1', [id])).toEqual({ hits: 100 });
  });

  test('is for those of the site alone', async () => {
    const parent = await as(parentA.id);
    const answer = await parent.send('POST', '/api/redirects', { from_path: '/a', to_url: '/b' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the server', () => {
  const get = (path: string) => app.nobody.send('GET', path);

  test('follows a redirect before it looks for a page, and keeps the query', async () => {
    await add('/old', '/about');
    await add('/blog/*', '/news/*', 302);
    const answer = await get('/old?utm_source=mail');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/about?utm_source=mail']);
    const many = await get('/blog/first');
    expect([many.statusCode, many.headers.location]).toEqual([302, '/news/first']);
  });

  test.each([
    '/blog//evil.test',
    '/blog/%0d%0aset-cookie:x',
    '/blog/%5cevil.test',
    '/blog/%2f%2fevil.test',
  ])('never leads %s to another site', async (path) => {
    await add('/blog/*', '/*');
    const { location } = (await get(path)).headers;
    expect(new URL(String(location), 'https://here.test').origin).toBe('https://here.test');
  });

  describe.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test'])(
    'by a rule to %s',
    (to) => {
      const plant = () =>
        run("insert into redirects (from_path, to_url) values ('/planted', $1)", [to]);

      test('finds none, since the table refuses it', async () => {
        await expect(plant()).rejects.toThrow('redirects_to_url_check');
      });

      test('leads nowhere, even if the table had taken it', async () => {
        const rule = await one<{ text: string }>(
          "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'redirects_to_url_check'",
        );
        await run('alter table redirects drop constraint redirects_to_url_check');
        await plant();
        forgetRules(db);
        const { statusCode, headers } = await get('/planted');
        expect([statusCode, headers.location]).toEqual([404, undefined]);
        await run('truncate redirects');
        await run(`alter table redirects add constraint redirects_to_url_check ${rule.text}`);
      });
    },
  );
});
