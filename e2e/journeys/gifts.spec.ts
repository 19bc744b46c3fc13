import type { Page } from '@playwright/test';
import { creditCodeText, writeCreditCode } from '@yay/domain/gifts';
import { expectAccessible } from '../support/accessible.ts';
import { brought, linkTo } from '../support/brought.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectLooks } from '../support/looks.ts';
import { readMail } from '../support/mailbox.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { di, say } from '../support/words.ts';

const GUEST = 'gil.guest@gifts.test';
const CODE = /(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}/;

async function typeCard(page: Page, number: string, speak = say) {
  await page.getByLabel(speak('payments.number')).fill(number);
  await page.getByLabel(speak('payments.expiry')).fill('1240');
  await page.getByLabel(speak('payments.cvc')).fill('123');
  await page.getByLabel(speak('payments.zip')).fill('12345');
}

async function introduce(page: Page, speak = say, email = GUEST) {
  await page.getByLabel(speak('gifts.form.yourName')).fill('Gil Guest');
  await page.getByLabel(speak('gifts.form.yourEmail')).fill(email);
}

const payOf = (page: Page, total: string, speak = say) =>
  page.getByRole('button', { name: speak('gifts.cards.pay', { total }) });

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a guest gives a card, and a family redeems it', async ({ page, visitor, world, watch }) => {
    // A card that is refused, and a code that is used.
    watch.expectFailure('402');
    watch.expectFailure('422');
    await page.goto('/');
    await page.getByRole('link', { name: linkTo('/gift/cards') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brought('/gift/cards').title);

    // The amount is the person's own, and the preview follows what she types.
    await page.getByRole('radio', { name: say('gifts.cards.otherAmount') }).check();
    const amount = page.getByLabel(say('gifts.cards.amountField'));
    await amount.fill('0.005');
    await introduce(page);
    await payOf(page, '').click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(say('errors.field.amount_low')));
    await amount.fill('40');
    const optional = say('gifts.form.optional');
    await page
      .getByRole('textbox', { name: `${say('gifts.form.recipient')} ${optional}`, exact: true })
      .fill('Rosa');
    await page.getByLabel(say('gifts.form.message')).fill('Eat well!');
    const preview = page.getByRole('figure', { name: say('gifts.preview.label') });
    await expect(preview).toContainText('$40');
    await expect(preview).toContainText('Rosa');
    await expect(preview).toContainText('Eat well!');

    // Each empty field of the card shows its own message.
    await payOf(page, '$40.00').click();
    await expect(alertOn(page, say('alerts.cardInputIncomplete'))).toBeVisible();
    await expect(page.getByLabel(say('payments.number'))).toBeFocused();
    await expect(page.getByLabel(say('payments.cvc'))).toHaveAccessibleDescription(
      say('payments.errors.incomplete_cvc'),
    );

    // A card that is declined, another one whose bank asks: no, and then yes.
    await typeCard(page, '4000000000000002');
    await payOf(page, '$40.00').click();
    await expect(page.getByRole('alert').getByText(say('payments.refused.generic'))).toBeVisible();
    await typeCard(page, '4000002760003184');
    await payOf(page, '$40.00').click();
    const bank = page.getByRole('alertdialog', { name: say('payments.bank.title') });
    await expectAccessible(page, 'the bank’s question');
    await bank.getByRole('button', { name: say('payments.bank.decline') }).click();
    await expect(
      page.getByRole('alert').getByText(say('payments.refused.not_authenticated')),
    ).toBeVisible();
    await payOf(page, '$40.00').click();
    await bank.getByRole('button', { name: say('payments.bank.approve') }).click();
    await expect(page.getByRole('heading', { name: say('gifts.done.title') })).toBeVisible();
    await expectAccessible(page, 'the thanks');
    expect(
      await world.rows(`select status, amount_cents from payments where purpose = 'gift'`),
    ).toEqual([{ status: 'succeeded', amount_cents: 4000 }]);

    const letter = await readMail(page, GUEST, 'Your gift from Yay Lunch');
    const [code = ''] = CODE.exec(letter) ?? [];

    // A family follows the letter's link, logs in on the way, and has the credit.
    const family = await visitor();
    await family.goto(`/gift/redeem#${code}`);
    const field = family.getByLabel(say('gifts.redeem.code'));
    await expect(field).toHaveValue(code);
    await expect(family).toHaveURL(/\/gift\/redeem$/);
    await world.signIn(family, DANA);
    await family.goto('/gift/redeem');
    await expect(field).toHaveValue(code);
    await expect(family.getByText(say('gifts.redeem.worth', { amount: '$40.00' }))).toBeVisible();
    await family.getByRole('button', { name: say('gifts.redeem.submit') }).click();
    await expect(alertOn(family, say('alerts.creditApplied'))).toBeVisible();
    await expect(
      family.getByRole('heading', { name: say('gifts.redeem.doneTitle', { amount: '$40.00' }) }),
    ).toBeVisible();
    await expectAccessible(family, 'a code that is redeemed');
    expect(
      await world.rows('select credit_cents::int as credit from family_funds where user_id = $1', [
        DANA_ID,
      ]),
    ).toEqual([{ credit: 4000 }]);

    // It counts once.
    await family.getByRole('button', { name: say('gifts.redeem.another') }).click();
    await field.fill(code);
    await family.getByRole('button', { name: say('gifts.redeem.submit') }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(say('errors.field.code_yours')));
  });
});

