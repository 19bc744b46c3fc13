import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { copyPerson, type Person } from './copy-person.ts';
import { NOW } from './now.ts';
import { DANA, PRIYA } from './people.ts';
import { createWatch, type Watch } from './watch.ts';
import { type Beginning, openWorld, type World } from './world.ts';

export type { World };

interface Fixtures {
  /** The ISO instant of the product's clock when the journey starts. */
  now: string;
  world: World;
  watch: Watch;
  /** Opens a page for another person in a browser context of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A copy of Dana, the parent of Mia, Leo and Ada, for this journey alone. */
  kims: Person;
  /** A copy of Priya, the parent of Anika, for this journey alone. */
  nairs: Person;
  /**
   * `common` shares one world between journeys, each of which changes only data of its own, such as
   * a family. `own` is for journeys that change shared state: the clock, site options or the offer.
   */
  sharing: 'own' | 'common';
  /** `empty` starts the journey without any data but the first superadmin. */
  beginning: Beginning;
}

interface WorkerFixtures {
  common: () => Promise<World>;
  /** Worlds of finished journeys, which close in the background. */
  leaving: Promise<void>[];
}

/** Drops what a journey holds or changes of its calls: what comes of them now is of no journey. */
async function letGo(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  now: [NOW, { option: true }],
  sharing: ['common', { option: true }],
  beginning: ['demo', { option: true }],
  common: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names here what it needs, and this needs nothing
    async ({}, use) => {
      let opened: Promise<World> | undefined;
      await use(() => {
        opened ??= openWorld(NOW);
        return opened;
      });
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],
  leaving: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names here what it needs, and this needs nothing
    async ({}, use) => {
      const leaving: Promise<void>[] = [];
      await use(leaving);
      await Promise.all(leaving);
    },
    { scope: 'worker' },
  ],
  world: async ({ now, sharing, beginning, common, leaving, watch }, use) => {
    if (sharing === 'common') return use(await common());
    // A request during the restart fails, and the browser reports it on its console.
    const world = await openWorld(now, () => watch.expectFailure('net::ERR_'), beginning);
    await use(world);
    // The server closes in the background: the next journey has another one.
    leaving.push(world.close());
  },
  kims: async ({ world }, use) => use(await copyPerson(world, DANA)),
  nairs: async ({ world }, use) => use(await copyPerson(world, PRIYA)),
  baseURL: async ({ world }, use) => {
    await use(world.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names here what it needs, and this needs nothing
  watch: async ({}, use) => {
    const watch = createWatch();
    await use(watch);
    watch.check();
  },
  context: async ({ context, watch }, use) => {
    await watch.over(context);
    await use(context);
    await letGo(context);
  },
  visitor: async ({ browser, baseURL, viewport, timezoneId, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        timezoneId,
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await watch.over(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await letGo(context);
      await context.close();
    }
  },
});

export { expect };
