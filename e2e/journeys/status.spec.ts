import type { Page } from '@playwright/test';
import { VERSION_HEADER } from '@yay/contract/shell/first-data';
import { about } from '@yay/words/shell/about';
import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { settledForOutage } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// Without a network a file is missing that no journey before may have left.
test.use({ isFirstVisit: true });

const status = (page: Page) => page.locator('.system-status');
const told = (page: Page, what: 'offline' | 'lost' | 'restored' | 'outdated') =>
  status(page).getByText(say(`frame.status.${what}.title`));

/** The server is of another version from now on. */
async function release(page: Page): Promise<void> {
  await page.route(/\/(api|health)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), [VERSION_HEADER]: 'the-next-one' },
    });
  });
}

test.beforeEach(async ({ page, world }) => {
  await world.signIn(page, DANA);
  await settledForOutage(page, () => weekOn(page).visit('2026-10-19'));
});

test('a device without a network is told so, and when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  await expect(status(page)).toHaveAttribute('role', 'status');
  await context.setOffline(true);
  await expect(told(page, 'offline')).toBeVisible();
  await context.setOffline(false);
  await expect(told(page, 'restored')).toBeVisible();
  // For a moment only.
  await expect(status(page)).toBeEmpty();
});

test('a server that does not answer is told apart from that', async ({ page, watch }) => {
  watch.expectFailure('net::ERR_FAILED', 'net::ERR_CONNECTION_REFUSED');
  await page.route(/\/(api|health)/, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: say('calendar.bar.pick') }).click();
  await expect(told(page, 'lost')).toBeVisible();
  await expect(told(page, 'offline')).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  // It looks by itself.
  await expect(told(page, 'restored')).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('a new version is offered, and never forced', async ({ page }) => {
  const week = weekOn(page);
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  await release(page);
  // She comes back to a page that she had left open.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(told(page, 'outdated')).toBeVisible();
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.unsaved'));

  // A person with unsaved changes is asked first, and stays if she likes.
  const asked = page.waitForEvent('dialog');
  const load = status(page)
    .getByRole('button', { name: say('frame.status.load') })
    .click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await load;
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.unsaved'));
});

test('the same version is never offered', async ({ page, context, world }) => {
  const health = await page.request.get('/health');
  const config = await page.request.get('/api/config');
  const { data } = (await config.json()) as { data: { version: string } };
  expect(data.version).not.toBe('');
  expect(health.headers()[VERSION_HEADER]).toBe(data.version);
  const other = await context.newPage();
  await other.goto(`${world.url}/lunch-calendar`);
  await page.bringToFront();
  await expect(status(page)).toBeEmpty();
});

test('a part that went with its version leads to the offer, and not to an error', async ({
  page,
  watch,
}) => {
  watch.expectFailure('404', 'MissingPart', 'Failed to fetch dynamically imported module');
  await release(page);
  // The files of the old version are gone.
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  const header = page.getByRole('navigation', { name: say('shell.nav.label') });
  await header.getByRole('link', { name: say('shell.nav.lunchers') }).click();
  await expect(told(page, 'outdated')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('shell.wrong.updateTitle') })).toBeVisible();
  await expect(page.getByText(say('shell.wrong.title'))).toHaveCount(0);

  // A call whose answer is still being changed would be answered twice otherwise.
  await page.unrouteAll({ behavior: 'wait' });
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.wrong.reload') })
    .click();
  await expect(page.getByRole('heading', { name: say('lunchers.title') })).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('a page whose file never comes is told as an error after one more try', async ({
  page,
  watch,
}) => {
  watch.expectFailure('404', 'MissingPart', 'Failed to fetch dynamically imported module');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/lunchers.page-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  const header = page.getByRole('navigation', { name: say('shell.nav.label') });
  await header.getByRole('link', { name: say('shell.nav.lunchers') }).click();
  await expect(page.getByRole('heading', { name: say('shell.wrong.title') })).toBeVisible();
  expect(loads).toBe(1);

  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: say('shell.wrong.reload') }).click();
  await expect(page.getByRole('heading', { name: say('lunchers.title') })).toBeVisible();
});

test('a program that does not come shows the lunch box first, and then the way on', async ({
  page,
}) => {
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/lunch-calendar', { waitUntil: 'commit' });
  await expect(page.locator('.first-frame svg')).toBeVisible();
  const late = page.getByRole('heading', { level: 1, name: about.en.late.title });
  await expect(late).toBeHidden();
  await expect(async () => {
    // Fifteen seconds, at once.
    await page.evaluate(() => {
      for (const wait of document.getAnimations()) wait.finish();
    });
    await expect(late).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'the first frame');
  isHeld = false;
  await page.getByRole('link', { name: about.en.late.again }).click();
  await expect(weekOn(page).row('Leo')).toBeVisible();
  await expect(page.locator('.first-frame')).toHaveCount(0);
});
