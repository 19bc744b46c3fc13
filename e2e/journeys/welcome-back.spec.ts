import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('a returning family says who still eats, and its calendar opens', async ({
  page,
  world,
  kims,
}) => {
  await world.rows('update users set reboard = true where id = $1 returning 1', [kims.id]);
  await world.signIn(page, kims.email);
  await page.goto('/lunch-calendar');
  await expect(page).toHaveURL(/\/welcome-back$/);
  await expect(page.getByRole('link', { name: say('identity.welcomeBack.logOut') })).toBeVisible();
  const child = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(child('Ada')).toBeVisible();
  await expectAccessible(page, 'the questions to a returning family');

  // Another school has other grades: the error stands where one is missing.
  const school = child('Mia').getByRole('combobox', { name: say('lunchers.school') });
  await school.fill('saint bren');
  await page.getByRole('option', { name: /St\. Brendan's School/ }).click();
  await page.getByRole('button', { name: say('lunchers.returning.submit') }).click();
  const grade = child('Mia').getByLabel(say('lunchers.grade'));
  await expect(grade).toHaveAccessibleDescription(say('errors.field.required'));
  await expect(grade).toBeFocused();
  // An error looks like one, in the color of every error.
  const [problem, edge] = await Promise.all([
    child('Mia')
      .getByText(say('errors.field.required'))
      .evaluate((element) => getComputedStyle(element).color),
    grade.evaluate((element) => getComputedStyle(element).borderTopColor),
  ]);
  expect(problem).toBe(edge);
  await grade.selectOption('Grade 2');

  await child('Leo').getByText(say('lunchers.returning.no')).click();
  await page.getByRole('button', { name: say('lunchers.returning.submit') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('lunchers.returning.confirmTitle') });
  await expect(dialog).toContainText(say('lunchers.returning.leaves', { name: 'Leo' }));
  await expectAccessible(page, 'what a returning family gives up');
  const [before] = await world.rows<{ count: number }>(
    'select count(*)::int as count from lunchers where user_id = $1 and deleted_at is null',
    [kims.id],
  );
  expect(before?.count, 'nothing is done before it is confirmed').toBe(3);
  await dialog.getByRole('button', { name: say('lunchers.returning.confirm') }).click();

  await expect(page).toHaveURL(/\/lunch-calendar/);
  const week = weekOn(page);
  await expect(week.row('Mia')).toContainText("Grade 2, St. Brendan's School");
  await expect(week.row('Leo')).toHaveCount(0);
  const [person] = await world.rows('select reboard from users where id = $1', [kims.id]);
  expect(person).toEqual({ reboard: false });
});

test('the returning parent of the demo is asked at sign-in, and can log out', async ({
  page,
  world,
  watch,
}) => {
  // A visitor who leaves at once may be gone before her page has asked for its channels.
  watch.expectFailure('/api/broadcasting/auth');
  await world.signIn(page, 'returning@demo.test');
  await page.goto('/lunch-calendar');
  await expect(page).toHaveURL(/\/welcome-back$/);
  await expect(page.getByRole('region', { name: /^Eli/ })).toBeVisible();
  await page.getByRole('link', { name: say('identity.welcomeBack.logOut') }).click();
  await expect(page).toHaveURL(/\/login$/);
});
