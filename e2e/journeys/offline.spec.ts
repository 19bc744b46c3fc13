import { settledForOutage } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// Without a network a file is missing that no journey before may have left.
test.use({ isFirstVisit: true });

test('a parent goes on choosing without a network, and it is sent once when it is back', async ({
  page,
  context,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await settledForOutage(page, () => week.visit('2026-10-19'));
  await week.choose('Leo', 'Friday', 'Cheese ravioli');

  await context.setOffline(true);
  await expect(page.getByText(say('frame.status.offline.title'))).toBeVisible();
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.expectTotal('$59.10');
  await week.saveButton(2).click();
  await expect(page.getByText(say('calendar-choosing.network.waitingTitle'))).toBeVisible();
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
  const placed = () =>
    world.rows<{ first: string; version: number; events: number }>(
      `select l.first, w.version,
              (select count(*)::int from order_events e where e.order_id = o.id) as events
       from orders o join lunchers l on l.id = o.luncher_id
       join order_weeks w on w.user_id = o.user_id and w.monday = '2026-10-19'
       where o.user_id = $1 and o.status = 'placed'
         and ((l.first = 'Mia' and o.date = '2026-10-22') or (l.first = 'Leo' and o.date = '2026-10-23'))
       order by l.id`,
      [kims.id],
    );
  expect(await placed()).toEqual([]);

  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/orders-bulk')) sent.push(request.headers()['idempotency-key']);
  });
  await context.setOffline(false);
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(page.getByText(say('frame.status.offline.title'))).toBeHidden();
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.ordered'));
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.ordered'));
  expect(sent).toHaveLength(1);
  expect(await placed()).toEqual([
    { first: 'Mia', version: 2, events: 1 },
    { first: 'Leo', version: 2, events: 1 },
  ]);
});

test('a page that is opened without a network comes once it is back', async ({
  page,
  context,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED', 'dynamically imported module');
  await world.signIn(page, kims.email);
  await settledForOutage(page, () => weekOn(page).visit('2026-10-19'));
  await context.setOffline(true);
  const header = page.getByRole('navigation', { name: say('shell.nav.label') });
  await header.getByRole('link', { name: say('shell.nav.lunchers') }).click();
  await expect(page.getByText(say('frame.status.offline.title'))).toBeVisible();
  await expect(page.getByText(say('shell.wrong.title'))).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: say('lunchers.title') })).toBeVisible();
});
