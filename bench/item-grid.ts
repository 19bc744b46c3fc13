import { parseArgs } from 'node:util';
import pg from 'pg';
import { chromium, type Page } from 'playwright';

import { startServer } from '../e2e/support/server.ts';
import { ensureBrowser } from '../scripts/lib/browser.ts';
import { ensureWebBuild } from '../scripts/lib/web-build.ts';
import { percentile, report } from './lib/figures.ts';
import { NOW, openCluster } from './lib/worlds.ts';

const SLOWER = 4;
const ROWS = 10_000;
/** Turns of the wheel, one per frame; each scrolls a bit more than three rows. */
const TURNS = 600;
const TURN_PX = 120;
/** Presses of Page Down, one per frame. */
const PAGES = 150;
/** Jumps as by dragging the scroll bar. */
const JUMPS = 100;

/**
 * Measures the grid of all items, scrolled in three ways, with the browser's CPU slowed four times.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: String(ROWS) },
      port: { type: 'string', default: '4932' },
    },
  });
  const rows = Number(values.rows);
  await using closing = new AsyncDisposableStack();
  await ensureWebBuild();
  const executablePath = await ensureBrowser();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const databaseUrl = await cluster.demo();
  await fill(databaseUrl, rows);
  const server = await startServer({ databaseUrl, now: NOW, port: Number(values.port) });
  closing.defer(() => server.stop());
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  closing.defer(() => browser.close());

  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  });
  const signedIn = await context.request.post('/api/login', {
    data: { email: 'superadmin@demo.test', password: 'lunch-demo-1' },
  });
  if (!signedIn.ok()) throw new Error(`the sign-in was answered by ${signedIn.status()}`);
  const page = await context.newPage();
  await page.goto('/admin/items');
  // All of them are there.
  await page.locator(`.ig-grid[aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 60_000 });
  await page.evaluate(watchTasks);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Lets work left over from loading finish.
  await framesLater(page, 60);

  const wheel = await measured(page, () => turnWheel(page));
  const keys = await measured(page, () => pressPages(page));
  const jumps = await measured(page, () => jump(page));
  await page.evaluate(makePlain);
  const floor = await measured(page, () => turnWheel(page));
  const all = [wheel, keys, jumps];
  const longest = Math.max(0, ...all.flatMap(({ tasks }) => tasks));
  return report(`/admin/items, ${rows} rows, processor ${SLOWER} times slower`, [
    { name: 'rows', value: rows, unit: '' },
    {
      name: 'tasks over 50 ms, wheel',
      value: wheel.tasks.length,
      unit: '',
      aim: { atMost: 0 },
    },
    { name: 'tasks over 50 ms, keys', value: keys.tasks.length, unit: '', aim: { atMost: 0 } },
    { name: 'tasks over 50 ms, jumps', value: jumps.tasks.length, unit: '', aim: { atMost: 0 } },
    { name: 'longest of them', value: longest, unit: 'ms' },
    { name: 'a frame by the wheel, median', value: percentile(wheel.frames, 0.5), unit: 'ms' },
    { name: 'a frame by the wheel, p95', value: percentile(wheel.frames, 0.95), unit: 'ms' },
    { name: 'floor: tasks over 50 ms', value: floor.tasks.length, unit: '' },
    { name: 'floor: a frame, median', value: percentile(floor.frames, 0.5), unit: 'ms' },
    { name: 'floor: a frame, p95', value: percentile(floor.frames, 0.95), unit: 'ms' },
    {
      name: 'a frame by the wheel, p95, to the floor',
      value: percentile(wheel.frames, 0.95) / percentile(floor.frames, 0.95),
      unit: 'x',
    },
  ]);
}

/** Adds items of every vendor up to `rows`, as long and as different as real ones. */
async function fill(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from items where archived_at is not null');
  await client.query(
    `insert into items (vendor_id, name, internal_name, price_cents, price_to_vendor_cents,
       daily_capacity, is_extra, tint)
     select 1 + n % 10, 'Dish number ' || n || ' of the long list', 'DISH ' || n, 400 + n % 700,
       250 + n % 400, case when n % 5 = 0 then n % 90 end, n % 7 = 0,
       (array['peach', 'butter', 'mint', 'sky', 'rose'])[1 + n % 5]
     from generate_series(1, $1::int - (select count(*)::int from items)) n`,
    [rows],
  );
  await client.query('analyze items');
  await client.end();
}

/**
 * Builds the floor of the measurement in the page: the same rows as plain markup, where rows that
 * scroll out are reused at the other end with other texts.
 */
function makePlain(): void {
  const before = document.querySelector('.ig-box');
  const box = before?.cloneNode(true);
  if (!before || !(box instanceof HTMLElement)) throw new Error('there is no grid');
  before.replaceWith(box);
  const height = 36;
  const panes = [...box.querySelectorAll('.ig-pane, .ig-rows')].map((pane) =>
    [...pane.children].filter((row) => row instanceof HTMLElement),
  );
  const count = panes[0]?.length ?? 0;
  const draw = () => {
    const first = Math.floor(box.scrollTop / height);
    for (const rows of panes) {
      rows.forEach((row, slot) => {
        const index = first + ((((slot - first) % count) + count) % count);
        if (row.dataset.index === String(index)) return;
        row.dataset.index = String(index);
        row.style.transform = `translateY(${index * height}px)`;
        for (const cell of row.children) {
          if (cell.childElementCount === 0)
            cell.textContent = `${cell.textContent?.slice(0, 9)} ${index}`;
        }
      });
    }
  };
  box.addEventListener('scroll', draw, { passive: true });
}

interface Measured {
  /** Milliseconds of each task over 50 ms; the browser reports no shorter ones. */
  readonly tasks: readonly number[];
  readonly frames: readonly number[];
}

async function measured(page: Page, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate(() => window.tasks.begin());
  await act();
  await framesLater(page, 4);
  return page.evaluate(() => window.tasks.end());
}

async function turnWheel(page: Page): Promise<void> {
  const box = await page.locator('.ig-box').boundingBox();
  if (!box) throw new Error('there is no grid');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS * 0.8 ? TURN_PX : -3 * TURN_PX);
    await framesLater(page, 1);
  }
}

async function pressPages(page: Page): Promise<void> {
  await page.locator('.ig-grid').focus();
  for (let turn = 0; turn < PAGES; turn += 1) {
    await page.keyboard.press(turn % 5 === 4 ? 'PageUp' : 'PageDown');
    await framesLater(page, 1);
  }
}

async function jump(page: Page): Promise<void> {
  for (let turn = 0; turn < JUMPS; turn += 1) {
    await page.evaluate(
      (share) => {
        const box = document.querySelector('.ig-box');
        if (box) box.scrollTop = share * (box.scrollHeight - box.clientHeight);
      },
      (turn * 0.37) % 1,
    );
    await framesLater(page, 2);
  }
}

const framesLater = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, count);

interface Tasks {
  begin(): void;
  end(): { tasks: number[]; frames: number[] };
}
declare global {
  interface Window {
    tasks: Tasks;
  }
}

function watchTasks(): void {
  let tasks: number[] = [];
  let frames: number[] = [];
  let last = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) tasks.push(duration);
  };
  const seen = new PerformanceObserver((list) => note(list.getEntries()));
  seen.observe({ type: 'longtask' });
  const look = (now: number) => {
    if (last > 0) frames.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.tasks = {
    begin() {
      seen.takeRecords();
      tasks = [];
      frames = [];
    },
    end() {
      note(seen.takeRecords());
      return { tasks, frames };
    },
  };
}
