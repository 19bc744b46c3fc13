import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { mailedCode, mailedLink, readMail } from '../support/mailbox.ts';
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
  // The hint says the same, and makes room.
  await expect(password).toHaveAccessibleDescription(say('errors.field.password_too_short'));
  await password.fill(SECRET);
  await page.getByRole('button', { name: say('identity.register.submit') }).click();

  // The code comes by mail; here the page shows what the mailbox got.
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: say('identity.code.title') })).toBeVisible();
  const code = await mailedCode(page, email);
  await expect(page.getByText(say('identity.code.mailedCode', { code }))).toBeVisible();
  const field = page.getByLabel(say('identity.code.code'));
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the code of a new address');
  // The tab keeps it through a reload.
  await page.reload();
  await field.pressSequentially(code);

  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  await expect(alertOn(page, say('alerts.accountRegistered'))).toBeVisible();

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
  await expect(
    page.getByRole('heading', { name: say('lunchers.addedTitle', { name: 'Zaid' }) }),
  ).toBeVisible();

  // One message, and the next step is under it.
  await expect(alertOn(page, say('alerts.lunchersUpdated'))).toHaveCount(0);
  // The message about the account asked who eats, which is answered.
  await expect(alertOn(page, say('alerts.accountRegistered'))).toHaveCount(0, { timeout: 2_000 });
  await expect(
    page.getByRole('heading', { name: say('lunchers.editTitle', { name: 'Zaid' }) }),
  ).toHaveCount(0);
  await expectAccessible(page, 'a child just added');
  await page.getByRole('button', { name: say('lunchers.addAnother') }).click();
  await expect(form).toBeVisible();
  await expect(form).toContainText(say('lunchers.nothingAvoided'));
  await expect(page.getByRole('button', { name: say('lunchers.add') })).toHaveCount(0);
  await form.getByRole('button', { name: say('lunchers.cancel') }).click();
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

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel(say('identity.register.first')).fill('Noor');
  await page.getByLabel(say('identity.register.last')).fill('Haddad');
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: say('identity.register.submit') }).click();
  await expect(page.getByRole('heading', { name: say('identity.code.title') })).toBeVisible();
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('after five wrong codes a new one is sent', async ({ page, watch }) => {
  watch.expectFailure('422');
  const email = freshEmail('noor');
  await signUp(page, email);
  const field = page.getByLabel(say('identity.code.code'));
  const code = await mailedCode(page, email);
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse('**/api/register/code');
    await field.fill(wrongFor(code));
    await answered;
    await expect(field).toHaveAccessibleDescription(new RegExp(say('errors.field.code_not_right')));
    await expect(field).toHaveValue('');
  }
  await field.fill(code);
  await expect(field).toHaveAccessibleDescription(new RegExp(say('errors.field.code_over')));
  await page.getByRole('button', { name: say('identity.code.sendAgain') }).click();
  await expect(page.getByText(say('identity.code.sentAgain'))).toBeVisible();
  await field.fill(await mailedCode(page, email));
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
});

test('the address can be changed before it is proved', async ({ page }) => {
  await signUp(page, freshEmail('typo'));
  await page.getByRole('link', { name: say('identity.code.changeAddress') }).click();
  await expect(page.getByLabel(say('identity.register.first'))).toHaveValue('Noor');
  const email = freshEmail('noor');
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: say('identity.register.submit') }).click();
  await expect(page.getByText(say('identity.code.intro', { address: email }))).toBeVisible();
  await page.getByLabel(say('identity.code.code')).fill(await mailedCode(page, email));
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
});

test('the link of the mail opens the account, elsewhere with the password', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectFailure('422');
  const email = freshEmail('noor');
  await signUp(page, email);
  const phone = await visitor();
  await phone.goto(await mailedLink(page, email));
  await expect(phone.getByText(say('identity.link.intro', { address: email }))).toBeVisible();
  await expectAccessible(phone, 'the link of a new address');
  const password = phone.getByLabel(say('identity.login.password'), { exact: true });
  await password.fill('not-the-password');
  await phone.getByRole('button', { name: say('identity.code.submit') }).click();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(say('errors.field.password_not_chosen')),
  );
  await password.fill(SECRET);
  await phone.getByRole('button', { name: say('identity.code.submit') }).click();
  await expect(phone).toHaveURL(/\/parents\/account\/lunchers/);

  const other = freshEmail('noor');
  await signUp(page, other);
  await page.goto(await mailedLink(page, other));
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
});

test('a closed tab is no dead end: signing in asks for a new code', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectFailure('401');
  const email = freshEmail('noor');
  await signUp(page, email);
  const later = await visitor();
  await later.goto('/login');
  await later.getByLabel(say('identity.login.email')).fill(email);
  await later.getByLabel(say('identity.login.password'), { exact: true }).fill(SECRET);
  await later.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  await expect(later.getByText(say('identity.code.intro', { address: email }))).toBeVisible();
  // The page that was left open learns that it is over.
  await page.getByLabel(say('identity.code.code')).fill('123456');
  await expect(page.getByText(say('identity.code.over'))).toBeVisible();
  await later.getByLabel(say('identity.code.code')).fill(await mailedCode(later, email));
  await expect(later).toHaveURL(/\/parents\/account\/lunchers/);
});

test('an address that has an account already is not told to the person who asks', async ({
  page,
}) => {
  await signUp(page, 'parent@demo.test');
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText(say('identity.code.intro', { address: 'parent@demo.test' })),
  ).toBeVisible();
  await readMail(
    page,
    'parent@demo.test',
    say('letters.letters.already_registered.subject', { product: 'Yay Lunch' }),
  );
});
