import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { copyPerson } from '../support/copy-person.ts';
import { holdBack } from '../support/hold-back.ts';
import { DANA, DANA_ID, PRIYA, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const PHONE = { width: 390, height: 844 };

const grid = (page: Page): Locator => page.getByRole('table');
const rowOf = (page: Page, name: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const names = (page: Page): Locator => grid(page).locator('tbody').getByRole('rowheader');
const search = (page: Page): Locator =>
  page.getByRole('combobox', { name: say('admin.search.label') });
/** The button of the header that opens the search. */
const searchButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: say('admin.search.label') });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Takes a filter from the menu and stops before its value. */
async function addFilter(page: Page, title: string): Promise<Locator> {
  await button(page, say('admin.list.addFilter')).click();
  const menu = page.getByRole('dialog', { name: say('admin.list.addFilter') });
  await menu.getByRole('button', { name: title, exact: true }).click();
  return page.getByRole('dialog', { name: title });
}

test.describe('somebody of support', () => {
  test.beforeEach(async ({ page, world }) => {
    // Columns, views and keys are kept for the person: each journey has its own.
    const { email } = await copyPerson(world, SUPPORT);
    await world.signIn(page, email);
  });

  test('finds a family by its e-mail from anywhere, by keys alone', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('pa');
    await expect(page.getByText(say('admin.search.short')).first()).toBeVisible();
    await page.keyboard.type('rent@demo');
    const hit = page.getByRole('option').filter({ hasText: DANA });
    await expect(hit.first()).toBeVisible();
    await expectAccessible(page, 'the search with its results');
    // The first line is pointed at by itself; round the list and back to it.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/users/${DANA_ID}/settings$`));
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('zzzz no such family');
    await expect(page.getByText(say('admin.search.none')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('the text typed last stays with its list, however soon it is left', async ({ page }) => {
    await page.clock.install();
    await page.goto('/admin/users');
    await expect(rowOf(page, 'Dana Kim')).toBeVisible();
    // The next page is slow to come.
    const scripts = await holdBack(page, '**/assets/*.js');
    await page.getByLabel(say('admin.list.find')).fill(DANA);
    await grid(page).getByRole('link', { name: 'Dana Kim', exact: true }).click();
    // The typed search settles meanwhile.
    await page.clock.runFor(2_000);
    scripts.admit();
    await expect(page.getByRole('heading', { level: 1, name: 'Dana Kim' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${DANA_ID}/settings$`));
  });

  test('an answer that comes late never replaces a newer one', async ({ page }) => {
    // The page may have given it up by then.
    const former = await holdBack(page, '**/api/search-all?query=priya', (route) =>
      route.continue().catch(() => undefined),
    );
    await page.goto('/admin/users');
    await searchButton(page).click();
    await search(page).fill('priya');
    await former.asked;
    await search(page).fill('dana kim');
    await expect(page.getByRole('option').filter({ hasText: DANA })).toBeVisible();
    former.admit();
    await expect(page.getByRole('option').filter({ hasText: DANA })).toBeVisible();
    await expect(page.getByRole('option').filter({ hasText: PRIYA })).toHaveCount(0);
  });

  test('a search that fails says so', async ({ page, watch }) => {
    watch.expectFailure('503');
    await page.route('**/api/search-all**', (route) =>
      route.fulfill({ status: 503, json: { message: '', code: 'unavailable' } }),
    );
    await page.goto('/admin');
    await searchButton(page).click();
    await search(page).fill('dana');
    await expect(page.getByText(say('admin.search.failed')).first()).toBeVisible();
  });

  test('filters and sorts, and the address brings somebody else to the same', async ({
    page,
    visitor,
    world,
  }) => {
    await page.goto('/admin/users');
    await expect(rowOf(page, 'Dana Kim')).toBeVisible();
    const roles = await addFilter(page, say('users.list.role'));
    await roles.getByRole('checkbox', { name: say('users.roles.customer'), exact: true }).check();
    await roles.getByRole('button', { name: say('admin.list.apply') }).click();
    await expect(page).toHaveURL(/roles=customer/);
    const email = await addFilter(page, say('users.list.email'));
    await email.getByRole('textbox').fill('demo.test');
    await email.getByRole('button', { name: say('admin.list.apply') }).click();
    await expect(page).toHaveURL(/email=demo\.test/);
    await expect(names(page)).toHaveCount(4);
    await expect(rowOf(page, 'Dana Kim')).toContainText(say('users.list.states.active'));

    await button(page, say('users.list.name')).click();
    await expect(page).toHaveURL(/sort=full_name/);
    await expect(grid(page).locator('[aria-sort=ascending]')).toHaveText(say('users.list.name'));
    await expect(names(page)).toHaveText(['Nina Brooks', 'Dana Kim', 'Priya Nair', 'Sam Reyes']);
    await button(page, say('users.list.name')).click();
    await expect(names(page)).toHaveText(['Sam Reyes', 'Priya Nair', 'Dana Kim', 'Nina Brooks']);
    await expectAccessible(page, 'the list, filtered');

    const colleague = await visitor();
    await world.signIn(colleague, 'admin@demo.test');
    await colleague.goto(page.url());
    await expect(names(colleague)).toHaveText([
      'Sam Reyes',
      'Priya Nair',
      'Dana Kim',
      'Nina Brooks',
    ]);

    await page.goBack();
    await expect(names(page)).toHaveText(['Nina Brooks', 'Dana Kim', 'Priya Nair', 'Sam Reyes']);
    await button(page, say('admin.list.removeFilter', { name: say('users.list.email') })).click();
    await expect(page).not.toHaveURL(/email=/);
    await button(page, say('admin.list.clear')).click();
    await expect(page).toHaveURL(/\/admin\/users\?sort=full_name$/);
  });

  test('an empty list says which filter to drop', async ({ page }) => {
    await page.goto('/admin/users?roles=customer&state=suspended');
    await expect(
      page.getByRole('heading', { name: say('admin.list.noneTitle', { count: 2 }) }),
    ).toBeVisible();
    await expectAccessible(page, 'the list, with nothing in it');
    await button(page, say('admin.list.drop')).click();
    await expect(page).toHaveURL(/roles=customer$/);
    await expect(rowOf(page, 'Priya Nair')).toBeVisible();
  });

  test('keeps a view and columns, for the next time and for herself alone', async ({
    page,
    visitor,
    world,
  }) => {
    await page.goto('/admin/users?roles=customer&email=demo.test');
    await button(page, say('admin.list.saveView')).click();
    const naming = page.getByRole('dialog', { name: say('admin.list.saveView') });
    await naming.getByRole('textbox').fill('Demo families');
    await naming.getByRole('button', { name: say('admin.list.viewSave') }).click();
    const views = page.getByRole('navigation', { name: say('admin.list.views') });
    const own = views.getByRole('link', { name: 'Demo families' });
    await expect(own).toHaveAttribute('aria-current', 'page');

    await button(page, say('users.list.name')).click();
    await expect(own).toContainText(say('admin.list.viewChanged'));
    await own.click();
    await expect(own).not.toContainText(say('admin.list.viewChanged'));

    await page.getByRole('button', { name: say('admin.list.columns') }).click();
    const columns = page.getByRole('dialog', { name: say('admin.list.columns') });
    await columns.getByRole('checkbox', { name: say('users.list.role') }).uncheck();
    await columns.getByRole('checkbox', { name: say('users.list.mobile') }).check();
    const left = say('admin.list.moveUp', { name: say('users.list.mobile') });
    await columns.getByRole('button', { name: left }).click();
    await expectAccessible(page, 'the list with its columns open');
    await page.keyboard.press('Escape');
    const heads = grid(page).getByRole('columnheader');
    const wanted = ['name', 'email', 'school', 'lunchers', 'week', 'lastSeen', 'mobile', 'state'];
    const said = wanted.map((key) => say(`users.list.${key}` as 'users.list.name'));
    await expect(heads).toHaveText(said);
    // The last of the three wishes is what is kept, however quick each of them was.
    const kept = async (): Promise<string[]> =>
      (await (await page.request.get('/api/lists/users/settings')).json()).data.columns ?? [];
    await expect.poll(async () => (await kept()).slice(-2)).toEqual(['phone', 'state']);
    expect(await kept()).not.toContain('roles');

    await page.goto('/admin/users');
    await expect(heads).toHaveText(said);
    await own.click();
    await expect(names(page)).toHaveCount(4);

    const colleague = await visitor();
    await world.signIn(colleague, 'admin@demo.test');
    await colleague.goto('/admin/users');
    await expect(rowOf(colleague, 'Dana Kim')).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Demo families' })).toHaveCount(0);

    await button(page, say('admin.list.viewDelete', { name: 'Demo families' })).click();
    await expect(own).toHaveCount(0);
    await page.reload();
    await expect(rowOf(page, 'Dana Kim')).toBeVisible();
    await expect(own).toHaveCount(0);
  });

  test('exports the list on the screen and fetches the file', async ({ page }) => {
    await page.goto('/admin/users?roles=customer&email=demo.test&sort=full_name');
    await expect(names(page)).toHaveCount(4);
    await button(page, say('admin.list.export')).click();
    await expect(page.getByText(say('alerts.exportStarted'))).toBeVisible();
    await page.getByRole('link', { name: say('admin.list.seeExports') }).click();
    await expect(page).toHaveURL(/\/admin\/exports$/);
    const file = page.getByRole('link', {
      name: say('admin.exports.downloadOf', { name: say('users.list.title') }),
    });
    await expect(file).toBeVisible();
    await expectAccessible(page, 'the exports');
    const downloading = page.waitForEvent('download');
    await file.click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain(say('users.list.name'));
    expect(lines.map((line) => line.includes('@demo.test')).filter(Boolean)).toHaveLength(4);
    expect(lines[1]).toContain('Nina Brooks');
  });

  test('goes to the first row by a key that is pressed as the rows appear', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[data-row] a')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/admin/users?roles=customer&email=demo.test&sort=full_name');
    await expect(rowOf(page, 'Nina Brooks').getByRole('link')).toBeFocused();
  });

  test('chooses rows and opens one by keys alone', async ({ page }) => {
    await page.goto('/admin/users?roles=customer&email=demo.test&sort=full_name');
    await expect(names(page)).toHaveCount(4);
    await page.keyboard.press('j');
    await expect(rowOf(page, 'Nina Brooks').getByRole('link')).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    const bar = page.getByRole('region', { name: say('admin.list.actions') });
    await expect(bar).toContainText(say('admin.list.selected', { count: 3 }));
    await expectAccessible(page, 'the list with a selection');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();

    await page.keyboard.press('f');
    await expect(
      page
        .getByRole('dialog', { name: say('admin.list.addFilter') })
        .getByRole('button')
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, say('admin.list.addFilter'))).toBeFocused();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: say('admin.keys.title') });
    await expect(keys).toBeVisible();
    await expectAccessible(page, 'the keys');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();

    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/\d+\/settings$/);
  });

  test('goes through the header by keys, and keys can be put off', async ({ page }) => {
    await page.goto('/admin');
    const group = button(page, say('admin.groups.management'));
    await group.focus();
    await page.keyboard.press('ArrowDown');
    const places = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(places.first()).toBeFocused();
    await expectAccessible(page, 'a menu of the header');
    await page.keyboard.press('Escape');
    await expect(group).toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/\/admin\/users$/);
    await expect(rowOf(page, 'Dana Kim')).toBeVisible();

    await page.keyboard.press('?');
    await page.getByRole('switch', { name: say('admin.keys.on') }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(search(page)).toHaveCount(0);
  });
});

test('the menu has the pages that a role may enter, and no more', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('403');
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const users = (on: Page) =>
    on.getByRole('main').getByRole('link', { name: say('admin.entries.users'), exact: true });
  await expect(users(page)).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page.getByText(say('shell.wrong.forbidden'))).toBeVisible();

  const admin = await visitor();
  await world.signIn(admin, 'admin@demo.test');
  await admin.goto('/admin');
  await expect(users(admin)).toBeVisible();
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('several accounts are suspended in one go, but not those above one', async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'customer_support@demo.test');
    await page.goto('/admin/users?email=demo.test&sort=full_name');
    for (const name of ['Priya Nair', 'Sam Reyes', 'Alex Demo']) {
      await page.getByRole('checkbox', { name: say('admin.list.select', { name }) }).check();
    }
    const bar = page.getByRole('region', { name: say('admin.list.actions') });
    await bar.getByRole('button', { name: say('users.list.suspend') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say('users.list.suspendSome', { count: 1 }));
    await question.getByRole('button', { name: say('users.list.suspendConfirm') }).click();
    const summary = page.getByRole('dialog', { name: say('users.list.suspend') });
    await expect(summary).toContainText(say('admin.bulk.doneTitle', { count: 2 }));
    await summary
      .getByRole('button', { name: say('admin.bulk.close') })
      .first()
      .click();
    await expect(rowOf(page, 'Priya Nair')).toContainText(say('users.list.states.suspended'));
    const suspended = await world.rows<{ email: string }>(
      'select email from users where suspended_on is not null order by email',
    );
    expect(suspended.map(({ email }) => email)).toEqual([PRIYA, 'newparent@demo.test']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the list is cards, the menu a drawer, the search a line of its own', async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await world.signIn(page, SUPPORT);
    await page.goto('/admin');
    await button(page, say('admin.frame.menu')).click();
    const drawer = page.getByRole('dialog', { name: say('admin.frame.menu') });
    await expectAccessible(page, 'the drawer');
    await drawer.getByRole('link', { name: say('admin.entries.users') }).click();
    await expect(page).toHaveURL(/\/admin\/users$/);
    await expect(page.getByText('Dana Kim', { exact: true })).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'the list on a phone');

    await searchButton(page).click();
    await expect(search(page)).toBeFocused();
    await search(page).fill('priya');
    await page.getByRole('option').filter({ hasText: PRIYA }).first().click();
    await expect(page).toHaveURL(/\/admin\/users\/\d+\/settings$/);
  });
});
