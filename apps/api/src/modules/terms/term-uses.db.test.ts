import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { as, build, one, rows, run } = await useTiny();
const editor = await as(await build.person({ roles: ['marketing'] }));
const merchandiser = await as(await build.person({ roles: ['merchandising_jr'] }));

const term = async (name: string) =>
  (await one<{ id: number }>('insert into terms (name) values ($1) returning id', [name])).id;
const carry = (id: number, itemId: number) =>
  run('insert into item_terms (item_id, term_id) values ($1, $2)', [itemId, id]);
const list = async (query = '') =>
  (await editor.send('GET', `/api/admin/terms${query}`)).json().data as {
    id: number;
    name: string;
    items: number;
    pages: number;
  }[];

beforeEach(async () => {
  await run('delete from terms');
});

/** A page whose published version is about these topics. */
async function publishAbout(topics: readonly number[], state = 'published'): Promise<number> {
  const path = `/news/${crypto.randomUUID()}`;
  const page = await one<{ id: number }>(
    `insert into pages (path, kind) values ($1, 'article') returning id`,
    [path],
  );
  await run(
    `insert into page_versions (page_id, locale, number, state, title, topic_ids, body, publish_at, published_at)
     values ($1, 'en', 1, $3, 'About it', $2, '{"type": "doc"}',
       case when $3 = 'draft' then null else app_now() end,
       case when $3 = 'draft' then null else app_now() end)`,
    [page.id, topics, state],
  );
  return page.id;
}

describe('terms', () => {
  test('are listed with what carries them, by use and by name', async () => {
    const [soup, winter, idle] = [await term('Soup'), await term('winter'), await term('idle')];
    await carry(soup, TINY.items.bowl);
    await publishAbout([winter]);
    await publishAbout([winter], 'draft');
    expect((await list()).map(({ name, items, pages }) => [name, items, pages])).toEqual([
      ['idle', 0, 0],
      ['Soup', 1, 0],
      ['winter', 0, 2],
    ]);
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('?used=nowhere')).toEqual([idle]);
    expect(await ids('?used=anywhere')).toEqual([soup, winter]);
    expect(await ids('?used=pages')).toEqual([winter]);
    expect(await ids('?search=WIN')).toEqual([winter]);
    expect(await ids('?search=%25')).toEqual([]);
  });

  test('are changed by who has them alone', async () => {
    const id = await term('Soup');
    for (const answer of [
      await merchandiser.send('GET', '/api/admin/terms'),
      await merchandiser.send('PUT', `/api/admin/terms/${id}`, { name: 'Soups', was: 'Soup' }),
      await merchandiser.send('DELETE', `/api/admin/terms/${id}`),
      await merchandiser.send('POST', '/api/admin/terms/merge', { stays: id, goes: id }),
    ]) {
      expect(answer.statusCode).toBe(403);
    }
  });

  test('are renamed, and what carries one keeps it', async () => {
    const id = await term('modals');
    await carry(id, TINY.items.bowl);
    const rename = (name: string, was: string) =>
      editor.send('PUT', `/api/admin/terms/${id}`, { name, was });
    expect((await rename('  message   modals ', 'modals')).json().data).toMatchObject({
      name: 'message modals',
      items: 1,
    });
    // Somebody was quicker.
    expect((await rename('other', 'modals')).json().code).toBe('term_renamed');
    // The same answer for the same question.
    expect((await rename('message modals', 'modals')).statusCode).toBe(200);
    await term('Taken');
    expect((await rename('TAKEN', 'message modals')).json().errors).toHaveProperty('name');
    expect((await rename('Message Modals', 'message modals')).statusCode).toBe(200);
    for (const name of ['', 'ab', 'x'.repeat(61), 'two\u0001']) {
      expect((await rename(name, 'Message Modals')).statusCode).toBe(422);
    }
    expect(
      (await editor.send('PUT', '/api/admin/terms/999999', { name: 'abc', was: 'x' })).statusCode,
    ).toBe(404);
  });

  test('are removed where nothing carries them, otherwise the answer tells how much does', async () => {
    const [idle, used] = [await term('idle'), await term('used')];
    await publishAbout([used]);
    expect((await editor.send('DELETE', `/api/admin/terms/${idle}`)).statusCode).toBe(204);
    expect((await editor.send('DELETE', `/api/admin/terms/${idle}`)).statusCode).toBe(404);
    const kept = await editor.send('DELETE', `/api/admin/terms/${used}`);
    expect(kept.statusCode).toBe(409);
    expect(kept.json()).toMatchObject({ code: 'term_used', data: { pages: 1 } });
  });

  test('are merged: what carries either carries the one that stays', async () => {
    const [stays, goes] = [await term('school-year-26'), await term('School year 26')];
    const { bowl, pizza, apple } = TINY.items;
    for (const id of [bowl, pizza]) await carry(stays, id);
    for (const id of [pizza, apple]) await carry(goes, id);
    const both = await publishAbout([goes, stays]);
    const other = await publishAbout([goes], 'draft');
    const merged = await editor.send('POST', '/api/admin/terms/merge', { stays, goes });
    expect(merged.statusCode, merged.body).toBe(200);
    expect(merged.json().data).toMatchObject({ id: stays, items: 3, pages: 2 });
    expect((await list()).map(({ id }) => id)).toEqual([stays]);
    expect(
      await rows('select topic_ids from page_versions where page_id = any ($1) order by page_id', [
        [both, other],
      ]),
    ).toEqual([{ topic_ids: [stays] }, { topic_ids: [stays] }]);
    // Nothing but the topics of what was published may change, and those by a merge alone.
    await expect(
      run('update page_versions set topic_ids = $2 where page_id = $1', [both, []]),
    ).rejects.toThrow('not changed');
    const again = await editor.send('POST', '/api/admin/terms/merge', { stays, goes });
    expect(again.json().errors).toHaveProperty('goes');
    const same = await editor.send('POST', '/api/admin/terms/merge', { stays, goes: stays });
    expect(same.statusCode).toBe(422);
  });

  test('merged into each other at once are one, and nobody hears of a failure', async () => {
    const [a, b] = [await term('first'), await term('second')];
    await carry(a, TINY.items.bowl);
    await carry(b, TINY.items.pizza);
    const merge = (stays: number, goes: number) =>
      editor.send('POST', '/api/admin/terms/merge', { stays, goes });
    const answers = await Promise.all([merge(a, b), merge(b, a), merge(a, b)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const [left] = await list();
    expect(left).toMatchObject({ items: 2 });
  });
});
