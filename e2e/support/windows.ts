import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { devtoolsOf } from './devtools.ts';
import { goQuiet } from './quiet.ts';
import { reportRefusals } from './watch.ts';

/** A browser context with its first page. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Windows that are kept open at most; the one that waits longest is closed first. */
const KEPT = 6;

/** Acts that last as long as their context: a window that saw one is closed with its journey. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setHTTPCredentials',
    'setOffline',
  ],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/** The events that a journey may listen to. */
const EVENTS = {
  context: ['console', 'dialog', 'page', 'request', 'response', 'serviceworker', 'weberror'],
  page: [
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'framenavigated',
    'load',
    'pageerror',
    'popup',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'websocket',
    'worker',
  ],
} as const;

/** The options of a window: windows of other options can't stand in for one another. */
export type WindowOptions = BrowserContextOptions & { readonly baseURL: string };

interface Kept extends Window {
  readonly options: WindowOptions;
  /** The options that a context keeps for good, as one text. */
  readonly kind: string;
  isSpent: boolean;
}

interface End {
  /** True when the journey passed. */
  readonly isSound: boolean;
  /** True when the next journey has the same world, and so the same files and pictures. */
  readonly keepsFiles: boolean;
}

export interface Windows {
  /**
   * Opens an empty window: an emptied one of these options when there is one and it need not be new,
   * otherwise a new one.
   */
  open(options: WindowOptions, isNew?: boolean): Promise<Window>;
  /** Empties a window for the next journey, or closes it. */
  leave(window: Window, end: End): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the windows of a worker. A new window has a process of its own that reads and compiles
 * every script anew, which costs more than all that most journeys do in it; so a window is emptied
 * after a journey and opened again by another one.
 */
export function createWindows(browser: Browser): Windows {
  const idle: Kept[] = [];
  const used = new Map<BrowserContext, Kept>();
  return {
    async open({ viewport, ...options }, isNew = false) {
      const kind = JSON.stringify(Object.entries(options).sort());
      const index = isNew ? -1 : idle.findLastIndex((one) => one.kind === kind);
      const [window = await createWindow(browser, options, kind)] =
        index === -1 ? [] : idle.splice(index, 1);
      if (viewport) await window.page.setViewportSize(viewport);
      used.set(window.context, window);
      return window;
    },
    async leave({ context }, { isSound, keepsFiles }) {
      const window = used.get(context);
      if (window === undefined) return;
      used.delete(context);
      const isEmpty = isSound && !window.isSpent && (await emptied(window, keepsFiles));
      if (isEmpty) idle.push(window);
      const [closing] = isEmpty ? idle.splice(0, idle.length - KEPT) : [window];
      await closing?.context.close();
    },
    async close() {
      const all = [...idle.splice(0), ...used.values()];
      await Promise.all(all.map(({ context }) => context.close()));
    },
  };
}

async function createWindow(browser: Browser, options: WindowOptions, kind: string): Promise<Kept> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await devtoolsOf(page);
  await reportRefusals(context);
  const window: Kept = { context, page, options, kind, isSpent: false };
  const spend = () => {
    window.isSpent = true;
  };
  before(context, LASTING.context, spend);
  before(context.clock, LASTING.clock, spend);
  before(page, LASTING.page, spend);
  return window;
}

/** Lets something happen before each of these acts of an object. */
function before<Of extends object>(of: Of, acts: readonly (keyof Of)[], happen: () => void): void {
  for (const name of acts) {
    const act = of[name] as (...args: unknown[]) => unknown;
    const told = (...args: unknown[]) => {
      happen();
      return act.apply(of, args);
    };
    Object.assign(of, { [name]: told });
  }
}

/** Removes all that a journey left in a window; false when the window cannot be used again. */
async function emptied({ context, page, options }: Kept, keepsFiles: boolean): Promise<boolean> {
  const { origin } = new URL(options.baseURL);
  // A listener that stays would answer the next journey's questions.
  for (const event of EVENTS.context) context.removeAllListeners(event);
  for (const event of EVENTS.page) page.removeAllListeners(event);
  try {
    // Routes hold or change calls of a journey that is over.
    await Promise.all(context.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const others = context.pages().filter((one) => one !== page);
    await Promise.all(others.map((one) => one.close()));
    const devtools = await devtoolsOf(page);
    const { entries } = await devtools.send('Page.getNavigationHistory');
    const isAtHome = ({ url }: { url: string }) =>
      url === 'about:blank' || url.startsWith(`${origin}/`);
    if (!entries.every(isAtHome)) return false;
    await goQuiet(page, origin);
    await page.evaluate(() => {
      window.name = '';
      localStorage.clear();
      sessionStorage.clear();
    });
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    if (!keepsFiles) await devtools.send('Network.clearBrowserCache');
    await devtools.send('Page.resetNavigationHistory');
    await context.clearCookies();
    const { colorScheme = 'light', reducedMotion } = options;
    await page.emulateMedia({ media: null, colorScheme, reducedMotion });
    // Nothing lies under the pointer when a window opens.
    await page.mouse.move(-1, -1);
    return true;
  } catch {
    return false;
  }
}
