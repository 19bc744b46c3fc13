import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { brought } from '../support/brought.ts';
import { expectLooks } from '../support/looks.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const TITLE = brought('/').title;
const editorOf = (page: Page) => page.getByRole('textbox', { name: say('pages.one.text') });
const sectionOf = (page: Page, name: 'hero' | 'promises' | 'steps' | 'textSection'): Locator =>
  editorOf(page).getByRole('region', { name: say(`rich-text.sections.${name}`) });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('pages.one.publish'), exact: true }).click();
  await page.getByRole('button', { name: say('pages.one.publishNow') }).click();
  await expect(page.getByText(say('alerts.pagePublished')).first()).toBeVisible();
}

/** A visitor's page is kept for as long as a glance takes. */
const seenBy = (guest: Page, check: () => Promise<void>) =>
  expect(async () => {
    await guest.reload();
    await check();
  }).toPass();

test('the team rewrites the start page, adds a section, and goes back', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  // The frame of the preview runs no script, not even that of the accessibility check.
  watch.expectFailure('frame is sandboxed');
  const guest = await visitor({ javaScriptEnabled: false, locale: 'en-US' });
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(TITLE);

  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: TITLE }).click();
  await page
    .getByLabel(say('pages.one.belowTitle'))
    .fill('Pick lunch for every school day. We carry it in.');
  await sectionOf(page, 'promises').getByText('Nothing to explain.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' No call, no form.');
  const preview = page.frameLocator(`iframe[title="${say('pages.one.preview')}"]`);
  await expect(preview.getByText('No call, no form.')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expectAccessible(page, 'the editor of the start page');

  await page
    .getByLabel(say('rich-text.sectionAdd'))
    .selectOption(say('rich-text.sections.textSection'));
  const added = sectionOf(page, 'textSection');
  await added.getByRole('heading').click({ clickCount: 3 });
  await page.keyboard.type('Lunch in the snow');
  await page.getByRole('button', { name: say('rich-text.sectionUp') }).click();
  await expect(
    preview.getByRole('heading', { name: 'Lunch in the snow', exact: true }),
  ).toBeVisible();
  await publish(page);
  await seenBy(guest, async () => {
    await expect(guest.getByText('We carry it in.')).toBeVisible({ timeout: 1_000 });
    await expect(guest.getByText('No call, no form.')).toBeVisible({ timeout: 1_000 });
  });
  const headings = await guest.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Lunch in the snow')).toBe(
    headings.indexOf('And when things go wrong?') - 1,
  );
  await expect(guest.getByRole('searchbox')).toHaveCount(2);

  await page.getByRole('tab', { name: say('pages.tabs.versions') }).click();
  await expect(page.locator('.page-compare ins').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('pages.versions.takeOff') })).toHaveCount(0);
  await page
    .getByRole('button', { name: say('pages.versions.restoreNamed', { number: 1 }) })
    .click();
  await expect(page.getByText(say('alerts.pageVersionRestored'))).toBeVisible();
  await publish(page);
  await seenBy(guest, async () => {
    await expect(guest.getByText('No call, no form.')).toHaveCount(0, { timeout: 1_000 });
  });
  await page.getByRole('tab', { name: say('pages.tabs.settings') }).click();
  await expect(page.getByText(say('pages.settings.stays'))).toBeVisible();
});

test('a step shows another drawing, and the top of the page a picture of the library', async ({
  page,
  visitor,
  world,
}) => {
  await world.signIn(page, 'marketing@demo.test');
  const [{ id } = { id: 0 }] = await world.rows<{ id: number }>(
    `select id from pages where path = '/'`,
  );
  await page.goto(`/admin/pages/${id}`);
  await sectionOf(page, 'steps').getByRole('heading', { name: 'They open the box' }).click();
  await page
    .getByLabel(say('rich-text.drawing'))
    .selectOption(say('rich-text.drawings.salmon-bento'));
  await page.getByLabel(say('rich-text.alt'), { exact: true }).fill('A bento box');
  await sectionOf(page, 'hero').getByText('No subscription.').click();
  await page.getByRole('button', { name: say('rich-text.pictureAdd') }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('button', { name: new RegExp(`^${say('media-library.select')}`) })
    .first()
    .click();
  await picker.getByRole('button', { name: say('media-library.done') }).click();
  await page.getByLabel(say('rich-text.alt'), { exact: true }).fill('Lunch on a table');
  await publish(page);
  const guest = await visitor({ locale: 'en-US' });
  await guest.goto('/');
  await expect(guest.getByRole('img', { name: 'A bento box' })).toBeVisible();
  await expect(guest.getByRole('img', { name: 'Lunch on a table' })).toBeVisible();
  await expectLooks(guest, 'the start page with a picture');
});

test('the team rewrites the gift shop around its form, for visitors and families', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('frame is sandboxed');
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: brought('/gift/cards').title }).click();
  await page.getByLabel(say('pages.search.title'), { exact: true }).fill('Send somebody lunch');
  await page.getByLabel(say('pages.one.belowTitle')).fill('Good at every school of ours.');
  await editorOf(page).getByText('It never expires.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Nor does the thank you.');
  const preview = page.frameLocator(`iframe[title="${say('pages.one.preview')}"]`);
  await expect(preview.getByText('Nor does the thank you.')).toBeVisible();
  await publish(page);

  const reader = await visitor({ javaScriptEnabled: false, locale: 'en-US' });
  await reader.goto('/gift/cards');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Send somebody lunch');
  await expect(reader.getByText('Nor does the thank you.')).toBeVisible();
  const family = await visitor({ locale: 'en-US' });
  await family.goto('/gift/cards');
  await expect(family.getByLabel(say('gifts.form.yourName'))).toBeVisible();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Send somebody lunch');
  await expectLooks(family, 'the gift shop with words of the team');
  await world.signIn(family, DANA);
  await family.goto('/gift/cards');
  await expect(family.getByText('Good at every school of ours.')).toBeVisible();
});
