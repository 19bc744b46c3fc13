import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { copyPerson } from '../support/copy-person.ts';
import { DANA, DANA_ID, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { di, say } from '../support/words.ts';

const ADMIN = 'admin@demo.test';
const MERCHANDISER = 'merchandising_sr@demo.test';

const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: say('admin.search.label') });
const option = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('option', { name }).first();

/** The line that the list points at while the focus stays in the text. */
async function expectPointedAt(page: Page, name: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toHaveAttribute(
    'data-focused',
    'true',
  );
}

/** Counts every key from here on. */
async function countKeys(page: Page): Promise<() => number> {
  let keys = 0;
  await page.exposeFunction('countKey', () => {
    keys += 1;
  });
  await page.evaluate(() => {
    const { countKey } = window as unknown as { countKey: () => void };
    // The combobox hands keys on to its list: only those of the person count.
    document.addEventListener('keydown', ({ isTrusted }) => isTrusted && countKey(), {
      capture: true,
    });
  });
  return () => keys;
}

test('support finds a family by its telephone number, by keys alone', async ({ page, world }) => {
  const family = await copyPerson(world, DANA);
  await world.rows(`update users set phone = '+14045559876' where id = $1`, [family.id]);
  await world.signIn(page, SUPPORT);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = await countKeys(page);
  await page.keyboard.press('/');
  await page.keyboard.type('555-9876');
  await expect(option(page, family.name)).toContainText('(404) 555-9876');
  await expectPointedAt(page, family.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/users/${family.id}/settings$`));
  // The key that opens, the number with its dash, Enter.
  expect(keys()).toBe(10);
});

test('Enter before anything is found takes the first of the later matches', async ({
  page,
  world,
}) => {
  await world.signIn(page, SUPPORT);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(DANA);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/users/${DANA_ID}/settings$`));
  // On the family's page, its credit is one deed away.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add a meal');
  await expectPointedAt(page, say('admin.deeds.addMeal.name'));
  await expect(option(page, say('admin.deeds.addMeal.name'))).toContainText(
    say('admin.search.here'),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/users/${DANA_ID}/selections\\?action=add`));
});

test('a merchandiser reaches the blackouts and a new menu by name', async ({ page, world }) => {
  await world.signIn(page, MERCHANDISER);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = await countKeys(page);
  await page.keyboard.press('/');
  await page.keyboard.type('blackouts');
  await expectPointedAt(page, say('admin.entries.blackouts'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blackouts$/);
  expect(keys()).toBe('/blackouts'.length + 1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new menu');
  await expectPointedAt(page, say('admin.deeds.newMenu.name'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/menus\/new$/);
  // Deeds that only others may do are not offered.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('issue credit');
  await expect(page.getByText(say('admin.search.none')).first()).toBeVisible();
});

test('deeds lead to the very part of a page where they are done', async ({ page, world }) => {
  await world.signIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const take = async (typed: string, name: string) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await expectPointedAt(page, name);
    await page.keyboard.press('Enter');
  };
  await take('change the late fee', say('admin.deeds.changeLateFee.name'));
  const heading = page.getByRole('heading', { name: say('site-options.types.late_fee') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // From that page to another part of it.
  await take('ordering deadline', say('admin.deeds.changeCutOffs.name'));
  await expect(page.getByRole('heading', { name: say('site-options.types.times') })).toBeFocused();
  await take('pairing code', say('admin.deeds.pairTablet.name'));
  await expect(page.getByLabel(say('kiosks.admin.code'))).toBeFocused();
  await take('answer a school', say('admin.deeds.answerRequest.name'));
  await expect(page).toHaveURL(/\/admin\/requests\?state=new$/);
  await page.goto('/admin/schools/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take('bag labels', say('admin.deeds.printLabels.name'));
  await expect(page).toHaveURL(/\/admin\/schools\/1\/labels$/);
  await take('field trip', say('admin.deeds.inviteTeacher.name'));
  await expect(page).toHaveURL(/\/schools\/maplewood-elementary-1\/trips$/);
  await expect(
    page.getByRole('heading', { level: 1, name: say('class-trips.links.title') }),
  ).toBeVisible();
});

test('the palette is a dialog with groups, and gives the focus back', async ({ page, world }) => {
  await world.signIn(page, ADMIN);
  await page.goto('/admin');
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: say('admin.search.label'), exact: true });
  await opener.click();
  const palette = page.getByRole('dialog', { name: say('admin.search.label') });
  await expect(palette).toBeVisible();
  await expect(option(page, say('admin.deeds.closeSchool.name'))).toBeVisible();
  await expectAccessible(page, 'the palette before anything is typed');
  await field(page).fill('taco');
  const items = palette.getByRole('group', {
    name: new RegExp(`^${say('admin.search.sections.items')}`),
  });
  await expect(items.getByRole('option').first()).toContainText(/taco/i);
  await expectAccessible(page, 'the palette with results');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Ctrl Enter opens the pointed-at match in another tab', async ({ page, world }) => {
  await world.signIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('taco');
  // The vendor's name starts with the text, which is the better match.
  await expectPointedAt(page, 'Taco Verde');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(/\/admin\/vendors\/\d+$/);
  await expect(page).toHaveURL(/\/admin$/);
});

test('a snow day is found in Spanish, and a sheet on a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await copyPerson(world, ADMIN);
  await world.rows(`update users set locale = 'es' where email = $1`, [email]);
  await world.signIn(page, email);
  await page.goto('/admin');
  await page.getByRole('button', { name: di('admin.search.label'), exact: true }).click();
  const palette = page.getByRole('dialog', { name: di('admin.search.label') });
  await palette.getByRole('combobox').fill('dia de nieve');
  await expectAccessible(page, 'the palette on a phone');
  const { width, height } = (await palette.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([390, 844]);
  await palette.getByRole('option', { name: di('admin.deeds.closeSchool.name') }).click();
  await expect(page).toHaveURL(/\/admin\/blackouts\/new$/);
});
