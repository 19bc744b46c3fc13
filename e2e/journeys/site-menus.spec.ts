import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { brought, linkTo } from '../support/brought.ts';
import { expectLooks } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { di, say } from '../support/words.ts';

test.use({ sharing: 'own' });

const sectionOf = (page: Page) =>
  page.getByRole('region', { name: say('site-options.types.site_menus') });
const footerOf = (page: Page, speak: typeof say = say) =>
  page.getByRole('navigation', { name: speak('public-site.footer.more') }).getByRole('link');

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('admin.record.save') }).click();
  await expect(page.getByText(say('alerts.settingsSaved')).first()).toBeVisible();
}

test('the team changes the links of header and footer, and visitors find them', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  // A preview that is asked for before the new link has its page is refused.
  watch.expectFailure('/api/admin/site-options/preview');
  const guest = await visitor({ javaScriptEnabled: false, locale: 'en-US' });
  await guest.goto('/about');
  await expect(footerOf(guest).first()).toHaveText(linkTo('/for-vendors'));
  await expect(footerOf(guest)).toHaveCount(10);

  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/settings');
  const section = sectionOf(page);
  const footer = section.getByRole('group', {
    name: say('site-options.fields.site_menus.footer'),
  });
  const first = footer.getByRole('group', {
    name: say('site-options.menus.linkOf', { n: '1' }),
    exact: true,
  });
  await first.getByLabel(say('site-options.menus.label'), { exact: true }).fill('Cook with us');
  await first.getByLabel(say('site-options.menus.labelSpanish')).fill('Cocina con nosotros');
  await footer
    .getByRole('button', { name: say('site-options.menus.down', { name: 'Cook with us' }) })
    .click();
  await footer
    .getByRole('button', { name: say('site-options.menus.remove', { name: linkTo('/news') }) })
    .click();
  // A page that nobody sees yet may be named, and is said to be left out.
  await footer.getByRole('button', { name: say('site-options.menus.addLink') }).click();
  const last = footer.getByRole('group', { name: say('site-options.menus.linkOf', { n: '10' }) });
  await last.getByLabel(say('site-options.menus.page')).selectOption({
    label: say('site-options.menus.hidden', { title: 'Spring tasting' }),
  });
  await expect(section.getByText(/Spring tasting\.$/)).toBeVisible();
  const menu = section.getByRole('group', {
    name: say('site-options.menus.menuOf', { n: '2' }),
    exact: true,
  });
  await menu.getByLabel(say('site-options.menus.name'), { exact: true }).fill('Get started');
  await expectAccessible(page, 'the settings with menus');
  await save(page);

  await expect(async () => {
    await guest.reload();
    await expect(footerOf(guest).nth(1)).toHaveText('Cook with us', { timeout: 1_000 });
  }).toPass();
  await expect(footerOf(guest).first()).toHaveText(linkTo('/faqs'));
  await expect(footerOf(guest)).toHaveCount(9);
  const header = guest.getByRole('banner');
  await header.locator('summary', { hasText: 'Get started' }).click();
  await header
    .getByRole('link', { name: linkTo('/how-it-works-for-parents') })
    .first()
    .click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    brought('/how-it-works-for-parents').title,
  );
  await guest.goto('/es/faqs');
  await expect(footerOf(guest, di).nth(1)).toHaveText('Cocina con nosotros');
  await footerOf(guest, di).nth(1).click();
  await expect(guest).toHaveURL(/\/es\/for-vendors$/);
});

test('a page that the footer lists is archived after a warning, and its link goes with it', async ({
  page,
  visitor,
  world,
}) => {
  await world.signIn(page, 'marketing@demo.test');
  const [{ id } = { id: 0 }] = await world.rows<{ id: number }>(
    `select id from pages where path = '/careers-page'`,
  );
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('tab', { name: say('pages.tabs.settings') }).click();
  await page.getByRole('button', { name: say('pages.settings.archive') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(say('pages.settings.listedIn', { where: 'footer' }));
  await dialog.getByRole('button', { name: say('pages.settings.archive') }).click();
  await expect(page.getByText(say('alerts.pageUpdated')).first()).toBeVisible();
  const guest = await visitor({ locale: 'en-US' });
  await guest.goto('/privacy');
  await expect(footerOf(guest)).toHaveCount(9);
  await expect(guest.getByRole('link', { name: linkTo('/careers-page') })).toHaveCount(0);
  await expectLooks(guest, 'a page with one link less');
  await page.goto('/admin/settings');
  await expect(sectionOf(page).locator('.callout.late')).toBeVisible();
});
