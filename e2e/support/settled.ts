import type { Page, Request } from '@playwright/test';

/** Elements by which a page shows that it is loading. */
export const LOADING = '.sk, .spinner, [aria-busy="true"]';

export interface Traffic {
  /** Waits until no request of the page is pending and the last response is drawn. */
  settled(): Promise<void>;
  stop(): void;
}

/** Tells scripts and styles of a page from its data. */
export const isCode = (request: Request): boolean =>
  ['script', 'stylesheet'].includes(request.resourceType());

/** Follows the requests of a page from now on, or those that count. */
export function followTraffic(
  page: Page,
  counts: (request: Request) => boolean = () => true,
): Traffic {
  const open = new Set<Request>();
  let answered = Promise.withResolvers<void>();
  const begin = (request: Request) => {
    if (counts(request)) open.add(request);
  };
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
        // A response is drawn in the next frame, which may send further requests.
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

/** Runs an act that loads a page, such as going to an address, and waits until it has settled. */
export async function settledAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const traffic = followTraffic(page);
  await act();
  await traffic.settled();
  traffic.stop();
}

/** Does the same and waits for the script that reports a lost connection, which loads in advance. */
export async function settledForOutage(page: Page, act: () => Promise<unknown>): Promise<void> {
  const notice = page.waitForResponse(/\/assets\/system-notice-.*\.js/);
  await settledAfter(page, async () => {
    await act();
    await notice;
  });
}

/** Runs in the page: resolves once pending work is done, laid out and drawn. */
async function drawn(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () => new Promise((resolve) => setTimeout(resolve));
  for (let round = 0; round < 2; round += 1) {
    await frame();
    await task();
  }
  await document.fonts.ready;
}
