import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { layPages, listPublishedPages, readPublishedPage } from './index.ts';

const NOW = '2026-11-18T16:00:00Z';
/** The clock runs on from NOW while the tests do. */
const LATER = '2026-11-18T17:00:00Z';
const { db, one, run } = await useTiny({ now: NOW });
const { admin } = TINY.users;

afterEach(async () => {
  await run('truncate page_versions, pages');
});

const at = (iso: string) => Date.parse(iso) as never;
const body = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const lay = (path: string, words: string, more: object = {}) =>
  layPages(db, [
    {
      path,
      kind: 'page',
      texts: { en: { title: words, description: '', body: body(words) } },
      ...more,
    },
  ]);
async function version(
  path: string,
  number: number,
  state: string,
  [from, until]: readonly [string | null, (string | null)?],
  locale = 'en',
): Promise<void> {
  await run(
    `insert into page_versions (page_id, locale, number, state, title, publish_at, unpublish_at, published_at, author_id)
     select id, $6, $2::int, $3, 'version ' || $2::int, $4, $5, case when $3 = 'published' then $4::timestamptz end, $7
     from pages where path = $1`,
    [path, number, state, from, until ?? null, locale, admin.id],
  );
}
const title = async (path: string, instant = LATER, locale: 'en' | 'es' = 'en') =>
  (await readPublishedPage(db, { path, locale, instant: at(instant) }))?.title ?? null;

describe('a page', () => {
  test('that the product brings is there at once, and laid again it stays as the team has it', async () => {
    await lay('/about', 'About us');
    expect(await title('/about')).toBe('About us');
    expect(await title('/about/')).toBe('About us');
    await version('/about', 2, 'published', ['2026-11-18T15:00:00Z']);
    await run(`update pages set kind = 'article' where path = '/about'`);
    await Promise.all([lay('/about', 'Again'), lay('/about', 'Again')]);
    expect(await one('select count(*)::int as n from page_versions')).toEqual({ n: 2 });
  });

  test('with a broken document is not laid', async () => {
    await expect(
      lay('/x', 'x', { texts: { en: { title: 'x', description: '', body: { type: 'doc' } } } }),
    ).rejects.toThrow(/bad_content/);
  });

  test('that the product brings has its topics, which stay removed where the team removed them', async () => {
    const article = (topics: readonly string[]) =>
      lay('/news/soup', 'Soup', {
        kind: 'article',
        texts: {
          en: { title: 'Soup', description: '', topics, body: body('Soup.') },
          es: { title: 'Sopa', description: '', topics: ['Sopas'], body: body('Sopa.') },
        },
      });
    await Promise.all([article(['Soups', 'soups']), article(['Soups', 'soups'])]);
    const topics = async (locale: 'en' | 'es') =>
      (await readPublishedPage(db, { path: '/news/soup', locale, instant: at(LATER) }))?.topics.map(
        ({ name }) => name,
      );
    expect([await topics('en'), await topics('es')]).toEqual([['Soups'], ['Sopas']]);
    await run(`delete from terms where name = 'Sopas'`);
    await article(['Soups', 'More']);
    expect([await topics('en'), await topics('es')]).toEqual([['Soups'], []]);
    expect(
      await one(`select count(*)::int as n from terms where name in ('Sopas', 'More')`),
    ).toEqual({ n: 0 });
    await run(`delete from terms where name = 'Soups'`);
  });

  test('is the version whose time began last, and goes back when that is over', async () => {
    await lay('/about', 'First', { shownSince: at('2026-11-01T00:00:00Z') });
    await version('/about', 2, 'scheduled', ['2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z']);
    await version('/about', 3, 'draft', [null]);
    expect(await title('/about', '2026-10-31T23:59:59Z')).toBeNull();
    expect(await title('/about')).toBe('First');
    expect(await title('/about', '2026-11-19T23:59:59Z')).toBe('First');
    expect(await title('/about', '2026-11-20T00:00:00Z')).toBe('version 2');
    expect(await title('/about', '2026-11-21T23:59:59Z')).toBe('version 2');
    expect(await title('/about', '2026-11-22T00:00:00Z')).toBe('First');
  });

  test('without the asked language is the English one, and says so', async () => {
    await lay('/about', 'About us');
    expect(
      await readPublishedPage(db, { path: '/about', locale: 'es', instant: at(LATER) }),
    ).toMatchObject({
      locale: 'en',
      locales: ['en'],
      title: 'About us',
      picture: null,
      topics: [],
      body_pictures: [],
    });
    await version('/about', 1, 'published', ['2026-11-18T15:00:00Z'], 'es');
    expect(await title('/about', LATER, 'es')).toBe('version 1');
    expect(await title('/about')).toBe('About us');
  });

  test('is not listed nor read once it is archived', async () => {
    await lay('/about', 'About us');
    await lay('/news/x', 'News', { kind: 'article' });
    const list = await listPublishedPages(db, at(LATER));
    expect(list.map(({ path, kind }) => [path, kind])).toEqual([
      ['/news/x', 'article'],
      ['/about', 'page'],
    ]);
    await run(`update pages set archived_at = app_now() where path = '/about'`);
    expect(await title('/about')).toBeNull();
    expect(await listPublishedPages(db, at(LATER))).toHaveLength(1);
  });
});

describe('the database keeps a published version', () => {
  test.each([
    `update page_versions set title = 'x'`,
    `update page_versions set body = null`,
    `update page_versions set publish_at = publish_at - interval '1 day'`,
    `update page_versions set state = 'draft', publish_at = null, published_at = null`,
    'delete from page_versions',
  ])('%s', async (statement) => {
    await lay('/about', 'About us');
    await expect(run(statement)).rejects.toThrow(/version is (not changed|kept)/);
    await run('update page_versions set unpublish_at = app_now()');
    expect(await title('/about')).toBeNull();
  });

  test.each(['about', '/About', '/a b', '/a/', '//a', '/a.html', '/a?b', `/${'a'.repeat(200)}`])(
    'and refuses the address %s',
    async (path) => {
      await expect(lay(path, 'x')).rejects.toThrow(/pages_path_check/);
    },
  );
});
