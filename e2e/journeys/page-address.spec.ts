import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, type World } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const BEFORE = '/careers-page';

const tabOf = (page: Page, name: 'content' | 'settings') =>
  page.getByRole('tab', { name: say(`pages.tabs.${name}`) });
const addressOf = (page: Page) =>
  page.getByRole('textbox', { name: say('pages.address.label'), exact: true });
const kindOf = (page: Page) => page.getByLabel(say('pages.list.kind'), { exact: true });
const barOf = (page: Page) => page.getByRole('region', { name: say('admin.record.bar') });
const save = (page: Page) =>
  barOf(page)
    .getByRole('button', { name: say('admin.record.save') })
    .click();

async function openAddress(page: Page, world: World): Promise<void> {
  const [{ id } = { id: 0 }] = await world.rows<{ id: number }>(
    'select id from pages where path = $1',
    [BEFORE],
  );
  await page.goto(`/admin/pages/${id}`);
  await tabOf(page, 'settings').click();
  await expect(addressOf(page)).toHaveValue(BEFORE);
}

test('an address that is being changed stays over tabs and languages, and is asked about', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, 'marketing@demo.test');
  await openAddress(page, world);
  await addressOf(page).fill('/login');
  await kindOf(page).selectOption(say('pages.kinds.article'));
  await tabOf(page, 'content').click();
  await page.getByRole('radio', { name: say('pages.languageNames.es') }).click();
  await expect(barOf(page)).toContainText(say('pages.address.label'));
  await page
    .getByRole('link', { name: say('pages.list.title') })
    .first()
    .click();
  const leaving = page.getByRole('alertdialog', { name: say('admin.record.leave.title') });
  await expect(leaving).toContainText(say('admin.record.leave.text', { count: 2 }));
  await leaving.getByRole('button', { name: say('admin.record.leave.stay') }).click();

  // The bar leads to the field that is wrong, whatever is looked at.
  await save(page);
  await expect(addressOf(page)).toBeFocused();
  await expect(page.getByText(say('errors.field.address_of_portal')).first()).toBeVisible();
  await expectAccessible(page, 'the address of a page, refused');
  await addressOf(page).fill('/work-with-us');
  await save(page);
  await expect(page.getByText(say('alerts.pageUpdated')).first()).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await expect(kindOf(page)).toHaveValue('article');
  const guest = await visitor({ locale: 'en-US' });
  await guest.goto(BEFORE);
  await expect(guest).toHaveURL(/\/work-with-us$/);
});

test('the second of two who change an address is asked which of them stands', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('409');
  await world.signIn(page, 'marketing@demo.test');
  await openAddress(page, world);
  await addressOf(page).fill('/jobs-here');
  const other = await visitor();
  await world.signIn(other, 'admin@demo.test');
  await openAddress(other, world);
  await addressOf(other).fill('/kitchen-jobs');
  await save(other);
  await expect(other.getByText(say('alerts.pageUpdated')).first()).toBeVisible();

  await tabOf(page, 'content').click();
  await save(page);
  const conflict = page.getByRole('alert', { name: say('admin.record.conflict.title') });
  await expect(conflict).toContainText('/kitchen-jobs');
  await expect(conflict).toContainText('/jobs-here');
  await tabOf(page, 'content').click();
  await barOf(page)
    .getByRole('button', { name: say('admin.record.conflict.choose') })
    .click();
  await expect(conflict).toBeFocused();
  await expectAccessible(page, 'two addresses of a page');
  await conflict.getByRole('button', { name: say('admin.record.conflict.keepMine') }).click();
  await expect(barOf(page)).toHaveCount(0);
  await expect(addressOf(page)).toHaveValue('/jobs-here');
  await expect
    .poll(() => world.rows(`select path from pages where path like '%jobs%'`))
    .toEqual([{ path: '/jobs-here' }]);
});
