import { mkdir } from 'node:fs/promises';
import { lookerAt, openToLook, PAGE_NAMES, SIZES, STATES, THEMES } from '../support/states.ts';
import { test } from '../support/test.ts';

const FOLDER = new URL('../../pictures/', import.meta.url).pathname;

// npm run pictures: every page of the one list of pages, to be looked at.
for (const name of PAGE_NAMES) {
  test(name, async ({ world, browser }) => {
    test.setTimeout(240_000);
    await mkdir(FOLDER, { recursive: true });
    for (const state of STATES) {
      for (const size of SIZES) {
        for (const theme of THEMES) {
          const context = await browser.newContext({
            baseURL: world.url,
            viewport: size,
            colorScheme: theme,
            reducedMotion: 'reduce',
          });
          const page = await context.newPage();
          const looker = lookerAt(name, state);
          if (looker !== null) await world.signIn(page, looker);
          await openToLook(page, name, state);
          await page.screenshot({
            path: `${FOLDER}${name}-${state}-${size.name}-${theme}.png`,
            fullPage: name === 'workshop',
          });
          await context.close();
        }
      }
    }
  });
}
