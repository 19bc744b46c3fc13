import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, paymentsWorld } from '../../../test/payments-world.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { charge } from './charge.ts';
import type { PaymentRow } from './payment.ts';
import { chargePayment } from './payments.kinds.ts';

const world = await paymentsWorld();
beforeEach(() => {
  world.bank.setFaults([]);
  world.told.succeeded.length = 0;
  world.told.failed.length = 0;
  world.told.cleared.length = 0;
  world.told.breakNext = false;
});

const NO_REST = { owed: 0, credit: 0, promoCredit: 0, yayBucks: 0, yayBonus: 0, refunding: 0 };

async function even(): Promise<void> {
  const { provider, ledger } = await world.taken();
  expect(ledger).toBe(provider);
}

const debtOf = (userId: number): Promise<PaymentRow | null> =>
  world.db.tx((tx) => world.payments.requestDebtCharge(tx, userId));

describe('a debt that is charged by itself', () => {
  test('is charged once, and nothing is owed any more', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_250 });
    const first = await debtOf(family.id);
    expect(await debtOf(family.id)).toMatchObject({ id: first?.id });
    await world.runJobs();
    expect(await family.payments()).toMatchObject([
      { status: 'succeeded', amount_cents: 1_250, off_session: true, card_last4: '4242' },
    ]);
    expect(await family.funds()).toEqual(NO_REST);
    expect(world.told.cleared).toEqual([family.id]);
    expect(world.told.succeeded).toHaveLength(1);
    expect(await debtOf(family.id)).toBeNull();
    await even();
  });

  test('is the debt of the moment at which the card is asked', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 500 });
    await debtOf(family.id);
    await family.owe(300);
    await world.runJobs();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded', amount_cents: 800 }]);
  });

  test('fails without a card, and nobody is asked', async () => {
    const family = await world.family({ owes: 500 });
    await debtOf(family.id);
    await world.runJobs();
    expect(await family.payments()).toMatchObject([
      { status: 'failed', failure_code: 'no_card', intent_id: null },
    ]);
    expect(world.told.failed).toHaveLength(1);
    expect(await family.funds()).toMatchObject({ owed: 500 });
  });

  test.each([
    ['generic_decline', 'card_declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card'],
  ])('fails when the bank says %s', async (code, expected) => {
    const family = await world.family({ card: CARDS.pays, owes: 700 });
    world.bank.setFaults([{ on: 'create_payment', act: 'refuse_charge', code }]);
    await debtOf(family.id);
    await world.runJobs();
    const [payment] = await family.payments();
    expect(payment).toMatchObject({ status: 'failed', failure_code: expected });
    expect(world.told.failed).toMatchObject([{ id: payment?.id, status: 'failed' }]);
    expect(await family.funds()).toMatchObject({ owed: 700 });
    // A failed payment can't be paid behind our back.
    const intent = await world.provider.getPayment(String(payment?.intent_id));
    expect(intent?.status).toBe('canceled');
    await even();
  });

  test('fails when the bank wants to ask her, who can then pay herself', async () => {
    const family = await world.family({ card: CARDS.asksAlways, owes: 900 });
    await debtOf(family.id);
    await world.runJobs();
    expect(await family.payments()).toMatchObject([
      { status: 'failed', failure_code: 'authentication_required' },
    ]);
    const waiting = (await family.pay()).json();
    expect(waiting).toMatchObject({ success: false, status: 'requires_action', amount: 900 });
    expect(waiting.client_secret).toEqual(expect.any(String));
    const [intent] = String(waiting.client_secret).split('_secret_');
    await world.provider.passOn(`/pay/v1/payment_intents/${intent}/authenticate`, {
      client_secret: waiting.client_secret,
      outcome: 'approve',
    });
    const asked = await family.send(
      'GET',
      `/api/payments/${family.id}/payments/${waiting.payment}`,
    );
    expect(asked.json()).toMatchObject({ success: true, status: 'succeeded', client_secret: null });
    expect(await family.funds()).toEqual(NO_REST);
    await even();
  });

  test('of a few cents waits for more, and can be paid by hand', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 30 });
    expect(await debtOf(family.id)).toBeNull();
    expect((await family.pay()).json()).toMatchObject({ success: true, amount: 50 });
    expect(await family.funds()).toEqual({ ...NO_REST, credit: 20 });
    await even();
  });

  test('gives back as credit the surplus after a cancellation', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_000 });
    await debtOf(family.id);
    world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    await world.runJobs();
    expect(await family.payments()).toMatchObject([{ status: 'pending' }]);
    await family.owe(-400);
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded', amount_cents: 1_000 }]);
    expect(await family.funds()).toEqual({ ...NO_REST, credit: 400 });
    await even();
  });

  test('is charged on when something is settled while the card is asked', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_000 });
    await debtOf(family.id);
    world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    await world.runJobs();
    await family.owe(250);
    expect(await debtOf(family.id)).toMatchObject({ status: 'pending', amount_cents: 1_000 });
    await world.sweep();
    expect(await family.payments()).toMatchObject([
      { status: 'succeeded', amount_cents: 1_000 },
      { status: 'succeeded', amount_cents: 250 },
    ]);
    expect(await family.funds()).toEqual(NO_REST);
    await even();
  });
});

