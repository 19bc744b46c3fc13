import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectKeyboard } from '../support/keyboard.ts';
import {
  lookerAt,
  open,
  openWaiting,
  PAGE_NAMES,
  SIZES,
  STATES,
  type State,
  type THEMES,
} from '../support/states.ts';
import { expect, test, type World } from '../support/test.ts';

test.use({ sharing: 'common' });

interface Look {
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly only?: 'colours';
}

/** A page full of data is looked at in all its looks; the dark theme changes its colours alone. */
const FULL: readonly Look[] = SIZES.flatMap((size): Look[] => [
  { size, theme: 'light' },
  { size, theme: 'dark', only: 'colours' },
]);
/** What is empty, loading or broken has little in it: it is looked at in one of these. */
const REST: readonly Look[] = [
  { size: SIZES[0], theme: 'light' },
  { size: SIZES[1], theme: 'dark' },
];

/** Pages are taken in turn, so that each of these states is seen in both looks. */
const looksOf = (state: State, turn: number): readonly Look[] => {
  if (state === 'full') return FULL;
  const look = REST[(STATES.indexOf(state) + turn) % REST.length];
  return look ? [look] : [];
};

/** The windows of those who look: signed in once, and warm. */
const windows = new Map<string | null, Promise<Page>>();

async function openWindow(world: World, browser: Browser, email: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (email !== null) await world.signIn(page, email);
  return page;
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

// Every page of the one list of pages, in each of its states, at both widths and in both themes.
for (const [turn, name] of PAGE_NAMES.entries()) {
  test(`${name} is accessible in every state`, async ({ world, browser }) => {
    test.setTimeout(240_000);
    // Pages are used by keyboard at the width that was looked at last: in turn at either.
    const sizes = turn % 2 === 0 ? SIZES : SIZES.toReversed();
    // A page without data of its own is the same in all its states, and looked at once.
    const seen = new Set<string>();
    const look = async (page: Page, state: State) => {
      const looks = looksOf(state, turn);
      for (const size of sizes) {
        await page.setViewportSize(size);
        // What has scrolled half under the bar at the top is not large enough to be touched.
        await page.evaluate(() => window.scrollTo(0, 0));
        for (const { theme, only } of looks.filter((one) => one.size === size)) {
          await page.emulateMedia({ colorScheme: theme });
          const drawn = size.name + theme + (await page.locator('body').innerHTML());
          if (seen.has(drawn)) continue;
          seen.add(drawn);
          await expectAccessible(page, `${name}, ${state}, ${size.name} px, ${theme}`, { only });
        }
        await expect
          .poll(() => page.evaluate(sideways), {
            message: `${name}, ${state}, ${size.name} px scrolls sideways`,
          })
          .toBeLessThanOrEqual(0);
      }
    };
    for (const state of ['full', 'empty', 'loading'] as const) {
      const looker = lookerAt(name, state);
      const opened = windows.get(looker) ?? openWindow(world, browser, looker);
      // Whoever logs out has to sign in anew.
      if (name !== 'logout') windows.set(looker, opened);
      else windows.delete(looker);
      const page = await opened;
      const errors: string[] = [];
      const threw = (error: Error) => errors.push(error.message);
      page.on('pageerror', threw);
      if (state === 'loading') {
        // The page that waits is the one that then does not get its data.
        const outage = await openWaiting(page, name);
        await look(page, 'loading');
        await outage.begin();
        await look(page, 'error');
        await outage.end();
      } else {
        await open(page, name, state);
        await look(page, state);
        if (state === 'full') await expectKeyboard(page, `${name}, ${sizes.at(-1)?.name} px`);
      }
      page.off('pageerror', threw);
      expect(errors, `${name}, ${state} threw`).toEqual([]);
    }
  });
}
