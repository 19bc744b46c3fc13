import { readFile } from 'node:fs/promises';
import { creditCodeText, isWholeCreditCode, normalCreditCode } from '@yay/domain/gifts';
import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const MAKER = 'customer_experience_sr@demo.test';
const SECOND = 'admin@demo.test';

test.use({ sharing: 'own' });

test('codes over the limit work once a second person approved them', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, MAKER);
  await page.goto('/admin/credit-code-sets');
  await page.getByRole('button', { name: say('gifts.sets.create') }).click();
  const form = page.getByRole('dialog', { name: say('gifts.sets.new.title') });
  await form.getByLabel(say('gifts.sets.new.name')).fill('Fall fair');
  await form.getByLabel(say('gifts.sets.new.amount')).fill('20');
  const quantity = form.getByLabel(say('gifts.sets.new.quantity'));
  await quantity.fill('2');
  await expect(quantity).toHaveAccessibleDescription(
    say('gifts.sets.new.total', { total: '$40.00' }),
  );
  await quantity.fill('3');
  await expect(quantity).toHaveAccessibleDescription(
    say('gifts.sets.new.totalWaits', { total: '$60.00', limit: '$50.00' }),
  );
  await page.getByRole('button', { name: say('gifts.sets.new.submit') }).click();
  await expect(page.getByText(say('gifts.sets.new.waits'))).toBeVisible();
  await expectAccessible(page, 'codes that wait for a second person');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('gifts.sets.new.download') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const code = file
    .split(/[\r\n,;"]+/)
    .map(normalCreditCode)
    .find(isWholeCreditCode);
  await page.getByRole('button', { name: say('gifts.sets.new.close'), exact: true }).click();

  // The maker reads that it waits, and can't decide.
  await page.goto('/admin/approvals');
  const asked = page.getByRole('row').filter({ hasText: 'Fall fair' });
  await expect(asked).toContainText(say('credit.approvals.yours'));

  const family = await visitor();
  await world.signIn(family, DANA);
  await family.goto('/gift/redeem');
  const redeem = async () => {
    await family.getByLabel(say('gifts.redeem.code')).fill(creditCodeText(code ?? ''));
    await family.getByRole('button', { name: say('gifts.redeem.submit') }).click();
  };
  await redeem();
  await expect(family.getByLabel(say('gifts.redeem.code'))).toHaveAccessibleDescription(
    new RegExp(say('errors.field.code_unusable')),
  );

  const second = await visitor();
  await world.signIn(second, SECOND);
  await second.goto('/admin/approvals');
  const named = { what: say('credit.approvals.kinds.code_set'), amount: '$60.00' };
  await second.getByRole('button', { name: say('credit.approvals.approveOf', named) }).click();
  const dialog = second.getByRole('alertdialog');
  await expect(dialog).toContainText('Fall fair');
  await expectAccessible(second, 'codes to approve');
  await dialog.getByRole('button', { name: say('credit.approvals.approve') }).click();
  await expect(second.getByText(say('credit.approvals.approved'))).toBeVisible();

  await redeem();
  await expect(
    family.getByRole('heading', { name: say('gifts.redeem.doneTitle', { amount: '$20.00' }) }),
  ).toBeVisible();
});
