import { keepDetector } from './code-detector.ts';

/** Screens that come up without a network. Each is a page of nobody with its own worker and cache. */
export type OfflineScreen = '/kiosk' | '/count';

/**
 * Lets this screen, and no other, come up without a network. Returns false when something did not
 * come that it can't do without: it comes up as it was kept before, and is to be kept later.
 */
export async function keepScreen(screen: OfflineScreen): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return true;
  await navigator.serviceWorker.register('/screen-worker.js', { scope: screen });
  // Without the cookie: the page of nobody, whoever signed in on this device.
  const page = await fetch(screen, { credentials: 'omit' });
  if (!page.ok) return false;
  const text = await page.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const loaded = loadedAssets();
  const scripts = named.filter((path) => /^\/assets\/.*\.js$/.test(path));
  // Another version was installed meanwhile: it is kept once it runs here.
  if (!scripts.every((path) => loaded.includes(path))) return true;
  const cache = await caches.open(screen);
  const wanted = new Set([...named, ...loaded]);
  const missed = await addMissing(cache, wanted);
  // Without one of its programs or styles a page would come up in parts.
  if (missed.some((path) => /\.(js|css)$/.test(path))) return false;
  await cache.put(screen, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (/^\/assets\//.test(pathname) && !wanted.has(pathname)) await cache.delete(pathname);
  }
  // Behind the screen itself, which can do without a camera.
  await keepDetector();
  await addMissing(cache, new Set(loadedAssets()));
  return true;
}

const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname);

/** Keeps the pictures of meals that a screen shows. */
export async function keepPictures(
  screen: OfflineScreen,
  pictures: readonly string[],
): Promise<void> {
  if (!('caches' in window)) return;
  const own = pictures.filter((path) => path.startsWith('/'));
  await addMissing(await caches.open(screen), new Set(own));
}

/** Keeps these beside what is there, and returns those that did not come: they keep no other away. */
async function addMissing(cache: Cache, paths: ReadonlySet<string>): Promise<string[]> {
  const missed: string[] = [];
  await Promise.all(
    [...paths].map(async (path) => {
      if ((await cache.match(path)) !== undefined) return;
      await cache.add(path).catch(() => missed.push(path));
    }),
  );
  return missed;
}

export async function forgetScreen(screen: OfflineScreen): Promise<void> {
  if ('caches' in window) await caches.delete(screen);
}
