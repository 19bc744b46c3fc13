import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { di, say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

const NEW = 'four plates of soup';

test('a parent changes her name and her language, and the page follows at once', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  const details = page.getByRole('form', { name: say('profile.account.profile.title') });
  await details.getByLabel(say('profile.account.profile.first')).fill('Danielle');
  await details.getByRole('button', { name: say('profile.account.save') }).click();
  await expect(alertOn(page, say('alerts.profileUpdated'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Danielle');

  const before = say('profile.account.notifications.nothingChosen');
  await page.getByRole('switch', { name: before }).click();
  await expect
    .poll(() =>
      world.rows(`select notify_nothing_chosen as on from users where email = $1`, [DANA]),
    )
    .toEqual([{ on: false }]);

  await page.getByText(say('profile.account.language.names.es'), { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(di('profile.account.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(di('profile.account.title'));
});

test('she ends another session, and a new password ends the rest', async ({
  page,
  world,
  watch,
  visitor,
}) => {
  const [phone, tablet] = [await visitor(), await visitor()];
  for (const other of [phone, tablet]) await world.signIn(other, DANA);
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  const sessions = page.getByRole('list', { name: say('profile.account.sessions.list') });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText(say('profile.account.sessions.current'))).toHaveCount(1);
  await sessions.getByRole('button').first().click();
  await expect(page.getByText(say('profile.account.sessions.ended', { count: 1 }))).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const statuses = async () =>
    Promise.all(
      [phone, tablet].map(async (other) =>
        (await other.request.get(`${world.url}/api/me`)).status(),
      ),
    );
  expect((await statuses()).sort()).toEqual([200, 401]);

  watch.expectFailure('422');
  const form = page.getByRole('form', { name: say('profile.account.password.title') });
  const current = form.getByLabel(say('profile.account.password.current'), { exact: true });
  await current.fill('not the password');
  await form.getByLabel(say('profile.account.password.next'), { exact: true }).fill(NEW);
  await form.getByRole('button', { name: say('profile.account.password.submit') }).click();
  await expect(current).toHaveAccessibleDescription(say('errors.field.password_wrong'));
  await current.fill(PASSWORD);
  await form.getByRole('button', { name: say('profile.account.password.submit') }).click();
  await expect(alertOn(page, say('alerts.passwordUpdated'))).toBeVisible();
  expect(await statuses()).toEqual([401, 401]);
  expect((await page.request.get('/api/me')).status()).toBe(200);
});

test('her orders are there to read and to keep', async ({ page, world }) => {
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  await page
    .getByRole('navigation', { name: say('account.parts.label') })
    .getByRole('link', { name: say('account.parts.orders') })
    .click();
  await expect(page.getByRole('list', { name: say('profile.orders.list') })).toBeVisible();
  await page.getByText(say('profile.orders.past'), { exact: true }).click();
  await expect(page).toHaveURL(/when=past/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('profile.orders.download') }).click();
  expect((await download).suggestedFilename()).toBe('lunches.csv');
});

test('she deletes her account, and is gone', async ({ page, world, watch }) => {
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  await page.getByRole('button', { name: say('profile.account.remove.open') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('profile.account.remove.question') });
  await expectAccessible(page, 'the question before an account is deleted');
  watch.expectFailure('422');
  const password = dialog.getByLabel(say('profile.account.remove.password'), { exact: true });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: say('profile.account.remove.confirm') }).click();
  await expect(password).toHaveAccessibleDescription(say('errors.field.password_wrong'));
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: say('profile.account.remove.confirm') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(alertOn(page, say('alerts.accountDeleted'))).toBeVisible();
  watch.expectFailure('401');
  await page.getByLabel(say('account.login.email')).fill(DANA);
  await page.getByLabel(say('account.login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('account.login.submit'), exact: true }).click();
  await expect(page.getByText(say('errors.request.wrong_credentials'))).toBeVisible();
});
