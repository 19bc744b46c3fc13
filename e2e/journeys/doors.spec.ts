import type { Page } from '@playwright/test';
import { ROLES, type Role } from '@yay/domain/access';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const CALENDAR = say('frame.menu.lunchCalendar');
const LUNCHERS = say('frame.menu.lunchers');
const AHEAD = say('shell.nav.payAhead');
const ACCOUNT = say('frame.menu.account');
const ADMIN = say('frame.menu.admin');
const SCHOOLS = say('frame.menu.schools');
const VENDORS = say('frame.menu.vendors');
const SCHEDULES = [say('frame.menu.menuSchedules'), say('frame.menu.supplySchedules')];
const LOGOUT = say('shell.nav.logout');

interface Doors {
  /** Above the parents' pages. */
  readonly header: readonly string[];
  /** Behind one's own name. */
  readonly menu: readonly string[];
  /** The page that opens after signing in. */
  readonly landing: string;
}

const TEAM: Doors = {
  header: [CALENDAR, LUNCHERS, AHEAD],
  menu: [ADMIN, CALENDAR, ACCOUNT, SCHOOLS, VENDORS, LOGOUT],
  landing: '/admin',
};

// One role of each kind. apps/web/src/app/header/doors.test.ts has the doors of every role.
const DOORS = {
  customer: {
    header: [CALENDAR, LUNCHERS, AHEAD],
    menu: [CALENDAR, ACCOUNT, LOGOUT],
    landing: '/lunch-calendar',
  },
  school: { header: [], menu: [ACCOUNT, SCHOOLS, LOGOUT], landing: '/schools/' },
  vendor: { header: [], menu: [ACCOUNT, VENDORS, LOGOUT], landing: '/vendors/' },
  brand_ambassador: {
    header: SCHEDULES,
    menu: [ACCOUNT, ...SCHEDULES, LOGOUT],
    landing: '/admin/menu-schedules',
  },
  vendor_specialist: { header: [], menu: [ACCOUNT, LOGOUT], landing: '/parents/account' },
  superadmin: TEAM,
  merchandising_jr: TEAM,
} satisfies Partial<Record<Role, Doors>>;

/** The cards of the admin portal, in their order. */
const CARDS: Partial<Record<Role, readonly string[]>> = {
  merchandising_jr: [
    say('admin.entries.items'),
    say('admin.entries.meals'),
    say('admin.entries.menus'),
    say('admin.entries.vendors'),
    say('admin.entries.media'),
    say('admin.entries.menuSchedules'),
    say('admin.entries.supplySchedules'),
    say('admin.entries.itemFlags'),
    say('admin.entries.tagOMatic'),
    say('admin.entries.reviews'),
    say('admin.entries.exports'),
  ],
  superadmin: [
    say('admin.entries.discounts'),
    say('admin.entries.items'),
    say('admin.entries.meals'),
    say('admin.entries.menus'),
    say('admin.entries.schools'),
    say('admin.entries.users'),
    say('admin.entries.vendors'),
    say('admin.entries.logs'),
    say('admin.entries.markets'),
    say('admin.entries.media'),
    say('admin.entries.modals'),
    say('admin.entries.pages'),
    say('admin.entries.redirects'),
    say('admin.entries.requests'),
    say('admin.entries.settings'),
    say('admin.entries.terms'),
    say('admin.entries.revenue'),
    say('admin.entries.reconciliation'),
    say('admin.entries.blackouts'),
    say('admin.entries.extraTypes'),
    say('admin.entries.inventoryAssignments'),
    say('admin.entries.inventoryCounts'),
    say('admin.entries.kiosks'),
    say('admin.entries.menuSchedules'),
    say('admin.entries.supplySchedules'),
    say('admin.entries.creditUpload'),
    say('admin.entries.approvals'),
    say('admin.entries.dunning'),
    say('admin.entries.massPriceUpdates'),
    say('admin.entries.creditCodeSets'),
    say('admin.entries.itemFlags'),
    say('admin.entries.tagOMatic'),
    say('admin.entries.reviews'),
    say('admin.entries.exports'),
  ],
};

/** The pages of the doors, and who may open them. */
const TEAM_ROLES = ROLES.filter(
  (role) =>
    !['customer', 'school', 'vendor', 'brand_ambassador', 'vendor_specialist'].includes(role),
);
const MERCHANDISING: readonly Role[] = [
  'admin',
  'merchandising_sr',
  'merchandising_jr',
  'superadmin',
];
const OPEN_TO: readonly (readonly [string, readonly Role[]])[] = [
  ['/lunch-calendar', [...TEAM_ROLES, 'customer']],
  ['/parents/account', ROLES],
  ['/admin', TEAM_ROLES],
  ['/schools', [...TEAM_ROLES, 'school']],
  ['/vendors', [...TEAM_ROLES, 'vendor']],
  ['/admin/dashboard/item-flags', MERCHANDISING],
  ['/admin/tag-o-matic', MERCHANDISING],
];
/** The roles that cross over the bridge to the tools outside. */
const BRIDGES: readonly Role[] = ['developer', 'superadmin'];

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) =>
  header(page)
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link');

