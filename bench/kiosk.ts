import { parseArgs } from 'node:util';
import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import { chromium, type Page } from 'playwright';
import { badgeOf, badgesFor, type Child, lunchesFor } from '../e2e/support/bags.ts';
import type { Rows } from '../e2e/support/database.ts';
import { typeScan } from '../e2e/support/scan.ts';
import { startServer } from '../e2e/support/server.ts';
import { say } from '../e2e/support/words.ts';
import { ensureBrowser } from '../scripts/lib/browser.ts';
import { ensureWebBuild } from '../scripts/lib/web-build.ts';
import { percentile, report } from './lib/figures.ts';
import { NOW, openCluster, withClient } from './lib/worlds.ts';

const SLOWER = 4;
/** Children with a lunch today, as a large school has. */
const CHILDREN = 300;
const SCANS = 100;
const TODAY = NOW.slice(0, 10);

/** A tablet of a large school that reads one badge after the other, on a slow processor. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      children: { type: 'string', default: String(CHILDREN) },
      scans: { type: 'string', default: String(SCANS) },
      port: { type: 'string', default: '4970' },
    },
  });
  await using closing = new AsyncDisposableStack();
  await ensureWebBuild();
  const executablePath = await ensureBrowser();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const databaseUrl = await cluster.demo();
  const children = await withClient(databaseUrl, async (client) => {
    const rows: Rows = async <Row extends object>(text: string, params?: readonly unknown[]) =>
      (await client.query<Row>(text, params && [...params])).rows;
    const given = await lunchesFor(rows, TODAY, Number(values.children));
    await badgesFor(rows, given);
    return given;
  });
  const server = await startServer({ databaseUrl, now: NOW, port: Number(values.port) });
  closing.defer(() => server.stop());
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  closing.defer(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 } });
  await page.goto(`${server.url}/kiosk#${DEMO_KIOSK_TOKEN}`);
  await page.getByRole('button', { name: say('handouts.find') }).waitFor();
  // The screen listens once it is drawn, and its picture of a child is fetched once.
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const times: number[] = [];
  for (const child of children.slice(0, Number(values.scans))) {
    times.push(await timeOfScan(page, child));
  }
  return report(
    `a tablet with ${values.children} children, ${times.length} scans, processor ${SLOWER} times slower`,
    [
      {
        name: 'a child is shown after its scan, median',
        value: percentile(times, 0.5),
        unit: 'ms',
      },
      {
        name: 'a child is shown after its scan, p95',
        value: percentile(times, 0.95),
        unit: 'ms',
        aim: { atMost: 100 },
      },
      {
        name: 'a child is shown after its scan, slowest',
        value: Math.max(...times),
        unit: 'ms',
        aim: { atMost: 100 },
      },
    ],
  );
}

/**
 * Returns the milliseconds from the last key of a scan to the picture with the child's name, as the
 * browser itself tells the time. What the scanner types before that key is no part of it.
 */
async function timeOfScan(page: Page, child: Child): Promise<number> {
  await page.evaluate(watchAnswer, `${child.first} ${child.last}`);
  await typeScan(page, badgeOf(child));
  return page.evaluate(() => window.answered);
}

declare global {
  interface Window {
    answered: Promise<number>;
  }
}

/** Tells in `answered` once the heading says this name and is painted. */
function watchAnswer(name: string): void {
  window.answered = new Promise((done, failed) => {
    setTimeout(() => failed(new Error(`${name} is not shown`)), 10_000);
    let pressed = 0;
    const looks = new MutationObserver(look);
    function look() {
      if (pressed === 0 || document.querySelector('h1')?.textContent !== name) return;
      looks.disconnect();
      removeEventListener('keydown', onKey, { capture: true });
      // The frame that paints it begins with the first callback; a message comes right after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - pressed);
        port2.postMessage(null);
      });
    }
    // The page may have drawn its answer before this listener has its turn.
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      pressed = Math.min(event.timeStamp, performance.now());
      look();
    }
    addEventListener('keydown', onKey, { capture: true });
    looks.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
