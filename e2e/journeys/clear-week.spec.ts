import { expectAccessible } from '../support/accessible.ts';
import { copyPerson } from '../support/copy-person.ts';
import { readMail } from '../support/mailbox.ts';
import { DANA } from '../support/people.ts';
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

test('a child’s week and everybody’s are cleared at once, and put back as they were', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  const whole = await week.total();
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.expectCounted();
  const withMore = await week.total();
  const undo = page.getByRole('button', {
    name: say('calendar-choosing.transfer.undo'),
    exact: true,
  });

  // Unsaved choices go as well, and come back as they were chosen.
  await week
    .row('Mia')
    .getByRole('button', { name: say('calendar-choosing.clear.childLabel', { child: 'Mia' }) })
    .click();
  await expect(
    page.getByText(say('calendar-choosing.told.cleared', { count: 3, kept: 0 })),
  ).toBeVisible();
  await expect(week.cell('Mia', 'Monday')).toContainText(say('calendar.cell.takenOff'));
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.choose'));
  await expect(week.cell('Ada', 'Monday')).toContainText(say('calendar.cell.ordered'));
  await expectAccessible(page, 'a week that was cleared');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(week.cell('Mia', 'Thursday')).toContainText('Cheese ravioli');
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
  await expect.poll(() => week.total()).toBe(withMore);

  await page.getByRole('button', { name: say('calendar-choosing.clear.all') }).click();
  await week.expectTotal('$0.00');
  const placed = () =>
    world.rows(
      `select 1 from orders where user_id = $1 and status = 'placed'
       and date between '2026-10-19' and '2026-10-23'`,
      [kims.id],
    );
  expect(await placed(), 'nothing goes before it is saved').toHaveLength(ORDERED.length);
  await undo.click();
  await expect.poll(() => week.total()).toBe(withMore);

  // One day, from its panel.
  await week.takeOff('Ada', 'Monday');
  await undo.click();
  await expect(week.cell('Ada', 'Monday')).toContainText(say('calendar.cell.ordered'));

  await page.getByRole('button', { name: say('calendar-choosing.clear.all') }).click();
  await week.save(ORDERED.length);
  expect(await placed()).toHaveLength(0);
  await expect(
    page.getByRole('button', { name: say('calendar-choosing.clear.all') }),
    'there is nothing more to clear',
  ).toBeHidden();
  expect(whole).toBeGreaterThan(0);
});

test('a lunch that the kitchen has counted stays when a week is cleared', async ({
  page,
  world,
}) => {
  const kims = await copyPerson(world, DANA, { since: '2026-10-12' });
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-12');
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.locked'));
  await expect(
    page.getByRole('button', {
      name: say('calendar-choosing.clear.childLabel', { child: 'Mia' }),
    }),
  ).toHaveCount(0);
});
