import type { Page } from '@playwright/test';
import { minimalText } from '@yay/seeds/minimal-text';
import { expectAccessible } from '../support/accessible.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { settledAfter } from '../support/settled.ts';
import { expect, test, type World } from '../support/test.ts';
import { di, say } from '../support/words.ts';

test.use({ sharing: 'own' });

const alertOn = (page: Page) => page.getByRole('complementary', { name: say('frame.siteAlert') });

const COPY = 'Closed days become credit.';
const SNOW = {
  visible: true,
  headline: 'Snow is on its way.',
  copy: minimalText('Closed days become **credit**.'),
  link_url: '/parents/account',
  link_text: 'Your account',
};
const set = (world: World, fields: object) =>
  world.rows(`update site_options set fields = $1 where type = 'site_alert'`, [
    JSON.stringify(fields),
  ]);

test('the site’s alert is shown where it is not in the way', async ({ world, page }) => {
  await set(world, SNOW);
  await settledAfter(page, () => page.goto('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alertOn(page)).toHaveCount(0);

  await world.signIn(page, DANA);
  await page.goto('/lunch-calendar');
  await expect(alertOn(page)).toContainText(`${SNOW.headline} ${COPY}`);
  await expect(alertOn(page).getByText('credit', { exact: true })).toHaveCSS('font-weight', '700');
  await expectAccessible(page, 'the calendar with an alert');
  await alertOn(page).getByRole('link', { name: SNOW.link_text }).click();
  await expect(page).toHaveURL(/\/parents\/account$/);
  await expect(alertOn(page)).toBeVisible();

  // In Spanish where the team wrote it, in English where it did not.
  await set(world, { ...SNOW, headline_es: 'Viene nieve.' });
  await world.rows(`update users set locale = 'es' where id = $1`, [DANA_ID]);
  await page.reload();
  const spanish = page.getByRole('complementary', { name: di('frame.siteAlert') });
  await expect(spanish).toContainText(`Viene nieve. ${COPY}`);
  await page.goto('/about?lang=es');
  await expect(page.getByRole('complementary', { name: 'Viene nieve.' })).toContainText(COPY);
  await world.rows(`update users set locale = 'en' where id = $1`, [DANA_ID]);
  await page.goto('/parents/account');
  await expect(alertOn(page)).toContainText(SNOW.headline);

  // The way home leads to the calendar, without loading anything.
  await page.getByRole('link', { name: say('shell.home', { name: 'Yay Lunch' }) }).click();
  await expect(page).toHaveURL(/\/lunch-calendar/);
  await expect(alertOn(page)).toBeVisible();
});

test('the calendar is not told to open an account, and nobody is told a hidden alert', async ({
  world,
  page,
}) => {
  await world.signIn(page, DANA);
  await set(world, {
    ...SNOW,
    headline: '',
    copy: minimalText('Please **create** or update your account.'),
  });
  await page.goto('/lunch-calendar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/parents/account');
  await expect(alertOn(page)).toBeVisible();
  await settledAfter(page, () => page.goto('/lunch-calendar'));
  await expect(alertOn(page)).toHaveCount(0);

  await set(world, { ...SNOW, visible: false });
  await settledAfter(page, () => page.goto('/parents/account'));
  await expect(alertOn(page)).toHaveCount(0);
});

test('the team sees it in the look of its own pages, a school and a kitchen do not', async ({
  world,
  page,
}) => {
  await set(world, { ...SNOW, link_url: 'javascript:alert(1)' });
  await world.signIn(page, 'superadmin@demo.test');
  await page.goto('/admin/users');
  await expect(alertOn(page)).toHaveClass(/alert-admin/);
  // A link that is not safe is none.
  await expect(alertOn(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page, 'the admin portal with an alert');
  for (const path of ['/admin/vendors/1/access', '/vendors/x-1', '/schools/x-1']) {
    await settledAfter(page, () => page.goto(path));
    await expect(alertOn(page), path).toHaveCount(0);
  }
});
