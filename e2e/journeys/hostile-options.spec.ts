import type { Page } from '@playwright/test';
import { KEPT, listen, waiting } from '../support/attacks.ts';
import { layInOptions, OPTION_TEXTS } from '../support/lay-options.ts';
import { expect, test, type World } from '../support/test.ts';

/** Between them these show every text of the options. */
const SHOWN = ['/', '/es', '/news', '/es/news'] as const;
const PER_PAGE = 80;

interface Seen {
  readonly attack: string;
  readonly path: string;
  readonly html: string;
}

/** Reads the pages that show the options. */
async function read(world: World, attack: string): Promise<Seen[]> {
  return await Promise.all(
    SHOWN.map(async (path) => {
      // A search keeps the server from answering as a moment before.
      const answer = await fetch(`${world.url}${path}?attack`, {
        headers: { accept: 'text/html', 'accept-language': 'en' },
      });
      expect(answer.status, path).toBe(200);
      return { attack, path, html: await answer.text() };
    }),
  );
}

/** Returns the pages that have other elements or attributes than a harmless word gives them. */
const changed = (page: Page, usual: readonly Seen[], seen: readonly Seen[]) =>
  page.evaluate(
    ({ usual, seen }) => {
      const outline = (html: string) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map(
          ({ tagName, attributes }) =>
            `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
        );
      const known = new Map(
        usual.map(({ path, html }) => {
          const elements = outline(html);
          return [path, { kinds: new Set(elements), count: elements.length }] as const;
        }),
      );
      return seen.flatMap(({ attack, path, html }) => {
        const elements = outline(html);
        const { kinds, count } = known.get(path) ?? { kinds: new Set<string>(), count: 0 };
        const foreign = elements.filter((one) => !kinds.has(one));
        return foreign.length > 0 || elements.length > count
          ? [`${path} with ${attack}: ${foreign.join(', ') || 'more elements'}`]
          : [];
      });
    },
    { usual, seen },
  );

/** The lines of pages that hold an attack: the others stand on the harmless pages as well. */
function attackedLines(usual: readonly Seen[], seen: readonly Seen[]): string {
  const harmless = new Set(usual.flatMap(({ html }) => html.split('\n')));
  return seen
    .flatMap(({ html }) => html.split('\n').filter((line) => !harmless.has(line)))
    .join('\n');
}

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own', bypassCSP: true });
  // Two thousand pages are drawn and parsed: a machine that is slow takes minutes for them.
  test.setTimeout(480_000);

  test('no attack in an option changes a page or runs, even without the content policy', async ({
    page: reader,
    world,
  }) => {
    // The start page is described by the option where it has no words of its own, and stays short.
    await world.rows(
      `insert into page_versions (page_id, locale, number, state, title, publish_at, published_at)
       select page_id, locale, 99, state, title, lately, lately
       from page_versions join pages on pages.id = page_id,
         (select app_now() - interval '1 minute' as lately) clock
       where path = '/' and state = 'published'`,
    );
    const [about] = await world.rows<{ id: number }>(`select id from pages where path = '/about'`);
    const page = about?.id ?? 0;
    await layInOptions(world, { textOf: (name) => `alert ${name}`, link: '/about', page });
    const usual = await read(world, 'nothing');
    for (const name of OPTION_TEXTS) {
      expect(
        usual.filter(({ html }) => html.includes(`alert ${name}`)),
        name,
      ).not.toEqual([]);
    }
    const seen: Seen[] = [];
    for (const attack of KEPT) {
      await layInOptions(world, { textOf: () => attack, link: attack, page });
      seen.push(...(await read(world, attack)));
    }

    const ran = await listen(reader);
    for (let from = 0; from < seen.length; from += PER_PAGE * SHOWN.length) {
      const some = seen.slice(from, from + PER_PAGE * SHOWN.length);
      const path = `/attack-lines/${from}`;
      await reader.route(`**${path}`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><title>x</title>${attackedLines(usual, some)}`,
        }),
      );
      await reader.goto(path);
      expect(await waiting(reader), path).toEqual([]);
      expect(await changed(reader, usual, some)).toEqual([]);
    }
    expect(ran).toEqual([]);
  });
});
