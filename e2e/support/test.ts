import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { copyPerson, type Person } from './copy-person.ts';
import { NOW } from './now.ts';
import { DANA, PRIYA } from './people.ts';
import { createWatch, type Watch } from './watch.ts';
import { createWindows, type Window, type WindowOptions, type Windows } from './windows.ts';
import { type Beginning, openWorld, type World } from './world.ts';

export type { World };

interface Fixtures {
  /** The options of windows as this journey, or the whole run, sets them. */
  windowOptions: WindowOptions;
  /** The ISO instant of the product's clock when the journey starts. */
  now: string;
  world: World;
  watch: Watch;
  /** Opens a window of this journey; it is emptied or closed with the journey. */
  openWindow: (options?: BrowserContextOptions) => Promise<Window>;
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
  /** True opens windows that no journey used before, as on a new device: no file is kept in them. */
  isFirstVisit: boolean;
}

interface WorkerFixtures {
  windows: Windows;
  common: () => Promise<World>;
  /** Worlds of finished journeys, which close in the background. */
  leaving: Promise<void>[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  now: [NOW, { option: true }],
  sharing: ['common', { option: true }],
  beginning: ['demo', { option: true }],
  isFirstVisit: [false, { option: true }],
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
    // Worlds of a worker take one port and one process in turn: so a kept window fits the next world.
    await Promise.all(leaving.splice(0));
    // A request during the restart fails, and the browser reports it on its console.
    const world = await openWorld(now, () => watch.expectFailure('net::ERR_'), beginning);
    await use(world);
    // The world closes in the background, while the worker ends this journey.
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
  windows: [
    async ({ browser }, use) => {
      const windows = createWindows(browser);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  // Every option that a journey sets is named: a window would keep the others of the journey before.
  windowOptions: async (
    { world, viewport, locale, timezoneId, colorScheme, hasTouch, isMobile, bypassCSP },
    use,
  ) => {
    const same = { locale, timezoneId, colorScheme, hasTouch, isMobile, bypassCSP };
    await use({ baseURL: world.url, viewport, reducedMotion: 'reduce', ...same });
  },
  openWindow: async ({ windows, windowOptions, isFirstVisit, sharing, watch }, use, testInfo) => {
    const opened: Window[] = [];
    await use(async (options) => {
      const window = await windows.open({ ...windowOptions, ...options }, isFirstVisit);
      opened.push(window);
      watch.over(window.context);
      return window;
    });
    const end = {
      isSound: testInfo.status === testInfo.expectedStatus,
      keepsFiles: sharing === 'common',
    };
    for (const window of opened) await windows.leave(window, end);
  },
  context: async ({ openWindow }, use) => use((await openWindow()).context),
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  visitor: async ({ openWindow }, use) => use(async (options) => (await openWindow(options)).page),
});

export { expect };
