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
  /** Where the product's clock stands when the journey starts. */
  now: string;
  world: World;
  watch: Watch;
  /** Somebody else at another browser. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A parent of Mia, Leo and Ada like Dana, of this journey's own. */
  kims: Person;
  /** A parent of Anika like Priya, of this journey's own. */
  nairs: Person;
  /**
   * Whose world this is. Journeys share one: what they change is their own, such as a family. An own
   * one is for what is the same for everybody, such as the clock, site options and what is offered.
   */
  sharing: 'own' | 'common';
  /** 'empty' for a journey that opens everything itself. */
  beginning: Beginning;
}

interface WorkerFixtures {
  common: () => Promise<World>;
  /** Worlds of journeys that are over; they close by the side. */
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
    // What a page asks for just then is not answered, and the browser says so.
    const world = await openWorld(now, () => watch.expectFailure('net::ERR_'), beginning);
    await use(world);
    // Its server goes at leisure; the next journey has another one, and does not wait for that.
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
