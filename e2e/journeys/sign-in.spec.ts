import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { DANA, DANA_ID, PRIYA } from '../support/people.ts';
import { followTraffic } from '../support/settled.ts';
import { expectStable, watchMoves } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('shell.nav.userMenu', { name: 'Dana Kim' }) }).click();
  await page.getByRole('link', { name: say('shell.nav.logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test('a parent signs in and is at her calendar', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Login • Yay Lunch!');
  await fillIn(page, DANA);
  await expect(weekOn(page).row('Mia')).toBeVisible();
  await expect(page).toHaveTitle('Lunch Calendar • Yay Lunch!');
});

test.describe('on a new device', () => {
  test.use({ isFirstVisit: true });

  test('the table beside the form is laid with pixels, not with drawings', async ({ page }) => {
    await page.goto('/login');
    const dish = page.locator('.login .table img').first();
    await expect
      .poll(() => dish.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const kinds = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/food/'))
        .map((path) => path.replace(/.*\./, '')),
    );
    expect(new Set(kinds)).toEqual(new Set(['avif']));
  });
});

test('a wrong password is told, whoever it is', async ({ page, watch }) => {
  watch.expectFailure('401');
  await page.goto('/login');
  for (const email of [DANA, 'nobody@demo.test']) {
    await fillIn(page, email, 'not-the-password');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'Sorry, incorrect username or password.',
    );
    await expect(page).toHaveURL(/\/login$/);
    await page.reload();
  }
});

test('signing in leads back to where one wanted to go', async ({ page }) => {
  await page.goto('/parents/account/lunchers?luncher=2');
  await expect(page).toHaveURL(/\/login\?to=\/parents\/account\/lunchers/);
  await fillIn(page, DANA);
  await expect(page).toHaveURL(/\/parents\/account\/lunchers\?luncher=2$/);
  await expect(
    page.getByRole('heading', { name: say('lunchers.editTitle', { name: 'Leo' }) }),
  ).toBeVisible();
});

test('signing in never leads to another site', async ({ page, world, watch }) => {
  // A visitor who leaves at once may be gone before her page has asked for its channels.
  watch.expectFailure('/api/broadcasting/auth');
  // safe-return-path.test.ts has the table of what is not followed.
  for (const to of ['https://evil.test/', '/\t/evil.test/']) {
    await page.goto(`/login?to=${encodeURIComponent(to)}`);
    await fillIn(page, DANA);
    await expect(weekOn(page).row('Mia'), `after to=${to}`).toBeVisible();
    expect(new URL(page.url()).origin).toBe(world.url);
    expect(new URL(page.url()).pathname).toBe('/lunch-calendar');
    await leave(page);
  }
});

test('one tap signs in to the demo', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Dana, a parent' }).click();
  await expect(weekOn(page).row('Ada')).toBeVisible();
});

test('every role of the demo is one more tap away', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^Every role/ }).click();
  await page.getByRole('button', { name: 'Casey, customer support' }).click();
  await expect(page.getByRole('button', { name: /open your menu$/ })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});

test('a signed-in person needs no page for visitors', async ({ page, world }) => {
  await world.signIn(page, DANA);
  for (const path of ['/login', '/register', '/sign-up']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/lunch-calendar/);
    await expect(weekOn(page).row('Mia')).toBeVisible();
  }
});

test('a page that is not hers says so', async ({ page, world, watch }) => {
  watch.expectFailure('403', 'HttpError: forbidden');
  await world.signIn(page, PRIYA);
  const answer = await page.goto('/vendors');
  expect(answer?.status()).toBe(403);
  await expect(page.getByText('403')).toBeVisible();
  await expect(page.getByText("Sorry, you're not authorized to view this page.")).toBeVisible();
});

test('a page that does not exist says so and leads to the calendar', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('404');
  await world.signIn(page, DANA);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(
    page.getByText(
      "There isn't anything to show here. We might have broken this link or deleted this page. Sorry!",
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: say('shell.wrong.toCalendar') }).click();
  await expect(weekOn(page).row('Mia')).toBeVisible();
});

