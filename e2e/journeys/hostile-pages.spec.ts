import type { Locator, Page } from '@playwright/test';
import { VECTORS } from '@yay/documents/vectors';
import { KEPT, listen, waiting } from '../support/attacks.ts';
import { expect, test, type World } from '../support/test.ts';
import { say } from '../support/words.ts';

const MARKETING = 'marketing@demo.test';
const PER_DOCUMENT = 160;
const DOCUMENTS = Math.ceil(KEPT.length / PER_DOCUMENT);

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const p = (...content: object[]) => ({ type: 'paragraph', content });
/** A word at every place of a document that takes one, and in the editor's own tree. */
const places = (vector: string, asset: number) => [
  p(
    text(vector),
    text(vector, { type: 'bold' }),
    text('a link', { type: 'link', attrs: { href: vector } }),
    text(vector, { type: 'link', attrs: { href: '/about' } }),
  ),
  { type: 'heading', attrs: { level: 2 }, content: [text(vector)] },
  { type: 'picture', attrs: { asset, alt: vector, caption: vector } },
  { type: 'buttonLink', attrs: { label: vector, href: vector } },
  { type: 'buttonLink', attrs: { label: vector, href: '/about' } },
  {
    type: 'faq',
    content: [
      { type: 'faqQuestion', content: [text(vector)] },
      { type: 'faqAnswer', content: [p(text(vector))] },
    ],
  },
  {
    type: 'cards',
    content: [{ type: 'card', attrs: { asset: null, alt: vector }, content: [p(text(vector))] }],
  },
];
/** Nodes that the editor does not know: only a broken or an attacked database holds them. */
const foreign = (vector: string) => [
  { type: vector, attrs: { [vector]: vector }, content: [p(text('a'))] },
  { type: 'paragraph', attrs: { class: vector, [vector]: vector }, content: [text('a')] },
  p(text('a', { type: vector }), text('a', { type: 'bold', attrs: { onclick: vector } })),
  { type: 'heading', attrs: { level: vector }, content: [text('a')] },
  { type: 'picture', attrs: { asset: vector, alt: '', caption: '' } },
  { type: 'callout', attrs: { tone: vector }, content: [p()] },
  { type: 'part', attrs: { name: vector } },
];

interface Laid {
  readonly path: string;
  readonly title: string;
  readonly body: object;
}

/** Publishes these past every check: as if those had let them through. */
const lay = (world: World, pages: readonly Laid[]) =>
  world.rows<{ id: number; path: string }>(
    `with given as (select value->>'path' as path, value->>'title' as title, value->'body' as body
       from jsonb_array_elements($1) as value),
     made as (insert into pages (path, kind) select path, 'article' from given returning id, path),
     laid as (insert into page_versions (page_id, locale, number, state, title, description, body,
         publish_at, published_at)
       select made.id, 'en', 1, 'published', left(title, 200), left(title, 500), body,
         app_now() - interval '1 hour', app_now() - interval '1 hour'
       from given join made using (path))
     select id, path from made order by id`,
    [JSON.stringify(pages)],
  );

const editorOf = (page: Page) => page.getByRole('textbox', { name: say('pages.one.text') });

/** Pastes these one after the other in the place of a text. */
async function paste(
  page: Page,
  target: Locator,
  vectors: readonly string[],
  around: readonly [string, string],
): Promise<void> {
  await target.click();
  await page.keyboard.press('ControlOrMeta+A');
  await target.evaluate(
    (element, { vectors, around: [open, close] }) => {
      for (const vector of vectors) {
        const data = new DataTransfer();
        data.setData('text/html', `${open}${vector}${close}`);
        data.setData('text/plain', vector);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }
    },
    { vectors, around },
  );
}

/** The page that shows each of these in a frame of its own, as nothing of ours would write it. */
const asWritten = (vectors: readonly string[]) =>
  `<!doctype html><title>x</title>${vectors
    .map((vector) => vector.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    .map((vector) => `<iframe srcdoc="${vector}"></iframe>`)
    .join('')}`;

test('the content policy alone keeps attacks that were let into a page from running', async ({
  visitor,
  watch,
}) => {
  // The words ask for files that are not there, break scripts, and are refused, all aloud.
  watch.expectFailure('content policy:', 'console:', 'thrown:');
  const some = KEPT.filter((_vector, at) => at % 5 === 0);
  for (const bypassCSP of [true, false]) {
    const page = await visitor({ bypassCSP });
    const ran = await listen(page);
    const policy = (await page.request.get('/about')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain('script-src');
    await page.route('**/attack-as-written', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: asWritten(some),
      }),
    );
    await page.goto('/attack-as-written');
    // Without the policy they run: so with it, it is the policy that keeps them from it.
    if (bypassCSP) await expect.poll(() => ran.length).toBeGreaterThan(20);
    else expect(ran).toEqual([]);
  }
});

