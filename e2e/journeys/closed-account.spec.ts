import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test('the office restores a closed account, and orders again the lunches that can be ordered', async ({
  page,
  visitor,
  world,
  kims,
}) => {
  const ahead = () =>
    world.rows<{ luncher: string }>(
      'select luncher_first as luncher from lunches where user_id = $1 and is_ahead',
      [kims.id],
    );
  const before = await ahead();
  await world.signIn(page, 'admin@demo.test');
  await page.goto(`/admin/users/${kims.id}/settings`);
  const act = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  };
  await act(say('users.one.actions.delete'));
  await expect(alertOn(page, say('alerts.userDeleted'))).toBeVisible();
  const again = (count: number) =>
    page.getByRole('button', { name: say('personal-data.again.order', { count }), exact: true });
  await expect(again(before.length)).toHaveCount(0);
  await act(say('users.one.actions.restore'));
  await expect(alertOn(page, say('alerts.userRestored'))).toBeVisible();

  const side = page.getByRole('complementary').filter({ has: again(before.length) });
  await expect(side).toContainText(say('personal-data.again.title', { count: before.length }));
  await expect(
    side.getByRole('listitem').filter({ hasText: 'Leo: Turkey sandwich' }),
  ).toBeVisible();
  await expectAccessible(page, 'the offer to order again');

  // Leo’s wheat allergy came to light while the account was closed.
  await world.rows(
    `update lunchers set tolerances = '{"wheat": "avoid_strictly"}'
     where user_id = $1 and first = 'Leo'`,
    [kims.id],
  );
  await again(before.length).press('Enter');
  const told = page.getByRole('status').filter({ hasText: say('personal-data.again.refused') });
  const leos = told.getByRole('listitem').filter({ hasText: 'Leo: Turkey sandwich' });
  await expect(leos).toContainText(say('refusals.day.allergy'));
  const now = await ahead();
  await expect(told).toContainText(say('personal-data.again.ordered', { count: now.length }));
  expect(now.map(({ luncher }) => luncher)).not.toContain('Leo');
  const lost = before.length - now.length;
  await expect(told.getByRole('listitem')).toHaveCount(lost);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'what was ordered again, and what could not be');

  // The keyboard stays where the button was, and what is still lost is offered once more.
  await page.keyboard.press('Tab');
  await expect(told.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told).toHaveCount(0);
  await expect(again(lost)).toBeVisible();

  const family = await visitor();
  await world.signIn(family, kims.email);
  await weekOn(family).visit('2026-10-19');
  await expect(weekOn(family).cell('Ada', 'Monday')).toContainText('Avocado sushi box');
  await expect(weekOn(family).cell('Leo', 'Thursday')).not.toContainText('Turkey sandwich');
});
