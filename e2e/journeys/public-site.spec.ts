import type { APIRequestContext, Page } from '@playwright/test';
import { SITE_MENUS } from '@yay/seeds/site';
import { HtmlValidate } from 'html-validate';
import { brought, linkTo } from '../support/brought.ts';
import { expectLooks } from '../support/looks.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { di, say } from '../support/words.ts';

const PAGES = [
  '/',
  '/about',
  '/what-we-do',
  '/how-it-works-for-parents',
  '/how-it-works-for-schools',
  '/faqs',
  '/contact-us',
  '/for-vendors',
  '/careers-page',
  '/news',
  '/terms',
  '/privacy',
  '/request',
  '/gift/cards',
  '/gift/teacher-lunch',
] as const;
const inSpanish = (path: string) => (path === '/' ? '/es' : `/es${path}`);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** An answer of the public site, whose pages alone have this footer. */
const isPublic = (html: string) => html.includes('class="vfoot"');

interface Answer {
  readonly status: number;
  readonly html: string;
}

async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path, {
    headers: { accept: 'text/html', 'accept-language': 'en' },
  });
  return { status: answer.status(), html: await answer.text() };
}

/** Addresses of this site that a page leads to or is made of. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );

/** Tells whether an address chooses a language, which the whole browser would keep. */
const isChoice = (address: string) => /[?&]lang=/.test(address);

test('every link of the site leads somewhere, from valid pages, in both languages', async ({
  request,
}) => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const from = new Map<string, string>([
    ['/', 'the start'],
    ['/es', 'the start'],
  ]);
  const queue = [...from.keys()];
  const answers = new Map<string, Answer>();
  const fragments: { at: string; path: string; id: string }[] = [];
  const problems: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await ask(request, path);
    answers.set(path, answer);
    if (answer.status !== 200) problems.push(`${answer.status} ${path}, from ${from.get(path)}`);
    if (!isPublic(answer.html)) continue;
    for (const address of addressesIn(answer.html)) {
      if (isChoice(address)) continue;
      const [to = '', id] = address.split('#', 2);
      if (id) fragments.push({ at: path, path: to, id });
      if (from.has(to)) continue;
      from.set(to, path);
      queue.push(to);
    }
    for (const [, id = ''] of answer.html.matchAll(/\shref="#([^"]+)"/g)) {
      fragments.push({ at: path, path, id });
    }
    const { results } = await validator.validateString(answer.html, path);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  for (const { at, path, id } of fragments) {
    const html = answers.get(path)?.html ?? '';
    if (isPublic(html) && !html.includes(` id="${id}"`)) {
      problems.push(`${at} leads to #${id}, which is not on ${path}`);
    }
  }
  expect(problems).toEqual([]);
  const reached = [...answers].filter(([, { html }]) => isPublic(html)).map(([path]) => path);
  expect(reached).toEqual(expect.arrayContaining([...PAGES, ...PAGES.map(inSpanish)]));
  // Ten articles and three jobs, each in both languages.
  expect(reached.filter((path) => /^(\/es)?\/news\/./.test(path)).length).toBeGreaterThanOrEqual(
    20,
  );
  expect(
    reached.filter((path) => /^(\/es)?\/careers-page\/./.test(path)).length,
  ).toBeGreaterThanOrEqual(6);
});

test('search engines are told every page once, in a language that the page names too', async ({
  request,
}) => {
  const { html: sitemap } = await ask(request, '/sitemap.xml');
  const told = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining([...PAGES, ...PAGES.map(inSpanish)]));
  for (const path of told) {
    const { status, html } = await ask(request, path);
    expect(status, path).toBe(200);
    const heads = (name: RegExp) => html.match(name) ?? [];
    expect(heads(/<title>[^<]+<\/title>/g), path).toHaveLength(1);
    expect(heads(/<meta name="description" content="[^"]+">/g), path).toHaveLength(1);
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(canonical.replace(/^[a-z]+:\/\/[^/]+/, '') || '/', path).toBe(path);
    // Demo pages that were never translated are in English alone.
    const isInBoth = path.startsWith('/es') || told.includes(inSpanish(path));
    for (const language of [...(isInBoth ? ['en', 'es'] : ['en']), 'x-default']) {
      expect(html, path).toContain(`hreflang="${language}" href=`);
    }
    expect(html, path).toContain('property="og:title"');
  }
});

