import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

// Two minutes before noon of Monday in New York, and a little after it.
test.use({ sharing: 'own', now: '2026-10-19T15:58:00Z' });
const PAST_NOON = '2026-10-19T16:00:10Z';

test('a day that has closed meanwhile is refused and says why, the others are saved', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await expect(page.getByRole('timer')).toContainText(/\d minutes? left to order/);
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  // At Ada's school, one hour to the west, it is not noon yet.
  await week.choose('Ada', 'Tuesday', 'Beef hot dog');
  await week.expectTotal('$59.40');
  await week.expectCounted();

  await world.moveTo(PAST_NOON);
  await week.saveButton(2).click();

  const told = page.getByRole('alert').filter({ hasText: 'Mia, Thursday' });
  await expect(told).toContainText(say('calendar-choosing.told.refusedTitle', { count: 1 }));
  await expect(told).toContainText(
    say('calendar-choosing.told.refusedDay', {
      child: 'Mia',
      day: 'Thursday',
      meal: 'Cheese ravioli',
    }),
  );
  await expect(told).toContainText(say('refusals.day.closed'));
  await expect(told).toContainText(say('calendar-choosing.told.refusedText'));
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();

  await expect(week.cell('Ada', 'Tuesday')).toContainText(say('calendar.cell.ordered'));
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.blocked'));
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('refusals.day.closed'));
  const saved = await world.rows<{ first: string; late_fee_cents: number }>(
    `select l.first, o.late_fee_cents from orders o join lunchers l on l.id = o.luncher_id
     where o.user_id = $1 and ((l.first = 'Mia' and o.date = '2026-10-22')
                            or (l.first = 'Ada' and o.date = '2026-10-20'))`,
    [DANA_ID],
  );
  expect(saved).toEqual([{ first: 'Ada', late_fee_cents: 100 }]);

  await page
    .getByRole('button', {
      name: say('calendar.cell.discardLabel', {
        meal: 'Cheese ravioli',
        child: 'Mia',
        day: 'Thursday',
      }),
    })
    .click();
  // Thursday opens once more, on the morning of the day before.
  await expect(week.cell('Mia', 'Thursday')).toContainText(
    say('calendar.bar.opensAgain', { day: 'Wednesday', time: '10 AM ET' }),
  );
  await expect(week.cell('Mia', 'Thursday').getByRole('button')).toHaveCount(0);
});

test('a parent can still take off an order after the cut-off', async ({ page, world }) => {
  await world.moveTo(PAST_NOON);
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await expect(week.cell('Leo', 'Thursday')).toContainText('Turkey sandwich');
  const panel = await week.open('Leo', 'Thursday');
  await expect(panel).toContainText(say('calendar-choosing.panel.removeOnly'));
  await expect(panel.getByText('Cheese ravioli')).toHaveCount(0);
  await panel.getByRole('button', { name: say('calendar-choosing.panel.remove') }).click();
  await week.save(1);
  const [order] = await world.rows<{ status: string; cancel_reason: string }>(
    `select o.status, o.cancel_reason from orders o join lunchers l on l.id = o.luncher_id
     where o.user_id = $1 and l.first = 'Leo' and o.date = '2026-10-22'`,
    [DANA_ID],
  );
  expect(order).toEqual({ status: 'cancelled', cancel_reason: 'parent' });
});
