import { words as english } from '@yay/words/frame/en';
import { brought, linkTo } from '../support/brought.ts';
import { mailedCode } from '../support/mailbox.ts';
import { DANA, freshEmail } from '../support/people.ts';
import { settledAfter } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { di, say } from '../support/words.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('a visitor chooses her language, and it stays', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brought('/', 'es').title);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: di('identity.login.submit') })).toBeVisible();
  // So do the people whom the demo offers.
  await expect(page.getByText(di('identity.demo.people.parent.note'))).toBeVisible();
  // The server refuses in it as well.
  const refused = await page.request.get('/api/me');
  expect(((await refused.json()) as { message: string }).message).toMatch(/^Lo sentimos/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: say('identity.login.submit') })).toBeVisible();
});

test('a family that reads Spanish pages in an English browser signs up in Spanish', async ({
  page,
  world,
}) => {
  const email = freshEmail('lucia');
  await page.goto('/es');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: di('public-site.signUp') }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel(di('identity.register.first')).fill('Lucía');
  await page.getByLabel(di('identity.register.last')).fill('Rojas');
  await page.getByLabel(di('identity.login.email')).fill(email);
  await page.getByLabel(di('identity.login.password'), { exact: true }).fill('quiet-lunch-table');
  await page.getByRole('button', { name: di('identity.register.submit') }).click();
  await expect(page.getByRole('heading', { name: di('identity.code.title') })).toBeVisible();
  await page.getByLabel(di('identity.code.code')).fill(await mailedCode(page, email));
  await expect(page).toHaveURL(/\/parents\/account\/lunchers/);
  await expect(page.getByRole('form', { name: di('lunchers.addTitle') })).toBeVisible();
  const accounts = await world.rows('select locale from users where email = $1', [email]);
  expect(accounts).toEqual([{ locale: 'es' }]);
});

test('a page that is read in Spanish leads to gifts in Spanish', async ({ page }) => {
  await page.goto('/es/about');
  await page.getByRole('link', { name: linkTo('/gift/cards', 'es') }).click();
  await expect(page).toHaveURL('/es/gift/cards');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    brought('/gift/cards', 'es').title,
  );
});

test('a signed-in person has the language of her account', async ({ page, world, context }) => {
  await context.addCookies([{ name: 'yay_locale', value: 'es', url: world.url }]);
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Español' })).toHaveCount(0);
});

test('an iPhone is told how to keep it, until somebody says no', async ({ visitor, world }) => {
  const page = await visitor({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });
  const line = page.getByRole('complementary', {
    name: english.homeScreen.title.replace('{product}', 'Yay Lunch'),
  });
  for (const path of ['/', '/about', '/gift/redeem']) {
    await page.goto(path);
    await expect(line, path).toBeVisible();
  }
  // A driver has her own way in.
  await world.signIn(page, 'brand_ambassador@demo.test');
  await settledAfter(page, () => page.goto('/parents/account'));
  await expect(page.getByLabel(say('account.profile.first'))).toHaveValue('Ray');
  await expect(line).toHaveCount(0);
  await world.signIn(page, DANA);
  await page.goto('/parents/account');
  await line.getByRole('button', { name: english.homeScreen.dismiss }).click();
  await expect(line).toHaveCount(0);
  await settledAfter(page, () => page.reload());
  await expect(line).toHaveCount(0);
  // The pages of the site remember it as well.
  await settledAfter(page, () => page.goto('/about'));
  await expect(line).toHaveCount(0);
});

test('any other browser is not told', async ({ page }) => {
  await settledAfter(page, () => page.goto('/gift/redeem'));
  await expect(page.locator('.home-screen')).toHaveCount(0);
});
