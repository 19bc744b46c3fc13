import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { laySite } from '../../lay-site.ts';

const { app, as, build } = await useTiny();
await laySite(app.platform);

const read = (path: string, headers: Readonly<Record<string, string>> = {}, caller = app.nobody) =>
  caller.send('GET', path, undefined, { accept: 'text/html', ...headers });

test('a page that is kept for visitors is nobody’s who is signed in, nor the other way', async () => {
  const parent = await as(await build.person({ roles: ['customer'] }));
  for (const path of ['/about', '/faqs']) {
    // Each of the two comes first once.
    const callers =
      path === '/about' ? [app.nobody, parent, app.nobody] : [parent, app.nobody, parent];
    for (const caller of callers) {
      const { body, headers } = await read(path, {}, caller);
      expect(body.includes('href="/login"'), path).toBe(caller === app.nobody);
      expect(headers['cache-control'] === 'no-store', path).toBe(caller !== app.nobody);
    }
  }
});

test('a page that is kept still leads who reads Spanish to the Spanish one', async () => {
  expect((await read('/about')).statusCode).toBe(200);
  expect((await read('/about', { 'accept-language': 'es' })).headers.location).toBe('/es/about');
  expect((await read('/about')).statusCode).toBe(200);
});

test('two visitors never share the token of a form', async () => {
  const tokenOf = async () =>
    /name="token"[^>]*value="([^"]+)"/.exec((await read('/contact-us')).body)?.[1];
  const first = await tokenOf();
  expect(first).toBeDefined();
  expect(await tokenOf()).not.toBe(first);
});

test.each(['"x"', 'W/"x"', '*', '', '"'.repeat(4_000)])(
  'a tag that is not the page’s is answered with the page: %#',
  async (tag) => {
    const { statusCode, body } = await read('/about', { 'if-none-match': tag });
    expect(statusCode).toBe(200);
    expect(body).toContain('</html>');
  },
);

test.each([
  '/%00',
  '/%',
  '/es/%2e%2e/admin',
  '/about%2f..',
  '//evil.test/about',
  '/es//evil.test',
  '/about?lang=%00&school=%F0%9F%8D%95',
  `/?school=${'a'.repeat(3_000)}`,
  '/news?page=999999999&topic=-1',
  '/?school[]=st&school=st',
])('no address breaks the site or leads off it: %s', async (path) => {
  const { statusCode, headers } = await read(path);
  expect(statusCode).not.toBe(500);
  const location = String(headers.location ?? '/');
  expect(location).toMatch(/^\/(?!\/)/);
});
