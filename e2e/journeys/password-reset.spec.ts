import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

const NEW = 'four plates of soup';
const SUBJECT = say('letters.letters.password_reset.subject', { product: 'Yay Lunch' });

test('a forgotten password is set anew by a letter, once, and ends every session', async ({
  page,
  world,
  watch,
  visitor,
  nairs,
}) => {
  // Somewhere else she is still signed in.
  const elsewhere = await visitor();
  await world.signIn(elsewhere, nairs.email);

  await page.goto('/login');
  await page.getByRole('link', { name: say('identity.login.forgot') }).click();
  await expect(page).toHaveTitle('Forgot Password • Yay Lunch!');
  await expectAccessible(page, 'the question for the address');
  await page.getByRole('button', { name: say('account.forgot.submit') }).click();
  await expect(page.getByLabel(say('identity.login.email'))).toHaveAccessibleDescription(
    say('errors.field.required'),
  );
  await page.getByLabel(say('identity.login.email')).fill(nairs.email);
  await page.getByRole('button', { name: say('account.forgot.submit') }).click();
  await expect(page.getByText(say('account.forgot.sent', { email: nairs.email }))).toBeVisible();

  const mail = await readMail(page, nairs.email, SUBJECT);
  const link = /\/reset-password#token=[\w-]{43}/.exec(mail)?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('account.reset.title') })).toBeVisible();
  // The token is taken out of the address, and a reload does not lose it.
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await expect(page.getByText(say('account.reset.intro', { email: nairs.email }))).toBeVisible();
  await expectAccessible(page, 'the new password');
  const password = page.getByLabel(say('account.reset.password'), { exact: true });
  watch.expectFailure('422');
  await password.fill('password123');
  await page.getByRole('button', { name: say('account.reset.submit') }).click();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(say('errors.field.password_common')),
  );
  await password.fill(NEW);
  await page.getByRole('button', { name: say('account.reset.submit') }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(alertOn(page, say('alerts.passwordUpdated'))).toBeVisible();
  expect((await elsewhere.request.get(`${world.url}/api/me`)).status()).toBe(401);

  watch.expectFailure('401');
  const logIn = async (secret: string) => {
    await page.getByLabel(say('identity.login.email')).fill(nairs.email);
    await page.getByLabel(say('identity.login.password'), { exact: true }).fill(secret);
    await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  };
  await logIn(PASSWORD);
  await expect(page.getByText(say('errors.request.wrong_credentials'))).toBeVisible();
  await logIn(NEW);
  await expect(page).toHaveURL(/\/lunch-calendar/);

  // The letter is found again later.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('account.reset.overTitle') })).toBeVisible();
  await readMail(
    page,
    nairs.email,
    say('letters.letters.password_changed.subject', { product: 'Yay Lunch' }),
  );
});

test('nobody learns by it who has an account', async ({ page, world }) => {
  await page.goto('/forgot-password');
  await page.getByLabel(say('identity.login.email')).fill('nobody@families.test');
  await page.getByRole('button', { name: say('account.forgot.submit') }).click();
  await expect(
    page.getByText(say('account.forgot.sent', { email: 'nobody@families.test' })),
  ).toBeVisible();
  expect(await world.rows(`select from mails where to_address = 'nobody@families.test'`)).toEqual(
    [],
  );
});
