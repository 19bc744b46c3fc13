import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, paymentsWorld } from '../../../test/payments-world.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { letGoOfCards } from './let-go-of-cards.ts';

const world = await paymentsWorld();
beforeEach(() => world.bank.setFaults([]));

const list = (id: number) => `/api/payments/${id}/payment-methods`;
const choose = (id: number) => `/api/payments/${id}/default-payment-method`;
const remove = (id: number) => `/api/payments/${id}/remove-payment-method`;

test('a family without a card has none, and the provider is not asked', async () => {
  const family = await world.family();
  world.bank.setFaults([{ on: 'any', act: 'unavailable', times: 5 }]);
  const answer = await family.send('GET', list(family.id));
  expect(answer.json()).toEqual({
    data: [],
    default_payment_method: null,
    provider: { kind: 'builtin', publishable_key: null },
  });
});

test('the first card becomes the default, and the next does not', async () => {
  const family = await world.family();
  const first = await family.addCard();
  const second = await family.addCard(CARDS.alsoPays);
  expect((await family.send('GET', list(family.id))).json()).toMatchObject({
    data: [
      { id: second, brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2040 },
      { id: first, brand: 'visa', last4: '4242' },
    ],
    default_payment_method: first,
  });
  const chosen = await family.send('POST', choose(family.id), { paymentMethod: second });
  expect(chosen.json()).toMatchObject({ default_payment_method: second });
  const entries = await world.rows(
    'select action, subject_label from activity_log where about_user_id = $1 order by id',
    [family.id],
  );
  expect(entries).toEqual([
    { action: 'card.added', subject_label: 'visa 4242' },
    { action: 'card.made_default', subject_label: 'visa 4242' },
    { action: 'card.added', subject_label: 'mastercard 4444' },
    { action: 'card.made_default', subject_label: 'mastercard 4444' },
  ]);
});

test('a card that the browser never came back to tell of is known by the event', async () => {
  const family = await world.family();
  const begun = (
    await family.send('POST', `/api/payments/${family.id}/create-setup-intent`)
  ).json();
  await world.provider.passOn(`/pay/v1/setup_intents/${begun.id}/confirm`, {
    client_secret: begun.client_secret,
    card: { number: CARDS.pays, exp_month: 1, exp_year: 2031, cvc: '123', zip: '10001' },
  });
  await world.bank.tellAll();
  await world.runJobs();
  const paymentMethods = await world.rows(
    'select last4, is_default from payment_methods where user_id = $1',
    [family.id],
  );
  expect(paymentMethods).toEqual([{ last4: '4242', is_default: true }]);
});

test('while the provider does not answer, the list says so and loses nothing', async () => {
  const family = await world.family({ card: CARDS.pays });
  world.bank.setFaults([{ on: 'read', act: 'unavailable', times: 5 }]);
  const answer = await family.send('GET', list(family.id));
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  world.bank.setFaults([]);
  expect((await family.send('GET', list(family.id))).json().data).toHaveLength(1);
});

test('asking again for the same cards writes nothing', async () => {
  const family = await world.family({ card: CARDS.pays });
  const { statements } = await watchStatements(() => family.send('GET', list(family.id)));
  expect(statements.filter((text) => /^\s*(insert|update|delete|with|begin)/i.test(text))).toEqual([
    expect.stringContaining('provider_pace'),
  ]);
  expect(statements.length).toBeLessThanOrEqual(6);
});

test('a card can be removed, and is gone at the provider too', async () => {
  const family = await world.family();
  const first = await family.addCard();
  const second = await family.addCard(CARDS.alsoPays);
  const answer = await family.send('DELETE', remove(family.id), { paymentMethod: first });
  expect(answer.json()).toMatchObject({
    data: [{ id: second }],
    default_payment_method: second,
    orders_without_card: false,
  });
  // Before the provider has heard of it, it does not come back either.
  expect((await family.send('GET', list(family.id))).json().data).toHaveLength(1);
  await world.runJobs();
  expect((await family.send('GET', list(family.id))).json().data).toHaveLength(1);
  const again = await family.send('DELETE', remove(family.id), { paymentMethod: first });
  expect(again.statusCode).toBe(404);
});

test('a removal waits for the provider as long as it must', async () => {
  const family = await world.family();
  const card = await family.addCard();
  world.bank.setFaults([{ on: 'detach_method', act: 'unavailable', times: 1 }]);
  const answer = await family.send('DELETE', remove(family.id), { paymentMethod: card });
  expect(answer.statusCode).toBe(200);
  await expect(world.runJobs()).rejects.toThrow();
  await world.run(`update pgboss.job set start_after = now() where state = 'retry'`);
  await world.runJobs();
  expect((await family.send('GET', list(family.id))).json().data).toEqual([]);
});

test('no card is removed while something is owed or under way', async () => {
  const family = await world.family();
  const card = await family.addCard(CARDS.asksAlways);
  await family.addCard(CARDS.pays);
  await family.owe(700);
  const owed = await family.send('DELETE', remove(family.id), { paymentMethod: card });
  expect(owed.statusCode).toBe(422);
  expect(owed.json().errors.paymentMethod).toHaveLength(1);
  await family.pay();
  await family.owe(-700);
  const open = await family.send('DELETE', remove(family.id), { paymentMethod: card });
  expect(open.statusCode).toBe(422);
  expect(open.json().errors.paymentMethod).not.toEqual(owed.json().errors.paymentMethod);
  await world.sweep();
  const over = await family.send('DELETE', remove(family.id), { paymentMethod: card });
  expect(over.statusCode).toBe(200);
});

