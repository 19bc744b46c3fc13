import { readMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

interface Ordered {
  luncher: string;
  meal: string;
  total_cents: number;
  status: string;
  parts: string[];
}

test('a parent orders for her three children, saves, and finds it again', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit();
  await week.expectTotal('$45.20');

  await week.choose('Mia', 'Thursday', 'Spaghetti marinara', { options: ['Meatballs'] });
  await week.choose('Leo', 'Monday', 'Margherita pizza', {
    options: ['Two slices'],
    extras: ['Apple slices'],
  });
  await week.choose('Ada', 'Tuesday', 'Bean burrito');
  for (const [child, day] of [
    ['Mia', 'Thursday'],
    ['Leo', 'Monday'],
    ['Ada', 'Tuesday'],
  ] as const) {
    await expect(week.cell(child, day)).toContainText(say('calendar.cell.unsaved'));
  }
  await week.expectTotal('$68.45');

  await week.save(3);
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(week.summary).toContainText(say('calendar.summary.savedNow', { count: 3 }));
  await page.reload();

  await expect(week.cell('Mia', 'Thursday')).toContainText('Spaghetti marinara');
  await expect(week.cell('Mia', 'Thursday')).toContainText('Meatballs');
  await expect(week.cell('Mia', 'Thursday')).toContainText('$7.50');
  await expect(week.cell('Leo', 'Monday')).toContainText('Two slices, apple slices');
  await expect(week.cell('Leo', 'Monday')).toContainText('$8.50');
  await expect(week.cell('Ada', 'Tuesday')).toContainText('Bean burrito');
  for (const [child, day] of [
    ['Mia', 'Thursday'],
    ['Leo', 'Monday'],
    ['Ada', 'Tuesday'],
  ] as const) {
    await expect(week.cell(child, day)).toContainText(say('calendar.cell.ordered'));
  }
  await week.expectTotal('$68.45');
  await expect(week.summary).toContainText(say('calendar.summary.saved'));

  const ordered = await world.rows<Ordered>(
    `select l.first as luncher, i.name as meal, o.total_cents, o.status,
            array(select coalesce(op.name, x.name) from order_lines ol
                  left join options op on op.id = ol.option_id
                  left join items x on x.id = ol.item_id
                  where ol.order_id = o.id order by ol.kind desc, ol.id) as parts
     from orders o join lunchers l on l.id = o.luncher_id join items i on i.id = o.item_id
     where o.user_id = $1 and (l.first, o.date) in
           (('Mia', '2026-10-22'), ('Leo', '2026-10-19'), ('Ada', '2026-10-20'))
     order by l.id`,
    [kims.id],
  );
  expect(ordered).toMatchObject([
    {
      luncher: 'Mia',
      meal: 'Spaghetti marinara',
      total_cents: 750,
      status: 'placed',
      parts: ['Meatballs'],
    },
    {
      luncher: 'Leo',
      meal: 'Margherita pizza',
      total_cents: 850,
      status: 'placed',
      parts: ['Two slices', 'Apple slices'],
    },
    { luncher: 'Ada', meal: 'Bean burrito', total_cents: 725, status: 'placed' },
  ]);

  const mail = await readMail(page, kims.email, 'Your lunches for the week of');
  expect(mail).toContain('Spaghetti marinara');
  expect(mail).toContain('Meatballs');
  expect(mail).toContain('$68.45');
});

test('a saved week is there after a look elsewhere, without a reload', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit();
  await week.choose('Leo', 'Friday', 'Cheese ravioli');
  await week.save(1);
  const main = page.getByRole('navigation', { name: say('shell.nav.label') });
  await main.getByRole('link', { name: say('shell.nav.lunchers') }).click();
  await expect(page.getByRole('heading', { name: 'Leo Kim' })).toBeVisible();
  await main.getByRole('link', { name: say('shell.nav.lunchCalendar') }).click();
  await expect(week.cell('Leo', 'Friday')).toContainText('Cheese ravioli');
  await expect(week.cell('Leo', 'Friday')).toContainText(say('calendar.cell.ordered'));

  // And the next save is not taken for an old one.
  await week.choose('Leo', 'Friday', 'Beef stew');
  await week.save(1);
  await expect(week.cell('Leo', 'Friday')).toContainText('Beef stew');
});

test('a late lunch and a code add up, are saved as two changes, and the focus stays', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await world.rows(
    `update orders set late_fee_cents = 100, total_cents = total_cents + 100
     where user_id = $1 and date = '2026-10-19' and status = 'placed'`,
    [kims.id],
  );
  await page.reload();
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.applyCode('LUNCH5');
  await expect(week.summary).toContainText('LUNCH5 applied-$5.00');
  const adds = async () => {
    const total = await week.total();
    const amounts = (await week.summary.locator('.row .num, .promo .num').allTextContents()).map(
      (text) =>
        Math.round(Number(text.replace(/[^\d.]/g, '')) * 100) * (/[−-]/.test(text) ? -1 : 1),
    );
    return amounts.reduce((sum, cents) => sum + cents, 0) - total;
  };
  await expect.poll(adds, 'the rows before the save').toBe(0);

  const save = week.saveButton(2);
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(week.summary).toContainText(say('calendar.summary.savedNow', { count: 2 }));
  await expect(
    week.summary.getByRole('button', { name: say('calendar.summary.nothing') }),
  ).toBeFocused();
  await expect.poll(adds, 'the rows after the save').toBe(0);
  await page.reload();
  await expect(week.summary).toContainText('LUNCH5 applied-$5.00');
  await expect.poll(adds, 'the rows of the saved week').toBe(0);
});
