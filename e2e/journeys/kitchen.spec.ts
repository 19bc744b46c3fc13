import type { Locator, Page } from '@playwright/test';
import { DANA, LUIGI } from '../support/people.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const THURSDAY = '2026-10-22';
/** Five minutes after the lock in both zones. */
const AFTER_LOCK = '2026-10-21T22:05:00Z';

const table = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).getByRole('table');

async function countOf(page: Page, title: string, row: string): Promise<number> {
  const cells = table(page, title).getByRole('row').filter({ hasText: row }).first();
  return Number(await cells.getByRole('cell').last().textContent());
}

async function totalOf(page: Page): Promise<number> {
  const totals = page.getByRole('navigation', { name: say('vendors.portal.totals.label') });
  return Number(
    await totals
      .getByRole('link', { name: /\d+ meals?$/ })
      .locator('b')
      .textContent(),
  );
}

/** Units of what this kitchen makes that day, straight from the orders. */
async function ordered(world: World): Promise<{ meals: number; extras: number }> {
  const [row] = await world.rows<{ meals: number; extras: number }>(
    `select (select count(*)::int from orders o join items i on i.id = o.item_id
             where i.vendor_id = v.id and o.date = $1 and o.status <> 'cancelled') as meals,
            (select count(*)::int from order_lines l join orders o on o.id = l.order_id
             join items x on x.id = l.item_id
             where x.vendor_id = v.id and o.date = $1 and o.status <> 'cancelled') as extras
     from vendors v where v.vendor_code = 'LUIGI'`,
    [THURSDAY],
  );
  if (row === undefined) throw new Error('there is no such kitchen');
  return row;
}

test('the kitchen sees exactly the orders, before, after, and when they are final', async ({
  page,
  visitor,
  world,
}) => {
  const kitchen = await visitor();
  await world.signIn(kitchen, LUIGI);
  await kitchen.goto('/vendors');
  await expect(kitchen).toHaveURL(/\/vendors\/luigi-?s-corner-1/);
  const { pathname } = new URL(kitchen.url());
  await kitchen.goto(`${pathname}?date=${THURSDAY}`);
  await expect(kitchen.getByRole('heading', { level: 1 })).toContainText("Luigi's Corner");
  await expect(kitchen.getByText(/^Still open until/)).toBeVisible();

  const title = say('vendors.portal.make.title');
  const before = {
    total: await totalOf(kitchen),
    spaghetti: await countOf(kitchen, title, 'Spaghetti marinara'),
    garlicKnots: await countOf(kitchen, say('vendors.portal.make.extras'), 'Garlic knot'),
  };
  const fromOrders = await ordered(world);
  expect(before.total).toBe(fromOrders.meals);
  const strict = kitchen.getByRole('region', { name: say('vendors.portal.allergies.title') });
  await expect(strict.getByRole('row').filter({ hasText: 'Mia Kim' })).toHaveCount(0);

  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Mia', 'Thursday', 'Spaghetti marinara', {
    options: ['Meatballs'],
    extras: ['Garlic knot'],
  });
  await week.save(1);

  await kitchen.reload();
  await expect
    .poll(async () => ({
      total: await totalOf(kitchen),
      spaghetti: await countOf(kitchen, title, 'Spaghetti marinara'),
      garlicKnots: await countOf(kitchen, say('vendors.portal.make.extras'), 'Garlic knot'),
    }))
    .toEqual({
      total: before.total + 1,
      spaghetti: before.spaghetti + 1,
      garlicKnots: before.garlicKnots + 1,
    });
  const mias = strict.getByRole('row').filter({ hasText: 'Mia Kim' });
  await expect(mias).toContainText('Maplewood Elementary, Grade 3');
  await expect(mias).toContainText(say('vendors.portal.strict.peanuts'));
  await expect(mias).toContainText('Spaghetti marinara');
  await expect(mias).toContainText('Meatballs');

  // Taken off again, it is gone there as well.
  await week.takeOff('Mia', 'Thursday');
  await week.save(1);
  await kitchen.reload();
  await expect.poll(() => totalOf(kitchen)).toBe(before.total);
  await week.choose('Mia', 'Thursday', 'Spaghetti marinara', { options: ['Meatballs'] });
  await week.save(1);

  await world.moveTo(AFTER_LOCK);
  await expect(async () => {
    await kitchen.reload();
    await expect(kitchen.getByText(say('vendors.portal.state.finalText'))).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(kitchen.getByText(/^Still open until/)).toHaveCount(0);
  expect(await totalOf(kitchen)).toBe(before.total + 1);
  await page.reload();
  await expect(week.cell('Mia', 'Thursday')).toContainText(say('calendar.cell.locked'));
  const states = await world.rows<{ status: string }>(
    `select distinct status from orders where date = $1 and status <> 'cancelled'`,
    [THURSDAY],
  );
  expect(states).toEqual([{ status: 'locked' }]);
});

test('the sheet has on paper all that the kitchen needs', async ({ page, world }) => {
  await world.moveTo(AFTER_LOCK);
  await world.signIn(page, LUIGI);
  await page.goto(`/vendors/x-1?date=${THURSDAY}`);
  await expect(page.getByText(say('vendors.portal.state.finalText'))).toBeVisible();
  const { meals } = await ordered(world);
  await page.emulateMedia({ media: 'print' });
  const make = page
    .getByRole('table')
    .filter({ hasText: say('vendors.portal.make.units') })
    .first();
  await expect(make).toBeVisible();
  await expect(make).toContainText("Luigi's Corner");
  await expect(make).toContainText(say('vendors.portal.state.final'));
  const units = await make.locator('.sheet-item .num').allTextContents();
  const schools = page.getByRole('table').filter({ hasText: say('vendors.portal.schools.title') });
  await expect(schools.getByRole('row', { name: say('vendors.portal.schools.all') })).toContainText(
    String(meals),
  );
  expect(units.length).toBeGreaterThan(3);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: say('vendors.portal.day.print') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: say('vendors.portal.day.print') })).toBeVisible();
});
