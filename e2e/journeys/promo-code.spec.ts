import { expectAccessible } from '../support/accessible.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('a promo code counts, and is there when the week is opened again', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  const field = week.summary.getByLabel(say('calendar-choosing.promo.label'));
  await week.applyCode('NO-SUCH-CODE');
  await expect(field).toHaveAccessibleDescription(say('refusals.discount.unknown'));
  await week.applyCode('EXPIRED');
  await expect(field).toHaveAccessibleDescription(say('refusals.discount.expired'));
  const whole = await week.total();

  await week.applyCode('lunch5');
  await expect(alertOn(page, say('alerts.promoApplied'))).toBeVisible();
  await expect(week.summary).toContainText('LUNCH5 applied-$5.00');
  await expect.poll(() => week.total()).toBe(whole - 500);
  await week.save(1);
  await page.reload();
  await expect(week.summary).toContainText('LUNCH5 applied-$5.00');
  await expect.poll(() => week.total()).toBe(whole - 500);
  const saved = await world.rows(
    `select w.discount_cents, d.code from order_weeks w join discounts d on d.id = w.discount_id
     where w.user_id = $1 and w.monday = '2026-10-19'`,
    [kims.id],
  );
  expect(saved).toEqual([{ discount_cents: 500, code: 'LUNCH5' }]);

  await week.summary
    .getByRole('button', { name: say('calendar-choosing.promo.remove', { code: 'LUNCH5' }) })
    .click();
  await week.save(1);
  await expect.poll(() => week.total()).toBe(whole);
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a promo code that expires before it is saved stops the save, with the new total', async ({
    page,
    world,
    watch,
  }) => {
    watch.expectFailure('409');
    await world.signIn(page, DANA);
    const week = weekOn(page);
    await week.visit('2026-10-19');
    await week.choose('Mia', 'Thursday', 'Cheese ravioli');
    await expect(week.saveButton(1)).toBeEnabled();
    const whole = await week.total();
    await week.applyCode('LUNCH5');
    await expect.poll(() => week.total()).toBe(whole - 500);
    await expect(week.saveButton(2)).toBeEnabled();

    await world.rows(`update discounts set ends_on = '2026-10-01' where code = 'LUNCH5'`);
    await week.saveButton(2).click();

    // Nothing is saved before she has seen what it costs without the code.
    await expect(alertOn(page, say('alerts.promoNoLongerValid'))).toBeVisible();
    await expect(week.summary).not.toContainText('LUNCH5');
    await expect.poll(() => week.total()).toBe(whole);
    const saved = () =>
      world.rows<{ lunches: number; discount_id: number | null }>(
        `select (select count(*)::int from orders o where o.user_id = w.user_id and o.status <> 'cancelled'
           and o.date between w.monday and w.monday + 4) as lunches, w.discount_id
       from order_weeks w where w.user_id = $1 and w.monday = '2026-10-19'`,
        [DANA_ID],
      );
    const [before] = await saved();

    expect(say('alerts.promoNoLongerValid')).toContain('Nothing is saved yet');
    await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.unsaved'));
    await week.save(1);
    await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.ordered'));
    // 'Nothing is saved yet' would contradict what the save says.
    await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
    // At once: after a while it would go by itself.
    expect(await alertOn(page, say('alerts.promoNoLongerValid')).count()).toBe(0);
    await expect.poll(() => week.total()).toBe(whole);
    const [after] = await saved();
    expect(after).toEqual({ lunches: (before?.lunches ?? 0) + 1, discount_id: null });
  });

  test('a save that may do without its code is saved at the full price, and says so', async ({
    page,
    world,
  }) => {
    await world.rows(`update discounts set ends_on = null where code = 'LUNCH5'`);
    await world.signIn(page, DANA);
    const week = weekOn(page);
    await week.visit('2026-10-26');
    await week.choose('Mia', 'Thursday', 'Cheese ravioli');
    await week.choose('Leo', 'Thursday', 'Cheese ravioli');
    const whole = await week.total();
    await week.applyCode('LUNCH5');
    await expect.poll(() => week.total()).toBe(whole - 500);
    const without = week.summary.getByRole('checkbox', {
      name: say('calendar-choosing.promo.without'),
    });
    await expect(without).toHaveAccessibleDescription(say('calendar-choosing.promo.withoutNo'));
    await without.check();
    await expect(without).toHaveAccessibleDescription(say('calendar-choosing.promo.withoutYes'));
    await expectAccessible(page, 'a code that is not saved yet');

    await world.rows(`update discounts set ends_on = '2026-10-01' where code = 'LUNCH5'`);
    await week.saveButton(3).click();
    await expect(alertOn(page, say('alerts.savedWithoutPromo'))).toBeVisible();
    await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.ordered'));
    await expect(week.summary).toContainText(say('calendar.summary.savedNow', { count: 2 }));
    await expect.poll(() => week.total()).toBe(whole);
    expect(
      await world.rows(
        `select discount_id from order_weeks where user_id = $1 and monday = '2026-10-26'`,
        [DANA_ID],
      ),
    ).toEqual([{ discount_id: null }]);
  });
});
