import type { Locator, Page } from '@playwright/test';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { di, say } from '../support/words.ts';

const ADMIN = 'admin@demo.test';
const days = 'order-history.days';
const LABEL = say(`${days}.label`);
const opener = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${LABEL}: `) });
const panel = (page: Page, name = LABEL): Locator => page.getByRole('dialog', { name });
/** A day is named in full, by its weekday too. */
const day = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name: new RegExp(`${name}\\b`) });
const press = (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
const datesShown = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: say('order-history.list') })
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

test.describe('a parent on the page of orders', () => {
  test.beforeEach(async ({ page, world }) => {
    await world.signIn(page, DANA);
  });

  test('applying days filters the orders, and canceling keeps the filter', async ({ page }) => {
    await page.goto('/parents/account/orders?when=past');
    await expect(opener(page)).toContainText(say(`${days}.none`));
    await expect.poll(() => datesShown(page)).not.toEqual([]);
    await opener(page).click();
    await expect(panel(page)).toContainText(say(`${days}.none`));
    await day(panel(page), 'October 5, 2026').click();
    await day(panel(page), 'October 9, 2026').click();
    await expect(panel(page)).toContainText('Oct 5 - Oct 9, 2026');
    await press(panel(page), say(`${days}.cancel`));
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/orders\?when=past$/);
    await expect(opener(page)).toContainText(say(`${days}.none`));
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await day(panel(page), 'October 9, 2026').click();
    await day(panel(page), 'October 5, 2026').click();
    await press(panel(page), say(`${days}.apply`));
    await expect(opener(page)).toContainText('Oct 5 - Oct 9, 2026');
    await expect(page).toHaveURL(/from=2026-10-05&to=2026-10-09/);
    await expect
      .poll(async () => {
        const shown = await datesShown(page);
        return shown.length > 0 && shown.every((d) => d >= '2026-10-05' && d <= '2026-10-09');
      })
      .toBe(true);
    const file = page.getByRole('link', { name: say('order-history.downloadDays') });
    const [line] = (await (await page.request.get((await file.getAttribute('href')) ?? '')).text())
      .split('\r\n')
      .slice(1);
    expect(line).toMatch(/^2026-10-0[5-9],/);

    await page.reload();
    await expect(opener(page)).toContainText('Oct 5 - Oct 9, 2026');
    await opener(page).click();
    await press(panel(page), say(`${days}.clear`));
    await press(panel(page), say(`${days}.apply`));
    await expect(page).toHaveURL(/orders\?when=past$/);
  });

  test('days without orders lead back to all of them', async ({ page }) => {
    await page.goto('/parents/account/orders?when=past&from=2026-12-28&to=2027-01-03');
    await expect(page.getByText(say(`${days}.emptyTitle`))).toBeVisible();
    await expect(opener(page)).toContainText('Dec 28, 2026 - Jan 3, 2027');
    await page.getByRole('button', { name: say(`${days}.showAll`) }).click();
    await expect(page).toHaveURL(/orders\?when=past$/);
    await expect.poll(() => datesShown(page)).not.toEqual([]);
  });

  test('an invalid range in the address shows all orders', async ({ page }) => {
    await page.goto('/parents/account/orders?when=past&from=2026-02-31&to=x');
    await expect(opener(page)).toContainText(say(`${days}.none`));
    await expect.poll(() => datesShown(page)).not.toEqual([]);
  });
});

test('a parent who reads Spanish sees the calendar in Spanish', async ({ page, world, kims }) => {
  await world.rows(`update users set locale = 'es' where email = $1 returning id`, [kims.email]);
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/orders?when=past&from=2026-10-05&to=2026-10-09');
  const button = page.getByRole('button', { name: new RegExp(`^${di(`${days}.label`)}: `) });
  await expect(button).toContainText('5 oct - 9 oct 2026');
  await button.click();
  const open = panel(page, di(`${days}.label`));
  await expect(open.getByRole('heading', { name: 'octubre de 2026' })).toBeVisible();
  await expect(open.getByRole('button', { name: di(`${days}.apply`) })).toBeVisible();
});

test('an admin filters the log by days, and the address holds them', async ({ page, world }) => {
  const title = say('activity.filterDate');
  await world.signIn(page, ADMIN);
  await page.goto('/admin/logs');
  await page.getByRole('button', { name: say('admin.list.addFilter'), exact: true }).click();
  await press(panel(page, say('admin.list.addFilter')), title);
  const open = panel(page, title);
  await expect(open).toContainText(say('admin.list.pickDays'));
  await expect(open.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('Sun');
  await day(open, 'October 1, 2026').click();
  await expect(page).not.toHaveURL(/at=/);
  await day(open, 'October 14, 2026').click();
  await expect(open).toBeHidden();
  await expect(page).toHaveURL(/at=2026-10-01\.\.2026-10-14/);
  const chip = page.getByRole('button', { name: /10\/01\/26 to 10\/14\/26/ });
  await chip.click();
  await expect(open).toContainText('10/01/26 - 10/14/26');
  await press(open, say('admin.list.lastDays', { days: 7 }));
  // In the zone of the browser it is the 16th already.
  await expect(page).toHaveURL(/at=2026-10-10\.\.2026-10-16/);
  await page.reload();
  await page.getByRole('button', { name: /10\/10\/26 to 10\/16\/26/ }).click();
  await expect(day(open, 'October 10, 2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/at=2026-10-10\.\.2026-10-18/);
  await page.getByRole('button', { name: /10\/10\/26 to 10\/18\/26/ }).click();
  await press(open, say('admin.list.clearDays'));
  await expect(page).not.toHaveURL(/at=/);
});
