import type { Page } from '@playwright/test';
import { ROLES, type Role } from '@yay/domain/access';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'common' });

const CALENDAR = say('frame.menu.lunchCalendar');
const LUNCHERS = say('frame.menu.lunchers');
const AHEAD = say('shell.nav.payAhead');
const PAY_AHEAD = say('frame.menu.payAhead');
const ACCOUNT = say('frame.menu.account');
const ADMIN = say('frame.menu.admin');
const SCHOOLS = say('frame.menu.schools');
const VENDORS = say('frame.menu.vendors');
const LOGOUT = say('shell.nav.logout');

interface Doors {
  /** Above the parents' pages. */
  readonly header: readonly string[];
  /** Behind one's own name. */
  readonly menu: readonly string[];
  /** Besides: on the start page. */
  readonly home: readonly string[];
}

const TEAM: Doors = {
  header: [CALENDAR, LUNCHERS, AHEAD],
  menu: [ADMIN, CALENDAR, ACCOUNT, SCHOOLS, VENDORS, LOGOUT],
  home: [CALENDAR, LUNCHERS, PAY_AHEAD, ADMIN, ACCOUNT, SCHOOLS, VENDORS],
};
const ROAD: Doors = { header: [], menu: [ACCOUNT, LOGOUT], home: [ACCOUNT] };

// Written out by hand from the requirement, and not from the tables of the code.
const DOORS: Record<Role, Doors> = {
  customer: {
    header: [CALENDAR, LUNCHERS, AHEAD],
    menu: [CALENDAR, ACCOUNT, LOGOUT],
    home: [CALENDAR, LUNCHERS, PAY_AHEAD, ACCOUNT],
  },
  school: { header: [], menu: [ACCOUNT, SCHOOLS, LOGOUT], home: [ACCOUNT, SCHOOLS] },
  vendor: { header: [], menu: [ACCOUNT, VENDORS, LOGOUT], home: [ACCOUNT, VENDORS] },
  brand_ambassador: ROAD,
  vendor_specialist: ROAD,
  superadmin: TEAM,
  admin: TEAM,
  developer: TEAM,
  cafe: TEAM,
  customer_experience_sr: TEAM,
  customer_support: TEAM,
  growth_jr: TEAM,
  growth_sr: TEAM,
  marketing: TEAM,
  merchandising_jr: TEAM,
  merchandising_sr: TEAM,
  ops_lead: TEAM,
  ops_lead_jr: TEAM,
};

const BILLING: readonly Role[] = [
  'admin',
  'customer_experience_sr',
  'customer_support',
  'superadmin',
];
const CREDIT: readonly Role[] = ['admin', 'customer_experience_sr', 'superadmin'];

const CATALOGUE: readonly Role[] = [
  'admin',
  'developer',
  'customer_experience_sr',
  'merchandising_jr',
  'merchandising_sr',
  'ops_lead_jr',
  'ops_lead',
  'superadmin',
];
const ROUTES: readonly Role[] = ['admin', 'developer', 'ops_lead_jr', 'ops_lead', 'superadmin'];
const MERCHANDISING: readonly Role[] = ['admin', 'merchandising_sr', 'merchandising_jr'];
const TEAM_ROLES = ROLES.filter((role) => DOORS[role] === TEAM);

/** The entries of the admin portal and who has them, from decisions.md's table of permissions. */
const ADMIN_ENTRIES: readonly (readonly [string, readonly Role[]])[] = [
  [
    say('admin.entries.discounts'),
    ['admin', 'developer', 'customer_experience_sr', 'growth_sr', 'marketing', 'superadmin'],
  ],
  [say('admin.entries.items'), CATALOGUE],
  [say('admin.entries.meals'), [...CATALOGUE, 'cafe']],
  [say('admin.entries.menus'), CATALOGUE],
  [
    say('admin.entries.schools'),
    [
      'admin',
      'developer',
      'customer_experience_sr',
      'customer_support',
      'growth_jr',
      'growth_sr',
      'ops_lead_jr',
      'ops_lead',
      'merchandising_sr',
      'superadmin',
    ],
  ],
  [
    say('admin.entries.users'),
    ['admin', 'developer', 'customer_experience_sr', 'customer_support', 'ops_lead', 'superadmin'],
  ],
  [say('admin.entries.vendors'), CATALOGUE],
  [say('admin.entries.logs'), ['admin', 'developer', 'ops_lead', 'superadmin']],
  [say('admin.entries.markets'), ['admin', 'developer', 'ops_lead', 'superadmin']],
  [say('admin.entries.revenue'), ['admin', 'developer', 'ops_lead', 'superadmin']],
  [say('admin.entries.reconciliation'), BILLING],
  [say('admin.entries.blackouts'), ROUTES],
  [say('admin.entries.extraTypes'), ROUTES],
  [say('admin.entries.menuSchedules'), TEAM_ROLES],
  [say('admin.entries.supplySchedules'), TEAM_ROLES],
  [say('admin.entries.creditUpload'), CREDIT],
  [say('admin.entries.approvals'), CREDIT],
  [say('admin.entries.dunning'), BILLING],
  [say('admin.entries.massPriceUpdates'), CREDIT],
  [say('admin.entries.creditCodeSets'), CREDIT],
  [say('admin.entries.itemFlags'), MERCHANDISING],
  [say('admin.entries.tagOMatic'), MERCHANDISING],
  [say('admin.entries.reviews'), CATALOGUE],
  [say('admin.entries.exports'), TEAM_ROLES],
];
/** Hand-offs over the bridge. */
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

/** Whether the address is hers: the answer of the server, whatever the menus say. */
const statusOf = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();

