import type { Page } from '@playwright/test';

/**
 * Resolves once the server has let a page subscribe to a channel whose name matches: what is announced
 * from then on reaches the page. To be called before the page is opened.
 */
export async function listening(page: Page, channel: RegExp): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/realtime'));
  let asked: string | undefined;
  await new Promise<void>((resolve) => {
    socket.on('framesent', ({ payload }) => {
      const [, id] = /^42(\d+)\["subscribe"/.exec(String(payload)) ?? [];
      if (id !== undefined && channel.test(String(payload))) asked = id;
    });
    socket.on('framereceived', ({ payload }) => {
      if (asked !== undefined && String(payload).startsWith(`43${asked}[{"ok":true`)) resolve();
    });
  });
}
