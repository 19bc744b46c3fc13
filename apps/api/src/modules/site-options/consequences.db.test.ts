import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { layPages } from '../pages/index.ts';
import { layMenus } from './lay-menus.ts';
import { change, useSettings } from './site-options.fixture.ts';

const settings = await useSettings();
const { app, build, db, one, run, admin, marketing, save, optionOf, history } = settings;

beforeEach(settings.reset);

describe('settings, before they are saved,', () => {
  test('say what would be removed for good', async () => {
    await run(
      `insert into mails (to_address, template, locale, subject, text_body, html_body, created_at)
       values ('old@lunch.example', 'welcome', 'en', 'Old', '', '', app_now() - interval '20 days')`,
    );
    const preview = await admin.send('POST', '/api/admin/site-options/preview', {
      type: 'retention',
      fields: { mails_days: 10 },
    });
    expect(preview.json().data.consequences).toContainEqual({
      code: 'retention_mails',
      values: { count: 1 },
      grave: true,
    });
  });

  test('count families with a late fee by week', async () => {
    const tell = async (cents: number) => {
      const preview = await admin.send('POST', '/api/admin/site-options/preview', {
        type: 'late_fee',
        fields: { cents },
      });
      return preview.json().data.consequences;
    };
    expect((await tell(0))[0]).toMatchObject({ code: 'late_free' });
    expect((await tell(50))[1]).toEqual({
      code: 'late_families',
      values: { families: 0 },
      grave: false,
    });
    const { anna, cleo } = TINY.lunchers;
    for (const [luncherId, date] of [
      [anna, '2026-11-12'],
      [anna, '2026-11-13'],
      [anna, '2026-11-05'],
      [anna, '2026-10-29'],
      [anna, '2026-10-22'],
      [cleo, '2026-11-12'],
    ] as const) {
      const id = await build.order({ luncherId, date, status: 'served' });
      await run(
        'update orders set late_fee_cents = 100, total_cents = total_cents + 100 where id = $1',
        [id],
      );
    }
    // Five family weeks of four weeks.
    expect((await tell(50))[1]).toMatchObject({ values: { families: 2 } });
  });
});

describe('what the site’s own settings do', () => {
  const tell = async (type: string, fields: object) => {
    const preview = await admin.send('POST', '/api/admin/site-options/preview', { type, fields });
    expect(preview.statusCode, preview.body).toBe(200);
    return preview
      .json()
      .data.consequences.map(({ code, values }: { code: string; values: object }) => [
        code,
        values,
      ]);
  };
  const publish = async (path: string, kind: string, title: string, ...content: object[]) => {
    const { id } = await one<{ id: number }>(
      'insert into pages (path, kind) values ($1, $2) returning id',
      [path, kind],
    );
    await run(
      `insert into page_versions (page_id, locale, number, state, title, body, publish_at,
         published_at)
       select $1, locale, 1, 'published', $2, $3, minute_ago, minute_ago
       from unnest(array['en', 'es']) locale,
         (select app_now() - interval '1 minute' as minute_ago) clock`,
      [id, title, JSON.stringify({ type: 'doc', content })],
    );
    return id;
  };
  const part = (name: string) => ({ type: 'part', attrs: { name } });

  test('is told of gifts in money', async () => {
    const { fields } = await optionOf('gifts');
    const changed = { ...fields, max_cents: 200_00, max_quantity: 10, lunch_cents: 9_00 };
    expect(await tell('gifts', changed)).toEqual([
      ['gift_cards_cost', { min_cents: 500, max_cents: 200_00, order_cents: 2_000_00 }],
      ['gift_lunches_cost', { lunch_cents: 900, lunches: 40, gift_cents: 360_00 }],
      ['gifts_kept', {}],
    ]);
  });

  test('is told of the call to action by the pages that end with it', async () => {
    const button = { type: 'buttonLink', attrs: { href: '/about', label: 'Us' } };
    await publish('/plain', 'page', 'Plain', { type: 'paragraph' });
    await publish('/lists', 'page', 'Lists', part('newsList'));
    await publish('/asks', 'page', 'Asks', part('contactForm'));
    await publish('/finds', 'page', 'Finds', part('schoolSearch'));
    await publish('/presses', 'page', 'Presses', { type: 'callout', content: [button] });
    const call = { enabled: true, text: 'Try it', url: '/sign-up' };
    expect(await tell('global_cta', call)).toEqual([
      ['call_seen', { pages: 2 }],
      ['call_in_english', {}],
    ]);
    expect(await tell('global_cta', { ...call, text_es: 'Pruébalo' })).toHaveLength(1);
    expect(await tell('global_cta', { ...call, enabled: false })).toEqual([['call_hidden', {}]]);
  });

  test('is told of the list of news and of sharing by what visitors see', async () => {
    expect(await tell('blog_listing_page', {})).toEqual([
      ['news_newest_top', {}],
      ['news_pages', { articles: 0, pages: 1 }],
    ]);
    const bread = await publish('/news/bread', 'article', 'Bread');
    await publish('/news/soup', 'article', 'Soup');
    await publish('/news/rice', 'article', 'Rice');
    expect(await tell('blog_listing_page', { top_article_id: bread, per_page: 2 })).toEqual([
      ['news_top', { title: 'Bread' }],
      ['news_pages', { articles: 3, pages: 2 }],
    ]);
    const { count } = await one<{ count: number }>('select count(*)::int as count from pages');
    expect(await tell('og_default', {})).toEqual([
      ['sharing_bare', { pages: count }],
      ['sharing_later', {}],
    ]);
    const asset = await one<{ id: number }>(
      `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
       values ('Tray', 'A tray', 'png', 'media', 'library/tray', 1, 960, 528, 9) returning id`,
    );
    expect((await tell('og_default', { asset_id: asset.id }))[0]).toEqual([
      'sharing_picture',
      { pages: count },
    ]);
    await run(`update pages set archived_at = app_now() where id = $1`, [bread]);
    await run(`insert into site_options (type, fields) values ('blog_listing_page', $1)`, [
      JSON.stringify({ top_article_id: bread }),
    ]);
    expect((await optionOf('blog_listing_page')).consequences).toMatchObject([
      { code: 'news_top_gone' },
      { code: 'news_pages', values: { articles: 2, pages: 1 } },
    ]);
  });
});