for (const role of ROLES) {
  test(`${role} sees what is hers and nothing else`, async ({ page, world }, info) => {
    const doors = DOORS[role];
    await world.signIn(page, `${role}@demo.test`);
    await page.goto('/');
    await expect(mainLinks(page)).toHaveText([...doors.header]);
    const shown = page.getByRole('list', { name: say('account.home.doorsLabel') });
    await expect(shown.getByRole('link').locator('b')).toHaveText([...doors.home]);
    await expect(await ownMenu(page)).toHaveText([...doors.menu]);
    const bridges = header(page).getByRole('button', { name: /^(Telescope|Vapor UI)$/ });
    await expect(bridges).toHaveCount(BRIDGES.includes(role) ? 2 : 0);
    await page.screenshot({ path: info.outputPath(`${role}.png`) });

    // Every door opens, and what has none is shut. A calendar with nobody to order for leads on.
    for (const [path, door] of [
      ['/lunch-calendar', CALENDAR],
      ['/parents/account', ACCOUNT],
      ['/admin', ADMIN],
      ['/schools', SCHOOLS],
      ['/vendors', VENDORS],
    ] as const) {
      const status = await statusOf(page, path);
      if (doors.menu.includes(door)) expect([200, 302], path).toContain(status);
      else expect(status, path).toBe(403);
    }
    // A page is shut to whom its entry is not shown, however its address came to them.
    const merchandises = [...MERCHANDISING, 'superadmin'].includes(role);
    for (const path of ['/admin/dashboard/item-flags', '/admin/tag-o-matic']) {
      expect(await statusOf(page, path), path).toBe(merchandises ? 200 : 403);
    }
    if (doors !== TEAM) return;
    await page.goto('/admin');
    const cards = page.getByRole('main').locator('.places').getByRole('link').locator('b');
    await expect(cards).toHaveText(
      ADMIN_ENTRIES.filter(([, roles]) => roles.includes(role)).map(([entry]) => entry),
    );
    await page.screenshot({ path: info.outputPath(`${role}-admin.png`) });
  });
}

test('who brings lunch to schools reads the schedules, and has nothing else of the portal', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'brand_ambassador@demo.test');
  for (const [path, title] of [
    ['/admin/menu-schedules', say('schedules.page.title')],
    ['/admin/supply-schedules', say('supplies.title')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const groups = header(page).getByRole('navigation', { name: say('shell.nav.label') });
    await expect(groups.getByRole('button')).toHaveCount(1);
    const market = page.getByRole('main').getByRole('combobox', { name: 'Market' });
    await expect(market).toContainText('Central');
    // Reading is all that there is.
    for (const act of [say('schedules.tools.assign'), say('supplies.new')]) {
      await expect(page.getByRole('button', { name: act })).toHaveCount(0);
    }
  }
  for (const path of ['/admin', '/admin/menus', '/admin/items', '/admin/schools']) {
    expect(await statusOf(page, path), path).toBe(403);
  }
});

test('a visitor sees the way in, and no door', async ({ page }, info) => {
  await page.goto('/');
  await expect(mainLinks(page)).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: say('shell.nav.login') })).toBeVisible();
  await expect(header(page).getByRole('link', { name: say('shell.nav.signUp') })).toBeVisible();
  await expect(page.getByRole('list', { name: say('account.home.doorsLabel') })).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: /hello@/ })).toBeVisible();
  await expect(foot.getByText(/All Rights Reserved\.$/)).toBeVisible();
  await page.screenshot({ path: info.outputPath('visitor.png') });
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

test('a page that is not hers, or is none, stands in the frame of its portal', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('403', '404', 'HttpError');
  await world.signIn(page, 'school@demo.test');
  for (const [path, portal, status] of [
    ['/lunch-calendar', 'parent', 403],
    ['/vendors', 'vendors', 403],
    ['/admin', 'admin', 403],
    ['/admin/items', 'admin', 403],
    ['/schools/no/such/page', 'schools', 404],
    ['/admin/no/such/page', 'admin', 404],
    ['/no/such/page', 'parent', 404],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.locator('html')).toHaveAttribute('data-portal', portal);
    await expect(page.getByText(String(status))).toBeVisible();
    await expect(header(page)).toHaveCount(1);
    await expect(header(page).getByRole('button', { name: /open your menu$/ })).toBeVisible();
    // What is refused takes no more width than any refusal.
    await expect(page.getByRole('button', { name: say('admin.frame.minimize') })).toHaveCount(0);
  }
});

test('the address that logs out does so', async ({ page, world }) => {
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
  await page.goto(`/schools/an-older-name-${id}?week=2026-10-19`);
  await expect(page).toHaveURL(
    new RegExp(`/schools/maplewood-elementary-${id}\\?week=2026-10-19$`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maplewood Elementary');
  const [ordered] = await world.rows<{ monday: number; week: number }>(
    `select count(*) filter (where date = '2026-10-19')::int as monday, count(*)::int as week
     from orders where destination_id = $1 and status <> 'cancelled'
       and date between '2026-10-19' and '2026-10-23'`,
    [id],
  );
  const total = page.getByRole('row', { name: new RegExp(`^${say('school.grades.all')}`) });
  await expect(total.getByRole('cell').first()).toHaveText(String(ordered?.monday));
  await expect(total.getByRole('cell').last()).toHaveText(String(ordered?.week));
  await expect(page.getByText(/^Families can order until/).first()).toBeVisible();

  for (const foreign of [id + 1, 999_999]) {
    await page.goto(`/schools/x-${foreign}`);
    await expect(page.getByText(say('shell.wrong.notFoundTitle'))).toBeVisible();
  }
});
