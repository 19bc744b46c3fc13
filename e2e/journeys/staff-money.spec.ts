import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { CARD } from '../support/cards.ts';
import { DANA, DANA_ID, PRIYA, SUPPORT } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { alertOn, weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const ERIN = 'customer_experience_sr@demo.test';
const ADMIN = 'admin@demo.test';
const PHONE = { width: 390, height: 844 };
const REASON = 'The bowl arrived cold.';
const billing = `/admin/users/${DANA_ID}/billing`;

async function issue(page: Page, amount: string, reason = REASON): Promise<void> {
  await page.getByRole('button', { name: say('credit.issue'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('credit.give.title', { name: 'Dana Kim' }) });
  await dialog.getByLabel(say('credit.give.amount')).fill(amount);
  await dialog.getByLabel(say('credit.give.reason')).fill(reason);
  await dialog.getByRole('button', { name: say('credit.give.send') }).click();
}
const promoOf = async (world: { rows<Row extends object>(text: string): Promise<Row[]> }) =>
  (
    await world.rows<{ cents: number }>(
      `select promo_credit_cents::int as cents from family_funds where user_id = ${DANA_ID}`,
    )
  )[0]?.cents ?? 0;

test('credit that staff give is on the family’s next summary and statement', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('422');
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit();
  const before = await promoOf(world);

  await world.signIn(page, ERIN);
  await page.goto(`/admin/users/${DANA_ID}/settings`);
  await page.getByRole('link', { name: say('users.one.actions.issueCredit') }).click();
  await expect(page).toHaveURL(/billing\?action=credit$/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('credit.give.send') }).click();
  await expect(dialog.getByLabel(say('credit.give.amount'))).toHaveAccessibleDescription(
    new RegExp(say('errors.field.required')),
  );
  await dialog.getByLabel(say('credit.give.amount')).fill('500');
  await dialog.getByLabel(say('credit.give.reason')).fill(REASON);
  await dialog.getByRole('button', { name: say('credit.give.send') }).click();
  await expect(dialog.getByText(say('errors.field.over_limit'))).toBeVisible();
  await dialog.getByLabel(say('credit.give.amount')).fill('$12,50');
  await dialog.getByRole('button', { name: say('credit.give.send') }).click();
  await expect(alertOn(page, say('alerts.creditApplied'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${billing}$`));
  await expect(page.getByRole('table', { name: say('credit.grants.title') })).toContainText(REASON);
  expect(await promoOf(world)).toBe(before + 1250);

  await world.signIn(page, DANA);
  await week.visit();
  await week.expectCounted();
  await expect(week.summary).toContainText(/account credit/i);
  await page.goto('/parents/account/billing');
  await expect(page.getByRole('region', { name: 'Statement' })).toContainText(REASON);
});

test('a sum over the limit waits for a second person, who is not oneself', async ({
  page,
  world,
}) => {
  const before = await promoOf(world);
  await world.signIn(page, ERIN);
  await page.goto(billing);
  await issue(page, '75');
  const waits = say('credit.give.waiting', { amount: '$75.00' });
  await expect(page.getByRole('status').filter({ hasText: waits })).toBeVisible();
  await page.goto('/admin/approvals');
  const row = page.getByRole('row').filter({ hasText: REASON });
  await expect(row).toContainText(say('credit.approvals.yours'));
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await promoOf(world)).toBe(before);

  await world.signIn(page, ADMIN);
  await page.goto('/admin/approvals');
  await expectAccessible(page, 'the approvals');
  await row.getByRole('button', { name: /^Approve/ }).click();
  const ask = page.getByRole('alertdialog');
  await expectAccessible(page, 'the question before an approval');
  await ask.getByRole('button', { name: say('credit.approvals.approve') }).click();
  await expect(page.getByText(say('credit.approvals.approved'))).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await promoOf(world)).toBe(before + 7500);
});

test('a file with one bad row gives nothing; mended, it gives everybody', async ({
  page,
  world,
}) => {
  const before = await promoOf(world);
  await world.signIn(page, ERIN);
  await page.goto('/admin/credit-upload');
  const input = page.getByLabel(say('credit.upload.choose'));
  const file = (rows: string[]) => ({
    name: 'snow-day.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['email;amount;reason', ...rows].join('\r\n')),
  });
  const good = [`${DANA};$5,00;Snow day`, `${PRIYA};"4.50";Snow day`];
  await input.setInputFiles(file([...good, 'nobody@demo.test;5;Snow day']));
  await expect(page.getByRole('alert')).toContainText(say('credit.upload.bad', { count: 1 }));
  const bad = page.getByRole('table', { name: say('credit.upload.badRows') });
  await expect(bad.getByRole('row')).toHaveCount(2);
  await expect(bad).toContainText(say('credit.upload.problems.unknown_family'));
  await expect(page.getByRole('button', { name: /^Give/ })).toHaveCount(0);
  await expectAccessible(page, 'a file with a bad row');

  await input.setInputFiles(file(good));
  const give = say('credit.upload.send', { amount: '$9.50', count: 2 });
  await page.getByRole('button', { name: give }).click();
  const latest = page.getByRole('table', { name: say('credit.upload.latest') });
  await expect(latest).toContainText(say('credit.upload.states.done'));
  expect(await promoOf(world)).toBe(before + 500);

  // The very same file again has to be meant.
  await input.setInputFiles(file(good));
  await expect(page.getByRole('button', { name: give })).toBeDisabled();
  await page.getByLabel(say('credit.upload.again')).check();
  await expect(page.getByRole('button', { name: give })).toBeEnabled();
});

/** Dana saves a card and pays ahead with it, past the screens that others look at. */
async function payAhead(page: Page, url: string): Promise<void> {
  const { request } = page;
  const post = async (path: string, data?: object) => {
    const answer = await request.post(`${url}${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const setup = await post(`/api/payments/${DANA_ID}/create-setup-intent`);
  await post(`/pay/v1/setup_intents/${setup.id}/confirm`, {
    client_secret: setup.client_secret,
    card: { number: CARD.pays, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
  });
  const cards = await (await request.get(`${url}/api/payments/${DANA_ID}/payment-methods`)).json();
  const offer = await (await request.get(`${url}/api/yay-bucks-params`)).json();
  const paid = await post('/api/yay-bucks-payments', {
    userId: DANA_ID,
    paymentMethod: cards.data[0].id,
    amount: offer.data.tiers[0].amount,
  });
  expect(paid.status).toBe('succeeded');
}

test('a refund goes back to the card, and says how far it is', async ({ page, world, watch }) => {
  watch.expectFailure('422');
  await world.signIn(page, DANA);
  await payAhead(page, world.url);
  await world.signIn(page, ERIN);
  await page.goto(billing);
  const payments = page.getByRole('table', { name: say('credit.payments.title') });
  const refund = payments.getByRole('button', { name: /^Refund/ }).first();
  await refund.click();
  const dialog = page.getByRole('dialog', { name: say('credit.refund.title') });
  await dialog.getByLabel(say('credit.give.amount')).fill('1000');
  await dialog.getByLabel(say('credit.give.reason')).fill('Ordered twice');
  await dialog.getByRole('button', { name: say('credit.refund.send') }).click();
  await expect(dialog.getByText(say('errors.field.refund_too_much'))).toBeVisible();
  await dialog.getByLabel(say('credit.give.amount')).fill('3');
  await dialog.getByRole('button', { name: say('credit.refund.send') }).click();
  await expect(page.getByText(say('credit.refund.sent'))).toBeVisible();
  await expect(payments).toContainText(
    say('credit.payments.refunds.succeeded', { amount: '$3.00' }),
  );
  await expectAccessible(page, 'a family’s money');
});

test('somebody of support sees a family’s money and moves none of it', async ({ page, world }) => {
  await world.signIn(page, SUPPORT);
  await page.setViewportSize(PHONE);
  await page.goto(`${billing}?action=credit`);
  await expect(
    page.getByRole('heading', { name: say('credit.grants.title'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('credit.issue') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  await expectAccessible(page, 'a family’s money on a phone');
  await page.goto('/admin/dunning');
  await expect(page.getByText(say('credit.dunning.emptyTitle'))).toBeVisible();
  await expectAccessible(page, 'the list of debts');
});
