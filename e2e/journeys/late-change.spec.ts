import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { mealIn, takeButton, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const SUNDAY_MORNING = '2026-10-18T13:00:00Z';
const MONDAY_MORNING = '2026-10-19T13:00:00Z';

interface Fee {
  late_fee_cents: number;
  total_cents: number;
}

test('a meal changed after the late moment shows its fee before and after it is saved', async ({
  page,
  world,
}) => {
  const feeOf = async (luncher: string, date: string) => {
    const [row] = await world.rows<Fee>(
      `select o.late_fee_cents, o.total_cents from orders o join lunchers l on l.id = o.luncher_id
       where o.user_id = $1 and l.first = $2 and o.date = $3 and o.status <> 'cancelled'`,
      [DANA_ID, luncher, date],
    );
    return row;
  };
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await expect(page.getByRole('timer')).toContainText('No late fee until');
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.save(1);
  expect(await feeOf('Mia', '2026-10-22')).toEqual({ late_fee_cents: 0, total_cents: 695 });

  await world.moveTo(SUNDAY_MORNING);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(
    say('calendar.bar.lateNow', { fee: '$1.00' }),
  );
  // Lunches that were saved in time keep their price.
  await expect(week.cell('Mia', 'Thursday')).toContainText('$6.95');
  await expect(week.cell('Mia', 'Thursday')).not.toContainText('$1.00');

  const panel = await week.open('Mia', 'Thursday');
  await expect(panel).toContainText(/Oct 22, order until Monday at noon\sET.*\$1\.00/);
  const meal = 'Vegetable dumplings';
  await mealIn(panel, meal)
    .getByRole('button', { name: say('calendar-choosing.panel.optionsLabel', { meal }) })
    .click();
  await expect(panel).toContainText(say('calendar-choosing.panel.lateFee', { fee: '$1.00' }));
  await expect(takeButton(panel)).toHaveText(
    say('calendar-choosing.panel.chooseFor', { price: '$7.75' }),
  );
  await takeButton(panel).click();
  await expect(week.cell('Mia', 'Thursday')).toContainText(
    say('calendar.cell.late', { fee: '$1.00' }),
  );
  await expect(week.summary).toContainText(
    `${say('calendar.summary.lateFee')}${say('calendar.summary.lateMeals', { count: 1 })}$1.00`,
  );
  await week.expectTotal('$52.95');
  await week.save(1);

  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.ordered'));
  await expect(week.cell('Mia', 'Thursday')).toContainText(
    say('calendar.cell.lateKept', { fee: '$1.00' }),
  );
  await week.expectTotal('$52.95');
  expect(await feeOf('Mia', '2026-10-22')).toEqual({ late_fee_cents: 100, total_cents: 775 });

  // Changing it once more does not cost a second fee, and taking lunch off costs nothing.
  await world.moveTo(MONDAY_MORNING);
  await page.reload();
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.takeOff('Leo', 'Thursday');
  await week.expectTotal('$46.45');
  await week.save(2);
  expect(await feeOf('Mia', '2026-10-22')).toEqual({ late_fee_cents: 100, total_cents: 795 });
  expect(await feeOf('Leo', '2026-10-22')).toBeUndefined();
  await page.reload();
  await week.expectTotal('$46.45');
});

test('the fee that began while she was choosing is asked about, never just taken', async ({
  page,
  world,
}) => {
  await world.moveTo('2026-10-18T03:58:00Z');
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  await expect(week.cell('Leo', 'Friday')).not.toContainText('$1.00');
  await week.expectCounted();
  await world.moveTo('2026-10-18T04:00:10Z');
  await week.saveButton(1).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Leo, Friday' })).toContainText(
    say('refusals.day.late_fee_changed'),
  );
  await expect(week.cell('Leo', 'Friday')).toContainText(
    say('calendar.cell.late', { fee: '$1.00' }),
  );
  const before = await world.rows(
    `select 1 from orders where user_id = $1 and date = '2026-10-23'`,
    [DANA_ID],
  );
  expect(before).toEqual([]);
  await week.save(1);
  await expect(week.cell('Leo', 'Friday')).toContainText(
    say('calendar.cell.lateKept', { fee: '$1.00' }),
  );
});
