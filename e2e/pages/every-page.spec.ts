import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  lookerAt,
  open,
  openWaiting,
  PAGE_NAMES,
  SIZES,
  STATES,
  type State,
} from '../support/states.ts';
import { expect, test, type World } from '../support/test.ts';

test.use({ sharing: 'common' });

/** A page full of data is looked at in all its looks; the dark theme changes its colours alone. */
const FULL = SIZES.flatMap(
  (size) =>
    [
      { size, theme: 'light' },
      { size, theme: 'dark', only: 'colours' },
    ] as const,
);
/** What is empty, loading or broken has little in it: it is looked at in one of these. */
const REST = [
  { size: SIZES[0], theme: 'light' },
  { size: SIZES[1], theme: 'dark' },
] as const;

/** Pages are taken in turn, so that each of these states is seen in both looks. */
const looksOf = (state: State, turn: number) => {
  if (state === 'full') return FULL;
  const look = REST[(STATES.indexOf(state) + turn) % REST.length];
  return look ? [look] : [];
};

/** The browsers of those who look: signed in once, and warm. */
const browsers = new Map<string | null, Promise<BrowserContext>>();

async function browserOf(world: World, browser: Browser, email: string | null) {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce' });
  if (email === null) return context;
  const page = await context.newPage();
  await world.signIn(page, email);
  await page.close();
  return context;
}

// Every page of the one list of pages, in each of its states, at both widths and in both themes.
for (const [turn, name] of PAGE_NAMES.entries()) {
  test(`${name} is accessible in every state`, async ({ world, browser }) => {
    test.setTimeout(240_000);
    // A page without data of its own is the same in all its states, and looked at once.
    const seen = new Set<string>();
    const look = async (page: Page, state: State) => {
      for (const { size, theme, ...how } of looksOf(state, turn)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: theme });
        const drawn = size.name + theme + (await page.locator('body').innerHTML());
        if (seen.has(drawn)) continue;
        seen.add(drawn);
        await expectAccessible(page, `${name}, ${state}, ${size.name} px, ${theme}`, how);
      }
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect
          .poll(
            () =>
              page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              ),
            { message: `${name}, ${state}, ${size.name} px scrolls sideways` },
          )
          .toBeLessThanOrEqual(0);
      }
    };
    for (const state of ['full', 'empty', 'loading'] as const) {
      const looker = lookerAt(name, state);
      const opened = browsers.get(looker) ?? browserOf(world, browser, looker);
      // Whoever logs out has to sign in anew.
      if (name !== 'logout') browsers.set(looker, opened);
      else browsers.delete(looker);
      const page = await (await opened).newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      if (state === 'loading') {
        // The page that waits is the one that then does not get its data.
        const breaks = await openWaiting(page, name);
        await look(page, 'loading');
        await breaks();
        await look(page, 'error');
      } else {
        await open(page, name, state);
        await look(page, state);
      }
      expect(errors, `${name}, ${state} threw`).toEqual([]);
      await page.close();
    }
  });
}