test('the card of somebody else is as if it were none', async () => {
  const family = await world.family({ card: CARDS.pays });
  const other = await world.family();
  const theirs = await other.addCard();
  for (const [method, url] of [
    ['POST', choose(family.id)],
    ['DELETE', remove(family.id)],
  ] as const) {
    const none = await family.send(method, url, { paymentMethod: 'pm_none' });
    const foreign = await family.send(method, url, { paymentMethod: theirs });
    expect([none.statusCode, foreign.statusCode]).toEqual([404, 404]);
    expect(foreign.body).toBe(none.body);
    const long = await family.send(method, url, { paymentMethod: 'x'.repeat(10_000) });
    expect(long.statusCode).toBe(422);
  }
  expect((await other.send('GET', list(other.id))).json().data).toHaveLength(1);
});

test('cards of a family are seen by it and by billing, and changed by it alone', async () => {
  const family = await world.family({ card: CARDS.pays });
  const other = await world.family();
  const { send: billing } = await world.person(['customer_support']);
  const { send: growth } = await world.person(['growth_sr']);
  expect((await billing('GET', list(family.id))).json().data).toHaveLength(1);
  expect((await billing('GET', list(2_000_000_000))).statusCode).toBe(404);
  for (const send of [growth, other.send]) {
    expect((await send('GET', list(family.id))).statusCode).toBe(404);
  }
  for (const send of [billing, growth, other.send]) {
    const begun = await send('POST', `/api/payments/${family.id}/create-setup-intent`);
    expect(begun.statusCode).toBe(404);
    const [card] = (await family.send('GET', list(family.id))).json().data;
    const chosen = await send('POST', choose(family.id), { paymentMethod: card.id });
    expect(chosen.statusCode).toBe(404);
    const removed = await send('DELETE', remove(family.id), { paymentMethod: card.id });
    expect(removed.statusCode).toBe(404);
  }
});

test('ten who save their first card at once are one customer each', async () => {
  const family = await world.family();
  const url = `/api/payments/${family.id}/create-setup-intent`;
  const begun = await Promise.all(Array.from({ length: 10 }, () => family.send('POST', url)));
  expect(begun.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const paymentCustomers = await world.rows(
    'select customer_id from payment_customers where user_id = $1',
    [family.id],
  );
  expect(paymentCustomers).toHaveLength(1);
  for (let tries = 10; tries < 30; tries += 1) await family.send('POST', url);
  expect((await family.send('POST', url)).statusCode).toBe(429);
});

describe('the cards of an account that is closed', () => {
  const close = (id: number, at = 'app_now()') =>
    world.run(`update users set deleted_at = ${at} where id = $1`, [id]);
  const saved = async (id: number) => {
    const paymentMethod = await world.one<{ customer_id: string; cards: number }>(
      `select c.customer_id, (select count(*)::int from payment_methods m
         where m.user_id = c.user_id and m.removed_at is null) as cards
       from payment_customers c where c.user_id = $1`,
      [id],
    );
    const methods = await world.provider.listMethods(paymentMethod.customer_id ?? '');
    return { ours: paymentMethod.cards, theirs: methods.length };
  };

  test('are let go, here and at the provider, though it does not answer at first', async () => {
    const [family, other] = [await world.family({ card: CARDS.pays }), await world.family()];
    await family.addCard(CARDS.alsoPays);
    await other.addCard();
    await world.sweep();
    expect(await saved(family.id)).toEqual({ ours: 2, theirs: 2 });
    await close(family.id);
    world.bank.setFaults([{ on: 'detach_method', act: 'unavailable', times: 1 }]);
    await expect(world.sweep()).rejects.toThrow();
    await world.run(`update pgboss.job set start_after = now() where state = 'retry'`);
    await world.sweep();
    expect(await saved(family.id)).toEqual({ ours: 0, theirs: 0 });
    expect(await saved(other.id)).toEqual({ ours: 1, theirs: 1 });
    const entries = await world.rows(
      `select count(*)::int as count from activity_log
       where about_user_id = $1 and action = 'card.removed' and actor_id is null`,
      [family.id],
    );
    expect(entries).toEqual([{ count: 2 }]);
  });

  test('stay as long as something may be asked of them', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_900 });
    await close(family.id);
    await world.sweep();
    expect(await saved(family.id)).toEqual({ ours: 1, theirs: 1 });
    await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
    await world.runJobs();
    expect(await family.funds()).toMatchObject({ owed: 0 });
    await world.sweep();
    expect(await saved(family.id)).toEqual({ ours: 0, theirs: 0 });
  });

  test('are let go as well where one comes after it was closed', async () => {
    const family = await world.family({ card: CARDS.pays });
    await close(family.id);
    await world.sweep();
    await world.run(
      `insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year)
       values ($1::int, 'builtin', 'pm_late_' || $1::int, 'visa', '4242', 1, 2040)`,
      [family.id],
    );
    expect(await saved(family.id)).toMatchObject({ ours: 1 });
    await world.sweep();
    expect(await saved(family.id)).toMatchObject({ ours: 0 });
  });

  test('stay where it was brought back', async () => {
    const family = await world.family({ card: CARDS.pays });
    await close(family.id);
    await close(family.id, 'null');
    await letGoOfCards(world.payments.parts, family.id);
    expect(await saved(family.id)).toEqual({ ours: 1, theirs: 1 });
  });
});