describe('an answer that does not come', () => {
  test.each(['lost_reply', 'silent'] as const)(
    'after a success (%s) is asked for, and nothing is charged twice',
    async (act) => {
      const family = await world.family({ card: CARDS.pays, owes: 1_100 });
      await debtOf(family.id);
      world.bank.setFaults([{ on: 'create_payment', act }]);
      await world.runJobs();
      expect(await family.payments()).toMatchObject([{ status: 'pending', intent_id: null }]);
      await world.sweep();
      await world.sweep();
      expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
      expect(world.told.succeeded).toHaveLength(1);
      await even();
    },
  );

  test('of a call that never arrived is asked again, while it is still owed', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_100 });
    await debtOf(family.id);
    world.bank.setFaults([{ on: 'create_payment', act: 'unavailable' }]);
    await world.runJobs();
    expect(await family.payments()).toMatchObject([{ status: 'pending' }]);
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
    await even();
  });

  test('of a call that never arrived is not asked again for a debt that is gone', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_100 });
    await debtOf(family.id);
    world.bank.setFaults([{ on: 'create_payment', act: 'unavailable' }]);
    await world.runJobs();
    await family.owe(-1_000);
    await world.sweep();
    expect(await family.payments()).toMatchObject([
      { status: 'cancelled', amount_cents: 1_100 },
      { status: 'succeeded', amount_cents: 100 },
    ]);
    expect(world.told.failed).toEqual([]);
    expect(await family.funds()).toEqual(NO_REST);
    // The call may have been on its way all the time; its effect is found.
    await world.sweep();
    await even();
  });

  test('while the provider is down, is asked for when it is back', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_100 });
    await debtOf(family.id);
    world.bank.setFaults([{ on: 'any', act: 'unavailable', times: 3 }]);
    await world.runJobs();
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'pending' }]);
    world.bank.setFaults([]);
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
    await even();
  });

  test('is not asked for while somebody waits for it', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_100 });
    const payment = await debtOf(family.id);
    world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    await world.runJobs();
    await world.db.tx((tx) =>
      world.platform.jobs.enqueue(tx, chargePayment, {
        paymentId: payment?.id ?? 0,
      }),
    );
    await world.runJobs();
    expect(await family.payments()).toMatchObject([{ status: 'pending' }]);
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
    await even();
  });

  test('that could not be written down is asked for again', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_100 });
    await debtOf(family.id);
    world.told.breakNext = true;
    await expect(world.runJobs()).rejects.toThrow('broken for a test');
    expect(await family.payments()).toMatchObject([{ status: 'pending', intent_id: null }]);
    expect(await family.funds()).toMatchObject({ owed: 1_100 });
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
    await even();
  });

  test('of a payment that was called failed is recorded as the success that it was', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_100 });
    const payment = await debtOf(family.id);
    world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    await world.runJobs();
    await world.run(
      `update payments set status = 'failed', failure_code = 'test', finished_at = app_now(),
         ask_after = null where id = $1`,
      [payment?.id],
    );
    await world.bank.tellAll();
    await world.runJobs();
    await world.runJobs();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded', failure_code: null }]);
    expect(await family.funds()).toEqual(NO_REST);
    expect(world.told.succeeded).toHaveLength(1);
    await even();
  });
});

test('a charge is few statements, however many a family has had', async () => {
  const family = await world.family({ card: CARDS.pays });
  const statementsOf = async () => {
    await family.owe(600);
    const { statements: asked } = await watchStatements(() => debtOf(family.id));
    const payment = (await family.payments()).at(-1);
    const { statements: charged } = await watchStatements(() =>
      charge(world.payments.parts, payment?.id ?? 0),
    );
    await world.runJobs();
    return [asked.length, charged.length];
  };
  const [asked = 0, charged = 0] = await statementsOf();
  expect(asked).toBeLessThanOrEqual(8);
  expect(charged).toBeLessThanOrEqual(32);
  for (let more = 0; more < 5; more += 1) await statementsOf();
  expect(await statementsOf()).toEqual([asked, charged]);
});

test('a payment that the provider does not know any more is over', async () => {
  const family = await world.family({ card: CARDS.asksAlways, owes: 900 });
  await family.pay();
  await world.run(
    `update payments set intent_id = 'pi_aaaaaaaaaaaaaaaaaaaaaaaa' where user_id = $1`,
    [family.id],
  );
  await world.sweep();
  expect(await family.payments()).toMatchObject([
    { status: 'failed', failure_code: 'not_completed' },
  ]);
});
