import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { createWindows, type Window } from '../support/windows.ts';

const SOUND = { isSound: true, keepsFiles: true };

/** Runs in the page: leaves something in every place that a page can write to. */
async function litter(): Promise<void> {
  window.name = 'left';
  localStorage.setItem('left', 'yes');
  sessionStorage.setItem('left', 'yes');
  history.pushState(null, '', '/login?left');
  await new Promise((resolve) => {
    indexedDB.open('left').onsuccess = resolve;
  });
  await (await caches.open('left')).put('/left', new Response('yes'));
  await navigator.serviceWorker.register('/screen-worker.js', { scope: '/left' });
}

/** Returns what a page finds of a journey before, after it has gone to the same address. */
async function findings(page: Page) {
  await page.goto('/login');
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => ({
    name: window.name,
    stored: [localStorage.length, sessionStorage.length],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    health: (await fetch('/health')).status,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    // Nobody answers it, unless somebody still listens.
    isAgreed: window.confirm('Leave?'),
  }));
  return {
    ...inPage,
    cookies: cookies.map(({ name }) => name),
    pages: page.context().pages().length,
  };
}

test('a window that opens again has nothing of the journey before', async ({
  browser,
  world,
  windowOptions,
}) => {
  const windows = createWindows(browser);
  const first = await windows.open(windowOptions);
  const untouched = await findings(first.page);

  await first.context.addCookies([{ name: 'left', value: 'yes', url: world.url }]);
  await first.page.evaluate(litter);
  await first.page.route('**/health', (route) => route.fulfill({ status: 418 }));
  first.page.on('dialog', (dialog) => dialog.accept());
  await first.page.setViewportSize({ width: 390, height: 844 });
  await first.page.emulateMedia({ colorScheme: 'dark' });
  await (await first.context.newPage()).goto('/faqs');
  const littered = await findings(first.page);
  for (const [name, found] of Object.entries(littered)) {
    expect(found, name).not.toEqual(untouched[name as keyof typeof untouched]);
  }

  await windows.leave(first, SOUND);
  const second = await windows.open(windowOptions);
  expect(second.page, 'the window is opened again').toBe(first.page);
  expect(await findings(second.page)).toEqual(untouched);
  // Back leads to where the window waited, and no further.
  await second.page.goBack();
  expect(new URL(second.page.url()).pathname).toBe('/robots.txt');
  expect(await second.page.goBack()).toBeNull();
  await windows.close();
});

const LASTING: Readonly<Record<string, (window: Window) => Promise<unknown>>> = {
  'runs a script in every page': ({ page }) => page.addInitScript(() => undefined),
  'gives its pages a function': ({ context }) => context.exposeFunction('left', () => undefined),
  'grants a permission': ({ context }) => context.grantPermissions(['clipboard-read']),
  'holds requests by DevTools': ({ context, page }) => context.newCDPSession(page),
  'loses the network': ({ context }) => context.setOffline(true),
  'stops the clock': ({ page }) => page.clock.install(),
  'goes to another site': ({ page }) => page.goto('data:text/plain,elsewhere'),
  'closes its page': ({ page }) => page.close(),
};

for (const [what, act] of Object.entries(LASTING)) {
  test(`a window is closed with a journey that ${what}`, async ({ browser, windowOptions }) => {
    const windows = createWindows(browser);
    const window = await windows.open(windowOptions);
    await window.page.goto('/login');
    await act(window);
    await windows.leave(window, SOUND);
    const next = await windows.open(windowOptions);
    expect(next.context).not.toBe(window.context);
    await windows.close();
  });
}

test('a window is closed with a journey that fails', async ({ browser, windowOptions }) => {
  const windows = createWindows(browser);
  const window = await windows.open(windowOptions);
  await windows.leave(window, { ...SOUND, isSound: false });
  expect((await windows.open(windowOptions)).context).not.toBe(window.context);
  await windows.close();
});

test('a journey on a new device gets a window that nobody used', async ({
  browser,
  windowOptions,
}) => {
  const windows = createWindows(browser);
  const window = await windows.open(windowOptions);
  await windows.leave(window, SOUND);
  expect((await windows.open(windowOptions, true)).context).not.toBe(window.context);
  expect((await windows.open(windowOptions)).context).toBe(window.context);
  await windows.close();
});