test.describe('without a script', () => {
  const withoutScript = { javaScriptEnabled: false, locale: 'en-US' } as const;

  test('every page is whole, with its menus, in both languages', async ({ visitor }) => {
    const page = await visitor({ ...withoutScript, viewport: DESKTOP });
    for (const [path, speak, language] of PAGES.flatMap((one) => [
      [one, say, 'en'] as const,
      [inSpanish(one), di, 'es'] as const,
    ])) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: speak('public-site.logIn') })).toBeVisible();
      const about = header.getByRole('link', { name: linkTo('/what-we-do', language) }).first();
      await expect(about).toBeHidden();
      await header.locator('summary', { hasText: SITE_MENUS.header[0][language] }).click();
      await expect(about, path).toBeVisible();
      const links = page
        .getByRole('navigation', { name: speak('public-site.footer.more') })
        .getByRole('link');
      await expect(links, path).toHaveCount(10);
    }
  });

  test('a broken link says so, and leads home and to the calendar', async ({ visitor, watch }) => {
    watch.expectFailure('404');
    const page = await visitor({ ...withoutScript, viewport: PHONE });
    for (const [address, speak, home] of [
      ['/no/such/page', say, /\/$/],
      ['/es/no/such/page', di, /\/es$/],
    ] as const) {
      expect((await page.goto(address))?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        speak('shell.wrong.notFoundTitle'),
      );
      await expect(main.getByText(speak('shell.wrong.notFound'))).toBeVisible();
      await main.getByRole('link', { name: speak('shell.wrong.toStart') }).click();
      await expect(page).toHaveURL(home);
      await page.goBack();
      await main.getByRole('link', { name: speak('shell.wrong.toCalendar') }).click();
      await expect(page).toHaveURL(/\/login\?to=\/lunch-calendar$/);
    }
  });

  test('a phone has one menu, from which every page is reached', async ({ visitor }) => {
    const page = await visitor({ ...withoutScript, viewport: PHONE });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.locator('summary', { hasText: SITE_MENUS.header[0].en })).toBeHidden();
    const menu = header.locator('summary:visible');
    await expect(menu).toHaveCount(1);
    for (const path of ['/what-we-do', '/how-it-works-for-parents', '/faqs']) {
      await header.locator('summary:visible').click();
      await header.getByRole('link', { name: linkTo(path) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page).toHaveURL(/\/faqs$/);
  });

  test('a chosen language holds on the next pages, and for the way back', async ({ visitor }) => {
    const page = await visitor({ ...withoutScript, viewport: DESKTOP });
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/about$/);
    await page
      .getByRole('navigation', { name: di('public-site.footer.more') })
      .getByRole('link', { name: linkTo('/faqs', 'es') })
      .click();
    await expect(page).toHaveURL(/\/es\/faqs$/);
    // An address without a language leads to the one that was chosen.
    await page.goto('/privacy');
    await expect(page).toHaveURL(/\/es\/privacy$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the start page is laid out to its end while nobody scrolls, and without a script', async ({
  visitor,
}) => {
  const isWhole = (guest: Page) => () =>
    guest
      .getByRole('contentinfo')
      .getByRole('link')
      .last()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  const guest = await visitor({ viewport: PHONE });
  await guest.goto('/');
  await expect.poll(isWhole(guest)).toBe(true);
  const plain = await visitor({ viewport: PHONE, javaScriptEnabled: false });
  await plain.goto('/');
  await expect.poll(isWhole(plain)).toBe(true);
});

test('menus close by Escape and by a press elsewhere', async ({ page }) => {
  await page.goto('/about');
  const summary = page.getByRole('banner').locator('summary', { hasText: SITE_MENUS.header[1].en });
  const entry = page
    .getByRole('banner')
    .getByRole('link', { name: linkTo('/how-it-works-for-parents') });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(entry.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry.first()).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(entry.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry.first()).toBeHidden();
});

