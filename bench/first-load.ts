import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Locator, type Page } from 'playwright';

import { startServer } from '../e2e/support/server.ts';
import { ensureBrowser } from '../scripts/lib/browser.ts';
import { ensureWebBuild } from '../scripts/lib/web-build.ts';
import { percentile, report } from './lib/figures.ts';
import { MONDAY, NOW, openCluster } from './lib/worlds.ts';

const SLOWER = 4;
const RUNS = 5;
/** Days that are opened, and get a meal, in each run. */
const DAYS = 4;
/** Shorter ones are not told apart from each other by the browser. */
const SHORTEST_MS = 16;

interface Loaded {
  readonly scriptBytes: number;
  readonly laterBytes: number;
  /** Of everything, as it came over the network. */
  readonly sentBytes: number;
  readonly interactive: number;
  readonly largestPaint: number;
  readonly opening: readonly number[];
  readonly choosing: readonly number[];
}

/** The week's page in a browser that never saw it, on a processor that is four times slower. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: String(RUNS) },
      port: { type: 'string', default: '4930' },
    },
  });
  await using closing = new AsyncDisposableStack();
  await ensureWebBuild();
  const executablePath = await ensureBrowser();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const server = await startServer({
    databaseUrl: await cluster.demo(),
    now: NOW,
    port: Number(values.port),
  });
  closing.defer(() => server.stop());
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  closing.defer(() => browser.close());

  const loads: Loaded[] = [];
  for (let number = 0; number < Number(values.runs); number += 1) {
    loads.push(await loadOnce(browser, server.url));
  }
  const median = (of: (load: Loaded) => number) => percentile(loads.map(of), 0.5);
  const opening = loads.flatMap((load) => load.opening);
  const choosing = loads.flatMap((load) => load.choosing);
  return report(`/lunch-calendar, ${loads.length} cold loads, processor ${SLOWER} times slower`, [
    {
      name: 'JavaScript until the page can be used, gzip',
      value: median((load) => load.scriptBytes) / 1000,
      unit: 'kB',
      aim: { atMost: 150 },
    },
    {
      name: 'JavaScript fetched after that',
      value: median((load) => load.laterBytes) / 1000,
      unit: 'kB',
    },
    {
      name: 'everything until the page can be used, as sent',
      value: median((load) => load.sentBytes) / 1000,
      unit: 'kB',
    },
    { name: 'the page can be used, median', value: median((load) => load.interactive), unit: 'ms' },
    {
      name: 'largest contentful paint, median',
      value: median((load) => load.largestPaint),
      unit: 'ms',
      aim: { atMost: 2_500 },
    },
    { name: 'a day is opened, median', value: percentile(opening, 0.5), unit: 'ms' },
    {
      name: 'a day is opened, slowest',
      value: Math.max(...opening),
      unit: 'ms',
      aim: { atMost: 100 },
    },
    { name: 'a meal is chosen, median', value: percentile(choosing, 0.5), unit: 'ms' },
    {
      name: 'a meal is chosen, slowest',
      value: Math.max(...choosing),
      unit: 'ms',
      aim: { atMost: 100 },
    },
  ]);
}

async function loadOnce(browser: Browser, origin: string): Promise<Loaded> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
  });
  try {
    const signedIn = await context.request.post('/api/login', {
      data: { email: 'parent@demo.test', password: 'lunch-demo-1' },
    });
    if (!signedIn.ok()) throw new Error(`the sign-in was answered by ${signedIn.status()}`);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchPage);
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    });
    await page.goto(`/lunch-calendar?week=${MONDAY}`);
    // The browser tells a paint when it has been made, which is after what it shows was there.
    await page.waitForFunction(
      () => window.watched.interactive > 0 && window.watched.largestPaint > 0,
    );
    await page.waitForLoadState('networkidle');
    const { interactive, largestPaint, sentBytes, started } = await page.evaluate(() => ({
      interactive: window.watched.interactive,
      largestPaint: window.watched.largestPaint,
      sentBytes: performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime }) => startTime <= window.watched.interactive)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
      started: performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => [name, startTime] as const),
    }));
    const { opening, choosing } = await chooseMeals(page);
    const startOf = new Map(started);
    let scriptBytes = 0;
    let laterBytes = 0;
    for (const [url, bytes] of scripts) {
      // A script asked for only when a day is opened has not started by now.
      if ((startOf.get(url) ?? Number.POSITIVE_INFINITY) <= interactive) scriptBytes += await bytes;
      else laterBytes += await bytes;
    }
    return { scriptBytes, laterBytes, sentBytes, interactive, largestPaint, opening, choosing };
  } finally {
    await context.close();
  }
}

/** Opens one day after the other and takes a meal, by the mouse. */
async function chooseMeals(page: Page): Promise<{ opening: number[]; choosing: number[] }> {
  const opening: number[] = [];
  const choosing: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    opening.push(await timeOfPress(page, page.locator('li.cell.is-empty button.open').first()));
    const panel = page.getByRole('dialog');
    const take = panel.locator('li.meal button.act').first();
    choosing.push(await timeOfPress(page, take));
    await panel.waitFor({ state: 'hidden' });
  }
  return { opening, choosing };
}

/**
 * Milliseconds from the press to the next picture, as the browser itself counts them. The hand is
 * there before it presses, and by the mouse itself: `click()` would look into the page meanwhile.
 */
async function timeOfPress(page: Page, button: Locator): Promise<number> {
  await button.hover();
  await twoFrames(page);
  await page.evaluate(() => {
    window.watched.longestEvent = 0;
  });
  await page.mouse.down();
  await page.mouse.up();
  // Whatever followed from it is painted and counted then.
  await twoFrames(page);
  return page.evaluate((shortest) => Math.max(shortest, window.watched.takeEvents()), SHORTEST_MS);
}

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

interface Watched {
  interactive: number;
  largestPaint: number;
  longestEvent: number;
  takeEvents(): number;
}
declare global {
  interface Window {
    watched: Watched;
  }
}

function watchPage(): void {
  const watched: Watched = {
    interactive: 0,
    largestPaint: 0,
    longestEvent: 0,
    takeEvents() {
      note(events.takeRecords());
      return watched.longestEvent;
    },
  };
  window.watched = watched;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue;
      watched.longestEvent = Math.max(watched.longestEvent, entry.duration);
    }
  };
  const events = new PerformanceObserver((list) => note(list.getEntries()));
  events.observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The page is drawn by its script, so a button that is there does what it says.
  const look = () => {
    if (document.querySelector('li.cell button.open')) watched.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