async function ownMenu(page: Page) {
  await header(page)
    .getByRole('button', { name: /open your menu$/ })
    .click();
  const list = header(page).getByRole('list', { name: say('frame.menu.label') });
  await expect(list).toBeVisible();
  return list.getByRole('link').filter({ visible: true });
}

/** The server's answer to an address, whatever the menus show. */
const statusOf = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();

for (const role of Object.keys(DOORS) as (keyof typeof DOORS)[]) {
  test(`${role} sees the doors of the role and no others`, async ({ page, world }) => {
    const doors: Doors = DOORS[role];
    await world.signIn(page, `${role}@demo.test`);
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname.startsWith(doors.landing));
    await page.goto('/parents/account');
    await expect(mainLinks(page)).toHaveText([...doors.header]);
    await expect(await ownMenu(page)).toHaveText([...doors.menu]);
    const bridges = header(page).getByRole('button', { name: /^(Telescope|Vapor UI)$/ });
    await expect(bridges).toHaveCount(BRIDGES.includes(role) ? 2 : 0);
    const entries = CARDS[role];
    if (entries === undefined) return;
    await page.goto('/admin');
    const places = page.getByRole('navigation', { name: say('desk.places') });
    await expect(places.getByRole('link')).toHaveText([...entries]);
  });
}

test('the server opens a page to the roles that have its door, and shuts it to the others', async ({
  page,
  world,
}) => {
  for (const role of ROLES) {
    await world.signIn(page, `${role}@demo.test`);
    for (const [path, roles] of OPEN_TO) {
      const status = await statusOf(page, path);
      // A calendar with nobody to order for leads on.
      if (roles.includes(role)) expect([200, 302], `${role} at ${path}`).toContain(status);
      else expect(status, `${role} at ${path}`).toBe(403);
    }
  }
});

test('a brand ambassador reads the schedules and opens nothing else of the admin portal', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'brand_ambassador@demo.test');
  const main = page.getByRole('main');
  for (const [path, title, shown] of [
    [
      '/admin/menu-schedules',
      say('menu-schedules.page.title'),
      main.getByRole('combobox', { name: 'Market' }),
    ],
    ['/admin/supply-schedules', say('supply-schedules.title'), main.getByRole('table')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const groups = header(page).getByRole('navigation', { name: say('shell.nav.label') });
    await expect(groups.getByRole('button')).toHaveCount(1);
    await expect(shown).toBeVisible();
    // The role may read, and change nothing.
    for (const act of [say('menu-schedules.tools.assign'), say('supply-schedules.new')]) {
      await expect(page.getByRole('button', { name: act })).toHaveCount(0);
    }
  }
  for (const path of ['/admin', '/admin/menus', '/admin/items', '/admin/schools']) {
    expect(await statusOf(page, path), path).toBe(403);
  }
});

test('a person of the team goes from a family’s page to every portal without another load', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('404', 'HttpError');
  await world.signIn(page, 'superadmin@demo.test');
  for (const [door, portal] of [
    [ADMIN, 'admin'],
    [SCHOOLS, 'schools'],
    [VENDORS, 'vendors'],
  ] as const) {
    await page.goto('/parents/account');
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    await (await ownMenu(page)).filter({ hasText: door }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`/${portal}`));
    await expect(page.locator('html')).toHaveAttribute('data-portal', portal);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/parents\/account$/);
    await expect(page.locator('html')).toHaveAttribute('data-portal', 'parent');
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  }
});

test('a visitor sees log in and sign up, and no doors', async ({ page }) => {
  await page.goto('/');
  await expect(mainLinks(page)).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: say('shell.nav.login') })).toBeVisible();
  await expect(header(page).getByRole('link', { name: say('shell.nav.signUp') })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: /hello@/ })).toBeVisible();
  await expect(foot.getByText(/All Rights Reserved\.$/)).toBeVisible();
  for (const path of ['/lunch-calendar', '/parents/account', '/admin', '/schools', '/vendors']) {
    expect(await statusOf(page, path), path).toBe(302);
  }
});