test('whoever is signed in has her own menu in the place of the visitors’', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  await page.goto('/about');
  const header = page.getByRole('banner');
  const menu = header.locator('summary', { hasText: 'Dana' });
  await expect(menu).toHaveAccessibleName(say('shell.nav.userMenu', { name: 'Dana Kim' }));
  await expect(header.getByText('How It Works')).toHaveCount(0);
  await menu.focus();
  await page.keyboard.press('Enter');
  const list = header.getByRole('list', { name: say('frame.menu.label') });
  await expect(list.getByRole('link')).toHaveText([
    say('frame.menu.lunchCalendar'),
    say('frame.menu.account'),
    say('shell.nav.logout'),
  ]);
  await expect(header.getByText(say('frame.menu.signedInAs', { email: DANA }))).toBeVisible();
  await expectLooks(page, 'the menu of an account on the site');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await menu.click();
  await list.getByRole('link', { name: say('frame.menu.lunchCalendar') }).click();
  await expect(page).toHaveURL(/\/lunch-calendar/);
});

test('a question is found as it is typed, and without a script', async ({
  page,
  browser,
  world,
}) => {
  await page.goto('/faqs');
  const search = page.getByRole('searchbox', { name: say('public-site.faq.label') });
  const questions = page.locator('.doc-faq:visible');
  const all = await questions.count();
  await search.fill('cancel');
  await expect(page.getByText('Can I change or cancel a lunch?')).toBeVisible();
  await expect(page.getByText('Why is there a late fee?')).toBeHidden();
  const some = await questions.count();
  await expect(page.getByRole('status').first()).toHaveText(
    say('public-site.faq.found', { count: some }),
  );
  await search.fill('dinosaur');
  await expect(page.getByText(say('public-site.faq.none'))).toBeVisible();
  await expect(questions).toHaveCount(0);
  await search.fill('');
  await expect(questions).toHaveCount(all);

  const plain = await (
    await browser.newContext({ baseURL: world.url, javaScriptEnabled: false, locale: 'en-US' })
  ).newPage();
  await plain.goto('/faqs');
  const field = plain.getByRole('searchbox', { name: say('public-site.faq.label') });
  await field.fill('cancel');
  await field.press('Enter');
  await expect(plain.locator('.doc-faq')).toHaveCount(some);
  await plain.context().close();
});

test('gifts are bought from the footer, in the language of the site', async ({ visitor }) => {
  for (const [start, language, locale] of [
    ['/', 'en', 'en-US'],
    ['/es', 'es', 'es-MX'],
  ] as const) {
    const page = await visitor({ locale });
    for (const path of ['/gift/cards', '/gift/teacher-lunch']) {
      await page.goto(start);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: linkTo(path, language) })
        .click();
      await expect(page).toHaveURL(language === 'es' ? inSpanish(path) : path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        brought(path, language).title,
      );
    }
  }
});

test('the number for text messages is said alike on the site and in the application', async ({
  visitor,
}) => {
  for (const [start, locale] of [
    ['/', 'en-US'],
    ['/es', 'es-MX'],
  ] as const) {
    const page = await visitor({ locale });
    const said: (string | null)[] = [];
    for (const path of [start, '/gift/redeem']) {
      await page.goto(path);
      const link = page.getByRole('contentinfo').locator('a[href^="sms:"]');
      await expect(link).toBeVisible();
      said.push(await link.textContent());
    }
    expect(said[0]).toMatch(locale === 'en-US' ? /^Text \S/ : /^Mensaje de texto al \S/);
    expect(said[1]).toBe(said[0]);
  }
});

for (const [language, address] of [
  ['English', (path: string) => path],
  ['Spanish', inSpanish],
] as const) {
  test(`the public pages are accessible in every look, in ${language}`, async ({
    visitor,
    watch,
  }) => {
    watch.expectFailure('404');
    const page = await visitor({ locale: language === 'Spanish' ? 'es-MX' : 'en-US' });
    for (const path of PAGES.map(address)) {
      await page.goto(path);
      await expectLooks(page, path);
    }
    await page.goto(address('/news'));
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expectLooks(page, 'an article');
    await page.goto(address('/careers-page'));
    await page.getByRole('main').locator('.jobs li a').first().click();
    await expectLooks(page, 'a job');
    await page.goto(address('/no/such/page'));
    await expectLooks(page, 'a broken link');
  });
}
