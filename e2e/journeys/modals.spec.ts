import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const HEADLINE = 'Soup week';

test('a message is written, seen by whom it is for, once, and taken away', async ({
  page,
  visitor,
  world,
}) => {
  await world.rows('update message_modals set active = false');
  await world.signIn(page, 'admin@demo.test');
  await page.goto('/admin/modals');
  await expect(
    page.getByRole('link', { name: say('message-modals-admin.list.new') }),
  ).toBeVisible();
  await expectAccessible(page, 'the list of modals');
  await page.getByRole('link', { name: say('message-modals-admin.list.new') }).click();
  await page.getByRole('radio', { name: say('message-modals-admin.types.image-none') }).check();
  await page.getByLabel(say('message-modals-admin.form.headline'), { exact: true }).fill(HEADLINE);
  await page
    .getByLabel(say('message-modals-admin.form.copy'), { exact: true })
    .fill('Five soups, one a day.');
  // The variant has bold and italic alone.
  const tools = page.getByRole('toolbar').first();
  await expect(tools.getByRole('button', { name: say('rich-text.tools.link') })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+A');
  await tools.getByRole('button', { name: say('rich-text.tools.bold'), exact: true }).click();
  await page.getByRole('checkbox', { name: /^Home page/ }).uncheck();
  await page.getByRole('button', { name: say('message-modals-admin.create.create') }).click();
  await expect(page.getByText(say('errors.field.page_required'))).toBeVisible();
  for (const where of [/^Lunch calendar/, /^Home page/]) {
    await page.getByRole('checkbox', { name: where }).check();
  }
  await page
    .getByLabel(say('message-modals-admin.form.audience'), { exact: true })
    .selectOption({ label: say('message-modals-admin.audiences.logged_in') });

  // The preview is the dialog itself, on both screens.
  for (const screen of ['desktop', 'phone'] as const) {
    const frame = page.frameLocator(`iframe[title="${say(`message-modals-admin.one.${screen}`)}"]`);
    await expect(frame.getByText('Five soups, one a day.')).toBeVisible();
  }
  await page.getByRole('button', { name: say('message-modals-admin.create.create') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  await expect(page.getByText(say('message-modals-admin.checks.off'))).toBeVisible();

  const parent = await visitor();
  await world.signIn(parent, 'parent@demo.test');
  await parent.goto('/lunch-calendar');
  await page.getByLabel(say('message-modals-admin.form.active'), { exact: true }).check();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(say('alerts.modalUpdated'))).toBeVisible();
  await expectAccessible(page, 'a modal');

  await parent.reload();
  const dialog = parent.getByRole('dialog', { name: HEADLINE });
  await expect(dialog.locator('strong')).toHaveText('Five soups, one a day.');
  await dialog.getByRole('button', { name: say('message-modals.close') }).click();
  await expect(dialog).toBeHidden();
  const offered = async (reader: Page, open: () => Promise<unknown>) => {
    const fetched = reader.waitForResponse((answer) => answer.url().includes('/api/modal/fetch'));
    await open();
    return (await (await fetched).json()).data;
  };
  expect(await offered(parent, () => parent.reload())).toBeNull();

  // On the home page it is for those who are signed in, and a visitor is not.
  const guest = await visitor();
  expect(await offered(guest, () => guest.goto('/'))).toBeNull();
  await expect(guest.getByRole('dialog')).toHaveCount(0);
});
