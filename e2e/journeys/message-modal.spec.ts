import type { Page } from '@playwright/test';
import { minimalText } from '@yay/seeds/minimal-text';
import { words as errors } from '@yay/words/errors/en';
import { words as intro } from '@yay/words/intro-wizard/en';
import { words as message } from '@yay/words/message-modals/en';
import { expectAccessible } from '../support/accessible.ts';
import { holdBack } from '../support/hold-back.ts';
import { NEXT_MONDAY } from '../support/now.ts';
import { DANA } from '../support/people.ts';
import { settledAfter } from '../support/settled.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';

test.use({ sharing: 'own' });

const HEADLINE = 'Taco week';

async function add(world: World, given: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const values = {
    type: 'image-left',
    headline: HEADLINE,
    copy: JSON.stringify(minimalText('Five days of **tacos**.')),
    cta_text: 'See the week',
    cta_url: '/lunch-calendar',
    image_aligned: JSON.stringify([
      { public_id: 'food/two-chicken-tacos', service: 'product', format: 'svg', alt: 'A taco' },
    ]),
    paths: ['/', '/lunch-calendar', '/parents/account'],
    active: true,
    ...given,
  };
  const [row] = await world.rows<{ id: number }>(
    `insert into message_modals (${Object.keys(values).join(', ')}) overriding system value
     values (${Object.keys(values).map((_, at) => `$${at + 1}`)}) returning id`,
    Object.values(values),
  );
  return row?.id ?? 0;
}

const dialogOn = (page: Page) => page.getByRole('dialog', { name: HEADLINE });
const fetched = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/modal/fetch'));

test('a message opens two seconds after the page, and not again once it is closed', async ({
  world,
  page,
}) => {
  const id = await add(world);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/modal/fetch')) asked += 1;
  });
  await world.signIn(page, DANA);
  const request = page.waitForRequest((sent) => sent.url().includes('/api/modal/fetch'));
  await page.goto('/lunch-calendar');
  await request;
  const from = Date.now();
  await dialogOn(page).waitFor();
  // Both are seen from here, a little later than they happened.
  expect(Date.now() - from).toBeGreaterThan(1_800);
  await expect(dialogOn(page).getByRole('img', { name: 'A taco' })).toBeVisible();
  await expectAccessible(page, 'a message over the calendar');
  expect(asked).toBe(1);

  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toHaveCount(0);
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'yay_closed_modals');
  expect(kept).toMatchObject({ value: String(id), path: '/', sameSite: 'Lax' });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(91);

  const again = fetched(page);
  await page.reload();
  expect(await (await again).json()).toEqual({ data: null });
  await expect(dialogOn(page)).toHaveCount(0);
});

test('the Spanish start page says its message in Spanish, whatever the browser speaks', async ({
  world,
  visitor,
}) => {
  await add(world, { headline_es: 'Semana de tacos' });
  const page = await visitor({ locale: 'en-US' });
  await page.goto('/es');
  await expect(page.getByRole('dialog', { name: 'Semana de tacos' })).toBeVisible();
});

test('its button leads on and closes it; nothing is asked for where no message is shown', async ({
  world,
  page,
}) => {
  await add(world, { cta_text: 'See the month', cta_url: '/monthly-preorders' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/modal/fetch')) asked += 1;
  });
  await world.signIn(page, DANA);
  await settledAfter(page, () => page.goto('/parents/account'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(0);
  await page.goto('/lunch-calendar');
  await dialogOn(page).getByRole('link', { name: 'See the month' }).click();
  await expect(page).toHaveURL(/\/monthly-preorders/);
  await expect(dialogOn(page)).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(
    ({ name }) => name === 'yay_closed_modals',
  );
  expect(cookie).toBeDefined();
});

test('message 283 comes back while families can pay ahead, and stays away after', async ({
  world,
  page,
}) => {
  await world.rows('delete from message_modals where id = 283');
  await add(world, { id: 283 });
  await world.rows(
    `insert into site_options (type, fields) values ('yay_bucks', '{"enabled": true}')
     on conflict (type) do update set fields = excluded.fields`,
  );
  await world.signIn(page, DANA);
  await page.goto('/lunch-calendar');
  await dialogOn(page).getByRole('button', { name: message.close }).click();
  await page.goto('/lunch-calendar');
  await expect(dialogOn(page)).toBeVisible();

  await world.rows(
    `update site_options set fields = '{"enabled": false}' where type = 'yay_bucks'`,
  );
  await page.goto('/lunch-calendar');
  await dialogOn(page).getByRole('button', { name: message.close }).click();
  const again = fetched(page);
  await page.goto('/lunch-calendar');
  expect(await (await again).json()).toEqual({ data: null });
});

test('an address is asked for, looked at and kept', async ({ world, page }) => {
  const id = await add(world, {
    type: 'image-none',
    cta_type: 'email',
    cta_text: 'Send me menus',
    cta_url: null,
    audience: 'newcomers',
  });
  await page.goto('/');
  const dialog = dialogOn(page);
  const field = dialog.getByLabel(message.email.label);
  const send = dialog.getByRole('button', { name: 'Send me menus' });
  await send.click();
  await expect(dialog.getByText(errors.field.required)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('ann@');
  await send.click();
  await expect(dialog.getByText(errors.field.email_invalid)).toBeVisible();
  await expectAccessible(page, 'a message that asks for an address');
  await field.fill('Ann@Families.test');
  await send.click();
  await expect(dialog.getByText(message.email.thanks)).toBeVisible();
  const kept = await world.rows(
    'select modal_id, email from message_modal_addresses where modal_id = $1',
    [id],
  );
  expect(kept).toEqual([{ modal_id: id, email: 'ann@families.test' }]);
});

test('a message waits until the introduction is over', async ({ world, page }) => {
  await add(world);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/modal/fetch')) asked += 1;
  });
  const introduction = page.getByRole('dialog', { name: intro.title });
  await settledAfter(page, async () => {
    await page.goto('/?show-intro-wizard');
    await expect(introduction).toBeVisible();
  });
  expect(asked).toBe(0);
  await introduction.getByRole('button', { name: intro.close }).click();
  await expect(dialogOn(page)).toBeVisible();
  await expect(introduction).toHaveCount(0);
});

test('a message does not open over a day that somebody chooses for', async ({ world, page }) => {
  await add(world, { paths: ['/lunch-calendar'] });
  const message = await holdBack(page, '**/api/modal/fetch?*');
  await page.clock.install();
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit(NEXT_MONDAY);
  await message.asked;
  const panel = await week.open('Mia', 'Thursday');
  await page.clock.runFor(3_000);
  const answered = fetched(page);
  await settledAfter(page, async () => {
    message.admit();
    await answered;
  });
  await expect(dialogOn(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dialogOn(page)).toBeVisible();
});

test('a picture alone is a link, cut for a phone that is held upright', async ({ world, page }) => {
  const picture = (name: string) =>
    JSON.stringify([{ public_id: name, service: 'product', format: 'svg', alt: '' }]);
  await add(world, {
    type: 'image-full',
    image_landscape: picture('food/margherita-pizza'),
    image_portrait: picture('food/avocado-sushi-box'),
  });
  await page.goto('/');
  const link = dialogOn(page).getByRole('link', { name: 'See the week' });
  const image = link.getByRole('img');
  await expect(image).toHaveAttribute('src', '/food/margherita-pizza.svg');
  await expect(image).toHaveAttribute('width', '960');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(image).toHaveAttribute('src', '/food/avocado-sushi-box.svg');
  await expect(image).toHaveAttribute('height', '960');
  await expectAccessible(page, 'a picture alone on a phone');
});