describe('pictures of the introduction', () => {
  const picture = async (name: string): Promise<number> => {
    const { id } = await one<{ id: number }>(
      `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
       values ($1, 'A tray of tacos', 'png', 'media', $2, 1, 960, 528, 9) returning id`,
      [name, `library/${name.toLowerCase()}`],
    );
    return id;
  };
  const shown = async () => (await app.nobody.send('GET', '/api/intro-pictures')).json().data;

  test('are drawings until the team chooses, each step by itself', async () => {
    expect(await shown()).toEqual([]);
    const id = await picture('Tacos');
    const answer = await save(
      { plain: [change('intro_wizard', { lunch: id, week: id }, 0)] },
      marketing,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await shown()).toEqual([
      { step: 'week', alt: 'A tray of tacos', picture: expect.stringContaining('library/tacos') },
      { step: 'lunch', alt: 'A tray of tacos', picture: expect.stringContaining('library/tacos') },
    ]);
    expect(await optionOf('intro_wizard')).toMatchObject({
      fields: { children: null, week: id, choose: null, save: null, lunch: id },
      pictures: { week: expect.stringContaining('library/tacos') },
      consequences: [{ code: 'intro_pictures', values: { count: 2 } }],
    });
    expect((await history('intro_wizard')).data[0]).toMatchObject({
      before: { week: null },
      after: { week: id },
    });
  });

  test('are saved with the one for sharing, whatever the order of their numbers', async () => {
    const [first, second] = [await picture('First'), await picture('Second')];
    const answer = await save({
      plain: [
        change('og_default', { asset_id: first }, 0),
        change('intro_wizard', { children: second, lunch: first }, 0),
      ],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await admin.send('GET', `/api/assets/${first}/uses`)).json().data).toMatchObject([
      { kind: 'intro_wizard', id: 5 },
      { kind: 'site_option', name: 'og_default' },
    ]);
  });

  test('are not deleted while a step shows them, and are replaced where they stand', async () => {
    const id = await picture('Soup');
    await save({ plain: [change('intro_wizard', { save: id }, 0)] });
    const uses = await admin.send('GET', `/api/assets/${id}/uses`);
    expect(uses.json().data).toEqual([
      { kind: 'intro_wizard', id: 4, name: 'save', url: '/admin/settings' },
    ]);
    const refused = await admin.send('DELETE', `/api/assets/${id}`);
    expect(refused.statusCode).toBe(409);
    await run(`update assets set public_id = 'library/stew', version = 2 where id = $1`, [id]);
    expect((await shown())[0].picture).toContain('v2/library/stew');
    await save({ plain: [change('intro_wizard', { save: null }, 1)] });
    expect(await shown()).toEqual([]);
    expect((await admin.send('DELETE', `/api/assets/${id}`)).statusCode).toBe(204);
  });
});

