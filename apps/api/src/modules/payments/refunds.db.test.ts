import { beforeAll, beforeEach, expect, test } from 'vitest';
import { allowed } from '../../../test/index.ts';
import { CARDS, type Family, paymentsWorld } from '../../../test/payments-world.ts';
import { isRefusal } from '../../platform/http/index.ts';
import { post } from '../ledger/index.ts';

let staff: { id: number };
const world = await paymentsWorld();
beforeAll(async () => {
  staff = await world.person(['admin']);
  await world.run(
    `insert into site_options (type, fields) values ('yay_bucks', $1)
    on conflict (type) do update set fields = excluded.fields`,
    [{ enabled: true, tiers: [{ amount: 10_000, bonus: 500 }] }],
  );
});
beforeEach(() => world.bank.setFaults([]));

async function even(): Promise<void> {
  const { provider, ledger } = await world.taken();
  expect(ledger).toBe(provider);
}

const refund = (paymentId: number, cents: number) =>
  world.db.tx(async (tx) => {
    const [paid] = await world.rows<{ user_id: number | null }>(
      'select user_id from payments where id = $1',
      [paymentId],
    );
    return world.payments.requestRefund(tx, {
      allowance: allowed(paid?.user_id ?? null, cents),
      paymentId,
      cents,
      reason: 'A test of refunds',
      by: { userId: staff.id, impersonatorId: null },
    });
  });

const refunds = async (paymentId: number) => {
  const refunds = await world.rows(
    'select amount_cents, status, failure_code from refunds where payment_id = $1 order by id',
    [paymentId],
  );
  return refunds;
};

/** Paid 2000, of which 1500 came back as credit: there is something of its own to give back. */
async function paid(): Promise<{ family: Family; paymentId: number }> {
  const family = await world.family({ card: CARDS.pays, owes: 2_000 });
  await family.pay();
  await world.db.tx(async (tx) => {
    await post(tx, {
      key: `test:back:${family.id}`,
      kind: 'reversal',
      userId: family.id,
      entries: [
        { account: 'meals', cents: 1_500 },
        { account: 'credit', cents: -1_500 },
      ],
    });
  });
  const [payment] = await family.payments();
  return { family, paymentId: payment?.id ?? 0 };
}

test('credit goes back to the card that it came from', async () => {
  const { family, paymentId } = await paid();
  expect(await refund(paymentId, 1_000)).toMatchObject({ status: 'new', amount_cents: 1_000 });
  expect(await family.funds()).toMatchObject({ credit: 500, refunding: 1_000 });
  await world.runJobs();
  expect(await refunds(paymentId)).toEqual([
    { amount_cents: 1_000, status: 'succeeded', failure_code: null },
  ]);
  expect(await family.funds()).toMatchObject({ credit: 500, refunding: 0 });
  await even();
});

test('no more goes back than the family has, nor than was paid', async () => {
  const { family, paymentId } = await paid();
  for (const cents of [0, -1, 0.5, 1_501, 2_001, 1e12]) {
    const answer = await refund(paymentId, cents);
    expect(isRefusal(answer) && answer.status).toBe(422);
  }
  const both = await Promise.all([refund(paymentId, 1_000), refund(paymentId, 1_000)]);
  expect(both.filter((one) => isRefusal(one))).toHaveLength(1);
  await world.runJobs();
  expect(await family.funds()).toMatchObject({ credit: 500, refunding: 0 });
  expect(await refund(2_000_000_000, 100)).toMatchObject({ status: 404 });
  await even();
});

test('a payment that failed gives nothing back', async () => {
  const family = await world.family({ card: CARDS.declinedLater, owes: 2_000 });
  await family.pay();
  const [payment] = await family.payments();
  expect(await refund(payment?.id ?? 0, 100)).toMatchObject({ status: 422 });
});

test.each(['lost_reply', 'unavailable'] as const)(
  'a refund whose answer is lost (%s) happens once',
  async (act) => {
    const { family, paymentId } = await paid();
    await refund(paymentId, 700);
    world.bank.setFaults([{ on: 'create_refund', act }]);
    await world.runJobs();
    expect(await refunds(paymentId)).toMatchObject([{ status: 'pending' }]);
    await world.sweep();
    await world.sweep();
    expect(await refunds(paymentId)).toMatchObject([{ status: 'succeeded' }]);
    expect(await family.funds()).toMatchObject({ credit: 800, refunding: 0 });
    await even();
  },
);

