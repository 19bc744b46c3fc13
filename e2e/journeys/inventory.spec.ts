import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { networkOf } from '../support/network.ts';
import { SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own', isFirstVisit: true });

async function openInventory(page: Page): Promise<void> {
  await page.goto('/schools');
  await page.getByRole('link', { name: say('destinations-portal.tabs.inventory') }).click();
  await expect(page.getByRole('heading', { name: 'Fridge 1' })).toBeVisible();
}
const next = (page: Page) => page.locator('.count-next');

test('a shelf is counted without signal, one tap an item, and a second person reviews it', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn(page, 'school@demo.test');
  await openInventory(page);
  await page
    .getByRole('link', { name: say('inventory.countNamed', { place: 'Fridge 1' }) })
    .click();
  await expect(
    page.getByText(say('inventory.phone.progress', { done: 0, total: 4 })),
  ).toBeVisible();
  await expectAccessible(page, 'a place that is counted');
  const kept = () =>
    page.evaluate(async () => (await caches.open('/count')).match('/count').then(Boolean));
  await expect.poll(kept).toBe(true);

  // The signal goes: one tap an item, and the one that differs is said.
  const network = await networkOf(page);
  await network.cut();
  await next(page).click();
  await page.getByRole('button', { name: say('inventory.phone.less') }).click();
  await next(page).click();
  await expect(
    page.getByText(say('inventory.phone.progress', { done: 2, total: 4 })),
  ).toBeVisible();
  // Counted items are still there after a reload without signal.
  await page.reload();
  await expect(
    page.getByText(say('inventory.phone.progress', { done: 2, total: 4 })),
  ).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(page.getByText(say('inventory.phone.finishedWaits'))).toBeVisible();
  await expectAccessible(page, 'a count that waits');
  await network.restore();
  await expect(page.getByText(say('inventory.phone.finishedText.to_review'))).toBeVisible({
    timeout: 20_000,
  });
  const acts = await world.rows<{ many: number }>(
    `select count(*)::int as many from inventory_acts a join users u on u.id = a.user_id
     where u.email = 'school@demo.test'`,
    [],
  );
  expect(acts).toEqual([{ many: 1 }]);
  await page.getByRole('link', { name: say('inventory.phone.toInventory') }).click();
  await expect(page.getByRole('heading', { name: 'Fridge 1' })).toBeVisible();

  // The person who counted does not review; somebody of the team does, with a reason.
  const team = await visitor();
  await world.signIn(team, 'ops_lead@demo.test');
  await team.goto('/admin/dashboard/inventory/counts');
  const counted = team.getByRole('row', { name: /Maplewood.*Fridge 1/ }).first();
  await expect(counted).toBeVisible();
  await expectAccessible(team, 'all counts');
  await counted.getByRole('link').click();
  const why = team.getByRole('combobox');
  await why.selectOption('given_out');
  await team.getByRole('button', { name: say('inventory.variance.save') }).click();
  await expect(team.getByText(say('inventory.variance.saved'))).toBeVisible();
  await expectAccessible(team, 'a count that was reviewed');
});

test('a phone forgets places and counters at sign-out, and keeps what waits', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  await world.signIn(page, 'school@demo.test');
  await openInventory(page);
  await page
    .getByRole('link', { name: say('inventory.countNamed', { place: 'Fridge 1' }) })
    .click();
  await expect(next(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: say('inventory.phone.spoiled') }).click();
  await page.getByRole('button', { name: say('inventory.phone.spoiledBook') }).click();
  // One of the three is spoiled: two are expected, and one tap says so.
  await expect(page.getByText(say('inventory.phone.expected', { count: 2 }))).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('yay-inventory');
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      const keysOf = (name: string) =>
        new Promise<number>((resolve) => {
          const asked = db.transaction(name).objectStore(name).count();
          asked.onsuccess = () => resolve(asked.result);
        });
      const counts = { kept: await keysOf('kept'), waiting: await keysOf('queue') };
      db.close();
      return counts;
    });
  expect((await kept()).kept).toBeGreaterThan(0);
  // Another page of the product, before the count's own page sends what waits.
  await page.route('**/api/v2/inventory/*/acts', (route) => route.abort());
  // A visitor who leaves at once may be gone before her page has asked for its channels.
  watch.expectFailure('net::ERR_FAILED', '/api/broadcasting/auth');
  await page.context().setOffline(false);
  await page.goto('/logout');
  await expect.poll(kept).toEqual({ kept: 0, waiting: 1 });
});

