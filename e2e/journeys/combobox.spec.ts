import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const fieldOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

/** The option that the text field points at, while the focus stays in the text. */
async function expectPointedAt(field: Locator, name: RegExp): Promise<void> {
  await expect(field).toBeFocused();
  // Asked anew each time: the text field points elsewhere a moment after the key.
  await expect
    .poll(async () => {
      const id = (await field.getAttribute('aria-activedescendant')) ?? '';
      return (await field.page().locator(`[id="${id}"]`).allTextContents()).join();
    })
    .toMatch(name);
}

test('a school is found by typing and taken by the keyboard', async ({ page }) => {
  await page.goto('/dev/ui');
  const school = fieldOf(page, 'School');
  await school.pressSequentially('ma');
  await expect(optionsOf(page)).toHaveCount(2);
  await expectPointedAt(school, /^Maplewood Elementary/);
  await school.press('ArrowDown');
  await expectPointedAt(school, /^Maple Street Montessori/);
  await school.press('ArrowDown');
  await expectPointedAt(school, /^Maplewood Elementary/);
  await school.press('ArrowUp');
  await expectPointedAt(school, /^Maple Street Montessori/);
  // The rest of the page stays there for whoever hears it.
  await expect(page.locator('[aria-hidden="true"] h1, [inert] h1')).toHaveCount(0);
  await expectAccessible(page, 'an open list of schools');

  await school.press('Enter');
  await expect(school).toHaveValue('Maple Street Montessori');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(school).toBeFocused();
});

test('the first that matches is offered after a correction, and Escape closes the list', async ({
  page,
}) => {
  await page.goto('/dev/ui');
  const school = fieldOf(page, 'School');
  await school.pressSequentially('riverx');
  await expect(page.getByText('No school of that name').first()).toBeVisible();
  await school.press('Backspace');
  await expectPointedAt(school, /^Riverside Middle/);
  await school.press('Escape');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(school).toHaveValue('river');
  await school.press('ArrowDown');
  await expectPointedAt(school, /^Riverside Middle/);
  await school.press('Enter');
  await expect(school).toHaveValue('Riverside Middle');
});

test('the last line brings more, and the keyboard goes on from the line before them', async ({
  page,
}) => {
  await page.goto('/dev/ui');
  const schools = fieldOf(page, 'Schools, several');
  await schools.press('ArrowUp');
  await expectPointedAt(schools, /^Show 2 more$/);
  await schools.press('Enter');
  await expect(optionsOf(page)).toHaveCount(3);
  await expectPointedAt(schools, /^Maplewood Elementary/);
  await schools.press('ArrowDown');
  await expectPointedAt(schools, /^Maple Street Montessori/);
});

test('tags are taken from those that are known, or made of more than two characters', async ({
  page,
}) => {
  await page.goto('/dev/ui');
  const tags = fieldOf(page, 'Tags');
  const chosen = page.getByRole('list', { name: 'Tags' }).first();
  await tags.fill('ab');
  await tags.press('Enter');
  await expect(tags).toHaveAccessibleDescription(/A new tag is longer than 2 characters\./);
  await tags.fill('uk');
  await expect(optionsOf(page)).toHaveText(['UK']);
  await tags.press('Enter');
  await expect(chosen).toContainText('UK');
  await expect(tags).toHaveValue('');

  await tags.fill('veg');
  await expect(optionsOf(page)).toHaveText(['Vegetarian', 'Add "veg"']);
  await tags.press('ArrowDown');
  await expectPointedAt(tags, /^Vegetarian$/);
  await expectAccessible(page, 'tags that are known');
  await tags.press('Enter');
  await expect(chosen).toContainText('Vegetarian');

  await tags.fill('Gala dinner');
  await page.getByRole('option', { name: 'Add "Gala dinner"' }).click();
  await expect(chosen).toContainText('Gala dinner');
  await expect(tags).toBeFocused();
  await tags.press('Backspace');
  await expect(chosen.getByRole('button', { name: 'Remove Gala dinner' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(chosen).not.toContainText('Gala dinner');
  await expect(tags).toBeFocused();
});
