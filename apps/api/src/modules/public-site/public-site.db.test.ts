import { existsSync } from 'node:fs';
import { SITE_PAGES } from '@yay/seeds/site';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { laySite } from '../../lay-site.ts';
import { layPages } from '../pages/index.ts';

const { app, as, build, db, one, run } = await useTiny();
await laySite(app.platform);

// The shop of a gift is a part of the built web application, which the journeys have.
const ADDRESSES = SITE_PAGES.filter(({ kind }) => kind !== 'gift').map(({ path }) => path);

const read = (path: string, headers: Readonly<Record<string, string>> = {}, caller = app.nobody) =>
  caller.send('GET', path, undefined, { accept: 'text/html', ...headers });

/** Returns the file behind the address of a picture that the web application brings. */
const inPublic = (path: string) => new URL(`../../../../web/public${path}`, import.meta.url);

// First of all: a process goes by the schools that it knows for a while.
describe('the school search', () => {
  test('answers without a script, and never names a warehouse', async () => {
    await run(`update destinations set name = 'Saint Mary Warehouse' where id = 1`);
    await run(
      `update destinations set name = 'Saint Mary School', status = 'suspended' where id = 2`,
    );
    const { body } = await read('/?school=st%20mary');
    expect(body).toContain('Saint Mary School');
    expect(body).not.toContain('Warehouse');
    const { data } = (await app.nobody.send('GET', '/api/school-search?value=st%20mary')).json();
    expect(data.schools).toMatchObject([{ name: 'Saint Mary School', delivers: false }]);
    expect((await read('/?school=qqqq')).body).toContain('No schools found matching your search');
    expect((await read('/?school=q')).body).toContain('Type at least 2 letters.');
    const way = '/es/request?school=Saint+Mary+School#school-form';
    const asked = await app.nobody.send('GET', '/api/school-search?value=st%20mary&locale=es');
    expect(asked.json().data.schools[0].url).toBe(way);
    expect(asked.json().data.ask_url).toBe('/es/request?school=st+mary#school-form');
    expect((await read(way.split('#')[0] ?? '')).body).toMatch(
      /name="school"[^>]* value="Saint Mary School"/,
    );
  });
});

describe('every page that the product brings', () => {
  test.each(ADDRESSES)('%s is whole in both languages', async (path) => {
    for (const [address, locale] of [
      [path, 'en'],
      [`/es${path}`, 'es'],
    ] as const) {
      const { statusCode, body, headers } = await read(address);
      expect(statusCode, address).toBe(200);
      expect(headers['content-language']).toBe(locale);
      const page = SITE_PAGES.find((one) => one.path === path);
      expect(body).toContain(`<html lang="${locale}"`);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(body).toMatch(/rel="canonical" href="https?:\/\//);
      expect(body).not.toMatch(/\{(info_mailbox|sms_number|product)\}/);
      expect(page).toBeDefined();
      for (const [picture] of body.matchAll(/\/food\/[a-z/-]+\.[a-z]+/g))
        expect(existsSync(inPublic(picture)), picture).toBe(true);
    }
  });

  test('sends the title of its job with an application, and none from the list of jobs', async () => {
    const jobOf = async (path: string) =>
      /<input type="hidden" name="job" value="([^"]*)">/.exec((await read(path)).body)?.[1];
    expect(await jobOf('/careers-page/menu-planner')).toBe('Menu planner');
    expect(await jobOf('/es/careers-page/menu-planner')).toBe(
      SITE_PAGES.find(({ path }) => path === '/careers-page/menu-planner')?.es.title,
    );
    expect((await jobOf('/careers-page')) ?? '').toBe('');
  });

  test('leads nowhere that is not there', async () => {
    const seen = new Set<string>(['/', '/es']);
    const queue = [...seen];
    const broken: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { statusCode, body } = await read(path);
      // Pages of the web application answer in their own way, which their journeys look at.
      if (![200, 302, 503].includes(statusCode)) broken.push(`${statusCode} ${path}`);
      if (!body.includes('class="vfoot"')) continue;
      for (const [, to = ''] of body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
        if (seen.has(to)) continue;
        seen.add(to);
        queue.push(to);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(2 * ADDRESSES.length - 4);
  });

  test('is laid once, however often the product starts', async () => {
    const count = () => one<{ n: number }>('select count(*)::int as n from page_versions');
    const before = await count();
    await laySite(app.platform);
    expect(await count()).toEqual(before);
  });
});