test('a count says so where the camera cannot be opened', async ({ page, world }) => {
  await page.addInitScript(() => {
    const BarcodeDetector = class {
      detect = () => Promise.resolve([]);
    };
    Object.assign(window, { BarcodeDetector });
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await world.signIn(page, 'school@demo.test');
  await openInventory(page);
  await page
    .getByRole('link', { name: say('inventory.countNamed', { place: 'Fridge 1' }) })
    .click();
  await page.getByRole('button', { name: say('inventory.phone.scan') }).click();
  const camera = page.getByRole('dialog', { name: say('inventory.phone.scan') });
  await expect(camera.getByRole('status')).toHaveText(say('inventory.phone.cameraFailed'));
  await expectAccessible(page, 'a camera that cannot be opened');
  await camera.getByRole('button', { name: say('inventory.phone.backToCount') }).click();
  await expect(next(page)).toBeVisible();
});

test('a difference that costs much needs a reason before it is accepted', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, 'school@demo.test');
  await openInventory(page);
  await page.getByRole('link', { name: say('inventory.review', { count: 1 }) }).click();
  await expectAccessible(page, 'a count to review');
  await page.getByRole('button', { name: say('inventory.variance.save') }).click();
  await expect(page.getByText(say('errors.field.say_why'))).toBeVisible();
  await page.getByRole('combobox').selectOption('spoiled');
  await page.getByRole('button', { name: say('inventory.variance.save') }).click();
  await expect(page.getByText(say('inventory.variance.saved'))).toBeVisible();
  await page
    .getByRole('link', { name: say('inventory.back') })
    .first()
    .click();
  await expect(page.getByText(say('inventory.states.reviewed'))).toBeVisible();
});

test('two people count one shelf, and support settles it and finds every count', async ({
  page,
  visitor,
  world,
}) => {
  const countShelf = async (one: Page) => {
    const named = say('inventory.countNamed', { place: 'Fridge 1' });
    await one.getByRole('link', { name: named }).click();
    await expect(next(one)).toBeVisible();
  };
  const countRest = async (one: Page) => {
    for (const done of [1, 2, 3]) {
      await next(one).click();
      await expect(
        one.getByText(say('inventory.phone.progress', { done, total: 4 })),
      ).toBeVisible();
    }
    await next(one).click();
  };
  const support = await visitor();
  await world.signIn(support, SUPPORT);
  await support.goto('/admin/schools/1/inventory');
  await countShelf(support);
  await world.signIn(page, 'school@demo.test');
  await openInventory(page);
  await countShelf(page);
  await countRest(page);
  await expect(page.getByText(say('inventory.phone.finishedText.as_expected'))).toBeVisible();

  await support.getByRole('button', { name: say('inventory.phone.less') }).click();
  await countRest(support);
  await expect(support.getByText(say('inventory.phone.finishedText.to_settle'))).toBeVisible();
  await support.getByRole('link', { name: say('inventory.phone.settle') }).click();
  await expect(
    support.getByRole('heading', { name: say('inventory.variance.settleTitle') }),
  ).toBeVisible();
  await support.getByRole('radio').first().check();
  await support.getByRole('button', { name: say('inventory.variance.settle') }).click();
  await expect(support.getByText(say('inventory.variance.settled'))).toBeVisible();
  await support
    .getByRole('navigation', { name: say('admin.record.crumbs') })
    .getByRole('link', { name: 'Maplewood Elementary', exact: true })
    .click();
  await support.getByRole('link', { name: say('inventory.counts.all') }).click();
  await expect(support.getByRole('row', { name: /Fridge 1/ }).first()).toBeVisible();
  // Her way back is the schools: the lists of every place are not hers.
  await support
    .getByRole('navigation', { name: say('admin.record.crumbs') })
    .getByRole('link', { name: say('destinations.title'), exact: true })
    .click();
  await expect(support).toHaveURL(/\/admin\/schools$/);
});

