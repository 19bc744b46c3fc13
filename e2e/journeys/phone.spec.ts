import { PAGES } from '@yay/contract/pages';
import { expectAccessible } from '../support/accessible.ts';
import { DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, pickMeal, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a parent orders for one child on a phone', async ({ page, world }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Dana, a parent' }).tap();
  const week = weekOn(page);
  await expect(week.row('Mia')).toBeVisible();
  // One child at a time.
  await expect(week.row('Leo')).toBeHidden();
  await page.getByRole('tab', { name: /^Leo/ }).tap();
  await expect(week.row('Leo')).toBeVisible();
  await expect(week.row('Mia')).toBeHidden();
  await expect(page).toHaveURL(/luncher=2/);

  await week.cell('Leo', 'Monday').getByRole('button').first().tap();
  const panel = week.panelOf('Leo', 'Monday');
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'a day on a phone');
  await pickMeal(panel, 'Margherita pizza', { options: ['Two slices'], extras: ['Apple slices'] });
  await expect(panel).toBeHidden();
  await expect(week.cell('Leo', 'Monday')).toContainText('Two slices, apple slices');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'nothing scrolls sideways').toBeLessThanOrEqual(0);

  // The summary is a bar that opens.
  const bar = page.getByRole('button', { name: /^Order summary/ });
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await expect(bar).toContainText('$53.70');
  await bar.tap();
  await expect(week.summary).toBeVisible();
  await week.expectTotal('$53.70');
  // The page's heading lies behind it meanwhile, with all the rest of the week.
  await expectAccessible(page, 'the open summary on a phone', {
    without: ['page-has-heading-one'],
  });
  await bar.tap();
  await expect(week.summary).toBeHidden();
  await page.getByRole('button', { name: say('calendar.summary.save', { count: 1 }) }).tap();
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toBeVisible();
  await expect(week.cell('Leo', 'Monday')).toContainText(say('calendar.cell.ordered'));
  const [order] = await world.rows<{ total_cents: number }>(
    `select o.total_cents from orders o join lunchers l on l.id = o.luncher_id
     where o.user_id = $1 and l.first = 'Leo' and o.date = '2026-10-19'`,
    [DANA_ID],
  );
  expect(order).toEqual({ total_cents: 850 });

  await page.reload();
  await expect(week.row('Leo'), 'the address says which child').toBeVisible();
  await expect(week.row('Mia')).toBeHidden();
});

test('a list of the team has its menu on a phone', async ({ page, world }) => {
  await world.signIn(page, 'superadmin@demo.test');
  await page.goto(PAGES.adminMarkets.path);
  const more = page.getByRole('button', { name: say('admin.list.more') });
  await more.tap();
  await expect(page.getByRole('menuitem', { name: say('admin.list.export') })).toBeVisible();
  await expectAccessible(page, 'the menu of a list on a phone');
  await page.getByRole('menuitem', { name: say('markets.macros') }).tap();
  const dialog = page.getByRole('dialog', { name: say('markets.macros') });
  await dialog.getByLabel(say('markets.macroNew')).fill('The Lakes');
  await dialog.getByRole('button', { name: say('markets.macroAdd') }).tap();
  const name = dialog.getByLabel(say('markets.macroRename', { name: 'The Lakes' }));
  await expect(name).toHaveValue('The Lakes');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});