test.describe('without the content policy, no attack by words runs', () => {
  test.use({ sharing: 'own', bypassCSP: true });

  test('on the public pages and in their editor', async ({ page, world }) => {
    const ran = await listen(page);
    // One that is let through is seen.
    await page.goto('about:blank');
    await page.setContent('<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>');
    await expect.poll(() => ran).toEqual(['about:blank']);
    expect(await waiting(page)).toHaveLength(2);
    ran.length = 0;

    const [asset] = await world.rows<{ id: number }>('select min(id) as id from assets');
    const parts = Array.from({ length: DOCUMENTS }, (_one, at) =>
      KEPT.slice(at * PER_DOCUMENT, (at + 1) * PER_DOCUMENT),
    );
    const documents = await lay(
      world,
      parts.map((vectors, at) => ({
        path: `/attack/${at}`,
        title: `Attack ${at}`,
        body: {
          type: 'doc',
          content: vectors.flatMap((vector) => places(vector, asset?.id ?? 0)),
        },
      })),
    );
    await lay(world, [
      {
        path: '/attack/foreign',
        title: 'Foreign',
        body: { type: 'doc', content: KEPT.flatMap(foreign) },
      },
      ...KEPT.map((vector, at) => ({
        path: `/news/attack-${at}`,
        title: vector.trim() || 'x',
        body: { type: 'doc', content: [p(text(vector))] },
      })),
    ]);

    const harm: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      for (const what of await waiting(page)) harm.push(`${path}: ${what}`);
    };
    for (const { path } of documents) await look(path);
    await look('/attack/foreign');
    await look('/es/attack/0');
    for (let at = 1; at <= KEPT.length / 10; at += 1) await look(`/news?page=${at}`);
    for (let at = 0; at < KEPT.length; at += 14) await look(`/news/attack-${at}`);
    // A feed and a map that a reader takes apart are whole.
    for (const path of ['/news.rss', '/sitemap.xml']) {
      const xml = await (await page.request.get(path)).text();
      const broken = await page.evaluate(
        (source) =>
          new DOMParser()
            .parseFromString(source, 'application/xml')
            .querySelectorAll('parsererror, script, img').length,
        xml,
      );
      expect(broken, path).toBe(0);
    }
    expect(harm).toEqual([]);
    expect(ran).toEqual([]);

    await world.signIn(page, MARKETING);
    await page.goto('/admin/pages?search=script');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    harm.push(...(await waiting(page)));
    for (const { id } of documents) {
      await page.goto(`/admin/pages/${id}`);
      await expect(editorOf(page)).toContainText('alert');
      const preview = page.frameLocator(`iframe[title="${say('pages.one.preview')}"]`);
      await expect(preview.getByRole('heading', { level: 1 })).toContainText('Attack');
      harm.push(...(await waiting(page)));
    }
    expect(harm).toEqual([]);
    expect(ran).toEqual([]);
  });

  test('pasted into the editor', async ({ page, world }) => {
    const ran = await listen(page);
    await world.signIn(page, MARKETING);
    await page.goto('/admin/pages/4');
    const editor = editorOf(page);
    const links = page.getByRole('textbox', { name: say('pages.one.links') });
    const harm: string[] = [];
    for (const [target, around] of [
      [editor, ['<p>', '</p>']],
      [editor, ['<a href="', '">a link</a>']],
      // The wrapper makes the text look copied out of the editor itself.
      [editor, ['<div data-pm-slice="0 0 []"><p>', '</p></div>']],
      // The list of links takes no paragraph.
      [links, ['<a href="', '">a link</a>']],
    ] as const) {
      await paste(page, target, VECTORS, around);
      harm.push(...(await waiting(page)).map((what) => `${around[0]}: ${what}`));
    }
    expect(harm).toEqual([]);
    // The text that is left of them is a document that the server takes.
    const kept = say('pages.save.keptAt', { time: '' }).replace(/\.$/, '');
    await expect(page.getByText(kept).first()).toBeVisible();
    await page.reload();
    await expect(editorOf(page)).toContainText('a');
    expect(await waiting(page)).toEqual([]);
    expect(ran).toEqual([]);
  });

  test('pasted into a message and into the site’s alert', async ({ page, watch, world }) => {
    // The preview refuses a text that is longer than an alert's may be, while it stands there.
    watch.expectFailure('/api/admin/site-options/preview');
    const ran = await listen(page);
    await world.signIn(page, 'superadmin@demo.test');
    const [message] = await world.rows<{ id: number }>(
      `select min(id) as id from message_modals where type <> 'image-full'`,
    );
    for (const [path, name, saved] of [
      [
        `/admin/modals/${message?.id}`,
        say('message-modals-admin.form.copy'),
        say('alerts.modalUpdated'),
      ],
      ['/admin/settings', say('site-options.fields.site_alert.copy'), say('alerts.settingsSaved')],
    ] as const) {
      await page.goto(path);
      const text = page.getByRole('textbox', { name, exact: true });
      for (const around of [
        ['<p>', '</p>'],
        ['<div data-pm-slice="0 0 []"><p>', '</p></div>'],
      ] as const) {
        await paste(page, text, VECTORS, around);
        expect(await waiting(page), path).toEqual([]);
      }
      // The text keeps as many of the attacks as it may have letters.
      await paste(page, text, VECTORS.slice(-6), ['<p>', '</p>']);
      await page.getByRole('button', { name: say('admin.record.save') }).click();
      await expect(page.getByText(saved)).toBeVisible();
      await page.reload();
      await expect(text).toContainText(VECTORS.at(-1) ?? '');
      expect(await waiting(page), path).toEqual([]);
    }
    expect(ran).toEqual([]);
  });
});
