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
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const details = page.getByRole('form', { name: say('account.profile.title') });
  await details.getByLabel(say('account.profile.first')).fill('Danielle');
  await details.getByRole('button', { name: say('account.save') }).click();
  await expect(alertOn(page, say('alerts.profileUpdated'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Danielle');

  const before = say('account.notifications.nothingChosen');
  await page.getByRole('switch', { name: before }).click();
  await expect
    .poll(() =>
      world.rows(`select notify_nothing_chosen as on from users where email = $1`, [kims.email]),
    )
    .toEqual([{ on: false }]);

  await page.getByText(say('account.language.names.es'), { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(di('account.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(di('account.title'));
});

test('she ends another session, and a new password ends the rest', async ({
  page,
  world,
  watch,
  visitor,
  kims,
}) => {
  const [phone, tablet] = [await visitor(), await visitor()];
  for (const other of [phone, tablet]) await world.signIn(other, kims.email);
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const sessions = page.getByRole('list', { name: say('account.sessions.list') });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText(say('account.sessions.current'))).toHaveCount(1);
  await sessions.getByRole('button').first().click();
  await expect(page.getByText(say('account.sessions.ended', { count: 1 }))).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const statuses = async () =>
    Promise.all(
      [phone, tablet].map(async (other) =>
        (await other.request.get(`${world.url}/api/me`)).status(),
      ),
    );
  expect((await statuses()).sort()).toEqual([200, 401]);

  watch.expectFailure('422');
  const form = page.getByRole('form', { name: say('account.password.title') });
  const current = form.getByLabel(say('account.password.current'), { exact: true });
  await current.fill('not the password');
  await form.getByLabel(say('account.password.next'), { exact: true }).fill(NEW);
  await form.getByRole('button', { name: say('account.password.submit') }).click();
  await expect(current).toHaveAccessibleDescription(say('errors.field.password_wrong'));
  await current.fill(PASSWORD);
  await form.getByRole('button', { name: say('account.password.submit') }).click();
  await expect(alertOn(page, say('alerts.passwordUpdated'))).toBeVisible();
  expect(await statuses()).toEqual([401, 401]);
  expect((await page.request.get('/api/me')).status()).toBe(200);
});

test('a form that was saved and stays takes the next change at once', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  const details = page.getByRole('form', { name: say('account.profile.title') });
  const phone = details.getByLabel(say('account.profile.phone'));
  const saved = () => world.rows(`select first, phone from users where email = $1`, [kims.email]);
  await details.getByLabel(say('account.profile.first')).fill('Danielle');
  await details.getByRole('button', { name: say('account.save') }).click();
  await expect(page.getByRole('banner')).toContainText('Danielle');
  for (const number of ['3125550147', '3125550148']) {
    await phone.fill(number);
    await details.getByRole('button', { name: say('account.save') }).click();
    await expect.poll(saved).toEqual([{ first: 'Danielle', phone: `+1${number}` }]);
  }

  const form = page.getByRole('form', { name: say('account.password.title') });
  let current = PASSWORD;
  for (const next of [NEW, 'five plates of soup']) {
    const answered = page.waitForResponse('**/api/account/password');
    await form.getByLabel(say('account.password.current'), { exact: true }).fill(current);
    await form.getByLabel(say('account.password.next'), { exact: true }).fill(next);
    await form.getByRole('button', { name: say('account.password.submit') }).click();
    expect((await answered).status()).toBe(200);
    await expect(form.getByLabel(say('account.password.next'), { exact: true })).toHaveValue('');
    current = next;
  }
});

test('her orders are there to read and to keep', async ({ page, world }) => {
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  await page
    .getByRole('navigation', { name: say('account.parts.label') })
    .getByRole('link', { name: say('account.parts.orders') })
    .click();
  await expect(page.getByRole('list', { name: say('order-history.list') })).toBeVisible();
  await page.getByText(say('order-history.past'), { exact: true }).click();
  await expect(page).toHaveURL(/when=past/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('order-history.download') }).click();
  expect((await download).suggestedFilename()).toBe('lunches.csv');
});

test('she deletes her account, and is gone', async ({ page, world, watch, kims }) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account');
  await page.getByRole('button', { name: say('account.remove.open') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('account.remove.question') });
  await expectAccessible(page, 'the question before an account is deleted');
  watch.expectFailure('422');
  const password = dialog.getByLabel(say('account.remove.password'), { exact: true });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: say('account.remove.confirm') }).click();
  await expect(password).toHaveAccessibleDescription(say('errors.field.password_wrong'));
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: say('account.remove.confirm') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(alertOn(page, say('alerts.accountDeleted'))).toBeVisible();
  watch.expectFailure('401');
  await page.getByLabel(say('identity.login.email')).fill(kims.email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('identity.login.submit'), exact: true }).click();
  await expect(page.getByText(say('errors.request.wrong_credentials'))).toBeVisible();
});
