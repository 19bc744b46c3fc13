import type { Page } from '@playwright/test';

/** The longest that a text of the product may take to come, in ms. */
const TEXT_MS = 30_000;

/**
 * Takes a page to a text of the product, where nothing runs and nothing is asked for. The page
 * keeps its process there, which it would lose at `about:blank`.
 */
export async function goQuiet(page: Page, origin: string): Promise<void> {
  const address = `${origin}/robots.txt`;
  if (page.url() !== address) await page.goto(address, { timeout: TEXT_MS });
}
