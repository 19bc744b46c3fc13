import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';
import { PASSWORD } from '../support/world.ts';

const ERIN = 'customer_experience_sr@demo.test';

test('credit 16 minutes after signing in: confirmed with the password, and given once', async ({
  page,
  world,
  watch,
  nairs,
}) => {
  watch.expectFailure('403');
  watch.expectFailure('422');
  await world.signIn(page, ERIN);
  await page.goto(`/admin/users/${nairs.id}/billing?action=credit`);
  const form = page.getByRole('dialog', { name: say('credit.give.title', { name: nairs.name }) });
  const amount = form.getByLabel(say('credit.give.amount'));
  const reason = form.getByLabel(say('credit.give.reason'));
  await amount.fill('7.50');
  await reason.fill('The bowl arrived cold.');
  await world.rows(
    `update sessions set proved_at = clock_timestamp() - interval '16 minutes'
     where user_id = (select id from users where email = $1)`,
    [ERIN],
  );
  const send = form.getByRole('button', { name: say('credit.give.send') });
  await send.click();

  const dialog = page.getByRole('alertdialog', { name: say('fresh-sign-in.title') });
  const password = dialog.getByLabel(say('fresh-sign-in.password'), { exact: true });
  await expect(password).toBeFocused();
  await expect(dialog).toContainText(ERIN);
  await expectAccessible(page, 'the question who it is');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(amount).toHaveValue('7.50');
  await expect(reason).toHaveValue('The bowl arrived cold.');
  const given = () =>
    world.rows<{ amount_cents: number }>(
      'select amount_cents from credit_grants where user_id = $1',
      [nairs.id],
    );
  expect(await given()).toEqual([]);

  await send.click();
  await password.fill('not my password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(say('errors.field.password_wrong'));
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: say('fresh-sign-in.confirm') }).click();
  await expect(form).toBeHidden();
  await expect(dialog).toBeHidden();
  expect(await given()).toEqual([{ amount_cents: 750 }]);
});
