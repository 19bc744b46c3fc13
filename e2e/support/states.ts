import { expect, type Page } from '@playwright/test';
import { portalOf } from '@yay/contract/page';
import { PAGES, type PageName } from '@yay/contract/pages';
import { hold, type Outage } from './hold.ts';
import { NEXT_MONDAY } from './now.ts';
import { followTraffic, isCode, LOADING } from './settled.ts';

/** The four states that every page is designed for. */
export const STATES = ['full', 'empty', 'loading', 'error'] as const;
export type State = (typeof STATES)[number];

export const SIZES = [
  { name: '1280', width: 1280, height: 900 },
  { name: '390', width: 390, height: 844 },
] as const;
export const THEMES = ['light', 'dark'] as const;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The people with much data, and those without any yet. */
const PEOPLE = {
  parent: { full: 'parent@demo.test', empty: 'newparent@demo.test' },
  vendors: { full: 'vendor@demo.test', empty: 'admin@demo.test' },
  schools: { full: 'school@demo.test', empty: 'admin@demo.test' },
  admin: { full: 'superadmin@demo.test', empty: 'superadmin@demo.test' },
} as const;

/** The person who opens a page in a state; null is a visitor who is not signed in. */
export function lookerAt(name: PageName, state: State): string | null {
  const { permission, path } = PAGES[name];
  // Everybody may open it, without a network too; who counts is somebody of a school.
  if (name === 'countPlace') return PEOPLE.schools[state === 'empty' ? 'empty' : 'full'];
  // A visitor: whoever is signed in lands on a page of that person's own.
  return permission === 'guest' || name === 'home'
    ? null
    : PEOPLE[portalOf(path)][state === 'empty' ? 'empty' : 'full'];
}

/** Opens a page in a state as a person would; only the network is made slow or broken. */
export async function open(page: Page, name: PageName, state: State): Promise<void> {
  if (state === 'loading' || state === 'error') {
    const outage = await openWaiting(page, name);
    if (state === 'error') await outage.begin();
    return;
  }
  const address = await addressOf(page, name, state);
  const traffic = followTraffic(page);
  await arrive(page, address);
  await traffic.settled();
  traffic.stop();
}

/** Opens a page to be looked at: with what comes a moment later, in the place kept for it. */
export async function openToLook(page: Page, name: PageName, state: State): Promise<void> {
  await open(page, name, state);
  // Until its data is there a page is not quiet, and such parts do not come.
  if (state === 'loading') return;
  if (await page.locator('[data-phone-bar]').count())
    await page.locator('.phone-bar').waitFor({ state: 'attached' });
  // The workshop shows grey bars for their own sake.
  if (state === 'error' || name === 'workshop') return;
  await expect(page.locator('main .sk')).toHaveCount(0);
  for (const chart of await page.locator('.recharts-responsive-container').all())
    await chart.locator('svg').first().waitFor();
}

/** Opens a page that waits for its data; once an outage begins, the page gets an error instead. */
export async function openWaiting(page: Page, name: PageName): Promise<Outage> {
  const address = await addressOf(page, name, 'loading');
  const traffic = followTraffic(page);
  const code = followTraffic(page, isCode);
  const { begin, end } = await hold(page);
  await arrive(page, address);
  // The skeleton of a waiting page may come with a script of its own.
  await code.settled();
  code.stop();
  return {
    async begin() {
      const waits = (await page.locator(LOADING).count()) > 0;
      await begin();
      if (waits) await page.locator('[role="alert"]').first().waitFor();
      await traffic.settled();
    },
    async end() {
      traffic.stop();
      await end();
    },
  };
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1, [aria-busy="true"], [role="alert"]').first().waitFor();
}

/**
 * Tells whether the empty state has a person or an address of its own; if not, it is the full
 * state.
 */
export async function hasEmptyState(page: Page, name: PageName): Promise<boolean> {
  if (lookerAt(name, 'empty') !== lookerAt(name, 'full')) return true;
  return (await addressOf(page, name, 'empty')) !== (await addressOf(page, name, 'full'));
}