describe('the menus of header and footer', () => {
  const pageAt = async (path: string, title: string) => {
    const words = { title, description: '', body: null };
    await layPages(db, [{ path, kind: 'page', texts: { en: words } }]);
    const { id } = await one<{ id: number }>('select id from pages where path = $1', [path]);
    return id;
  };
  const link = (page: number, label = '', label_es = '') => ({ page, label, label_es });
  const saved = (fields: object, version = 0) =>
    save({ plain: [change('site_menus', fields, version)] });
  const read = async (path: string) =>
    (await app.nobody.send('GET', path, undefined, { accept: 'text/html' })).body;

  test('are what visitors see, in their order, by the titles of pages where no label is set', async () => {
    const soups = await pageAt('/soups', 'All soups');
    const breads = await pageAt('/breads', 'All breads');
    const answer = await saved({
      header: [{ label: 'Food', label_es: 'Comida', links: [link(breads), link(soups, 'Soup')] }],
      footer: [link(soups, 'Soups <b>', 'Sopas'), link(breads)],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const html = await read('/soups?x');
    expect(html).toMatch(/<summary>Food.*href="\/breads">All breads<.*href="\/soups"[^>]*>Soup</s);
    expect(html).toContain('>Soups &#60;b&#62;<');
    expect(await read('/es/soups?x')).toContain('>Sopas<');
    const menus = (await app.nobody.send('GET', '/api/site-menus')).json().data;
    expect(menus.footer).toMatchObject([
      { path: '/soups', label: { en: 'Soups <b>', es: 'Sopas' } },
      { path: '/breads', label: { en: 'All breads', es: 'All breads' } },
    ]);
  });

  test('leave out what nobody sees, say so, and follow a page that moves', async () => {
    const stews = await pageAt('/stews', 'Stews');
    const salads = await pageAt('/salads', 'Salads');
    await saved({ header: [], footer: [link(stews), link(salads)] });
    expect(await read('/stews?x')).toContain('href="/salads"');
    const hidden = await admin.send('POST', `/api/pages/${salads}/archive`);
    expect(hidden.json().data).toMatchObject({ listed_in: ['footer'] });
    expect(await read('/stews?y')).not.toContain('href="/salads"');
    expect((await optionOf('site_menus')).consequences).toMatchObject([
      { code: 'menus_links', values: { header: 0, footer: 2 } },
      { code: 'menus_left_out', values: { count: 1 }, grave: true },
    ]);
    await admin.send('PUT', `/api/pages/${stews}`, { version: 1, path: '/pots', kind: 'page' });
    expect(await read('/pots?x')).toContain('<li><a href="/pots"');
  });

  test('lead to pages that there are, each once in a list', async () => {
    const bowls = await pageAt('/bowls', 'Bowls');
    const archived = await pageAt('/old', 'Old');
    await admin.send('POST', `/api/pages/${archived}/archive`);
    const wrong = await saved({
      header: [{ label: 'Food', label_es: '', links: [link(999_999)] }],
      footer: [link(bowls), link(bowls), link(archived)],
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual([
      'site_menus.footer.1.page',
      'site_menus.footer.2.page',
      'site_menus.header.0.links.0.page',
    ]);
    for (const fields of [
      { header: [{ label: '', links: [] }], footer: [] },
      { header: {}, footer: [] },
      { header: [], footer: [{ page: 'javascript:alert(1)' }] },
      { header: [], footer: [{ page: bowls, label: 'x'.repeat(61) }] },
      { header: [], footer: Array.from({ length: 31 }, () => link(bowls)) },
      { header: [], footer: [{ page: bowls, label: 'a\nb' }] },
    ]) {
      expect((await saved(fields)).statusCode, JSON.stringify(fields)).toBe(422);
    }
    expect((await optionOf('site_menus')).version).toBe(0);
  });

  test('are laid once, and stay as the team has them', async () => {
    const bowls = await pageAt('/bowls', 'Bowls');
    const brought = { header: [], footer: [{ path: '/bowls', en: 'Bowls', es: 'Tazones' }] };
    await layMenus(db, brought);
    expect(await optionOf('site_menus')).toMatchObject({ version: 1, changed_at: null });
    await saved({ header: [], footer: [] }, 1);
    await layMenus(db, brought);
    expect(await optionOf('site_menus')).toMatchObject({ version: 2, fields: { footer: [] } });
    expect((await history('site_menus')).data[0].before.footer[0].page).toBe(bowls);
  });
});