test('no link of the frame leads to nothing', async ({ page, world }) => {
  const dead = async () => {
    const links = page.locator('header a[href^="/"], footer a[href^="/"]');
    const paths = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    for (const path of new Set(paths)) expect(await statusOf(page, path), path).toBeLessThan(400);
  };
  await page.goto('/');
  await dead();
  await world.signIn(page, 'superadmin@demo.test');
  for (const path of ['/', '/schools', '/vendors']) {
    await page.goto(path);
    await ownMenu(page);
    await dead();
  }
});

test('the vendors’ and the schools’ headers offer a visitor to sign up', async ({
  page,
  watch,
}) => {
  watch.expectFailure('404');
  for (const path of ['/vendors/no/such/page', '/schools/no/such/page']) {
    await page.goto(path);
    await expect(page.getByText(say('shell.wrong.notFoundTitle'))).toBeVisible();
    await header(page)
      .getByRole('link', { name: say('shell.nav.signUp') })
      .click();
    await expect(page).toHaveURL(/\/sign-up$/);
  }
});

test('a refused or missing page is shown in the frame of its portal', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('403', '404', 'HttpError');
  await world.signIn(page, 'school@demo.test');
  for (const [path, portal, status, title] of [
    ['/lunch-calendar', 'parent', 403, 'Lunch Calendar • Yay Lunch!'],
    ['/vendors', 'vendors', 403, 'Yay Lunch!'],
    ['/admin', 'admin', 403, 'YL'],
    ['/admin/items', 'admin', 403, 'YL • Items'],
    ['/schools/no/such/page', 'schools', 404, 'Yay Lunch!'],
    ['/admin/no/such/page', 'admin', 404, 'YL'],
    ['/no/such/page', 'parent', 404, 'Yay Lunch!'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.locator('html')).toHaveAttribute('data-portal', portal);
    await expect(page.getByText(String(status))).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(header(page)).toHaveCount(1);
    await expect(header(page).getByRole('button', { name: /open your menu$/ })).toBeVisible();
    // A refusal has no wide layout that could be minimized.
    await expect(page.getByRole('button', { name: say('admin.frame.minimize') })).toHaveCount(0);
  }
});

test('a missing page leads back to the home of its portal', async ({ page, world, watch }) => {
  watch.expectFailure('404', 'HttpError');
  await world.signIn(page, 'superadmin@demo.test');
  for (const [path, way, home] of [
    ['/admin/no/such/page', 'toDesk', '/admin'],
    ['/schools/no/such/page', 'toSchools', '/schools'],
    ['/vendors/no/such/page', 'toVendors', '/vendors'],
    // A person without a child lands on the page where one is added.
    ['/no/such/page', 'toCalendar', '/account/lunchers'],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('link', { name: say(`shell.wrong.${way}`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`${home}(\\?.*)?$`));
  }
});

test('the log-out address signs the person out', async ({ page, world, watch }) => {
  // A visitor who leaves at once may be gone before her page has asked for its channels.
  watch.expectFailure('/api/broadcasting/auth');
  await world.signIn(page, 'parent@demo.test');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);
});

test('a school’s office sees its week, at its own address', async ({ page, world, watch }) => {
  watch.expectFailure('404', 'HttpError');
  await world.signIn(page, 'school@demo.test');
  await page.goto('/schools');
  await expect(page).toHaveURL(/\/schools\/maplewood-elementary-\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await page.goto(`/schools/an-older-name-${id}/week?week=2026-10-19`);
  await expect(page).toHaveURL(
    new RegExp(`/schools/maplewood-elementary-${id}/week\\?week=2026-10-19$`),
  );
  await expect(page.getByRole('navigation', { name: /Maplewood Elementary/ })).toBeVisible();
  const [ordered] = await world.rows<{ monday: number; week: number }>(
    `select count(*) filter (where date = '2026-10-19')::int as monday, count(*)::int as week
     from orders where destination_id = $1 and status <> 'cancelled'
       and date between '2026-10-19' and '2026-10-23'`,
    [id],
  );
  const total = page.getByRole('row', {
    name: new RegExp(`^${say('destinations.portal.grades.all')}`),
  });
  await expect(total.getByRole('cell').first()).toHaveText(String(ordered?.monday));
  await expect(total.getByRole('cell').last()).toHaveText(String(ordered?.week));
  await expect(page.getByText(/^Families can order until/).first()).toBeVisible();

  for (const foreign of [`x-${id + 1}`, 'x-999999', `x-${id + 1}/week`]) {
    const answer = await page.goto(`/schools/${foreign}`);
    expect(answer?.status(), foreign).toBe(404);
    await expect(page.getByText(say('shell.wrong.notFoundTitle'))).toBeVisible();
  }
});
