import type { Locator, Page } from '@playwright/test';
import { boxesOf } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const PHONE = { width: 390, height: 844 };

const searchFor = (page: Page, text: string) => page.getByRole('searchbox').first().fill(text);
const hitOn = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first();

test('a visitor without a script knows by one field whether her school is in', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false, locale: 'en-US', viewport: PHONE });
  await page.goto('/');
  await searchFor(page, 'saint bren');
  await page.getByRole('searchbox').first().press('Enter');
  const hit = hitOn(page, "St. Brendan's School");
  await expect(hit).toBeVisible();
  await expect(hit).toContainText(say('public-site.find.delivers'));
  await expect(page.getByRole('searchbox').first()).toHaveValue('saint bren');

  await searchFor(page, 'warehouse');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page.getByText(say('public-site.find.none')).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('public-site.find.ask') })
    .click();
  await expect(page).toHaveURL(/\/request/);
  await expect(page.getByLabel(say('requests-forms.school.school'))).toHaveValue('warehouse');
});

test('schools are named as a visitor types, and lead to signing up', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox').first();
  const answered = page.waitForResponse('**/api/school-search*');
  // Two letters are enough, and a saint is one however it is written.
  await field.pressSequentially('st');
  await answered;
  await expect(hitOn(page, "St. Brendan's School")).toBeVisible();
  await field.fill('Zzzzz');
  await expect(page.getByText(say('public-site.find.none'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('public-site.find.ask') })
    .click();
  await expect(page.getByLabel(say('requests-forms.school.school'))).toHaveValue('Zzzzz');
  await page.goBack();
  await field.fill('saint bren');
  await hitOn(page, "St. Brendan's School").click();
  await expect(page.getByLabel(say('identity.register.first'))).toBeVisible();
});

test('schools found at the end of the start page are seen whole on a phone', async ({
  visitor,
}) => {
  const guest = await visitor({ viewport: PHONE });
  await guest.goto('/');
  const end = guest.getByRole('main').locator('section').last();
  await end.getByRole('searchbox').fill('maple');
  const lastWords = end.getByRole('link', { name: say('public-site.find.ask') });
  await expect(end.getByRole('link', { name: /Maple Street Montessori/ })).toBeVisible();
  const [found, footer] = await boxesOf(lastWords, guest.getByRole('contentinfo'));
  expect(found?.bottom).toBeLessThan(footer?.y ?? 0);
});
