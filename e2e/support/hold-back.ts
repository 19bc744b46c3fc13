import type { Page, Route } from '@playwright/test';

/** Requests that wait for their moment. */
export interface HeldBack {
  /** Resolves when the first of them has been sent. */
  readonly asked: Promise<void>;
  /** Lets them go, and every later one. */
  admit(): void;
}

/**
 * Holds the page's requests to `address` back until they are admitted; `answer` is what becomes of
 * those that waited, and by default they reach the server.
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldBack> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: admitted, resolve: admit } = Promise.withResolvers<void>();
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver) return route.continue();
    ask();
    await admitted;
    await answer(route);
  });
  return {
    asked,
    admit() {
      isOver = true;
      admit();
    },
  };
}
