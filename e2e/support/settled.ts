import type { Page, Request } from '@playwright/test';

/** Signs of a page that it waits for something. */
export const LOADING = '.sk, .spinner, [aria-busy="true"]';

export interface Traffic {
  /** Waits until the page has all that it asked for, and has drawn it. */
  settled(): Promise<void>;
  stop(): void;
}

/** Follows the requests of a page from now on. */
export function followTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let answered = Promise.withResolvers<void>();
  const begin = (request: Request) => open.add(request);
  const end = (request: Request) => {
    if (!open.delete(request) || open.size > 0) return;
    answered.resolve();
    answered = Promise.withResolvers();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async settled() {
      do {
        while (open.size > 0) await answered.promise;
        // An answer is drawn in the next frame, and what is drawn then may ask for more.
        await page.evaluate(drawn);
      } while (open.size > 0);
    },
    stop() {
      page.off('request', begin);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
    },
  };
}

/** Does what makes a page load, such as going to an address, and waits until it has all that it asks for. */
export async function settledAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const traffic = followTraffic(page);
  await act();
  await traffic.settled();
  traffic.stop();
}

/** The same, and waits for what a page fetches ahead to tell of a lost connection. */
export async function settledForOutage(page: Page, act: () => Promise<unknown>): Promise<void> {
  const notice = page.waitForResponse(/\/assets\/system-notice-.*\.js/);
  await settledAfter(page, async () => {
    await act();
    await notice;
  });
}

/** Runs in the page: resolves once everything that was due has been done, drawn and laid out. */
async function drawn(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () => new Promise((resolve) => setTimeout(resolve));
  for (let round = 0; round < 2; round += 1) {
    await frame();
    await task();
  }
  await document.fonts.ready;
}