test('a new place gets its items, a delivery, and a line of the history', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, 'school@demo.test');
  await openInventory(page);
  await page.getByRole('button', { name: say('inventory.addPlace'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('inventory.place.name')).fill('fridge 1');
  await dialog.getByRole('button', { name: say('inventory.save') }).click();
  await expect(dialog.getByText(say('errors.field.name_exists'))).toBeVisible();
  await dialog.getByLabel(say('inventory.place.name')).fill('Shelf');
  await dialog.getByRole('button', { name: say('inventory.save') }).click();

  // Its items are the next step.
  await expect(
    page.getByRole('heading', { name: say('inventory.assign.title', { place: 'Shelf' }) }),
  ).toBeVisible();
  const find = dialog.getByLabel(say('inventory.assign.find'));
  await find.fill('banana');
  // The lens stands before what is typed, and not over it.
  const [lens, typed] = await find.evaluate((field) => [
    field.parentElement?.querySelector('.lead')?.getBoundingClientRect().right ?? 0,
    field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft),
  ]);
  expect(lens).toBeLessThan(typed ?? 0);
  await dialog
    .getByRole('button', { name: say('inventory.assign.add', { item: 'Banana' }) })
    .click();
  // An error has the width of the row, not of its short field.
  const par = dialog.getByLabel(say('inventory.assign.parOf', { item: 'Banana' }));
  await par.fill('some');
  await dialog.getByRole('button', { name: say('inventory.save') }).click();
  await expect(par).toHaveAttribute('aria-invalid', 'true');
  const wide = page.viewportSize();
  for (const size of [wide ?? { width: 1280, height: 860 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    const lines = await dialog.locator('.field-error').evaluateAll((errors) =>
      errors.map((error) => {
        const { height } = error.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(error).lineHeight));
      }),
    );
    expect(lines).toEqual([1]);
    await expectAccessible(page, `the items of a place with an error, ${size.width} px`);
  }
  if (wide) await page.setViewportSize(wide);
  await par.fill('10');
  await expectAccessible(page, 'the items of a place');
  await dialog.getByRole('button', { name: say('inventory.save') }).click();
  await expect(page.getByText(say('alerts.sublocationItemsAssigned'))).toBeVisible();

  // More than there is can't be given out; what came can.
  await page.getByRole('button', { name: say('inventory.book.open'), exact: true }).click();
  await dialog.getByText(say('inventory.book.kinds.hand_out')).click();
  await dialog.getByLabel(say('inventory.book.item')).selectOption({ label: 'Banana' });
  await dialog.getByLabel(say('inventory.book.place')).selectOption({ label: 'Shelf' });
  await dialog.getByLabel(say('inventory.book.quantity')).fill('3');
  await dialog.getByRole('button', { name: say('inventory.book.act') }).click();
  await expect(dialog.getByText(say('inventory.refusals.more_than_there'))).toBeVisible();
  await dialog.getByText(say('inventory.book.kinds.receipt')).click();
  await dialog.getByRole('button', { name: say('inventory.book.act') }).click();
  await expect(
    page.getByText(say('inventory.book.done.receipt', { count: 3, item: 'Banana' })),
  ).toBeVisible();
  await expectAccessible(page, 'the inventory of a school');
  // Nine and three of twelve and ten.
  await expect(
    page
      .getByRole('row', { name: 'Banana' })
      .getByText(say('inventory.table.percent', { percent: 55 })),
  ).toBeAttached();
  await page.getByRole('link', { name: say('inventory.counts.all') }).click();
  await expect(page.getByRole('row', { name: /Banana.*\+3.*Shelf/ })).toBeVisible();
});

test('a grab-and-go menu gets QR codes, and says when none is missing', async ({ page, world }) => {
  await world.signIn(page, 'admin@demo.test');
  const [menu] = await world.rows<{ id: number }>(
    `select id from menus where kind = 'grab_and_go' order by id limit 1`,
    [],
  );
  await page.goto(`/admin/menus/${menu?.id}`);
  const codes = page.getByRole('region', { name: say('inventory.codes.title') });
  await codes.getByRole('button', { name: say('inventory.codes.make') }).click();
  await expect(page.getByText(say('alerts.grabAndGoMenuQrCodesStarted'))).toBeVisible();
  await expect(codes.getByText(say('inventory.codes.noCode'))).toHaveCount(0);
  await codes.getByRole('button', { name: say('inventory.codes.make') }).click();
  await expect(page.getByText(say('alerts.grabAndGoMenuAllItemsHaveBarcodes'))).toBeVisible();
  await expect(codes.getByRole('link', { name: say('inventory.codes.print') })).toBeVisible();
});

test('QR codes that nobody makes are said to have failed, and can be asked for again', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'admin@demo.test');
  const [menu] = await world.rows<{ id: number }>(
    `select id from menus where kind = 'grab_and_go' order by id limit 1`,
    [],
  );
  // No worker takes the job.
  await page.route(`**/menus/${menu?.id}/qr-codes`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 202, json: { data: { missing: 3 } } })
      : route.continue(),
  );
  await page.clock.install();
  await page.goto(`/admin/menus/${menu?.id}`);
  const codes = page.getByRole('region', { name: say('inventory.codes.title') });
  const make = codes.getByRole('button', { name: say('inventory.codes.make') });
  await make.click();
  await expect(alertOn(page, say('alerts.grabAndGoMenuQrCodesStarted'))).toBeVisible();
  await expect(make).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('01:00');
  await expect(alertOn(page, say('alerts.grabAndGoMenuQrCodesFailedToStart'))).toBeVisible();
  await expect(make).not.toHaveAttribute('aria-busy', 'true');
});

test('a parent who opens the counting page is told whose it is, and leaves it', async ({
  page,
  watch,
  world,
}) => {
  watch.expectFailure('403');
  await world.signIn(page, 'parent@demo.test');
  await page.goto('/count');
  await expect(page.getByRole('heading', { name: say('inventory.phone.notForYou') })).toBeVisible();
  await expectAccessible(page, 'a counting page of somebody else');
  await page.getByRole('link', { name: say('inventory.phone.toStart') }).click();
  await expect(page).toHaveURL(/\/lunch-calendar/);
});
