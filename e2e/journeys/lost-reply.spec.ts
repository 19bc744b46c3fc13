import type { Page } from '@playwright/test';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test, type World } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

interface Saved {
  orders: number;
  events: number;
  version: number;
}

/** Lets saves reach the server and drops so many of its answers. Gives the keys under which they were sent. */
async function dropAnswers(page: Page, count: number): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/orders-bulk', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (keys.length > count) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return keys;
}

async function savedIn(world: World): Promise<Saved | undefined> {
  const [row] = await world.rows<Saved>(
    `select count(distinct o.id)::int as orders, count(e.id)::int as events, min(w.version) as version
     from orders o join order_events e on e.order_id = o.id
     join order_weeks w on w.user_id = o.user_id and w.monday = '2026-10-19'
     join lunchers l on l.id = o.luncher_id
     where o.user_id = $1 and l.first = 'Leo' and o.date = '2026-10-23'`,
    [DANA_ID],
  );
  return row;
}

test('a save whose answer was lost is sent again, and ordered once', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_CONNECTION_RESET');
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  const keys = await dropAnswers(page, 1);
  await week.saveButton(1).click();

  await expect(page.getByText(say('choosing.network.waitingTitle'))).toBeVisible();
  expect(await savedIn(world)).toEqual({ orders: 1, events: 1, version: 2 });
  // Either by this press or by the page itself, which tries as soon as it reaches the server.
  await week.summary
    .getByRole('button', { name: say('calendar.summary.saveAgain') })
    .or(week.summary.getByRole('button', { name: say('calendar.summary.nothing') }))
    .click({ force: true });
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(page.getByText(say('choosing.network.waitingTitle'))).toBeHidden();
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.ordered'));

  expect(await savedIn(world)).toEqual({ orders: 1, events: 1, version: 2 });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a page that is loaded anew finds out what became of its save', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_CONNECTION_RESET');
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  const keys = await dropAnswers(page, 1);
  await week.saveButton(1).click();
  await expect(page.getByText(say('choosing.network.waitingTitle'))).toBeVisible();

  await page.reload();
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.ordered'));
  await expect(
    week.summary.getByRole('button', { name: say('calendar.summary.nothing') }),
  ).toBeVisible();
  expect(await savedIn(world)).toEqual({ orders: 1, events: 1, version: 2 });
  expect(new Set(keys).size).toBe(1);
});
