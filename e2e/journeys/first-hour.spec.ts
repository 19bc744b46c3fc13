import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { CARD, cardDialog, typeCard } from '../support/cards.ts';
import { copyPerson } from '../support/copy-person.ts';
import { mailedCode } from '../support/mailbox.ts';
import { NEXT_MONDAY } from '../support/now.ts';
import { freshEmail, PRIYA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SECRET = 'quiet-lunch-table';
const MOST_TAPS = 14;

/** Counts what a thumb does. Typing is no tap, and a native list is two: it is opened and chosen from. */
function countTaps() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      await target.tap();
      taps += 1;
    },
    async choose(list: Locator, option: string) {
      await list.selectOption(option);
      taps += 2;
    },
  };
}

const sheetOn = (page: Page) =>
  page.getByRole('dialog', { name: say('calendar-choosing.card.title') });

test('a visitor is 14 taps from the first page to a lunch that is ordered and paid', async ({
  page,
  world,
}) => {
  const email = freshEmail('theo');
  const { tap, choose, count } = countTaps();
  await page.goto('/');
  // The first field says whether her school is in, and leads on from there.
  await page.getByLabel(say('public-site.find.label')).first().fill('saint bren');
  const hit = page.getByRole('main').getByRole('link', { name: /St\. Brendan's School/ });
  await expect(hit).toContainText(say('public-site.find.delivers'));
  await tap(hit);
  await page.getByLabel(say('identity.register.first')).fill('Nora');
  await page.getByLabel(say('identity.register.last')).fill('Lind');
  await page.getByLabel(say('identity.login.email')).fill(email);
  await page.getByLabel(say('identity.login.password'), { exact: true }).fill(SECRET);
  await tap(page.getByRole('button', { name: say('identity.register.submit') }));
  // The last digit of the code sends it.
  const code = page.getByLabel(say('identity.code.code'));
  await expect(code).toBeVisible();
  await code.fill(await mailedCode(page, email));
  const form = page.getByRole('form', { name: say('lunchers.addTitle') });
  await form.getByLabel(say('lunchers.first')).fill('Theo');
  await form.getByRole('combobox', { name: say('lunchers.school') }).fill('saint bren');
  await tap(page.getByRole('option', { name: /St\. Brendan's School/ }));
  await choose(form.getByLabel(say('lunchers.grade')), 'Grade 2');
  await tap(form.getByRole('button', { name: say('lunchers.saveNew') }));
  await tap(page.getByRole('link', { name: say('lunchers.chooseLunches', { name: 'Theo' }) }));

  const week = weekOn(page);
  const begin = page.getByText(say('calendar.bar.begin'));
  await expect(begin).toBeVisible();
  await expectAccessible(page, 'the first week of a family');
  await tap(week.cell('Theo', 'Tuesday').getByRole('button').first());
  const panel = week.panelOf('Theo', 'Tuesday');
  await tap(
    panel
      .getByRole('button', {
        name: new RegExp(`^${say('calendar-choosing.panel.chooseLabel', { meal: '' })}`),
      })
      .first(),
  );
  await expect(panel).toBeHidden();
  await tap(page.getByRole('button', { name: say('calendar.summary.save', { count: 1 }) }));

  const sheet = sheetOn(page);
  await expect(sheet).toBeVisible();
  await expect(sheet, 'the moment of the charge with its zone').toContainText(/Monday, .* ET\./);
  await expect(alertOn(page, say('alerts.mealSelectionsConfirmed'))).toHaveCount(0);
  await expectAccessible(page, 'the card after the first save');
  await typeCard(sheet, CARD.pays);
  await tap(sheet.getByRole('button', { name: say('billing.cards.save') }));
  await expect(sheet).toBeHidden();
  await expect(alertOn(page, say('alerts.paymentMethodSaved'))).toBeVisible();

  expect(count(), 'taps from the first page to a lunch that is paid').toBeLessThanOrEqual(
    MOST_TAPS,
  );
  await expect(begin).toBeHidden();
  await expect(page.getByRole('button', { name: say('calendar-choosing.card.add') })).toHaveCount(
    0,
  );
  const [saved] = await world.rows<{ lunches: number; cards: number }>(
    `select (select count(*)::int from orders o where o.user_id = u.id and o.status = 'placed') as lunches,
       (select count(*)::int from payment_methods m where m.user_id = u.id and m.is_default) as cards
     from users u where u.email = $1`,
    [email],
  );
  expect(saved).toEqual({ lunches: 1, cards: 1 });
});

test('a card that is put off is asked for below the week until it is there', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('402');
  const person = await copyPerson(world, PRIYA, { since: '2099-01-01' });
  await world.signIn(page, person.email);
  const week = weekOn(page);
  await week.visit(NEXT_MONDAY);
  const add = page.getByRole('button', { name: say('calendar-choosing.card.add') });
  await expect(page.getByText(say('calendar.bar.begin'))).toBeVisible();
  const panel = await week.open('Anika', 'Tuesday');
  await panel
    .getByRole('button', {
      name: new RegExp(`^${say('calendar-choosing.panel.chooseLabel', { meal: '' })}`),
    })
    .first()
    .tap();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: say('calendar.summary.save', { count: 1 }) }).tap();
  const sheet = sheetOn(page);
  await sheet.getByRole('button', { name: say('calendar-choosing.card.later') }).tap();
  await expect(sheet).toBeHidden();
  await expect(add).toBeVisible();
  await expectAccessible(page, 'a week without a card');

  await page.reload();
  await expect(add).toBeVisible();
  await expect(sheet).toBeHidden();
  await add.tap();
  const dialog = cardDialog(page);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('billing.cards.save') }).tap();
  await expect(alertOn(page, say('alerts.cardInputIncomplete'))).toBeVisible();
  await typeCard(dialog, CARD.declined);
  await dialog.getByRole('button', { name: say('billing.cards.save') }).tap();
  await expect(dialog.getByRole('alert')).toContainText(say('payments.refused.generic'));
  await typeCard(dialog, CARD.pays);
  await dialog.getByRole('button', { name: say('billing.cards.save') }).tap();
  await expect(dialog).toBeHidden();
  await expect(add).toHaveCount(0);
});
