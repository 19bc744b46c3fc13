import { expectAccessible } from '../support/accessible.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

test('a vendor with lunches ahead says why it can’t be suspended, and asks nothing', async ({
  page,
  world,
}) => {
  const [busy] = await world.rows<{ id: number; name: string }>(
    `select v.id, v.display_name as name from vendors v join items i on i.vendor_id = v.id
     join orders o on o.item_id = i.id and o.status in ('placed', 'locked')
     group by v.id order by count(*) desc limit 1`,
  );
  const [idle] = await world.rows<{ id: number; name: string }>(
    `insert into vendors (display_name, vendor_code, short_name)
     values ('Green Spoon', 'GREENSPOON', 'Spoon') returning id, display_name as name`,
  );
  if (busy === undefined || idle === undefined) throw new Error('the vendors are not there');
  await world.signIn(page, 'admin@demo.test');
  const suspend = page.getByRole('button', { name: say('vendors.suspend') });
  const question = page.getByRole('alertdialog');

  // The check is under way, and pressing asks nothing yet.
  const check = await holdBack(page, '**/suspend/check');
  await page.goto(`/admin/vendors/${busy.id}`);
  await expect(suspend).toHaveAccessibleDescription(say('vendors.suspendChecking'));
  await suspend.press('Enter');
  await expect(suspend).toHaveAttribute('aria-disabled', 'true');
  check.admit();

  await expect(suspend).toHaveAccessibleDescription(new RegExp(say('vendors.suspendHeld')));
  await expect(suspend).toHaveAttribute('aria-disabled', 'true');
  await suspend.press('Enter');
  await expect(question).toHaveCount(0);
  await expectAccessible(page, 'a vendor that can’t be suspended now');
  await page.getByRole('link', { name: say('vendors.showAhead') }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/meals\\?.*vendor=${busy.id}`));
  // The list says by name whose lunches it shows.
  await expect(page.getByRole('button', { name: busy.name }).first()).toBeVisible();

  await page.goto(`/admin/vendors/${idle.id}`);
  await expect(suspend).toHaveAccessibleDescription('');
  await suspend.press('Enter');
  await question.getByRole('button', { name: say('vendors.suspend') }).press('Enter');
  await expect(alertOn(page, say('alerts.vendorSuspended'))).toBeVisible();
});
