import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { Person } from '../support/copy-person.ts';
import { expect, test, type World } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

interface Saved {
  orders: number;
  events: number;
  version: number;
}

/** The answer of a server that has no time. */
const NO_TIME = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { message: '', code: 'overloaded' },
};

/** Lets saves reach the server and drops its answers, until told otherwise. */
async function dropAnswers(page: Page): Promise<{ keys: string[]; stop(): void }> {
  const keys: string[] = [];
  let dropping = true;
  await page.route('**/orders-bulk', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (!dropping) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return {
    keys,
    stop() {
      dropping = false;
    },
  };
}

async function savedIn(world: World, family: Person): Promise<Saved | undefined> {
  const [row] = await world.rows<Saved>(
    `select count(distinct o.id)::int as orders, count(e.id)::int as events, min(w.version) as version
     from orders o join order_events e on e.order_id = o.id
     join order_weeks w on w.user_id = o.user_id and w.monday = '2026-10-19'
     join lunchers l on l.id = o.luncher_id
     where o.user_id = $1 and l.first = 'Leo' and o.date = '2026-10-23'`,
    [family.id],
  );
  return row;
}

test('a save whose answer was lost is sent again, and ordered once', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('net::ERR_CONNECTION_RESET');
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  const answers = await dropAnswers(page);
  await week.saveButton(1).click();

  await expect(page.getByText(say('calendar-choosing.network.waitingTitle'))).toBeVisible();
  expect(await savedIn(world, kims)).toEqual({ orders: 1, events: 1, version: 2 });
  // Pressed again, and lost again; the page then tries by itself until it hears an answer.
  await week.summary.getByRole('button', { name: say('calendar.summary.saveAgain') }).click();
  await expect.poll(() => answers.keys.length).toBeGreaterThan(1);
  answers.stop();
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(page.getByText(say('calendar-choosing.network.waitingTitle'))).toBeHidden();
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.ordered'));

  expect(await savedIn(world, kims)).toEqual({ orders: 1, events: 1, version: 2 });
  expect(answers.keys.length).toBeGreaterThan(1);
  expect(new Set(answers.keys).size).toBe(1);
});

test('a page that is loaded anew finds out what became of its save', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('net::ERR_CONNECTION_RESET');
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  const answers = await dropAnswers(page);
  await week.saveButton(1).click();
  await expect(page.getByText(say('calendar-choosing.network.waitingTitle'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(say('calendar-choosing.network.waitingTitle'))).toBeVisible();
  answers.stop();
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.ordered'));
  await expect(
    week.summary.getByRole('button', { name: say('calendar.summary.nothing') }),
  ).toBeVisible();
  expect(await savedIn(world, kims)).toEqual({ orders: 1, events: 1, version: 2 });
  expect(answers.keys.length).toBeGreaterThan(1);
  expect(new Set(answers.keys).size).toBe(1);
});

test('a server that has no time is asked again by itself, under the same key', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('503');
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  const keys: string[] = [];
  let hasTime = false;
  await page.route(/\/api\/(lunch-calendar|.*orders-bulk)/, (route) => {
    const key = route.request().headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
    return hasTime ? route.continue() : route.fulfill(NO_TIME);
  });
  await week.saveButton(1).click();

  const status = page.locator('.system-status');
  await expect(status.getByText(say('frame.status.busy.title'))).toBeVisible();
  await expectAccessible(page, 'a week while the server has no time');
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  await expect(page.getByText(say('errors.request.overloaded'))).toHaveCount(0);
  hasTime = true;
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(status).toBeEmpty();

  expect(await savedIn(world, kims)).toEqual({ orders: 1, events: 1, version: 2 });
  expect(new Set(keys).size).toBe(1);
});