test('a mistyped code is refused before it is sent', async ({ page, world, watch }) => {
  await world.signIn(page, DANA);
  await page.goto('/gift/redeem');
  const field = page.getByLabel(say('gifts.redeem.code'));
  await field.fill('AAAA-BBBB');
  await page.getByRole('button', { name: say('gifts.redeem.submit') }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(say('gifts.redeem.mistyped')));
  watch.expectFailure('422');
  await field.fill(creditCodeText(writeCreditCode(new Uint8Array(19))));
  await page.getByRole('button', { name: say('gifts.redeem.submit') }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(say('errors.field.unknown_code')));
});

test('the gift pages of a visitor are accessible in every look', async ({ page }) => {
  for (const path of ['/gift/cards', '/gift/teacher-lunch', '/gift/redeem']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/gift/redeem') await page.getByLabel(say('payments.number')).waitFor();
    await expectLooks(page, path);
  }
});

test('a guest treats a teacher to lunches', async ({ page }) => {
  await page.goto('/gift/teacher-lunch');
  const school = page.getByRole('combobox', { name: say('gifts.lunch.school') });
  await school.fill('mapelwood');
  await page.getByRole('option').first().click();
  await page.getByLabel(say('gifts.lunch.teacher')).fill('Ms. Rivera');
  await page.getByLabel(say('gifts.lunch.teacherEmail')).fill('rivera@school.test');
  await introduce(page);
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: say('gifts.lunch.pay', { total: '$25.50' }) }).click();
  await expect(page.getByRole('heading', { name: say('gifts.done.title') })).toBeVisible();
  const letter = await readMail(
    page,
    'rivera@school.test',
    'Gil Guest is treating you to 3 lunches',
  );
  expect(letter).toMatch(CODE);
});

test('an empty gift says what it lacks at every field, the first of which is to be typed in', async ({
  page,
}) => {
  await page.goto('/gift/teacher-lunch');
  const school = page.getByRole('combobox', { name: say('gifts.lunch.school') });
  await expect(school).toBeVisible();
  await page.getByRole('button', { name: say('gifts.lunch.pay', { total: '$25.50' }) }).click();
  await expect(school).toBeFocused();
  const missing = new RegExp(say('errors.field.required'));
  for (const field of [
    school,
    page.getByLabel(say('gifts.lunch.teacher')),
    page.getByLabel(say('gifts.form.yourName')),
    page.getByLabel(say('gifts.form.yourEmail')),
  ])
    await expect(field).toHaveAccessibleDescription(missing);
  await school.fill('mapelwood');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: say('gifts.lunch.pay', { total: '$25.50' }) }).click();
  await expect(page.getByLabel(say('gifts.lunch.teacher'))).toBeFocused();
});

