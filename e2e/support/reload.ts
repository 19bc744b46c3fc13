import type { Page } from '@playwright/test';

/**
 * Reloads a page that asks first whether it may be left. By the page itself: the protocol's own
 * reload is told "aborted" where a question comes between.
 */
export async function reloadAsking(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => setTimeout(() => location.reload()));
  await loaded;
}
