import { instant } from '@yay/domain/time';
import { DEMO_ARTICLES, layDemo } from '@yay/seeds/demo';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../test/test-app.ts';
import { drawDemoPictures, layDemoPictures } from './demo-pictures.ts';
import { laySite, layTexts } from './lay-site.ts';

const NOW = '2026-03-03T15:00:00Z';
const app = await testApp({ now: NOW });
afterAll(() => app.close());

test('the demo’s library has 200 pictures, each a file of its own that is served, tagged, used and described in both languages', async () => {
  const { db } = app.platform;
  const client = await db.pool.connect();
  try {
    await layDemo(client, { now: instant(Date.parse(NOW)) });
  } finally {
    client.release();
  }
  const ofArticles = await layDemoPictures(db, await drawDemoPictures());
  await layTexts(app.platform, DEMO_ARTICLES, ofArticles);
  await laySite(app.platform, ofArticles);
  const { rows } = await db.run<Record<string, number>>(
    `select count(*)::int as pictures, count(distinct a.file_hash)::int as files,
       count(distinct a.name)::int as names,
       count(*) filter (where a.created_at > app_now())::int as early,
       (select count(*)::int from items where asset_id is not null) as used,
       count(*) filter (where a.alt = '' or a.alt_es in ('', a.alt))::int as untold,
       count(*) filter (where exists (select from asset_terms t where t.asset_id = a.id))::int
         as tagged
     from assets a join media_pictures using (public_id)`,
  );
  expect(rows[0]).toMatchObject({
    pictures: 200,
    files: 200,
    names: 200,
    early: 0,
    used: 3,
    untold: 0,
  });
  expect(rows[0]?.tagged).toBeGreaterThan(150);
  const { rows: shared } = await db.run<{ name: string }>(
    `select a.name from site_options o join assets a on a.id = (o.fields->>'asset_id')::int
     where o.type = 'og_default'`,
  );
  expect(shared).toEqual([{ name: 'Salmon bento' }]);
  const about = await app.server.inject({ url: '/about', headers: { accept: 'text/html' } });
  expect(about.body).toMatch(/<meta property="og:image" content="[^"]+c_fill,w_1200,h_630/);
  const { rows: described } = await db.run<{ alt_es: string }>(
    `select alt_es from assets where name = any ($1) order by name`,
    [['Margherita pizza', 'Margherita pizza, close up', 'Sign for soup, mint']],
  );
  expect(described.map(({ alt_es: spanish }) => spanish)).toEqual([
    'Pizza margarita en un plato',
    'Pizza margarita, de cerca',
    'Dibujo sencillo de un tazón de sopa',
  ]);
  const article = await app.server.inject({ url: '/es/news/what-happens-on-a-snow-day' });
  expect(article.body).toContain('alt="Sopa de tomate y sándwich de queso en un plato"');
  const { rows: bare } = await db.run(
    `select p.path from page_versions v join pages p on p.id = v.page_id
     where p.kind = 'article' and v.asset_id is null`,
  );
  expect(bare).toEqual([]);
  const { rows: items } = await db.run<{ picture: string }>(
    'select picture from items where asset_id is not null limit 1',
  );
  const shown = await app.server.inject({ url: items[0]?.picture ?? '' });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 640, height: 512 });
});
