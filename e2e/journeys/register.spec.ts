import { readMail } from '../support/mailbox.ts';
import { freshEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const SECRET = 'quiet-lunch-table';

test('a new parent opens an account, adds her first child and sees the calendar', async ({
  page,
}) => {
  const email = freshEmail('noor');
  await page.goto('/sign-up');
  await expect(page).toHaveTitle('Get Started • Yay Lunch!');
  await page.getByLabel(say('identity.register.first')).fill('Noor');
  await page.getByLabel(say('identity.register.last')).fill('Haddad');
  await page.getByLabel(say('identity.login.email')).fill(email);
  const password = page.getByLabel(say('identity.login.password'), { exact: true });
  await password.fill('short');
  await page.getByRole('button', { name: say('identity.register.submit') }).click();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(say('errors.field.password_too_short')),
  );
  await password.fill(SECRET);
  await page.getByRole('button', { name: say('identity.register.submit') }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(alertOn(page, say('alerts.accountRegistered'))).toBeVisible();
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();

  // The calendar needs somebody who eats.
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  await expect(alertOn(page, say('alerts.luncherRequired'))).toBeVisible();
  await expect(page.getByText(say('lunchers.emptyTitle'))).toBeVisible();
  await page.getByRole('button', { name: say('lunchers.add') }).click();

  const form = page.getByRole('form', { name: say('lunchers.addTitle') });
  await expect(form.getByLabel(say('lunchers.last'))).toHaveValue('Haddad');
  await form.getByRole('button', { name: say('lunchers.saveNew') }).click();
  await expect(form.getByLabel(say('lunchers.first'))).toHaveAccessibleDescription(
    say('errors.field.required'),
  );
  await form.getByLabel(say('lunchers.first')).fill('Zaid');

  // Roughly typed, and a saint by any of its spellings.
  const school = form.getByRole('combobox', { name: say('lunchers.school') });
  await school.fill('zzzzz');
  await expect(form.getByText('No schools found matching your search')).toBeVisible();
  await school.fill('mapelwood');
  await expect(page.getByRole('option', { name: /Maplewood Elementary/ })).toBeVisible();
  await school.fill('saint bren');
  await page.getByRole('option', { name: /St\. Brendan's School/ }).click();
  await form.getByLabel(say('lunchers.grade')).selectOption('Grade 2');
  await form
    .getByRole('radiogroup', { name: say('lunchers.allergens.peanuts') })
    .getByText(say('lunchers.levels.strict'))
    .click();
  await form
    .getByRole('radiogroup', { name: say('lunchers.allergens.egg') })
    .getByText(say('lunchers.levels.avoid'), { exact: true })
    .click();
  await form.getByRole('button', { name: say('lunchers.saveNew') }).click();
  await expect(page.getByText(say('lunchers.savedTitle', { name: 'Zaid' }))).toBeVisible();

  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link', { name: say('shell.nav.lunchCalendar') })
    .click();
  const week = weekOn(page);
  await expect(week.row('Zaid')).toContainText("Grade 2, St. Brendan's School");
  await expect(week.row('Zaid')).toContainText(
    say('calendar.child.care', { kind: 'other', name: say('calendar.property.peanuts') }),
  );
  await expect(week.cell('Zaid', 'Tuesday')).toContainText(say('calendar.cell.choose'));

  const mail = await readMail(
    page,
    email,
    say('letters.letters.welcome.subject', { product: 'Yay Lunch', first: 'Noor' }),
  );
  expect(mail).toContain(say('letters.letters.welcome.step_lunchers'));
});

test('an address that has an account already is not told to whoever asks', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel(say('identity.register.first')).fill('Mallory');
  await page.getByLabel(say('identity.register.last')).fill('Smith');
  await page.getByLabel(say('identity.login.email')).fill('parent@demo.test');
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: say('identity.register.submit') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(alertOn(page, say('alerts.accountRegistered'))).toBeVisible();
  await readMail(
    page,
    'parent@demo.test',
    say('letters.letters.already_registered.subject', { product: 'Yay Lunch' }),
  );
});
