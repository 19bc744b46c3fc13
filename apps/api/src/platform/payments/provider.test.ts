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

/** One suite for every provider: what holds of one holds of the other. */
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

  describe('a card is saved', () => {
    test('by a setup whose state can be asked', async () => {
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
    ])('%s is a %s', async (number, brand, last4, cvc) => {
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
    ])('%s is not: %s', async (number, code) => {
      const customerId = await customer();
      const setup = await setupOf(customerId);
      expect(await subject.saveCard(setup, card(number))).toBe(code);
      expect(await provider.listMethods(customerId)).toEqual([]);
      expect((await provider.getSetup(setup.id))?.status).toBe('requires_payment_method');
    });

    test('when its bank asks, only after the answer', async () => {
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

    test('for its own customer alone', async () => {
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

    test('is made the default, listed newest first, and removed', async () => {
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

  describe('a saved card is charged', () => {
    test('and the money has moved', async () => {
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

    test('and declined, with the payment that failed', async () => {
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

    test('while nobody is there: what was answered when it was saved is enough', async () => {
      expect((await pay(ASKS_UNTIL_SAVED)).status).toBe('succeeded');
    });

    test('while nobody is there: a bank that always asks refuses', async () => {
      const { code, intent } = await refusal(pay(ASKS_ALWAYS));
      expect(code).toBe('authentication_required');
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        failure: 'authentication_required',
      });
    });

    test('while she is there: she answers her bank', async () => {
      const asked = await pay(ASKS_ALWAYS, { offSession: false });
      expect(asked.status).toBe('requires_action');
      expect(await movements(String(asked.reference))).toEqual([]);
      expect(await subject.answerPayment(asked, true)).toBeNull();
      expect(await provider.getPayment(asked.id)).toMatchObject({
        status: 'succeeded',
        failure: null,
      });
      expect(await movements(String(asked.reference))).toHaveLength(1);
    });

    test('while she is there: she says no', async () => {
      const asked = await pay(ASKS_ALWAYS, { offSession: false });
      expect(await subject.answerPayment(asked, false)).toBe(
        'payment_intent_authentication_failure',
      );
      expect(await provider.getPayment(asked.id)).toMatchObject({
        status: 'requires_payment_method',
        failure: 'payment_intent_authentication_failure',
      });
    });

    test.each([0, -1, 49, 100_000_000])('%i cents are no charge', async (amount) => {
      const { code } = await refusal(pay(VISA, { amount: cents(amount) }));
      expect(code).toBe(amount < 50 ? 'amount_too_small' : 'amount_too_large');
    });
  });

  describe('a card is charged once', () => {
    const guests = (more: Partial<NewPayment> = {}) => payment({ offSession: false, ...more });

    test('for a guest, by the browser', async () => {
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
    ])('%s: %s, and another card may still pay', async (number, code) => {
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

    test('and found by our reference, among guests', async () => {
      const made = await provider.createPayment(guests());
      expect(await provider.findPayment(String(made.reference), null)).toEqual(made);
      const someone = await customer();
      expect(await provider.findPayment(String(made.reference), someone)).toBeNull();
    });
  });

  describe('cancelling', () => {
    test('ends what is open, as often as it is asked', async () => {
      const open = await provider.createPayment(payment({ offSession: false }));
      expect((await provider.cancelPayment(open.id)).status).toBe('canceled');
      expect((await provider.cancelPayment(open.id)).status).toBe('canceled');
    });

    test('does not undo what was paid', async () => {
      const paid = await pay(VISA);
      const { intent } = await refusal(provider.cancelPayment(paid.id));
      expect(intent?.status).toBe('succeeded');
    });
  });

  describe('an answer that is lost', () => {
    test.each(['lost_reply', 'silent'] as const)(
      '%s: the same key charges no second time',
      async (kind) => {
        const { customerId, method } = await withCard(VISA);
        const input = payment({ customerId, methodId: method.id });
        await subject.trouble(kind);
        await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
        const found = await provider.findPayment(input.reference, customerId);
        expect(found?.status).toBe('succeeded');
        expect(await provider.createPayment(input)).toEqual(found);
        expect(await movements(input.reference)).toHaveLength(1);
      },
      20_000,
    );

    test('of a refusal: the same key is refused the same way', async () => {
      const { customerId, method } = await withCard(DECLINED_LATER);
      const input = payment({ customerId, methodId: method.id });
      await subject.trouble('lost_reply');
      await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
      const { code, intent } = await refusal(provider.createPayment(input));
      expect(code).toBe('card_declined');
      expect(intent).toEqual(await provider.findPayment(input.reference, customerId));
    });

    test('and never was: nothing is found, and the key is still good', async () => {
      const { customerId, method } = await withCard(VISA);
      const input = payment({ customerId, methodId: method.id });
      await subject.trouble('unavailable');
      await expect(provider.createPayment(input)).rejects.toThrow(ProviderUnavailable);
      expect(await provider.findPayment(input.reference, customerId)).toBeNull();
      expect((await provider.createPayment(input)).status).toBe('succeeded');
    });

    test('of a refund: it is given back once', async () => {
      const paid = await pay(VISA);
      const input = { intentId: paid.id, amount: cents(500), reference: randomUUID() };
      await subject.trouble('lost_reply');
      const key = randomUUID();
      await expect(provider.createRefund({ ...input, key })).rejects.toThrow(ProviderUnavailable);
      const again = await provider.createRefund({ ...input, key });
      expect(await provider.findRefund(paid.id, input.reference)).toEqual(again);
      expect(await movements(input.reference)).toHaveLength(1);
    });

    test('says what became of the payment since', async () => {
      const { customerId, method } = await withCard(ASKS_ALWAYS);
      const input = payment({ customerId, methodId: method.id, offSession: false });
      const asked = await provider.createPayment(input);
      await subject.answerPayment(asked, true);
      expect((await provider.createPayment(input)).status).toBe('succeeded');
    });
  });

  describe('a key', () => {
    test('that belongs to another request is refused', async () => {
      const first = payment({ offSession: false });
      await provider.createPayment(first);
      const other = { ...first, amount: cents(9_900) };
      expect((await refusal(provider.createPayment(other))).code).toBe('idempotency_error');
    });

    test('used by five at once makes one payment', async () => {
      const { customerId, method } = await withCard(VISA);
      const input = payment({ customerId, methodId: method.id });
      const made = await Promise.all(
        Array.from({ length: 5 }, () => provider.createPayment(input)),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await movements(input.reference)).toHaveLength(1);
    });
  });

  describe('refunds', () => {
    const refund = (intentId: string, amount: number) =>
      provider.createRefund({
        intentId,
        amount: cents(amount),
        reference: randomUUID(),
        key: randomUUID(),
      });

    test('of parts, until all is given back, and never more', async () => {
      const paid = await pay(VISA);
      const first = await refund(paid.id, 1_000);
      expect(first).toMatchObject({ status: 'succeeded', intentId: paid.id, amount: 1_000 });
      await refusal(refund(paid.id, 251));
      await refund(paid.id, 250);
      expect((await refusal(refund(paid.id, 1))).code).toBe('charge_already_refunded');
      expect(await movements(String(first.reference))).toMatchObject([
        { kind: 'refund', amount: -1_000, intentId: paid.id },
      ]);
    });

    test.each([0, -5])('of %i cents is none', async (amount) => {
      const paid = await pay(VISA);
      await refusal(refund(paid.id, amount));
    });

    test('of what was never paid is none', async () => {
      const open = await provider.createPayment(payment({ offSession: false }));
      await refusal(refund(open.id, 100));
      expect(await provider.findRefund(open.id, 'none')).toBeNull();
    });
  });

  test('movements are told oldest first, page by page, each once', async () => {
    const { customerId, method } = await withCard(VISA);
    const reference = randomUUID();
    for (let count = 0; count < 205; count += 1) {
      const amount = cents(100 + count);
      await provider.createPayment(payment({ customerId, methodId: method.id, reference, amount }));
    }
    const mine = await movements(reference);
    expect(mine.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 205 }, (_, count) => 100 + count),
    );
    const nothing = await provider.listMovements({
      since: new Date('2020-01-01'),
      until: new Date('2020-02-01'),
    });
    expect(nothing).toEqual({ movements: [], next: null });
  }, 60_000);

  test.each(['pi_000000000000000000000000', '../customers', 'pi_1?x=1'])(
    'nothing is found as %j',
    async (id) => {
      expect(await provider.getPayment(id)).toBeNull();
    },
  );

  describe('an event', () => {
    const body = () => subject.eventOf('payment_intent.succeeded', 'pi_1');

    test('is read when it is signed', () => {
      expect(provider.readWebhook(body(), subject.sign(body(), nowSeconds()))).toMatchObject({
        type: 'payment_intent.succeeded',
        object: { kind: 'payment', id: 'pi_1' },
      });
    });

    test.each([
      ['not signed', () => undefined],
      ['signed by nobody', () => ''],
      ['forged', () => `t=${nowSeconds()},v1=${'0'.repeat(64)}`],
      ['old', () => subject.sign(body(), nowSeconds() - 301)],
      ['signed for another body', () => subject.sign(`${body()} `, nowSeconds())],
      [
        'made young again',
        () => subject.sign(body(), nowSeconds() - 900).replace(/t=\d+/, `t=${nowSeconds()}`),
      ],
    ])('that is %s is not', (_how, signature) => {
      expect(provider.readWebhook(body(), signature())).toBeNull();
    });
  });

  test('was asked nothing that it does not know', () => {
    expect(subject.complaints()).toEqual([]);
  });
});
