import type { Page } from '@playwright/test';

/**
 * Reloads a page that asks before it is left. The page itself reloads: the protocol's own reload
 * fails with "aborted" when a question interrupts it.
 */
export async function reloadAsking(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => setTimeout(() => location.reload()));
  await loaded;
}
