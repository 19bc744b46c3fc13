import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentSubject, stripeSubject } from '../../../../test/payment-subjects.ts';
import { EXAMPLES, movementOf } from '../../../../test/stripe/objects.ts';
import {
  STAND_IN_KEY,
  type StripeStandIn,
  stripeStandIn,
} from '../../../../test/stripe/stand-in.ts';
import { type NewPayment, type PaymentProvider, ProviderUnavailable } from '../provider.ts';
import { createStripeProvider, STRIPE_API_VERSION } from './index.ts';
import { disputeOf } from './shapes.ts';

let standIn: StripeStandIn;
let provider: PaymentProvider;
let subject: PaymentSubject;
beforeAll(async () => {
  subject = await stripeSubject();
  standIn = await stripeStandIn(STRIPE_API_VERSION);
  provider = createStripeProvider({
    secretKey: STAND_IN_KEY,
    publishableKey: 'pk_test_of_the_stand_in',
    webhookSecret: 'whsec_of_the_tests',
    apiUrl: standIn.url,
    timeoutMs: 4_000,
  });
});
afterAll(async () => {
  await standIn.close();
  await subject.close();
});

const payment = (reference: string): NewPayment => ({
  amount: 700 as NewPayment['amount'],
  reference,
  key: reference,
  description: 'Lunch',
  offSession: false,
});

test.each([500, 429, 409, 401] as const)(
  'a response of %i leaves the outcome unknown, and a retry succeeds',
  async (status) => {
    standIn.trouble(status);
    const input = payment(`after ${status}`);
    await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
    expect((await provider.createPayment(input)).reference).toBe(input.reference);
  },
);

test('a refused connection makes the provider unavailable', async () => {
  const unreachable = createStripeProvider({
    secretKey: STAND_IN_KEY,
    publishableKey: 'pk_test_of_the_stand_in',
    webhookSecret: 'whsec_of_the_tests',
    apiUrl: 'http://127.0.0.1:9',
    timeoutMs: 1_000,
  });
  await expect(unreachable.getPayment('pi_1')).rejects.toThrow(ProviderUnavailable);
  await expect(unreachable.createPayment(payment('x'))).rejects.toThrow(ProviderUnavailable);
});

test('the stand-in records requests that Stripe would refuse', async () => {
  const strict = await stripeStandIn(STRIPE_API_VERSION);
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${strict.url}/v1/payment_intents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${STAND_IN_KEY}`,
        'stripe-version': STRIPE_API_VERSION,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': 'k',
        ...headers,
      },
      body,
    }).then(({ status }) => status);
  const good = 'amount=500&currency=usd';
  expect(await post({}, good)).toBe(200);
  expect(await post({ 'stripe-version': '2020-01-01' }, good)).toBe(400);
  expect(await post({ 'idempotency-key': '' }, good)).toBe(400);
  expect(await post({}, 'amount=500')).toBe(400);
  expect(await post({}, `${good}&payment_method_types[0]=card`)).toBe(400);
  expect(strict.complaints).toHaveLength(4);
  await strict.close();
});

test('a dispute is listed as a dispute movement and a payout as other', async () => {
  const source = { ...EXAMPLES.dispute, payment_intent: 'pi_1' };
  standIn.world.movements.push(
    movementOf({ amount: -700, type: 'adjustment', reporting_category: 'dispute', source }),
    movementOf({ amount: -100, type: 'payout', reporting_category: 'payout', source: null }),
  );
  const { movements } = await provider.listMovements({
    since: new Date(Date.now() - 60_000),
    until: new Date(Date.now() + 60_000),
  });
  expect(movements).toMatchObject([
    { kind: 'dispute', amount: -700, intentId: 'pi_1' },
    { kind: 'other', amount: -100, intentId: null },
  ]);
});

test('an event of a charge names its payment, and an event of a dispute names the dispute', () => {
  const now = Math.floor(Date.now() / 1000);
  const about = (object: object) => {
    const data = { object: { ...object, payment_intent: 'pi_7' } };
    const body = JSON.stringify({ ...EXAMPLES.event, type: 'charge.updated', data });
    return subject.provider.readWebhook(body, subject.sign(body, now))?.object;
  };
  expect(about(EXAMPLES.charge)).toEqual({ kind: 'payment', id: 'pi_7' });
  expect(about(EXAMPLES.dispute)).toEqual({ kind: 'dispute', id: EXAMPLES.dispute.id });
});

test('the amount taken by a dispute excludes a reinstated sum', () => {
  const moved = (...amounts: number[]) => ({
    ...EXAMPLES.dispute,
    payment_intent: 'pi_9',
    balance_transactions: amounts.map((amount) => ({ ...EXAMPLES.balance_transaction, amount })),
  });
  expect(disputeOf(moved())).toEqual({ id: EXAMPLES.dispute.id, intentId: 'pi_9', taken: 0 });
  expect(disputeOf(moved(-700)).taken).toBe(700);
  expect(disputeOf(moved(-700, 700)).taken).toBe(0);
});