describe('an answer', () => {
  test('is kept a short while for visitors, and answered by its tag', async () => {
    const first = await read('/about');
    expect(first.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60');
    expect(first.headers.vary).toContain('cookie');
    const again = await read('/about', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('with a form, or to a person who is signed in, is never cached', async () => {
    expect((await read('/contact-us')).headers['cache-control']).toBe('no-store');
    const parent = await as(await build.person({ roles: ['customer'] }));
    const { headers, body } = await read('/about', {}, parent);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('href="/lunch-calendar"');
    expect(body).not.toContain('href="/login"');
    // Her own menu stands in the place of the visitors', and on nobody else's page.
    expect(body).toContain('class="vmenu vuser"');
    expect(body).not.toContain('class="vnav"');
    for (const path of ['/about', '/es/about']) {
      const visitor = (await read(path)).body;
      expect(visitor).not.toContain('vuser');
      expect(visitor).toContain('class="vnav"');
    }
  });

  test('answers a search of its questions without a script', async () => {
    const all = (await read('/faqs')).body;
    const { body } = await read('/faqs?q=FEE%20late');
    expect(body).toContain('Why is there a late fee?');
    expect(body).toContain('value="FEE late"');
    expect(body).not.toContain('Is my school in?</summary>');
    const count = (html: string) => html.match(/<details class="doc-faq/g)?.length ?? 0;
    expect(count(body)).toBeLessThan(count(all));
    expect(body).toMatch(new RegExp(`>${count(body)} questions?</p>`));
    const none = (await read('/es/faqs?q=%3Cb%3Edinosaurio')).body;
    expect(count(none)).toBe(0);
    expect(none).toContain('Ninguna pregunta de aquí tiene estas palabras.');
    expect(none).not.toContain('<b>dino');
  });

  test('reminds whoever acts as a family of it, and nobody else', async () => {
    const family = await build.person({ roles: ['customer'], first: 'Dana', last: 'Kim' });
    const { body } = await read('/es/about', {}, await as(family, TINY.users.support.id));
    const strip = /<aside class="impersonating".*?<\/aside>/s.exec(body)?.[0];
    expect(strip).toContain('estás usando la cuenta de Dana Kim.');
    expect(strip).toContain('En el registro: Casey Chen');
    expect(body).toContain('/site/impersonation-');
    for (const caller of [await as(family), app.nobody]) {
      expect((await read('/es/about', {}, caller)).body).not.toContain('impersonat');
    }
  });

  test('leads who reads Spanish to the Spanish page, unless English was chosen', async () => {
    const spanish = await read('/about', { 'accept-language': 'es-MX,es;q=0.9' });
    expect([spanish.statusCode, spanish.headers.location]).toEqual([302, '/es/about']);
    const chosen = await read('/about', { 'accept-language': 'es', cookie: 'yay_locale=en' });
    expect(chosen.statusCode).toBe(200);
    const pressed = await read('/es/about?lang=es');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([302, '/es/about']);
    expect(String(pressed.headers['set-cookie'])).toContain('yay_locale=es');
  });

  test('leads from a Spanish page into the application in Spanish, whatever the browser prefers', async () => {
    const { body } = await read('/es');
    const led = ['/register', '/login'];
    for (const path of led) {
      expect(body).toContain(`href="${path}?lang=es"`);
      const { statusCode, headers } = await read(`${path}?lang=es`);
      expect([statusCode, headers.location], path).toEqual([302, path]);
      expect(String(headers['set-cookie'])).toContain('yay_locale=es');
    }
    const english = (await read('/')).body;
    for (const path of led) expect(english).toContain(`href="${path}"`);
    for (const path of ['/gift/cards', '/gift/teacher-lunch']) {
      expect(body).toContain(`href="/es${path}"`);
      expect(english).toContain(`href="${path}"`);
    }
    const kept = await read('/login?to=/parents/account&lang=es');
    expect(kept.headers.location).toBe('/login?to=%2Fparents%2Faccount');
    const parent = await as(await build.person({ roles: ['customer'] }));
    const hers = await read('/parents/account?lang=es', {}, parent);
    expect(hers.headers['set-cookie'], 'an account has its own language').toBeUndefined();
  });

  test('leads whoever is signed in from a visitor’s Spanish address to her own', async () => {
    const parent = await as(await build.person({ roles: ['customer'] }));
    for (const [path, own] of [
      ['/es', '/'],
      ['/es/gift/cards?code=1', '/gift/cards?code=1'],
      ['/es/gift/teacher-lunch/', '/gift/teacher-lunch'],
    ] as const) {
      const { statusCode, headers } = await read(path, {}, parent);
      expect([statusCode, headers.location], path).toEqual([302, own]);
    }
  });

  test('never repeats what an address says', async () => {
    const hostile = '"><script>alert(1)</script>';
    for (const path of ['/', '/how-it-works-for-parents', '/news', '/request']) {
      const { body, statusCode } = await read(
        `${path}?school=${encodeURIComponent(hostile)}&topic=${encodeURIComponent(hostile)}&page=-1`,
      );
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert');
    }
  });
});

describe('an address that leads nowhere', () => {
  const nowhere = /<h1>(Page not found|Página no encontrada)<\/h1>/;

  test('is answered in the frame of the site, in the language of its reader', async () => {
    for (const [address, accepted, locale] of [
      ['/no/such/page', 'en', 'en'],
      ['/news/never-written?x=1', 'en', 'en'],
      ['/about.html', 'en', 'en'],
      ['/es/no/such/page', 'en', 'es'],
      ['/no/such/page', 'es-MX', 'es'],
    ] as const) {
      const { statusCode, headers, body } = await read(address, { 'accept-language': accepted });
      expect(statusCode, address).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-language'], address).toBe(locale);
      expect(body).toContain(`<html lang="${locale}"`);
      expect(body).toContain('<title>Yay Lunch!</title>');
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toMatch(nowhere);
      expect(body).toContain('class="vfoot"');
      expect(body).toContain(
        locale === 'es' ? 'href="/lunch-calendar?lang=es"' : '/lunch-calendar"',
      );
    }
  });

  test('repeats nothing of what was asked for', async () => {
    const { body } = await read('/no%22%3E%3Cscript%3Ealert(1)/%3Cimg%20src=x?y=%3Cscript%3E');
    expect(body).toMatch(nowhere);
    expect(body).not.toMatch(/alert\(1\)|src=x|such/);
  });

  test('is left to the web application in its portals, and for who is signed in', async () => {
    for (const address of ['/admin/no', '/schools/no/such/page', '/parents/no', '/es/admin/no']) {
      expect((await read(address)).body, address).not.toMatch(nowhere);
    }
    const parent = await as(await build.person({ roles: ['customer'] }));
    expect((await read('/no/such/page', {}, parent)).body).not.toMatch(nowhere);
  });

  test('leads on where the team has set a redirect', async () => {
    const admin = await as(TINY.users.admin.id);
    const made = await admin.send('POST', '/api/redirects', {
      from_path: '/old-menu',
      to_url: '/about',
      status: 301,
    });
    expect(made.statusCode, made.body).toBe(201);
    const { statusCode, headers } = await read('/old-menu');
    expect([statusCode, headers.location]).toEqual([301, '/about']);
  });
});

test('search engines and readers get their lists', async () => {
  const sitemap = await read('/sitemap.xml');
  expect(sitemap.body).toContain('/es/how-it-works-for-schools</loc>');
  for (const path of ['/gift/cards', '/gift/teacher-lunch']) {
    expect(sitemap.body.split(`${path}</loc>`), path).toHaveLength(3);
    expect(sitemap.body).toContain(`/es${path}</loc>`);
  }
  const feed = await read('/news.rss');
  expect(feed.body.match(/<item>/g)).toHaveLength(10);
  const spanish = await read('/es/news.rss');
  expect(spanish.body.match(/<link>[^<]*\/es\/news\/[^<]*<\/link>/g)).toHaveLength(10);
  expect((await read('/es/news')).body).toContain('href="/es/news.rss"');
});

test('search engines are told what a page is, as its readers see it', async () => {
  const tellsOf = async (path: string) => {
    const { body } = await read(path);
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    return { body, graph: JSON.parse(json)['@graph'] as Record<string, unknown>[] };
  };
  const types = (graph: Record<string, unknown>[]) => graph.map((node) => node['@type']);
  expect(types((await tellsOf('/')).graph)).toEqual(['Organization', 'WebSite']);
  expect(types((await tellsOf('/about')).graph)).toEqual(['WebPage']);
  const article = SITE_PAGES.find(({ path }) => path.startsWith('/news/'))?.path ?? '';
  const spanish = await tellsOf(`/es${article}`);
  expect(types(spanish.graph)).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(spanish.graph[0]).toMatchObject({ inLanguage: 'es' });
  const { body, graph } = await tellsOf('/faqs');
  const [faqs] = graph as { mainEntity?: { name: string }[] }[];
  expect(faqs?.mainEntity?.length).toBe(body.match(/<details class="doc-faq/g)?.length);
  expect(JSON.stringify(graph)).not.toMatch(/\{(info_mailbox|sms_number|product)\}/);
});

describe('the preview of a page', () => {
  test('draws a draft as visitors would see it, without a script, for those who may write', async () => {
    const editor = await as(TINY.users.admin.id);
    const made = await editor.send('POST', '/api/pages', {
      kind: 'page',
      path: '/tasting-day',
      locale: 'en',
      title: 'Tasting day',
    });
    const { id, locales } = made.json().data;
    const { id: version } = locales[0].current;
    const url = `/api/pages/${id}/versions/${version}/preview`;
    const { html } = (await editor.send('GET', url)).json().data;
    expect(html).toContain('<h1>Tasting day</h1>');
    expect(html).toContain('class="vfoot"');
    expect(html).not.toContain('<script');
    expect((await read('/tasting-day')).body).not.toContain('Tasting day');
    expect((await editor.send('GET', url.replace(`/${id}/`, '/999999/'))).statusCode).toBe(404);
    expect((await app.nobody.send('GET', url)).statusCode).toBe(401);
  });
});

describe('a page that the team makes', () => {
  const publish = async (
    path: string,
    locale: 'en' | 'es',
    title: string,
    links: string[] = [],
  ) => {
    await run(`insert into pages (path, kind) values ($1, 'page') on conflict do nothing`, [path]);
    const body = {
      type: 'doc',
      content: links.flatMap((href) => [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }],
        },
        { type: 'buttonLink', attrs: { href, label: href } },
      ]),
    };
    await run(
      `insert into page_versions (page_id, locale, number, state, title, body, publish_at,
         published_at)
       select id, $2, 1, 'published', $3, $4, minute_ago, minute_ago
       from pages, (select app_now() - interval '1 minute' as minute_ago) clock where path = $1`,
      [path, locale, title, JSON.stringify(body)],
    );
  };

  test('is led to in Spanish from a Spanish page, as those of the product are', async () => {
    const links = ['/bread-week', '/bread-week?day=2#rye', '/', '/about', '/gift/redeem#code'];
    const others = ['/news.rss', '/no-such-page', 'https://elsewhere.test/about', 'mailto:a@b.co'];
    await publish('/bread-week', 'en', 'Bread week');
    await publish('/bread-week', 'es', 'Semana del pan', [...links, ...others]);
    const { body } = await read('/es/bread-week');
    const buttons = /<p class="doc-button"><a class="[^"]*" href="([^"]*)"/g;
    const led = [...body.matchAll(buttons)].map(([, to]) => to);
    expect(led).toEqual([
      '/es/bread-week',
      '/es/bread-week?day=2#rye',
      '/es',
      '/es/about',
      '/gift/redeem?lang=es#code',
      ...others,
    ]);
    for (const to of led) expect(body).toContain(`<p><a href="${to}">`);
    await publish('/rye', 'en', 'Rye', links);
    expect((await read('/rye')).body).toContain('href="/gift/redeem#code"');
  });

  test('has a plain head; the food beside a title belongs to pages of the product', async () => {
    await publish('/bread-day', 'en', 'Bread day');
    expect((await read('/bread-day')).body).not.toContain('class="heap"');
    for (const path of ['/contact-us', '/es/careers-page']) {
      const foods = [...(await read(path)).body.matchAll(/<img class="h\d" src="([^"]+)"/g)];
      expect(foods, path).toHaveLength(4);
      for (const [, src = ''] of foods) {
        expect(existsSync(inPublic(src)), src).toBe(true);
      }
    }
  });

  test('says in the language of its address which language it has alone', async () => {
    await publish('/in-english', 'en', 'Spring menu');
    await publish('/in-spanish', 'es', 'Menú de primavera');
    const spanish = (await read('/es/in-english')).body;
    expect(spanish).toContain('<p class="lang-note" lang="es">Esta página solo está disponible en');
    expect(spanish).toContain('inglés.</p><h1>Spring menu</h1>');
    const english = (await read('/in-spanish')).body;
    expect(english).toContain(
      '<p class="lang-note" lang="en">This page is available in Spanish only.</p><h1>Menú de',
    );
    expect((await read('/in-english')).body).not.toContain('lang-note');
    expect((await read('/es/in-spanish')).body).not.toContain('lang-note');
  });
});

describe('an article’s own picture', () => {
  const address = '/news/on-paper';

  test('is drawn in the list and on the article, and nothing where there is none', async () => {
    const { id: asset } = await one<{ id: number }>(
      `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
       values ('Paper', 'A "paper" bag', 'png', 'builtin', 'library/paper', 3, 1600, 1000, 9)
       returning id`,
    );
    const { id } = await one<{ id: number }>(
      `insert into pages (path, kind) values ('${address}', 'article') returning id`,
    );
    const publish = (number: number, shown: number[], at: string) =>
      run(
        `insert into page_versions (page_id, locale, number, state, title, asset_id, body,
           body_asset_ids, publish_at, published_at)
         select $1, 'en', $2, 'published', 'On paper', $3, $4, $5, at, at
         from (select app_now() - $6::interval as at) clock`,
        [
          id,
          number,
          asset,
          JSON.stringify({
            type: 'doc',
            content: shown.map((one) => ({ type: 'picture', attrs: { asset: one } })),
          }),
          shown,
          at,
        ],
      );
    await publish(1, [], '2 minutes');
    const card =
      /<(?:article class="lead-post"|li class="post")>(?:<article>)?(<span class="scene.*?<\/span>)/s;
    const drawn = card.exec((await read('/news?page=1')).body)?.[1];
    expect(drawn).toContain('/v3/library/paper.png" alt=""');
    expect((await read('/news?page=1')).body).toContain('no-scene');
    expect((await read('/news?page=1')).body.match(/class="scene/g)).toHaveLength(1);
    const { body } = await read(`${address}?x`);
    expect(body).toMatch(
      /<figure class="art-fig"><span class="scene is-photo"><img [^>]*w_640[^>]*alt="A &#34;paper&#34; bag"/,
    );
    // A text that shows it itself has it once.
    await publish(2, [asset], '1 minute');
    const own = (await read(`${address}?y`)).body;
    expect(own).not.toContain('art-fig');
    expect(own).toContain('class="doc-picture"');
  });
});

describe('the settings of the whole site', () => {
  const set = (type: string, fields: object) =>
    run(
      `insert into site_options (type, fields) values ($1, $2)
       on conflict (type) do update set fields = excluded.fields`,
      [type, JSON.stringify(fields)],
    );

  test('names the list of news, and puts an article on top of it', async () => {
    const { id } = await one<{ id: number }>(
      `select id from pages where kind = 'article' order by created_at limit 1`,
    );
    const { title } = await one<{ title: string }>(
      `select title from page_versions where page_id = $1 and locale = 'en'`,
      [id],
    );
    await set('blog_listing_page', { title: 'Our news', top_article_id: id, per_page: 3 });
    const { body } = await read('/news?page=1');
    expect(body).toContain('<h1>Our news</h1>');
    expect(body.indexOf('lead-post')).toBeLessThan(body.indexOf(title));
    expect(body.indexOf(title)).toBeLessThan(body.indexOf('class="posts"'));
    expect(body.match(/class="post[ "]/g)).toHaveLength(2);
    expect((await read('/es/news?page=1')).body).not.toContain('Our news');
    await set('blog_listing_page', { title: 'Our news', title_es: 'De nosotros' });
    expect((await read('/es/news?page=1')).body).toContain('<h1>De nosotros</h1>');
  });

  test('asks at the end of pages that ask for nothing themselves', async () => {
    await set('global_cta', { enabled: true, text: 'Try it', url: '/sign-up' });
    expect((await read('/terms?x')).body).toContain('href="/sign-up">Try it</a>');
    expect((await read('/contact-us?x')).body).not.toContain('Try it');
    expect((await read('/es/terms?x')).body).toContain('href="/sign-up?lang=es">Try it</a>');
    await set('global_cta', {
      enabled: true,
      text: 'Try it',
      text_es: 'Pruébalo',
      url: '/sign-up',
    });
    expect((await read('/es/terms?x')).body).toContain('href="/sign-up?lang=es">Pruébalo</a>');
    await set('global_cta', { enabled: true, text: 'Try it', url: 'javascript:alert(1)' });
    expect((await read('/terms?x')).body).not.toContain('Try it');
  });

  test('says nothing about a page that has no description, rather than an empty one', async () => {
    const bare = { title: 'Bare', description: '', body: null };
    await layPages(db, [
      { path: '/bare-page', kind: 'page', texts: { en: bare } },
      { path: '/news/bare', kind: 'article', texts: { en: bare } },
    ]);
    for (const path of ['/bare-page', '/news/bare', '/news?bare']) {
      const { statusCode, body } = await read(path);
      expect(statusCode, path).toBe(200);
      expect(body, path).not.toMatch(/content=""|<p[^>]*><\/p>|"description":""/);
    }
  });

  test('stands in for a picture and words for sharing', async () => {
    const { id } = await one<{ id: number }>(
      `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
       values ('Shared', 'A tray', 'png', 'builtin', 'library/shared', 1, 1200, 630, 9) returning id`,
    );
    await set('og_default', {
      description: 'Lunch, sorted.',
      description_es: 'El almuerzo, listo.',
      asset_id: id,
    });
    const bare = { title: 'Bare', description: '', body: null };
    await layPages(db, [{ path: '/bare', kind: 'page', texts: { en: bare, es: bare } }]);
    const spanish = (await read('/es/bare')).body;
    expect(spanish).toContain('content="El almuerzo, listo."');
    expect(spanish).not.toContain('Lunch, sorted.');
    expect((await read('/bare')).body).toContain('content="Lunch, sorted."');
    const { body } = await read('/?school=');
    expect(body, 'the start page has its own').not.toContain('content="Lunch, sorted."');
    expect(body).toMatch(/property="og:image" content="[^"]*library\/shared/);
    expect((await read('/terms?y')).body).toMatch(/og:image" content="[^"]*library\/shared/);
    const admin = await as(TINY.users.admin.id);
    const refused = await admin.send('DELETE', `/api/assets/${id}`);
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json().uses).toMatchObject([{ kind: 'site_option', url: '/admin/settings' }]);
  });
});

describe('the gift shop', () => {
  test('has above it what the team has written, in both languages', async () => {
    const { id } = await one<{ id: number }>(`select id from pages where path = '/gift/cards'`);
    const admin = await as(TINY.users.admin.id);
    const draft = {
      locale: 'en',
      revision: null,
      title: 'Lunch for a friend at {product}',
      description: 'Pays for lunch.',
      picture: null,
      topics: [],
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'No refunds.' }] }],
      },
    };
    const saved = await admin.send('PUT', `/api/pages/${id}/draft`, draft);
    expect(saved.statusCode, saved.body).toBe(200);
    const preview = `/api/pages/${id}/versions/${saved.json().data.id}/preview`;
    expect((await admin.send('GET', preview)).json().data.html).toContain('<p>No refunds.</p>');
    const heads = async () =>
      (await app.nobody.send('GET', '/api/v2/gift-offer'))
        .json()
        .data.heads.filter(({ kind }: { kind: string }) => kind === 'gift_card');
    expect(await heads(), 'a draft is nobody’s to see').toMatchObject([
      { locale: 'en', title: 'Give a lunch' },
      { locale: 'es', title: 'Regala un almuerzo' },
    ]);
    await admin.send('POST', `/api/pages/${id}/publish`, { locale: 'en', revision: 1 });
    expect(await heads()).toMatchObject([
      { locale: 'en', title: 'Lunch for a friend at Yay Lunch', intro: 'Pays for lunch.' },
      { locale: 'es', title: 'Regala un almuerzo' },
    ]);
  });
});
