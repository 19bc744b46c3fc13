import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  builtinSubject,
  type PaymentSubject,
  stripeSubject,
} from '../../../test/payment-subjects.ts';
import {
  type Method,
  type Movement,
  type NewPayment,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from './provider.ts';

const VISA = '4242424242424242';
const DECLINED_LATER = '4000000000000341';
const ASKS_UNTIL_SAVED = '4000002500003155';
const ASKS_ALWAYS = '4000002760003184';
const card = (number: string) => ({
  number,
  exp_month: 12,
  exp_year: new Date().getUTCFullYear() + 3,
  cvc: '123',
  zip: '60601',
});
const cents = (amount: number) => amount as NewPayment['amount'];
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** One suite for every provider, which proves that the built-in one behaves like Stripe. */
describe.each([
  ['the built-in provider, in its process', builtinSubject],
  ['Stripe, by its stand-in', stripeSubject],
])('%s', (_name, start) => {
  let subject: PaymentSubject;
  let provider: PaymentProvider;
  beforeAll(async () => {
    subject = await start();
    provider = subject.provider;
  }, 60_000);
  afterAll(() => subject.close());

  let people = 0;
  async function customer(): Promise<string> {
    people += 1;
    const name = `Person ${people}`;
    const email = `person${people}@demo.test`;
    const input = { userId: people, email, name, key: `customer:${people}` };
    return (await provider.createCustomer(input)).id;
  }
  const setupOf = (customerId: string) => provider.createSetup({ customerId, key: randomUUID() });

  async function withCard(number: string): Promise<{ customerId: string; method: Method }> {
    const customerId = await customer();
    const setup = await setupOf(customerId);
    expect(await subject.saveCard(setup, card(number))).toBeNull();
    if ((await provider.getSetup(setup.id))?.status === 'requires_action') {
      expect(await subject.answerSetup(setup, true)).toBeNull();
    }
    const [method] = await provider.listMethods(customerId);
    if (!method) throw new Error('the card was not saved');
    return { customerId, method };
  }
  const payment = (more: Partial<NewPayment> = {}): NewPayment => ({
    amount: cents(1_250),
    reference: randomUUID(),
    key: randomUUID(),
    description: 'Lunch',
    offSession: true,
    ...more,
  });
  async function pay(number: string, more: Partial<NewPayment> = {}) {
    const { customerId, method } = await withCard(number);
    return provider.createPayment(payment({ customerId, methodId: method.id, ...more }));
  }
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable('it was not refused'),
      (error: unknown) => {
        expect(error).toBeInstanceOf(ProviderRefused);
        return error as ProviderRefused;
      },
    );
  async function movements(reference: string): Promise<Movement[]> {
    const since = new Date(Date.now() - 3_600_000);
    const until = new Date(Date.now() + 3_600_000);
    const all: Movement[] = [];
    for (let after: string | undefined; ; ) {
      const page = await provider.listMovements({ since, until, ...(after && { after }) });
      all.push(...page.movements);
      if (page.next === null) return all.filter((one) => one.reference === reference);
      after = page.next;
    }
  }

  describe('saving a card', () => {
    test('succeeds through a setup whose status can be read', async () => {
      const customerId = await customer();
      const setup = await setupOf(customerId);
      expect(setup).toMatchObject({
        status: 'requires_payment_method',
        customerId,
        methodId: null,
      });
      expect(setup.clientSecret).toContain(setup.id);
      expect(await subject.saveCard(setup, card(VISA))).toBeNull();
      const [method, ...others] = await provider.listMethods(customerId);
      expect(others).toEqual([]);
      expect(method).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12 });
      expect(method?.fingerprint).toEqual(expect.any(String));
      expect(await provider.getSetup(setup.id)).toMatchObject({
        status: 'succeeded',
        customerId,
        methodId: method?.id,
      });
    });

    test.each([
      ['5555555555554444', 'mastercard', '4444', '123'],
      ['378282246310005', 'amex', '0005', '1234'],
      ['6011111111111117', 'discover', '1117', '123'],
    ])('recognizes %s as %s', async (number, brand, last4, cvc) => {
      const customerId = await customer();
      expect(
        await subject.saveCard(await setupOf(customerId), { ...card(number), cvc }),
      ).toBeNull();
      expect(await provider.listMethods(customerId)).toMatchObject([{ brand, last4 }]);
    });

    test.each([
      ['4000000000000002', 'card_declined'],
      ['4000000000009995', 'insufficient_funds'],
      ['4000000000000069', 'expired_card'],
      ['4000000000000119', 'processing_error'],
      ['4111111111111111', 'test_mode_live_card'],
    ])('refuses %s with %s', async (number, code) => {
      const customerId = await customer();
      const setup = await setupOf(customerId);
      expect(await subject.saveCard(setup, card(number))).toBe(code);
      expect(await provider.listMethods(customerId)).toEqual([]);
      expect((await provider.getSetup(setup.id))?.status).toBe('requires_payment_method');
    });

    test('waits for the cardholder when the bank asks', async () => {
      const customerId = await customer();
      const setup = await setupOf(customerId);
      await subject.saveCard(setup, card(ASKS_UNTIL_SAVED));
      expect((await provider.getSetup(setup.id))?.status).toBe('requires_action');
      expect(await provider.listMethods(customerId)).toEqual([]);
      expect(await subject.answerSetup(setup, false)).toBe('setup_intent_authentication_failure');
      expect((await provider.getSetup(setup.id))?.status).toBe('requires_payment_method');
      await subject.saveCard(setup, card(ASKS_UNTIL_SAVED));
      await subject.answerSetup(setup, true);
      expect(await provider.listMethods(customerId)).toHaveLength(1);
    });

    test('makes the card usable for its own customer alone', async () => {
      const { customerId, method } = await withCard(VISA);
      const stranger = await customer();
      expect(await provider.getMethod(customerId, method.id)).toEqual(method);
      expect(await provider.getMethod(stranger, method.id)).toBeNull();
      expect((await refusal(provider.setDefaultMethod(stranger, method.id))).code).toBe(
        'resource_missing',
      );
      const stolen = payment({ customerId: stranger, methodId: method.id });
      expect((await refusal(provider.createPayment(stolen))).intent).toBeNull();
    });

    test('lists cards newest first, and a removed card can no longer be charged', async () => {
      const { customerId, method } = await withCard(VISA);
      await subject.saveCard(await setupOf(customerId), card('5555555555554444'));
      const methods = await provider.listMethods(customerId);
      expect(methods.map(({ brand }) => brand)).toEqual(['mastercard', 'visa']);
      await provider.setDefaultMethod(customerId, method.id);
      await provider.detachMethod(method.id);
      expect(await provider.getMethod(customerId, method.id)).toBeNull();
      expect(await provider.listMethods(customerId)).toHaveLength(1);
      const later = payment({ customerId, methodId: method.id });
      await refusal(provider.createPayment(later));
      await refusal(provider.detachMethod(method.id));
    });
  });

  describe('charging a saved card', () => {
    test('succeeds and moves the money', async () => {
      const made = await pay(VISA);
      expect(made).toMatchObject({
        status: 'succeeded',
        amount: 1_250,
        card: { brand: 'visa', last4: '4242' },
        failure: null,
      });
      expect(await provider.getPayment(made.id)).toEqual(made);
      expect(await movements(String(made.reference))).toMatchObject([
        { kind: 'payment', amount: 1_250, intentId: made.id },
      ]);
    });

    test('returns the failed payment when the bank declines', async () => {
      const reference = randomUUID();
      const { code, intent } = await refusal(pay(DECLINED_LATER, { reference }));
      expect(code).toBe('card_declined');
      expect(intent).toMatchObject({
        reference,
        status: 'requires_payment_method',
        failure: 'card_declined',
        card: { last4: '0341' },
      });
      expect(await movements(reference)).toEqual([]);
    });

    test('succeeds off session when the cardholder authenticated the save', async () => {
      expect((await pay(ASKS_UNTIL_SAVED)).status).toBe('succeeded');
    });

    test('fails off session with authentication_required when the bank always asks', async () => {
      const { code, intent } = await refusal(pay(ASKS_ALWAYS));
      expect(code).toBe('authentication_required');
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        failure: 'authentication_required',
      });
    });

    test('succeeds on session once the cardholder approves', async () => {
      const pending = await pay(ASKS_ALWAYS, { offSession: false });
      expect(pending.status).toBe('requires_action');
      expect(await movements(String(pending.reference))).toEqual([]);
      expect(await subject.answerPayment(pending, true)).toBeNull();
      expect(await provider.getPayment(pending.id)).toMatchObject({
        status: 'succeeded',
        failure: null,
      });
      expect(await movements(String(pending.reference))).toHaveLength(1);
    });

    test('fails on session when the cardholder declines', async () => {
      const pending = await pay(ASKS_ALWAYS, { offSession: false });
      expect(await subject.answerPayment(pending, false)).toBe(
        'payment_intent_authentication_failure',
      );
      expect(await provider.getPayment(pending.id)).toMatchObject({
        status: 'requires_payment_method',
        failure: 'payment_intent_authentication_failure',
      });
    });

    test.each([0, -1, 49, 100_000_000])('refuses an amount of %i cents', async (amount) => {
      const { code } = await refusal(pay(VISA, { amount: cents(amount) }));
      expect(code).toBe(amount < 50 ? 'amount_too_small' : 'amount_too_large');
    });
  });

  describe('charging a card without saving it', () => {
    const guests = (more: Partial<NewPayment> = {}) => payment({ offSession: false, ...more });

    test('succeeds for a guest in the browser', async () => {
      const made = await provider.createPayment(guests({ receiptEmail: 'guest@demo.test' }));
      expect(made).toMatchObject({ status: 'requires_payment_method', customerId: null });
      expect(await subject.pay(made, card(VISA))).toBeNull();
      expect(await provider.getPayment(made.id)).toMatchObject({
        status: 'succeeded',
        card: { last4: '4242' },
      });
    });

    test.each([
      ['4000000000000002', 'card_declined'],
      ['4000000000009995', 'insufficient_funds'],
      ['4000000000000069', 'expired_card'],
      ['4000000000000119', 'processing_error'],
    ])('refuses %s with %s, and another card may still pay', async (number, code) => {
      const made = await provider.createPayment(guests());
      expect(await subject.pay(made, card(number))).toBe(code);
      expect(await provider.getPayment(made.id)).toMatchObject({
        status: 'requires_payment_method',
        failure: code,
      });
      expect(await subject.pay(made, card(VISA))).toBeNull();
      expect(await provider.getPayment(made.id)).toMatchObject({
        status: 'succeeded',
        failure: null,
      });
      expect(await movements(String(made.reference))).toHaveLength(1);
    });

    test('leaves a payment that is found by reference among those of guests', async () => {
      const made = await provider.createPayment(guests());
      expect(await provider.findPayment(String(made.reference), null)).toEqual(made);
      const otherCustomerId = await customer();
      expect(await provider.findPayment(String(made.reference), otherCustomerId)).toBeNull();
    });
  });

  describe('cancelling a payment', () => {
    test('is idempotent while it is open', async () => {
      const open = await provider.createPayment(payment({ offSession: false }));
      expect((await provider.cancelPayment(open.id)).status).toBe('canceled');
      expect((await provider.cancelPayment(open.id)).status).toBe('canceled');
    });

    test('is refused once it has succeeded', async () => {
      const paid = await pay(VISA);
      const { intent } = await refusal(provider.cancelPayment(paid.id));
      expect(intent?.status).toBe('succeeded');
    });
  });

  describe('a lost response', () => {
    test.each(['lost_reply', 'silent'] as const)(
      '(%s) is retried with the same key without a second charge',
      async (kind) => {
        const { customerId, method } = await withCard(VISA);
        const input = payment({ customerId, methodId: method.id });
        await subject.trouble(kind);
        await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
        const survivor = await provider.findPayment(input.reference, customerId);
        expect(survivor?.status).toBe('succeeded');
        expect(await provider.createPayment(input)).toEqual(survivor);
        expect(await movements(input.reference)).toHaveLength(1);
      },
      20_000,
    );

    test('of a refusal is retried with the same key and refused the same way', async () => {
      const { customerId, method } = await withCard(DECLINED_LATER);
      const input = payment({ customerId, methodId: method.id });
      await subject.trouble('lost_reply');
      await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
      const { code, intent } = await refusal(provider.createPayment(input));
      expect(code).toBe('card_declined');
      expect(intent).toEqual(await provider.findPayment(input.reference, customerId));
    });

    test('of a call that did nothing finds no payment, and the key still works', async () => {
      const { customerId, method } = await withCard(VISA);
      const input = payment({ customerId, methodId: method.id });
      await subject.trouble('unavailable');
      await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
      expect(await provider.findPayment(input.reference, customerId)).toBeNull();
      expect((await provider.createPayment(input)).status).toBe('succeeded');
    });

    test('of a refund is retried with the same key without a second refund', async () => {
      const paid = await pay(VISA);
      const input = { intentId: paid.id, amount: cents(500), reference: randomUUID() };
      await subject.trouble('lost_reply');
      const key = randomUUID();
      await expect(provider.createRefund({ ...input, key })).rejects.toThrow(ProviderUnavailable);
      const again = await provider.createRefund({ ...input, key });
      expect(await provider.findRefund(paid.id, input.reference)).toEqual(again);
      expect(await movements(input.reference)).toHaveLength(1);
    });

    test('is replayed with the current status of the payment', async () => {
      const { customerId, method } = await withCard(ASKS_ALWAYS);
      const input = payment({ customerId, methodId: method.id, offSession: false });
      const pending = await provider.createPayment(input);
      await subject.answerPayment(pending, true);
      expect((await provider.createPayment(input)).status).toBe('succeeded');
    });
  });

  describe('an idempotency key', () => {
    test('is refused with another request', async () => {
      const input = payment({ offSession: false });
      await provider.createPayment(input);
      const other = { ...input, amount: cents(9_900) };
      expect((await refusal(provider.createPayment(other))).code).toBe('idempotency_error');
    });

    test('makes one payment of five concurrent calls', async () => {
      const { customerId, method } = await withCard(VISA);
      const input = payment({ customerId, methodId: method.id });
      const made = await Promise.all(
        Array.from({ length: 5 }, () => provider.createPayment(input)),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await movements(input.reference)).toHaveLength(1);
    });
  });

  describe('a refund', () => {
    const refund = (intentId: string, amount: number) =>
      provider.createRefund({
        intentId,
        amount: cents(amount),
        reference: randomUUID(),
        key: randomUUID(),
      });

    test('may be partial, up to the amount of the payment', async () => {
      const paid = await pay(VISA);
      const partialRefund = await refund(paid.id, 1_000);
      expect(partialRefund).toMatchObject({
        status: 'succeeded',
        intentId: paid.id,
        amount: 1_000,
      });
      await refusal(refund(paid.id, 251));
      await refund(paid.id, 250);
      expect((await refusal(refund(paid.id, 1))).code).toBe('charge_already_refunded');
      expect(await movements(String(partialRefund.reference))).toMatchObject([
        { kind: 'refund', amount: -1_000, intentId: paid.id },
      ]);
    });

    test.each([0, -5])('of %i cents is refused', async (amount) => {
      const paid = await pay(VISA);
      await refusal(refund(paid.id, amount));
    });

    test('of an unpaid payment is refused', async () => {
      const open = await provider.createPayment(payment({ offSession: false }));
      await refusal(refund(open.id, 100));
      expect(await provider.findRefund(open.id, 'none')).toBeNull();
    });
  });

  test('movements are listed oldest first, page by page, each once', async () => {
    const { customerId, method } = await withCard(VISA);
    const reference = randomUUID();
    for (let count = 0; count < 205; count += 1) {
      const amount = cents(100 + count);
      await provider.createPayment(payment({ customerId, methodId: method.id, reference, amount }));
    }
    const paymentMovements = await movements(reference);
    expect(paymentMovements.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 205 }, (_, count) => 100 + count),
    );
    const nothing = await provider.listMovements({
      since: new Date('2020-01-01'),
      until: new Date('2020-02-01'),
    });
    expect(nothing).toEqual({ movements: [], next: null });
  }, 60_000);

  test.each(['pi_000000000000000000000000', '../customers', 'pi_1?x=1'])(
    'no payment is found by the id %j',
    async (id) => {
      expect(await provider.getPayment(id)).toBeNull();
    },
  );

  describe('a webhook', () => {
    const body = () => subject.eventOf('payment_intent.succeeded', 'pi_1');

    test('is read when its signature is valid', () => {
      expect(provider.readWebhook(body(), subject.sign(body(), nowSeconds()))).toMatchObject({
        type: 'payment_intent.succeeded',
        object: { kind: 'payment', id: 'pi_1' },
      });
    });

    test.each([
      ['not signed', () => undefined],
      ['signed with an empty signature', () => ''],
      ['forged', () => `t=${nowSeconds()},v1=${'0'.repeat(64)}`],
      ['old', () => subject.sign(body(), nowSeconds() - 301)],
      ['signed for another body', () => subject.sign(`${body()} `, nowSeconds())],
      [
        'old with a newer timestamp',
        () => subject.sign(body(), nowSeconds() - 900).replace(/t=\d+/, `t=${nowSeconds()}`),
      ],
    ])('is rejected when it is %s', (_how, signature) => {
      expect(provider.readWebhook(body(), signature())).toBeNull();
    });
  });

  test('the provider received no call that it does not know', () => {
    expect(subject.complaints()).toEqual([]);
  });
});
