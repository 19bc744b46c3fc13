import { expectAccessible } from '../support/accessible.ts';
import { addCard, CARD, cardDialog, cards, typeCard } from '../support/cards.ts';
import { readMail } from '../support/mailbox.ts';
import { DANA, DANA_ID } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

/** After the noon of that week's Monday, in every market. */
const SETTLED = '2026-10-19T18:00:05Z';

test('a card is refused, another one asks her bank, a third is charged from now on', async ({
  page,
  world,
  watch,
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/billing');
  await expect(cards(page)).toContainText(say('billing.cards.none'));

  // Nothing of it filled in: said at once, at the form.
  await cards(page)
    .getByRole('button', { name: say('billing.cards.add') })
    .click();
  await cardDialog(page)
    .getByRole('button', { name: say('billing.cards.save') })
    .click();
  await expect(alertOn(page, say('alerts.cardInputIncomplete'))).toBeVisible();
  await expectAccessible(page, 'the card form');

  watch.expectFailure('402');
  await typeCard(cardDialog(page), CARD.declined);
  await cardDialog(page)
    .getByRole('button', { name: say('billing.cards.save') })
    .click();
  await expect(cardDialog(page).getByRole('alert')).toContainText(say('payments.refused.generic'));

  await typeCard(cardDialog(page), CARD.bankAsks);
  await cardDialog(page)
    .getByRole('button', { name: say('billing.cards.save') })
    .click();
  await page
    .getByRole('alertdialog', { name: say('payments.bank.title') })
    .getByRole('button', { name: say('payments.bank.approve') })
    .click();
  await expect(alertOn(page, say('alerts.paymentMethodSaved'))).toBeVisible();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  await expect(cards(page).getByRole('listitem')).toContainText(say('billing.cards.default'));

  await addCard(page, CARD.pays);
  const [visa, asks] = [
    cards(page).getByRole('listitem').filter({ hasText: '4242' }),
    cards(page).getByRole('listitem').filter({ hasText: '3155' }),
  ];
  await expect(visa).toContainText(say('billing.cards.default'));
  await asks.getByRole('button', { name: /./ }).first().click();
  await expect(alertOn(page, say('alerts.paymentMethodDefault'))).toBeVisible();
  await expect(asks).toContainText(say('billing.cards.default'));

  await asks
    .getByRole('button', {
      name: say('billing.cards.removeNamed', { name: 'Visa ending in 3155' }),
    })
    .click();
  await page.getByRole('button', { name: say('billing.cards.removeConfirm') }).click();
  await expect(alertOn(page, say('alerts.paymentMethodRemoved'))).toBeVisible();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
  await expect(visa).toContainText(say('billing.cards.default'));
});

test('the button that saves a card waits for the form, and stays where it is', async ({
  page,
  world,
  kims,
}) => {
  const held = Promise.withResolvers<void>();
  // Two files have this name: the page needs one of them, and the fields come with the other.
  await page.route(/\/assets\/card-form-.*\.js/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('cc-number')) await held.promise;
    await route.fulfill({ response });
  });
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/billing');
  await cards(page)
    .getByRole('button', { name: say('billing.cards.add') })
    .click();
  const save = cardDialog(page).getByRole('button', { name: say('billing.cards.save') });
  await expect(cardDialog(page).getByText(say('payments.loading'))).toBeAttached();
  await expect(save).toBeDisabled();
  const before = await save.boundingBox();
  held.resolve();
  await expect(save).toBeEnabled();
  const after = await save.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('paid ahead with something on top, and spent before any card', async ({
  page,
  world,
  kims,
}) => {
  await world.signIn(page, kims.email);
  await page.goto('/parents/account/billing');
  await addCard(page, CARD.pays);
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);

  await page.goto('/pay-ahead-and-save');
  await expectAccessible(page, 'paying ahead');
  await page.getByRole('radio', { name: /50\.00/ }).check({ force: true });
  await page
    .getByRole('button', { name: say('billing.ahead.submit', { amount: '$50.00' }) })
    .click();
  await expect(page.getByText(say('billing.ahead.bought', { amount: '$54.00' }))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$54.00');
  expect(
    await world.rows(
      'select yay_bucks_cents::int as bucks, yay_bonus_cents::int as bonus from family_funds where user_id = $1',
      [kims.id],
    ),
  ).toEqual([{ bucks: 5000, bonus: 400 }]);

  await page.goto('/lunch-calendar');
  const summary = page.getByRole('complementary', { name: say('calendar.summary.label') });
  await expect(summary).toContainText(say('calendar.summary.yayBucks'));
  await expect(summary).toContainText(/-\$\d+\.\d\d/);
  const letter = await readMail(page, kims.email, 'Your receipt: $50.00');
  expect(letter).toContain('Visa ending in 4242');
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a charge fails, she hears why, and paying ends all of it at once', async ({
    page,
    world,
  }) => {
    await world.signIn(page, DANA);
    await page.goto('/parents/account/billing');
    await addCard(page, CARD.declinedLater);
    await expect(cards(page).getByRole('listitem')).toHaveCount(1);
    await world.moveTo(SETTLED);

    await expect
      .poll(() => world.rows('select delinquent from users where id = $1', [DANA_ID]))
      .toEqual([{ delinquent: true }]);
    await page.goto('/parents/account/billing');
    const owed = page.getByRole('region', { name: /\$\d+\.\d\d/ }).first();
    await expect(owed.getByRole('heading')).toBeVisible();
    await expectAccessible(page, 'what is owed');

    await owed.getByRole('button').click();
    await expect(owed.getByRole('alert')).toContainText(say('payments.refused.generic'));

    await addCard(page, CARD.pays);
    await expect(cards(page).getByRole('listitem')).toHaveCount(2);
    await owed.getByRole('button').click();
    await expect(alertOn(page, say('alerts.paymentSucceeded'))).toBeVisible();
    await expect(owed).toBeHidden();
    expect(
      await world.rows(
        `select u.delinquent, f.owed_cents::int as owed,
         (select count(*)::int from payments p where p.user_id = u.id and p.status = 'succeeded') as paid
       from users u join family_funds f on f.user_id = u.id where u.id = $1`,
        [DANA_ID],
      ),
    ).toEqual([{ delinquent: false, owed: 0, paid: 1 }]);

    const statement = page.getByRole('region', { name: say('billing.statement.title') });
    await expect(statement).toContainText(say('billing.statement.lines.card_payment'));
    await statement
      .getByText(/October 19/)
      .first()
      .click();
    await expect(statement).toContainText('Margherita pizza');
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      statement.getByRole('link', { name: /CSV/ }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('statement-2026-10.csv');
  });
});
