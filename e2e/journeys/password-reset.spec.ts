import { expectAccessible } from '../support/accessible.ts';
import { readMail } from '../support/mailbox.ts';
import { PRIYA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

const NEW = 'four plates of soup';
const SUBJECT = say('mail.letters.password_reset.subject', { product: 'Yay Lunch' });

test('a forgotten password is set anew by a letter, once, and ends every session', async ({
  page,
  world,
  watch,
  visitor,
}) => {
  // Somewhere else she is still signed in.
  const elsewhere = await visitor();
  await world.signIn(elsewhere, PRIYA);

  await page.goto('/login');
  await page.getByRole('link', { name: say('account.login.forgot') }).click();
  await expect(page).toHaveTitle('Forgot Password • Yay Lunch!');
  await expectAccessible(page, 'the question for the address');
  await page.getByRole('button', { name: say('profile.forgot.submit') }).click();
  await expect(page.getByLabel(say('account.login.email'))).toHaveAccessibleDescription(
    say('errors.field.required'),
  );
  await page.getByLabel(say('account.login.email')).fill(PRIYA);
  await page.getByRole('button', { name: say('profile.forgot.submit') }).click();
  await expect(page.getByText(say('profile.forgot.sent', { email: PRIYA }))).toBeVisible();

  const mail = await readMail(page, PRIYA, SUBJECT);
  const link = /\/reset-password\?token=[\w-]{43}/.exec(mail)?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('profile.reset.title') })).toBeVisible();
  await expect(page.getByText(say('profile.reset.intro', { email: PRIYA }))).toBeVisible();
  await expectAccessible(page, 'the new password');
  const password = page.getByLabel(say('profile.reset.password'), { exact: true });
  watch.expectFailure('422');
  await password.fill('password123');
  await page.getByRole('button', { name: say('profile.reset.submit') }).click();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(say('errors.field.password_common')),
  );
  await password.fill(NEW);
  await page.getByRole('button', { name: say('profile.reset.submit') }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(alertOn(page, say('alerts.passwordUpdated'))).toBeVisible();
  expect((await elsewhere.request.get(`${world.url}/api/me`)).status()).toBe(401);

  watch.expectFailure('401');
  const logIn = async (secret: string) => {
    await page.getByLabel(say('account.login.email')).fill(PRIYA);
    await page.getByLabel(say('account.login.password'), { exact: true }).fill(secret);
    await page.getByRole('button', { name: say('account.login.submit'), exact: true }).click();
  };
  await logIn(PASSWORD);
  await expect(page.getByText(say('errors.request.wrong_credentials'))).toBeVisible();
  await logIn(NEW);
  await expect(page).toHaveURL(/\/lunch-calendar/);

  // The letter is found again later.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('profile.reset.overTitle') })).toBeVisible();
  await readMail(
    page,
    PRIYA,
    say('mail.letters.password_changed.subject', { product: 'Yay Lunch' }),
  );
});

test('nobody learns by it who has an account', async ({ page, world }) => {
  await page.goto('/forgot-password');
  await page.getByLabel(say('account.login.email')).fill('nobody@families.test');
  await page.getByRole('button', { name: say('profile.forgot.submit') }).click();
  await expect(
    page.getByText(say('profile.forgot.sent', { email: 'nobody@families.test' })),
  ).toBeVisible();
  expect(await world.rows(`select from mails where to_address = 'nobody@families.test'`)).toEqual(
    [],
  );
});
