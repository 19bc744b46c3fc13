import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { CARD, cardDialog, typeCard } from '../support/cards.ts';
import { copyPerson } from '../support/copy-person.ts';
import { mailedCode } from '../support/mailbox.ts';
import { NEXT_MONDAY } from '../support/now.ts';
import { freshEmail, PRIYA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { di, say } from '../support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SECRET = 'quiet-lunch-table';
const MOST_TAPS = 14;
const LUNCHES = 3;

/** Counts what a thumb does. Typing is no tap, and a native list is two: it is opened and chosen from. */
function countTaps() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      await target.tap();
      taps += 1;
    },
    async choose(list: Locator, option: Parameters<Locator['selectOption']>[0]) {
      await list.selectOption(option);
      taps += 2;
    },
  };
}

const sheetOn = (page: Page) =>
  page.getByRole('dialog', { name: say('calendar-choosing.card.title') });

const VISITS = [
  { language: 'English', start: '/', words: say, charged: /Monday, .*\sET\./ },
  { language: 'Spanish', start: '/es', words: di, charged: /lunes, .*\sET\./ },
] as const;

for (const { language, start, words, charged } of VISITS) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'Spanish' ? 'es-US' : 'en-US' });

    test('a visitor is 14 taps from the first page to three lunches that are ordered and paid', async ({
      page,
      world,
    }) => {
      const email = freshEmail('theo');
      const { tap, choose, count } = countTaps();
      await page.goto(start);
      // The first field says whether her school is in, and leads on from there.
      await page.getByLabel(words('public-site.find.label')).first().fill('saint bren');
      const hit = page.getByRole('main').getByRole('link', { name: /St\. Brendan's School/ });
      await expect(hit).toContainText(words('public-site.find.delivers'));
      await tap(hit);
      await page.getByLabel(words('identity.register.first')).fill('Nora');
      await page.getByLabel(words('identity.register.last')).fill('Lind');
      await page.getByLabel(words('identity.login.email')).fill(email);
      await page.getByLabel(words('identity.login.password'), { exact: true }).fill(SECRET);
      await tap(page.getByRole('button', { name: words('identity.register.submit') }));
      // The last digit of the code sends it.
      const code = page.getByLabel(words('identity.code.code'));
      await expect(code).toBeVisible();
      await code.fill(await mailedCode(page, email));
      const form = page.getByRole('form', { name: words('lunchers.addTitle') });
      await form.getByLabel(words('lunchers.first')).fill('Theo');
      // The school that she found is there already.
      await expect(form.getByRole('combobox', { name: words('lunchers.school') })).toHaveValue(
        "St. Brendan's School",
      );
      await choose(form.getByLabel(words('lunchers.grade')), { index: 3 });
      await tap(form.getByRole('button', { name: words('lunchers.saveNew') }));
      await tap(
        page.getByRole('link', { name: words('lunchers.chooseLunches', { name: 'Theo' }) }),
      );

      const begin = page.getByText(words('calendar.bar.begin'));
      await expect(begin).toBeVisible();
      await expectAccessible(page, `the first week of a family, ${language}`);
      const days = page.getByRole('region', { name: 'Theo', exact: true });
      const panel = page.getByRole('dialog');
      for (let day = 0; day < LUNCHES; day += 1) {
        await tap(
          days
            .getByRole('button', { name: new RegExp(`^${words('calendar.cell.choose')}`) })
            .first(),
        );
        await tap(
          panel
            .getByRole('button', {
              name: new RegExp(
                `^${words('calendar-choosing.panel.chooseLabel', { meal: '' }).trim()}`,
              ),
            })
            .first(),
        );
        await expect(panel).toBeHidden();
      }
      await tap(
        page.getByRole('button', { name: words('calendar.summary.save', { count: LUNCHES }) }),
      );

      const sheet = page.getByRole('dialog', { name: words('calendar-choosing.card.title') });
      await expect(sheet).toBeVisible();
      await expect(sheet, 'the moment of the charge with its zone').toContainText(charged);
      await expect(alertOn(page, words('alerts.mealSelectionsConfirmed'))).toHaveCount(0);
      await expectAccessible(page, `the card after the first save, ${language}`);
      await typeCard(sheet, CARD.pays, words);
      await tap(sheet.getByRole('button', { name: words('billing.cards.save') }));
      await expect(sheet).toBeHidden();
      await expect(alertOn(page, words('alerts.paymentMethodSaved'))).toBeVisible();

      expect(count(), 'taps from the first page to lunches that are paid').toBeLessThanOrEqual(
        MOST_TAPS,
      );
      await expect(begin).toBeHidden();
      await expect(
        page.getByRole('button', { name: words('calendar-choosing.card.add') }),
      ).toHaveCount(0);
      const [saved] = await world.rows<{ lunches: number; cards: number; locale: string }>(
        `select u.locale, (select count(*)::int from orders o
             where o.user_id = u.id and o.status = 'placed') as lunches,
           (select count(*)::int from payment_methods m where m.user_id = u.id and m.is_default) as cards
         from users u where u.email = $1`,
        [email],
      );
      const locale = language === 'Spanish' ? 'es' : 'en';
      expect(saved).toEqual({ locale, lunches: LUNCHES, cards: 1 });
    });
  });
}

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
