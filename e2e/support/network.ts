import type { Page } from '@playwright/test';

/** The network of a page that is reloaded without it. */
export interface Network {
  cut(): Promise<void>;
  restore(): Promise<void>;
}

const CUT = 'network-cut';

/**
 * Lets a page lose its network and have it back. A document that begins anew may send something
 * before the browser knows that it is offline, so there the document itself sends nothing.
 */
export async function networkOf(page: Page): Promise<Network> {
  await page.addInitScript((cut) => {
    const { fetch } = window;
    window.fetch = (...request) =>
      sessionStorage.getItem(cut) === null
        ? fetch(...request)
        : Promise.reject(new TypeError('no network'));
  }, CUT);
  return {
    async cut() {
      await page.evaluate((cut) => sessionStorage.setItem(cut, 'yes'), CUT);
      await page.context().setOffline(true);
    },
    async restore() {
      await page.evaluate((cut) => sessionStorage.removeItem(cut), CUT);
      await page.context().setOffline(false);
    },
  };
}