test('a refund that the bank sends back is the family’s again', async () => {
  const { family, paymentId } = await paid();
  await refund(paymentId, 700);
  await world.runJobs();
  const sent = await world.one<{ id: string }>(
    'select provider_refund_id as id from refunds where payment_id = $1',
    [paymentId],
  );
  expect(await world.order(`/control/refunds/${sent.id}/fail`)).toBe(200);
  await world.bank.tellAll();
  await world.runJobs();
  expect(await refunds(paymentId)).toMatchObject([{ status: 'failed' }]);
  expect(await family.funds()).toMatchObject({ credit: 1_500, refunding: 0 });
  await even();
});

test('a refund that the bank sends back pays the debt of that moment', async () => {
  const { family, paymentId } = await paid();
  await refund(paymentId, 700);
  await world.runJobs();
  await family.owe(1_000);
  world.told.cleared.length = 0;
  const sent = await world.one<{ id: string }>(
    'select provider_refund_id as id from refunds where payment_id = $1',
    [paymentId],
  );
  await world.order(`/control/refunds/${sent.id}/fail`);
  await world.bank.tellAll();
  await world.runJobs();
  // Its other credit was there before, and is spent with it.
  expect(await family.funds()).toMatchObject({ owed: 0, credit: 500, refunding: 0 });
  expect(world.told.cleared).toEqual([family.id]);
  await even();
});

test('yay bucks go back with the bonus that came on top, in proportion', async () => {
  const family = await world.family();
  const method = await family.addCard();
  await family.buy(10_000, method);
  const [payment] = await family.payments();
  const paymentId = payment?.id ?? 0;
  await refund(paymentId, 3_333);
  expect(await family.funds()).toMatchObject({ yayBucks: 6_667, yayBonus: 333, refunding: 3_333 });
  await refund(paymentId, 6_667);
  expect(await family.funds()).toMatchObject({ yayBucks: 0, yayBonus: 0, refunding: 10_000 });
  expect(await refund(paymentId, 1)).toMatchObject({ status: 422 });
  await world.runJobs();
  expect(await family.funds()).toMatchObject({ yayBucks: 0, yayBonus: 0, refunding: 0 });
  await even();
});

test('a refund of yay bucks that the provider refuses gives all of it back', async () => {
  const family = await world.family();
  const method = await family.addCard();
  await family.buy(10_000, method);
  const [payment] = await family.payments();
  const paymentId = payment?.id ?? 0;
  // Somebody gave it back by hand, at the provider.
  await world.provider.createRefund({
    intentId: String(payment?.intent_id),
    amount: 10_000,
    reference: 'by hand',
    key: 'by-hand',
  });
  await refund(paymentId, 10_000);
  await world.runJobs();
  expect(await refunds(paymentId)).toMatchObject([{ status: 'failed' }]);
  expect(await family.funds()).toMatchObject({ yayBucks: 10_000, yayBonus: 500, refunding: 0 });
});

test('a gift goes back where its seller lets it', async () => {
  const started = await world.payments.startPayment({
    userId: null,
    purpose: 'gift',
    cents: 5_000,
    methodId: null,
    details: {},
    requestKey: null,
    by: { userId: null, impersonatorId: null },
  });
  if (isRefusal(started)) throw new Error('refused');
  expect(started.payment.status).toBe('requires_action');
  const secret = String(started.clientSecret);
  const [intent] = secret.split('_secret_');
  const pay = (number: string) =>
    world.provider.passOn(`/pay/v1/payment_intents/${intent}/confirm`, {
      client_secret: secret,
      card: { number, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
    });
  expect((await pay('4000000000000002')).status).toBe(402);
  expect(await world.payments.refreshPayment(started.payment.id)).toMatchObject({
    clientSecret: secret,
    payment: { status: 'requires_action' },
  });
  await pay(CARDS.pays);
  expect(await world.payments.refreshPayment(started.payment.id)).toMatchObject({
    clientSecret: null,
    payment: { status: 'succeeded', card_last4: '4242' },
  });
  expect(await refund(started.payment.id, 5_001)).toMatchObject({ status: 422 });
  expect(await refund(started.payment.id, 5_000)).toMatchObject({ status: 'new' });
  await world.runJobs();
  expect(await refunds(started.payment.id)).toMatchObject([{ status: 'succeeded' }]);
});
