import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectKeyboard } from '../support/keyboard.ts';
import { expectNothingSideways } from '../support/looks.ts';
import { expectStable, watchMoves } from '../support/stability.ts';
import {
  hasEmptyState,
  lookerAt,
  open,
  openWaiting,
  PAGE_NAMES,
  SIZES,
  STATES,
  type State,
  type THEMES,
} from '../support/states.ts';
import { expectTargets } from '../support/targets.ts';
import { expect, test, type World } from '../support/test.ts';

const NARROW = SIZES[1];

interface Look {
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly only?: 'colors';
}

/** A page full of data is checked in all its looks; the dark theme changes its colors alone. */
const FULL: readonly Look[] = SIZES.flatMap((size): Look[] => [
  { size, theme: 'light' },
  { size, theme: 'dark', only: 'colors' },
]);
/** An empty, loading or broken page has little in it: it is checked in one of these. */
const REST: readonly Look[] = [
  { size: SIZES[0], theme: 'light' },
  { size: SIZES[1], theme: 'dark' },
];

/** Pages take turns, so that each of these states is checked in both looks. */
const looksOf = (state: State, turn: number): readonly Look[] => {
  if (state === 'full') return FULL;
  const look = REST[(STATES.indexOf(state) + turn) % REST.length];
  return look ? [look] : [];
};

/** A narrow page is read in Spanish, whose words are longer: what holds there holds in English. */
async function speak(world: World, page: Page, email: string | null, locale: 'en' | 'es') {
  if (email === null) await page.setExtraHTTPHeaders({ 'accept-language': locale });
  else
    await world.rows('update users set locale = $2 where email = $1 returning id', [email, locale]);
}

/** One warm window per person, who signs in once. */
const windows = new Map<string | null, Promise<Page>>();

async function openWindow(world: World, browser: Browser, email: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce' });
  await watchMoves(context);
  const page = await context.newPage();
  if (email !== null) await world.signIn(page, email);
  return page;
}

// Every page of the one list of pages, in each of its states, at both widths and in both themes.
for (const [turn, name] of PAGE_NAMES.entries()) {
  test(`${name} is accessible in every state`, async ({ world, browser }) => {
    // The keyboard is tried at the last width: pages take turns in that too.
    const sizes = turn % 2 === 0 ? SIZES : SIZES.toReversed();
    const look = async (page: Page, state: State, atSizes: readonly Look['size'][] = sizes) => {
      const looks = looksOf(state, turn);
      for (const size of atSizes) {
        await page.setViewportSize(size);
        // A control half under the bar at the top would be too small to be touched.
        await page.evaluate(() => window.scrollTo(0, 0));
        for (const { theme, only } of looks.filter((one) => one.size === size)) {
          await page.emulateMedia({ colorScheme: theme });
          await expectAccessible(page, `${name}, ${state}, ${size.name} px, ${theme}`, { only });
        }
        // The workshop shows parts apart from the places that give them room.
        if (state === 'full' && name !== 'workshop')
          await expectTargets(page, `${name}, ${size.name} px`);
        await expectNothingSideways(page, `${name}, ${state}, ${size.name} px`);
      }
    };
    for (const state of ['full', 'empty', 'loading'] as const) {
      const looker = lookerAt(name, state);
      const opened = windows.get(looker) ?? openWindow(world, browser, looker);
      // This page signs the person out, whose next window has to sign in again.
      if (name === 'logout') windows.delete(looker);
      else windows.set(looker, opened);
      const page = await opened;
      if (state === 'empty' && !(await hasEmptyState(page, name))) continue;
      const errors: string[] = [];
      const collect = (error: Error) => errors.push(error.message);
      page.on('pageerror', collect);
      if (state === 'loading') {
        const outage = await openWaiting(page, name);
        await look(page, 'loading');
        await outage.begin();
        await look(page, 'error');
        await outage.end();
      } else {
        for (const size of state === 'full' ? sizes : sizes.slice(-1)) {
          await page.setViewportSize(size);
          if (state === 'full') await speak(world, page, looker, size === NARROW ? 'es' : 'en');
          await open(page, name, state);
          await expectStable(page, `${name}, ${state}, ${size.name} px`);
          await look(page, state, state === 'full' ? [size] : sizes);
        }
        if (state === 'full') {
          await expectKeyboard(page, `${name}, ${sizes.at(-1)?.name} px`);
          await speak(world, page, looker, 'en');
        }
      }
      page.off('pageerror', collect);
      expect(errors, `${name}, ${state} throws`).toEqual([]);
    }
  });
}
