import { expectAccessible } from '../support/accessible.ts';
import { open, PAGE_NAMES, SIZES, STATES, THEMES } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharing: 'common' });

// Every page of the one list of pages, in each of its states, at both widths and in both themes.
for (const name of PAGE_NAMES) {
  test(`${name} is accessible in every state`, async ({ world, browser }) => {
    test.setTimeout(240_000);
    // A page without data of its own is the same in all its states, and looked at once.
    const seen = new Set<string>();
    for (const state of STATES) {
      for (const size of SIZES) {
        const context = await browser.newContext({ baseURL: world.url, viewport: size });
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await open(world, page, name, state);
        const drawn = size.name + (await page.locator('body').innerHTML());
        if (!seen.has(drawn)) {
          seen.add(drawn);
          for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
            await expectAccessible(page, `${name}, ${state}, ${size.name} px, ${theme}`);
          }
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(
            overflow,
            `${name}, ${state}, ${size.name} px scrolls sideways`,
          ).toBeLessThanOrEqual(0);
        }
        expect(errors, `${name}, ${state} threw`).toEqual([]);
        await context.close();
      }
    }
  });
}