/** Returns the address of a page; that of a record comes from its list, where a person finds it. */
async function addressOf(page: Page, name: PageName, state: State): Promise<string> {
  const { path } = PAGES[name];
  if (name === 'lunchCalendar') return `${path}?week=${NEXT_MONDAY}`;
  // The list of all users is never empty, so a filter without matches empties it.
  if (name === 'adminUsers' && state === 'empty') return `${path}?email=nobody&roles=customer`;
  if (name === 'adminDiscounts' && state === 'empty') return `${path}?code=NOTHING-LIKE-IT`;
  if (name === 'adminBlackouts' && state === 'empty') return `${path}?name=nothing-like-it`;
  if (name === 'adminMenus' && state === 'empty') return `${path}?group=nothing-like-it`;
  if (name === 'adminMarkets' && state === 'empty') return `${path}?name=nothing-like-it`;
  if (name === 'adminMenuSchedules') return state === 'full' ? `${path}?schools=1` : path;
  if (name === 'adminSupplySchedules' && state === 'empty') return `${path}?archived=1`;
  if (name === 'adminPages' && state === 'empty') return `${path}?q=nothing-like-it`;
  if (name === 'adminRedirects' && state === 'empty') return `${path}?q=nothing-like-it`;
  if (path.includes('$page')) return path.replace('$page', state === 'empty' ? '2' : '1');
  if (path.includes('$redirect')) return path.replace('$redirect', state === 'empty' ? '2' : '1');
  if (name === 'adminModals' && state === 'empty') return `${path}?q=nothing-like-it`;
  if (name === 'modalAddresses' && state === 'empty') return `${path}?q=nothing-like-it`;
  if (path.includes('$modal')) return path.replace('$modal', state === 'empty' ? '4' : '1');
  if (name === 'adminItems' && state === 'empty') return `${path}?q=nothing-like-it`;
  if (name === 'adminMeals' && state === 'empty') return `${path}?date=2020-01-06..2020-01-10`;
  if (name === 'mealCounts' && state === 'empty') return `${path}?date=2020-01-06..2020-01-10`;
  if (name === 'adminTerms' && state === 'empty') return `${path}?search=nothing-like-it`;
  if (name === 'adminRequests' && state === 'empty') return `${path}?search=nothing-like-it`;
  if (/^adminInventory(Assignments|Counts)$/.test(name) && state === 'empty') {
    return `${path}?search=nothing-like-it`;
  }
  if (!path.includes('$')) return path;
  if (path.includes('$user')) {
    const search = state === 'empty' ? PEOPLE.parent.empty : PEOPLE.parent.full;
    const answer = await page.request.get('/api/users', { params: { search } });
    const { data: people } = (await answer.json()) as { data: { id: number }[] };
    if (people[0] === undefined) throw new Error(`nobody to open at ${path}`);
    return path.replace('$user', String(people[0].id));
  }
  if (path.includes('$item')) {
    const answer = await page.request.get('/api/item-grid');
    const { data: items } = (await answer.json()) as { data: { id: number; name: string }[] };
    const itemName = state === 'empty' ? 'Harvest grain bowl' : 'Turkey sandwich';
    const item = items.find((one) => one.name === itemName);
    if (item === undefined) throw new Error(`nothing to open at ${path}`);
    return path.replace('$item', String(item.id));
  }
  if (path.includes('$discount')) {
    const answer = await page.request.get('/api/list/search', {
      params: { model: 'Discount', value: state === 'empty' ? 'ONCE' : 'LUNCH5' },
    });
    const { data } = (await answer.json()) as { data: { id: number }[] };
    if (data[0] === undefined) throw new Error(`nothing to open at ${path}`);
    return path.replace('$discount', String(data[0].id));
  }
  if (name === 'menuReplace' && state !== 'empty') {
    // The menu keeps the item on other days.
    const answer = await page.request.get('/api/substitutions/1');
    const { data } = (await answer.json()) as {
      data: { menu: { id: number }; from: { id: number } };
    };
    return `${path.replace('$menu', String(data.menu.id))}?item=${data.from.id}`;
  }
  if (path.includes('$menu')) {
    const answer = await page.request.post('/api/list', {
      data: { model: 'Menu', columns: ['id'], perPage: 1 },
    });
    const { data } = (await answer.json()) as { data: { id: number }[] };
    if (data[0] === undefined) throw new Error(`nothing to open at ${path}`);
    return path.replace('$menu', String(data[0].id));
  }
  if (path.includes('$market')) {
    const answer = await page.request.get('/api/markets');
    const { data } = (await answer.json()) as { data: { id: number }[] };
    if (data[0] === undefined) throw new Error(`nothing to open at ${path}`);
    return path.replace('$market', String(data[0].id));
  }
  if (path.includes('$request')) {
    // The first one of them that was answered, or that nobody has opened.
    const found = state === 'empty' ? 'new' : 'answered';
    const answer = await page.request.get('/api/admin/requests', { params: { state: found } });
    const { data } = (await answer.json()) as { data: { id: number }[] };
    if (data[0] === undefined) throw new Error(`nothing to open at ${path}`);
    return path.replace('$request', String(data[0].id));
  }
  if (path.includes('$run')) {
    // The payment provider runs on real time, so its days do.
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.post('/api/reconciliations', {
      data: { first_day: day, last_day: day },
    });
    const { data } = (await answer.json()) as { data: { id: number } };
    // While a run is read its page changes by itself.
    await expect(async () => {
      const now = await page.request.get(`/api/reconciliations/${data.id}`);
      const { data: run } = (await now.json()) as { data: { status: string } };
      expect(['waiting', 'reading']).not.toContain(run.status);
    }).toPass();
    return path.replace('$run', String(data.id));
  }
  if (path.includes('$trip')) {
    const schools = await page.request.get('/api/v2/destinations');
    const { data } = (await schools.json()) as { data: { id: number }[] };
    for (const { id } of data) {
      const answer = await page.request.get(`/api/destinations/${id}/trips`);
      const trips = ((await answer.json()) as { data: { id: number }[] }).data;
      if (trips[0]) return path.replace('$school', `x-${id}`).replace('$trip', `${trips[0].id}`);
    }
    throw new Error(`nothing to open at ${path}`);
  }
  if (path.includes('$location') || path.includes('$count')) {
    const schools = await page.request.get('/api/v2/destinations');
    const { data } = (await schools.json()) as { data: { id: number }[] };
    const answer = await page.request.get(`/api/v2/inventory/schools/${data[0]?.id}`);
    const stock = (
      (await answer.json()) as {
        data: { location: { id: number; destination_id: number }; counts: { number: number }[] };
      }
    ).data;
    return path
      .replace('$school', `x-${stock.location.destination_id}`)
      .replace('$location', `${stock.location.id}`)
      .replace('$count', `${stock.counts[0]?.number}`);
  }
  const list = path.includes('$school') ? '/api/v2/destinations' : '/api/v2/vendors';
  const answer = await page.request.get(list);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const first = data[0];
  if (first === undefined) throw new Error(`nothing to open at ${path}`);
  const record = portalOf(PAGES[name].path) === 'admin' ? String(first.id) : `x-${first.id}`;
  return path.replace(/\$\w+/, record);
}
