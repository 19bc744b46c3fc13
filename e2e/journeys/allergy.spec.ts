import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, extraIn, mealIn, part, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const wheat = say('calendar.property.wheat');
const peanuts = say('calendar.property.peanuts');

test('an allergy added after ordering cancels unsafe lunches, and says so', async ({
  page,
  visitor,
  world,
  kims,
}) => {
  // Meanwhile the calendar stands open elsewhere, with a choice that will no longer be safe.
  const other = await visitor();
  await world.signIn(other, kims.email);
  const elsewhere = weekOn(other);
  await elsewhere.visit('2026-10-26');
  await elsewhere.choose('Leo', 'Friday', 'Cheese ravioli');
  await elsewhere.choose('Mia', 'Thursday', 'Cheese ravioli');

  await world.signIn(page, kims.email);
  await page.goto('/parents/account/lunchers');
  await page
    .getByRole('button', { name: say('lunchers.edit', { name: 'Leo' }), exact: true })
    .click();
  const form = page.getByRole('form', {
    name: say('lunchers.editTitle', { name: 'Leo' }),
  });
  await form
    .getByRole('radiogroup', { name: say('lunchers.allergens.wheat') })
    .getByText(say('lunchers.levels.strict'))
    .click();
  await form.getByRole('button', { name: say('lunchers.save', { name: 'Leo' }) }).click();

  const whyNot = say('lunchers.contains', {
    own: 'yes',
    kind: 'other',
    part: 'Turkey sandwich',
    what: wheat,
    name: 'Leo',
  });
  // The dialog says first what it costs, lunch by lunch, and can be walked away from.
  const question = page.getByRole('alertdialog', {
    name: say('lunchers.confirmSaveTitle', { count: 1 }),
  });
  await expect(question).toContainText('Thu, Oct 22');
  await expect(question).toContainText('Turkey sandwich');
  await expect(question).toContainText(whyNot);
  await expect(question).toContainText(say('lunchers.notCharged', { count: 1 }));
  await expectAccessible(page, 'the question before orders are cancelled');
  await question.getByRole('button', { name: say('lunchers.dontSave') }).click();
  await expect(question).toBeHidden();
  const statusOfLunch = async () => {
    const [row] = await world.rows<{ status: string }>(
      `select o.status from orders o join lunchers l on l.id = o.luncher_id
       where o.user_id = $1 and l.first = 'Leo' and o.date = '2026-10-22'`,
      [kims.id],
    );
    return row?.status;
  };
  expect(await statusOfLunch()).toBe('placed');

  await form.getByRole('button', { name: say('lunchers.save', { name: 'Leo' }) }).click();
  await question.getByRole('button', { name: say('lunchers.confirmSave', { count: 1 }) }).click();
  await expect(page.getByText(say('lunchers.savedTitle', { name: 'Leo' }))).toBeVisible();
  await expect(page.getByText(say('lunchers.cancelledText', { count: 1 }))).toBeVisible();
  expect(await statusOfLunch()).toBe('cancelled');

  // The calendar has no lunch there any more, and does not offer it again.
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await expect(week.cell('Leo', 'Thursday')).toContainText(say('calendar.cell.choose'));
  await expect(week.row('Leo')).toContainText(
    say('calendar.child.care', { kind: 'other', name: wheat }),
  );
  const panel = await week.open('Leo', 'Thursday');
  await expect(mealIn(panel, 'Turkey sandwich')).toContainText(
    say('calendar.problem.mealContains', { kind: 'other', name: wheat, child: 'Leo' }),
  );
  await expect(mealIn(panel, 'Turkey sandwich').getByRole('button')).toHaveCount(0);

  // The server refuses the meal where it was chosen already, and saves the rest.
  await elsewhere.saveButton(2).click();
  await expect(alertOn(other, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(elsewhere.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.ordered'));
  await expect(elsewhere.cell('Leo', 'Friday')).toContainText(say('calendar.cell.blocked'));
  await expect(elsewhere.cell('Leo', 'Friday')).toContainText(
    new RegExp(say('calendar.problem.has', { kind: 'other', name: wheat }), 'i'),
  );

  const mail = await readMail(
    page,
    kims.email,
    say('letters.letters.orders_rechecked.subject', { luncher: 'Leo' }),
  );
  expect(mail).toContain('Turkey sandwich');
  expect(mail).toContain(
    say('letters.letters.lunch_not_safe.contains', {
      kind: 'other',
      part: 'Turkey sandwich',
      what: wheat,
      luncher: 'Leo',
    }),
  );
  expect(mail).toContain(say('letters.letters.lunches_cancelled.not_charged', { count: 1 }));
});

test.describe('a strict allergy', () => {
  test('forbids meals, options and extras, and says why', async ({ page, world }) => {
    await world.signIn(page, DANA);
    const week = weekOn(page);
    await week.visit('2026-10-19');
    const friday = await week.open('Mia', 'Friday');
    await expect(
      friday.getByRole('heading', {
        name: say('calendar-choosing.panel.notFor', { child: 'Mia' }),
      }),
    ).toBeVisible();
    const noodles = mealIn(friday, 'Sesame noodles');
    await expect(noodles).toContainText(
      say('calendar.problem.mealContains', { kind: 'other', name: peanuts, child: 'Mia' }),
    );
    await expect(noodles.getByRole('button')).toHaveCount(0);
    // Meals that nobody has checked count as forbidden.
    const pesto = mealIn(friday, 'Pesto spaghetti');
    await expect(pesto).toContainText(
      say('calendar.problem.mealUnverified', { vendor: "Luigi's Corner", name: peanuts }),
    );
    await expect(pesto.getByRole('button')).toHaveCount(0);

    const bowl = mealIn(friday, 'Chicken rice bowl');
    await bowl
      .getByRole('button', {
        name: say('calendar-choosing.panel.optionsLabel', { meal: 'Chicken rice bowl' }),
      })
      .first()
      .click();
    const sauce = part(bowl, 'Peanut sauce');
    await expect(sauce).toBeDisabled();
    await expect(sauce).toHaveAccessibleName(
      new RegExp(say('calendar.problem.has', { kind: 'other', name: peanuts })),
    );
    await expect(part(bowl, 'Teriyaki')).toBeEnabled();
    await expectAccessible(page, 'a day with meals that are forbidden');
    await page.keyboard.press('Escape');
    await expect(friday).toBeHidden();

    const thursday = await week.open('Mia', 'Thursday');
    const pizza = mealIn(thursday, 'Margherita pizza');
    await pizza
      .getByRole('button', {
        name: say('calendar-choosing.panel.optionsLabel', { meal: 'Margherita pizza' }),
      })
      .first()
      .click();
    const cookie = await extraIn(pizza, 'Oat cookie');
    await expect(cookie).toBeDisabled();
    await expect(cookie).toHaveAccessibleName(
      new RegExp(say('calendar.problem.unchecked', { name: peanuts })),
    );
    await page.keyboard.press('Escape');

    // Her brother may have all of it.
    const leos = await week.open('Leo', 'Friday');
    await expect(
      mealIn(leos, 'Sesame noodles').getByRole('button', {
        name: say('calendar-choosing.panel.chooseLabel', { meal: 'Sesame noodles' }),
      }),
    ).toBeEnabled();
    await expect(
      leos.getByRole('heading', { name: say('calendar-choosing.panel.notFor', { child: 'Leo' }) }),
    ).toHaveCount(0);
  });
});