test('a person who logs out is out, and Back does not lead in again', async ({
  page,
  world,
  watch,
}) => {
  // The page's last requests, such as those for its channels, come too late.
  watch.expectFailure('401');
  await world.signIn(page, DANA);
  await weekOn(page).visit();
  await leave(page);
  await expect(alertOn(page, say('alerts.logout'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: say('identity.login.submit') })).toBeVisible();
  const me = await page.request.get('/api/me');
  expect(me.status()).toBe(401);
});

test('logging out never says that the session has ended, whatever the page still asks for', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('401');
  const { promise: refused, resolve: answer } = Promise.withResolvers<void>();
  const socket = await holdBack(page, '**/api/broadcasting/auth');
  await page.route('**/api/logout', async (route) => {
    const done = await route.fetch();
    socket.admit();
    await refused;
    await route.fulfill({ response: done });
  });
  await world.signIn(page, DANA);
  await weekOn(page).visit();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url().replace(world.url, '')));
  const late = page.waitForResponse('**/api/broadcasting/auth');
  const left = leave(page);
  expect((await late).status()).toBe(401);
  answer();
  await left;
  await expect(alertOn(page, say('alerts.logout'))).toBeVisible();
  await expect(alertOn(page, say('alerts.sessionEnded'))).toHaveCount(0);
  // The calendar names its week in the address whenever it has read it.
  expect(addresses.filter((path) => !path.startsWith('/lunch-calendar'))).toEqual([
    '/logout',
    '/login',
  ]);
});

test('a late refusal of the former session does not end the new one', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('401');
  const { promise: signedInAgain, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    '**/api/broadcasting/auth',
    async (route) => {
      await signedInAgain;
      await route.fulfill({ status: 401, json: { code: 'unauthenticated', message: '' } });
    },
    { times: 1 },
  );
  await world.signIn(page, DANA);
  const asked = page.waitForRequest('**/api/broadcasting/auth');
  await weekOn(page).visit();
  await asked;
  await leave(page);
  await fillIn(page, DANA);
  await expect(weekOn(page).row('Mia')).toBeVisible();
  const late = page.waitForResponse((response) => response.status() === 401);
  answer();
  await (await late).finished();
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  await expect(weekOn(page).row('Mia')).toBeVisible();
  await expect(page).toHaveURL(/\/lunch-calendar/);
  await expect(alertOn(page, say('alerts.sessionEnded'))).toHaveCount(0);
});

test('the form that comes late after logging out moves nothing on a phone', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('401');
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn(page, DANA);
  await watchMoves(page.context());
  const form = await holdBack(page, '**/assets/login.page-*.js');
  await page.goto('/logout');
  await expect(page.locator('.login main .sk')).toBeAttached();
  const traffic = followTraffic(page);
  // The browser counts moves of painted parts alone: the skeleton has to be painted first.
  await traffic.settled();
  form.admit();
  await expect(page.getByRole('button', { name: say('identity.login.submit') })).toBeVisible();
  await traffic.settled();
  await expectStable(page, 'the login after logging out');
});

test('a session that has ended leads to the login, and from there back', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('401');
  await world.signIn(page, DANA);
  // Requests that the page makes by itself wait for hers, and none is under way when the session ends.
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
  const underWay: Promise<unknown>[] = [];
  let isHeld = false;
  await page.route('**/api/**', async (route) => {
    if (isHeld) await pressed;
    else underWay.push(route.request().response());
    await route.continue();
  });
  await weekOn(page).visit();
  isHeld = true;
  await Promise.all(underWay);
  await world.rows('delete from sessions where user_id = $1', [DANA_ID]);
  await page.getByRole('button', { name: say('calendar.bar.pick') }).click();
  letGo();
  await expect(alertOn(page, 'Sorry, you must be logged into perform that action.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?to=\/lunch-calendar/);
  await fillIn(page, DANA);
  await expect(page).toHaveURL(/\/lunch-calendar\?week=2026-10-19/);
  await expect(weekOn(page).row('Mia')).toBeVisible();
});
