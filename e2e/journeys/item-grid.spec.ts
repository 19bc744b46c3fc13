import type { Locator, Page } from '@playwright/test';
import { GRID_PER_PAGE } from '@yay/contract/item-grid/calls';
import { expectAccessible } from '../support/accessible.ts';
import { expectNothingSideways } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const MERCHANDISING = 'merchandising_sr@demo.test';

const gridOn = (page: Page) => page.getByRole('grid', { name: say('item-grid.title') });
/** A cell by the item's name and the column's title. */
const cellOf = async (page: Page, item: string, column: string): Promise<Locator> => {
  const title = gridOn(page).getByRole('columnheader', { name: column });
  const place = await title.getAttribute('aria-colindex');
  // The name stays in place while the row scrolls: the row owns it and does not hold it.
  const name = page.getByRole('rowheader', { name: item, exact: true });
  return gridOn(page)
    .locator(`[role="row"][aria-owns~="${await name.getAttribute('id')}"]`)
    .locator(`[aria-colindex="${place}"]`);
};
/** Pastes text as a spreadsheet's clipboard holds it. */
const paste = (page: Page, text: string) =>
  gridOn(page).evaluate((grid, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test('prices are typed, pasted, taken back and saved in the grid, whoever else is at them', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('409');
  await world.signIn(page, MERCHANDISING);
  await page.goto('/admin/items');
  const bar = page.getByRole('region', { name: say('item-grid.bar') });
  const price = (item: string) => cellOf(page, item, say('item-grid.columns.price'));
  const paid = (item: string) => cellOf(page, item, say('item-grid.columns.price_to_vendor'));

  // In place, from the keyboard.
  await (await price('Apple slices')).click();
  await page.keyboard.type('1.10');
  await page.keyboard.press('Enter');
  await expect(await price('Apple slices')).toHaveText('1.10');

  // Two rows of two columns; the cursor is on the row below.
  await paste(page, '8.40\t5.70\n6.1x\t4.10\n');
  await expect(await price('Avocado sushi box')).toHaveText('8.40');
  await expect(await paid('Avocado toast')).toHaveText('4.10');
  const bad = await price('Avocado toast');
  await expect(bad).toHaveAttribute('aria-invalid', 'true');
  await expect(bar).toContainText(say('item-grid.invalid', { count: 1 }));
  await expectAccessible(page, 'a grid with a cell that is wrong');
  await page.keyboard.press('Control+s');
  expect(await world.rows(`select 1 from items where price_cents = 840`)).toEqual([]);

  await page.keyboard.press('Control+z');
  await expect(await price('Avocado sushi box')).toHaveText('8.25');
  await expect(bar).toContainText(say('item-grid.changes', { count: 1 }));
  await page.keyboard.press('Control+y');
  await bad.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6.15');
  await page.keyboard.press('Enter');

  // Somebody else is quicker with one of them.
  await world.rows(
    `update items set price_cents = 899, version = version + 1
     where name = 'Avocado sushi box' returning id`,
  );
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog');
  await expect(conflict.getByRole('group', { name: /Avocado sushi box, Price/ })).toContainText(
    /8\.40.*8\.99/s,
  );
  await expectAccessible(page, 'a conflict in the grid');
  await conflict
    .getByRole('group', { name: /Avocado sushi box, Price/ })
    .getByRole('radio')
    .last()
    .check();
  await conflict.getByRole('button', { name: say('item-grid.conflict.done') }).click();
  await expect(await price('Avocado sushi box')).toHaveText('8.99');
  await page.keyboard.press('Control+s');
  await expect(bar).toContainText(say('item-grid.saved', { count: 3 }));
  expect(
    await world.rows(
      `select name, price_cents as price, price_to_vendor_cents as paid from items
       where name in ('Apple slices', 'Avocado sushi box', 'Avocado toast') order by name`,
    ),
  ).toEqual([
    { name: 'Apple slices', price: 110, paid: 70 },
    { name: 'Avocado sushi box', price: 899, paid: 570 },
    { name: 'Avocado toast', price: 615, paid: 410 },
  ]);

  // The whole width until it is given back.
  const minimize = page.getByRole('button', { name: say('admin.frame.minimize') });
  const width = async () => (await bar.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 1920, height: 1000 });
  const wide = await width();
  expect(wide).toBeGreaterThan(1800);
  await minimize.click();
  await expect(minimize).toBeHidden();
  await expect.poll(width).toBeLessThan(wide - 100);
});

