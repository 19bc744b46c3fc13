import { beforeEach, expect, test } from 'vitest';
import { CARDS, paymentsWorld } from '../../../test/payments-world.ts';
import { signBody } from '../../platform/payments/signature.ts';
import { insertEvent } from './events.repo.ts';

const world = await paymentsWorld();
beforeEach(async () => {
  world.bank.setFaults([]);
  world.bank.tellHow({});
  await world.bank.tellAll();
  await world.runJobs();
  world.letters.length = 0;
});

const kept = async () => {
  const providerEvents = await world.rows<{ type: string; processed: boolean }>(
    'select type, processed_at is not null as processed from provider_events order by id',
  );
  return providerEvents;
};

/** A payment of which only the provider knows that it succeeded. */
async function unanswered() {
  const family = await world.family({ card: CARDS.pays, owes: 1_700 });
  await world.bank.tellAll();
  await world.runJobs();
  world.letters.length = 0;
  await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
  world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
  await world.runJobs();
  return family;
}

test('an event tells what an answer did not, and is done once however often it is told', async () => {
  const family = await unanswered();
  world.bank.tellHow({ copies: 3 });
  await world.bank.tellAll();
  expect(world.letters).toHaveLength(3);
  await world.runJobs();
  expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
  const before = await kept();
  const [letter] = world.letters;
  expect((await world.deliver(letter?.body ?? '', letter?.signature ?? '')).statusCode).toBe(200);
  await world.runJobs();
  expect(await kept()).toEqual(before);
  expect(before.every(({ processed }) => processed)).toBe(true);
  const { provider, ledger } = await world.taken();
  expect(ledger).toBe(provider);
});

test('a payment known to be made is not asked after again', async () => {
  const family = await world.family({ card: CARDS.pays, owes: 1_200 });
  await world.bank.tellAll();
  await world.runJobs();
  await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
  await world.runJobs();
  expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
  world.bank.setFaults([{ on: 'read', act: 'unavailable' }]);
  await world.bank.tellAll();
  await world.runJobs();
  expect((await kept()).every(({ processed }) => processed)).toBe(true);
});

test('events that come in the wrong order say the same', async () => {
  const family = await world.family({ card: CARDS.asksAlways, owes: 900 });
  const waiting = (await family.pay()).json();
  const [intent] = waiting.client_secret.split('_secret_');
  const answer = (outcome: string) =>
    world.provider.passOn(`/pay/v1/payment_intents/${intent}/authenticate`, {
      client_secret: waiting.client_secret,
      outcome,
    });
  await answer('approve');
  world.bank.tellHow({ order: 'reversed', copies: 2 });
  await world.bank.tellAll();
  await world.runJobs();
  expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
  expect(await family.funds()).toMatchObject({ owed: 0, credit: 0 });
});

test('an event without the provider’s signature is refused, and nothing of it is kept', async () => {
  await unanswered();
  const { body, signature } = await (async () => {
    await world.bank.tellAll();
    const [letter] = world.letters;
    if (letter === undefined) throw new Error('nothing was told');
    return letter;
  })();
  await world.runJobs();
  const before = await kept();
  const now = Math.floor(Date.now() / 1000);
  const forged = [
    [body.replace('succeeded', 'canceled '), signature],
    [body, signature.replace(/v1=../, 'v1=00')],
    [body, signBody('another secret', body, now)],
    [body, `t=${now},v1=`],
    [body, signature.replace(/t=\d+/, `t=${now - 3_600}`)],
    [body, ''],
    ['', signature],
    ['{}', signature],
    ['not json', signature],
    ['\u0000\u0001', 'x'.repeat(5_000)],
  ] as const;
  for (const [text, mark] of forged) {
    const answer = await world.deliver(text, mark);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'malformed', message: expect.any(String) });
  }
  const bare = await world.server.inject({ method: 'POST', url: '/api/webhooks/payments' });
  expect(bare.statusCode).toBe(400);
  const huge = await world.deliver(JSON.stringify({ text: 'x'.repeat(300_000) }), signature);
  expect(huge.statusCode).toBe(413);
  await world.runJobs();
  expect(await kept()).toEqual(before);
});

test('an event of a payment that is not ours changes nothing', async () => {
  const { id: customerId } = await world.provider.createCustomer({
    userId: 1,
    email: 'a@b.test',
    name: 'A B',
    key: 'elsewhere',
  });
  const stranger = await world.provider.createPayment({
    amount: 500,
    reference: 'somebody else',
    key: 'elsewhere-payment',
    description: 'x',
    customerId,
    offSession: false,
  });
  await world.provider.cancelPayment(stranger.id);
  await world.bank.tellAll();
  await world.runJobs();
  expect((await kept()).every(({ processed }) => processed)).toBe(true);
});

test('an event that could not be applied is applied later', async () => {
  const family = await unanswered();
  await world.bank.tellAll();
  world.bank.setFaults([{ on: 'read', act: 'unavailable' }]);
  await expect(world.runJobs()).rejects.toThrow();
  expect((await kept()).some(({ processed }) => !processed)).toBe(true);
  await world.run(
    `update provider_events set received_at = received_at - interval '1 hour'
     where processed_at is null`,
  );
  await world.run(`delete from pgboss.job where state = 'retry'`);
  await world.sweep();
  expect((await kept()).every(({ processed }) => processed)).toBe(true);
  expect(await family.payments()).toMatchObject([{ status: 'succeeded' }]);
});

test('an event is kept without the secrets that let a browser act', async () => {
  const family = await world.family({ card: CARDS.asksAlways, owes: 900 });
  const { client_secret } = (await family.pay()).json();
  const body = JSON.stringify({
    id: 'evt_with_more_than_is_good',
    type: 'payment_intent.requires_action',
    data: {
      object: {
        object: 'payment_intent',
        id: client_secret.split('_secret_')[0],
        client_secret,
        billing_details: { email: 'hers@home.test' },
        description: 'cut \u0000 here \ud800',
      },
    },
  });
  const { provider } = world;
  expect(provider.readWebhook(body, 'unsigned')).toBeNull();
  await world.db.tx((tx) =>
    insertEvent(tx, 'builtin', {
      id: 'evt_1',
      type: 'x',
      object: { kind: 'other', id: 'x' },
      payload: JSON.parse(body),
    }),
  );
  const providerEvent = await world.one<{ payload: object }>(
    `select payload from provider_events where event_id = 'evt_1'`,
  );
  const stored = JSON.stringify(providerEvent.payload);
  expect(stored).toContain('requires_action');
  expect(stored).not.toContain(client_secret);
  expect(stored).not.toContain('hers@home.test');
});
