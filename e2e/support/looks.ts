import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { SIZES, THEMES } from './states.ts';

/**
 * Checks that the current page is accessible and fits the window at both widths and in both themes.
 */
export async function expectLooks(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectThemes(page, `${what}, ${size.name} px`);
    await expectNothingSideways(page, `${what}, ${size.name} px`);
  }
}

/** Checks that the current page is accessible in both themes; the dark one changes colors alone. */
export async function expectThemes(page: Page, what: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const only = theme === 'dark' ? 'colors' : undefined;
    await expectAccessible(page, `${what}, ${theme}`, { only });
  }
}

/** Checks that the page is not wider than its window. */
export async function expectNothingSideways(page: Page, what: string): Promise<void> {
  const overhang = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect
    .poll(() => page.evaluate(overhang), { message: `${what} scrolls sideways` })
    .toBeLessThanOrEqual(0);
}