for (const [locale, speak] of [
  ['en-US', say],
  ['es-MX', di],
] as const) {
  test(`a gift is explained before the shop has come, and without it, for ${locale}`, async ({
    visitor,
  }) => {
    const reader = await visitor({ locale, javaScriptEnabled: false });
    const buyer = await visitor({ locale });
    const language = locale === 'en-US' ? 'en' : 'es';
    for (const path of ['/gift/cards', '/gift/teacher-lunch']) {
      for (const page of [reader, buyer]) {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(brought(path, language).title);
        await expect(page.getByText(/It never expires\.|No tiene fecha límite\./)).toBeVisible();
      }
      const note = reader.locator('noscript .gift-note');
      await expect(note).toBeVisible();
      await expect(note).toContainText(speak('public-site.gifts.noScript'));
      await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(buyer.getByLabel(speak('payments.number'))).toBeVisible();
      await expect(buyer.locator('.gift-note, .gift-wait')).toHaveCount(0);
      await expectAccessible(buyer, `${path} in ${locale}`);
    }
    // The language is in the address, and the choice is kept.
    const other = locale === 'en-US' ? 'es' : 'en';
    await buyer
      .getByRole('contentinfo')
      .getByRole('link', { name: locale === 'en-US' ? 'Español' : 'English' })
      .click();
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(
      brought('/gift/teacher-lunch', other).title,
    );
    await expect(buyer).toHaveURL(`${other === 'es' ? '/es' : ''}/gift/teacher-lunch`);
    await buyer.goto('/gift/cards');
    await expect(buyer).toHaveURL(`${other === 'es' ? '/es' : ''}/gift/cards`);
  });
}

test('a gift at a Spanish address is bought in Spanish, whatever the browser prefers', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'en-US' });
  await page.goto('/es/gift/cards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    brought('/gift/cards', 'es').title,
  );
  const email = 'gil.es@gifts.test';
  await introduce(page, di, email);
  await typeCard(page, '4242424242424242', di);
  // A refusal of the server is in the language of the page, too.
  const [bought] = await Promise.all([
    page.waitForRequest(/credit-code-set-payments$/),
    payOf(page, '', di).click(),
  ]);
  expect(bought.headers()['accept-language']).toBe('es');
  await expect(page.getByRole('heading', { name: di('gifts.done.title') })).toBeVisible();
  expect(await readMail(page, email, 'Tu regalo')).toMatch(CODE);
});

test('a visitor of the application is led to the shop of the site, in her language', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'es-MX' });
  await page.goto('/gift/redeem');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: linkTo('/gift/teacher-lunch', 'es') })
    .click();
  await expect(page).toHaveURL('/es/gift/teacher-lunch');
  await expect(page.getByLabel(di('payments.number'))).toBeVisible();
});

test('a signed-in person finds the shop among her own pages', async ({ page, world }) => {
  await world.signIn(page, DANA);
  await page.goto('/gift/cards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brought('/gift/cards').title);
  await expect(page.getByLabel(say('gifts.form.yourEmail'))).toHaveValue(DANA);
});

test('the shop of a visitor brings no letters that its page has already', async ({ page }) => {
  const letters: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') letters.push(new URL(request.url()).pathname);
  });
  await page.goto('/gift/cards');
  await expect(page.getByLabel(say('payments.number'))).toBeVisible();
  expect(letters).toHaveLength(2);
  expect(letters.filter((path) => !path.startsWith('/site/'))).toEqual([]);
});

test('the shop of a visitor brings neither the router nor the form of the other gift', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/gift/cards');
  await expect(page.getByLabel(say('payments.number'))).toBeVisible();
  const named = (names: RegExp) => scripts.filter((path) => names.test(path));
  expect(named(/\/gift-cards-island-/)).not.toEqual([]);
  expect(named(/\/(router|frame|index|fuse|search-box|teacher-lunch)/)).toEqual([]);
});

test('the shop of a visitor takes its place on a phone and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/gift/cards', '/gift/teacher-lunch']) {
    await page.goto(path);
    await expect(page.getByLabel(say('payments.number'))).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(moved).toBeLessThanOrEqual(0.05);
  }
});

test('the card of a gift stands in its place before its shop comes', async ({ page }) => {
  const boxes = (place: string) =>
    page.locator(`${place} .gift-card, ${place} .gift-card img`).evaluateAll((shown) =>
      shown.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/gift/cards', '/gift/teacher-lunch']) {
      const shop = await holdBack(page, '**/assets/*-island-*.js');
      await page.goto(path);
      const waiting = await boxes('.gift-wait');
      expect(waiting).toHaveLength(4);
      shop.admit();
      await expect(page.getByLabel(say('payments.number'))).toBeVisible();
      expect(await boxes('.gift-preview'), `${path} at ${width}`).toEqual(waiting);
      await page.unrouteAll({ behavior: 'wait' });
    }
  }
});

test('a shop that does not come says whom to ask', async ({ page, watch }) => {
  watch.expectFailure('gift-cards-island');
  await page.route('**/assets/gift-cards-island-*.js', (route) => route.abort());
  await page.goto('/gift/cards');
  await expect(page.getByRole('alert')).toContainText(say('public-site.gifts.failed'));
});
