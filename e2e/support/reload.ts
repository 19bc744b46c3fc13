import { expect, type Page } from '@playwright/test';

/** A reload under way ends within this, in ms; one that was lost on its way never does. */
const RELOADED_MS = 30_000;

/**
 * Reloads a page that asks before it is left. The page itself reloads: the protocol's own reload
 * fails with "aborted" when a question interrupts it.
 */
export async function reloadAsking(page: Page): Promise<void> {
  await expect(async () => {
    await Promise.all([
      page.waitForEvent('load', { timeout: RELOADED_MS }),
      page.evaluate(() => setTimeout(() => location.reload())),
    ]);
  }).toPass();
}
