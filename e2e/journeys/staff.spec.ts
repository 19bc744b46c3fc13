import { DANA, DANA_ID, PRIYA, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// Monday, two in the afternoon in New York: closed for families, open for the team until five.
const MONDAY_AFTERNOON = '2026-10-19T18:00:00Z';

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('staff order for a family while only staff may', async ({ page, visitor, world }) => {
    await world.moveTo(MONDAY_AFTERNOON);
    await world.signIn(page, DANA);
    const parents = weekOn(page);
    await parents.visit('2026-10-19');
    await expect(parents.cell('Leo', 'Tuesday')).toContainText(say('calendar.cell.closed'));
    await expect(parents.cell('Leo', 'Tuesday').getByRole('button')).toHaveCount(0);

    const casey = await visitor();
    await world.signIn(casey, SUPPORT);
    const week = weekOn(casey);
    await casey.goto(`/lunch-calendar?userId=${DANA_ID}&week=2026-10-19`);
    await expect(
      casey.getByText(say('calendar-choosing.staff.title', { name: 'Dana Kim' })),
    ).toBeVisible();
    await expect(casey.getByText(say('calendar-choosing.staff.text'))).toBeVisible();
    await week.choose('Leo', 'Tuesday', 'Cheese quesadilla');
    await week.save(1);

    const [order] = await world.rows(
      `select o.user_id, o.source, o.status, u.email as actor
     from orders o join lunchers l on l.id = o.luncher_id
     join order_events e on e.order_id = o.id join users u on u.id = e.actor_id
     where l.first = 'Leo' and l.user_id = $1 and o.date = '2026-10-20'`,
      [DANA_ID],
    );
    expect(order).toEqual({ user_id: DANA_ID, source: 'staff', status: 'placed', actor: SUPPORT });
    await page.reload();
    await expect(parents.cell('Leo', 'Tuesday')).toContainText('Cheese quesadilla');

    await world.moveTo('2026-10-19T21:00:10Z');
    await casey.reload();
    await expect(week.cell('Leo', 'Tuesday').getByText(say('calendar.cell.locked'))).toBeVisible();
  });
});

test("a parent can't open another family's calendar", async ({ page, world, watch }) => {
  watch.expectFailure('404');
  await world.signIn(page, PRIYA);
  for (const userId of [DANA_ID, 999_999]) {
    const answer = await page.goto(`/lunch-calendar?userId=${userId}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(say('calendar.page.notFoundTitle'))).toBeVisible();
    await expect(page.getByText('Mia')).toHaveCount(0);
  }
  await page.getByRole('button', { name: say('calendar.page.toOwn') }).click();
  await expect(weekOn(page).row('Anika')).toBeVisible();
});
