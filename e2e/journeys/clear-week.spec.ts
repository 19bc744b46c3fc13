import { readMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const ORDERED = [
  ['Mia', 'Monday'],
  ['Mia', 'Tuesday'],
  ['Leo', 'Thursday'],
  ['Ada', 'Monday'],
  ['Ada', 'Wednesday'],
  ['Ada', 'Thursday'],
] as const;

test('a parent takes every lunch of a week off', async ({ page, world, kims }) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  for (const [child, day] of ORDERED) await week.takeOff(child, day);
  await week.expectTotal('$0.00');

  // One of them after all, and then not.
  await page
    .getByRole('button', {
      name: say('calendar.cell.putBackLabel', {
        meal: 'Turkey sandwich',
        child: 'Leo',
        day: 'Thursday',
      }),
    })
    .click();
  await week.expectTotal('$6.70');
  await week.takeOff('Leo', 'Thursday');

  await week.save(6);
  await expect(alertOn(page, say('alerts.mealSelectionsDeleted'))).toBeVisible();
  await page.reload();
  for (const [child, day] of ORDERED) {
    await expect(week.cell(child, day)).toContainText(say('calendar.cell.choose'));
  }
  await week.expectTotal('$0.00');
  await expect(week.summary).toContainText(say('calendar.summary.empty'));

  const orders = await world.rows<{ status: string; cancel_reason: string; events: number }>(
    `select o.status, o.cancel_reason,
            (select count(*)::int from order_events e where e.order_id = o.id and e.kind = 'cancelled') as events
     from orders o where o.user_id = $1 and o.date between '2026-10-19' and '2026-10-23'`,
    [kims.id],
  );
  expect(orders).toEqual(
    ORDERED.map(() => ({ status: 'cancelled', cancel_reason: 'parent', events: 1 })),
  );
  await readMail(page, kims.email, 'No lunches are ordered for the week of');
});