test('rows that come later, or not at first, move nothing; the cursor is always brought into sight', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('503', '409');
  await world.rows(
    `insert into items (vendor_id, name, internal_name, price_cents)
     select 1, 'Dish ' || n, '', 500 from generate_series(1, $1::int) n returning id`,
    [GRID_PER_PAGE + 100],
  );
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let lost = true;
  await page.route('**/api/item-grid?after=*', async (route) => {
    asked.resolve();
    await held.promise;
    if (lost) await route.fulfill({ status: 503, json: { message: '', code: 'unavailable' } });
    else await route.continue();
  });
  await world.signIn(page, MERCHANDISING);
  await page.goto('/admin/items');
  await asked.promise;
  const box = page.getByRole('presentation').filter({ has: gridOn(page) });
  const scrolled = () => box.evaluate(({ scrollTop }) => scrollTop);
  const named = (name: string) => page.getByRole('rowheader', { name, exact: true });
  await (await cellOf(page, 'Apple slices', say('item-grid.columns.price'))).click();
  await page.keyboard.type('1.10');
  await page.keyboard.press('Enter');
  await box.evaluate((element) => element.scrollTo({ top: 3600 }));
  await expect(named('Apple slices')).not.toBeInViewport();

  held.resolve();
  const notice = page.getByRole('alert').filter({ hasText: say('item-grid.failed') });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a grid that has only a part of its rows');
  expect(await scrolled()).toBe(3600);
  lost = false;
  await world.rows(
    `update items set price_cents = 120, version = version + 1 where name = 'Apple slices' returning id`,
  );
  await notice.getByRole('button', { name: say('item-grid.retry') }).click();
  await expect(notice).toBeHidden();
  await expect(gridOn(page)).not.toHaveAttribute('aria-busy');
  expect(await scrolled()).toBe(3600);

  // To the last row, the last column, a page up; then something else is asked for.
  await gridOn(page).focus();
  await page.keyboard.press('Control+End');
  const last = await gridOn(page).getAttribute('aria-rowcount');
  await expect(
    gridOn(page).locator(`[role="row"][aria-rowindex="${last}"] [data-cursor]`),
  ).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('PageUp');
  await expect(gridOn(page).locator('[data-cursor]')).toBeInViewport({ ratio: 0.9 });
  const find = page.getByRole('searchbox', { name: say('item-grid.find') });
  await find.fill('Dish 1');
  await expect(named('Dish 1')).toBeInViewport();
  await gridOn(page).focus();
  await page.keyboard.press('Control+Home');
  await box.evaluate((element) => element.scrollTo({ top: 3600 }));
  await expect(named('Dish 1')).not.toBeInViewport();
  await find.fill('Dish');
  await expect(named('Dish 1')).toBeInViewport();

  // The second request has not taken the newer price for hers.
  await gridOn(page).focus();
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('dialog').getByRole('group', { name: /Apple slices, Price/ }),
  ).toContainText(/1\.10.*1\.20/s);
});

test('the filters are behind one button on a phone, and the chosen ones stay in sight', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn(page, MERCHANDISING);
  await page.goto('/admin/items');
  const filter = page.getByRole('button', { name: say('admin.list.addFilter'), exact: true });
  await filter.click();
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
  await panel(say('admin.list.addFilter'))
    .getByRole('button', { name: say('item-grid.kind'), exact: true })
    .click();
  await panel(say('item-grid.kind'))
    .getByRole('radio', { name: say('item-grid.kinds.extra'), exact: true })
    .click();
  await expect(page).toHaveURL(/kind=extra/);
  const chip = page.getByRole('button', { name: `${say('item-grid.kind')} is Extras` });
  await expect(chip).toBeInViewport({ ratio: 1 });
  await expect(filter).toBeInViewport({ ratio: 1 });
  await expectNothingSideways(page, 'the items on a phone');
  // The head counts what is shown: every card says that it is an extra.
  const first = page.getByRole('listitem').filter({ hasText: say('item-grid.kinds.extraOne') });
  const shown = await first.first().getAttribute('aria-setsize');
  const [{ count } = { count: 0 }] = await world.rows<{ count: number }>(
    'select count(*)::int as count from items where is_extra and archived_at is null',
  );
  expect(Number(shown)).toBe(count);
  await expect(page.getByRole('status').filter({ hasText: `${shown} of ` })).toBeVisible();
  await page
    .getByRole('button', { name: say('admin.list.removeFilter', { name: say('item-grid.kind') }) })
    .click();
  await expect(page).not.toHaveURL(/kind=/);
});
