import { expectAccessible } from '../support/accessible.ts';
import { open, PAGE_NAMES, SIZES, STATES, type State, THEMES } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharing: 'common' });

/** All of it is looked at at both widths; what the dark theme changes is its colours. */
const looksOf = (state: State, size: (typeof SIZES)[number]) =>
  state === 'full'
    ? ([{ theme: 'light' }, { theme: 'dark', only: 'colours' }] as const)
    : ([{ theme: THEMES[SIZES.indexOf(size) % THEMES.length] ?? 'light' }] as const);

// Every page of the one list of pages, in each of its states, at both widths and in both themes.
for (const name of PAGE_NAMES) {
  test(`${name} is accessible in every state`, async ({ world, browser }) => {
    test.setTimeout(240_000);
    // A page without data of its own is the same in all its states, and looked at once.
    const seen = new Set<string>();
    const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce' });
    for (const state of STATES) {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await open(world, page, name, state);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const drawn = size.name + (await page.locator('body').innerHTML());
        if (seen.has(drawn)) continue;
        seen.add(drawn);
        for (const { theme, ...look } of looksOf(state, size)) {
          await page.emulateMedia({ colorScheme: theme });
          await expectAccessible(page, `${name}, ${state}, ${size.name} px, ${theme}`, look);
        }
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
      expect(errors, `${name}, ${state} threw`).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}
