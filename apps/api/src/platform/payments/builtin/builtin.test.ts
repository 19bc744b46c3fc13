import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type NewPayment, ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { isSignedBody } from '../signature.ts';
import { type BuiltinProvider, createBuiltinProvider } from './client.ts';
import { type BuiltinServer, startBuiltinServer } from './server.ts';
import { webhookKey } from './webhooks.ts';

const secret = 'a secret of the tests that nobody else knows';
const VISA = {
  number: '4242424242424242',
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
  zip: '60601',
};

let folder: string;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yay-builtin-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly server: BuiltinServer;
  readonly provider: BuiltinProvider;
}

async function start(options: Partial<Parameters<typeof startBuiltinServer>[0]> = {}) {
  const crash = () => expect.unreachable('it crashed');
  const server = await startBuiltinServer({ folder, secret, crash, ...options });
  closers.push(() => server.close().catch(() => undefined));
  const provider = createBuiltinProvider({ url: () => server.url, secret, timeoutMs: 2_000 });
  return { server, provider };
}

async function customerWithCard({ provider }: Started) {
  const person = { userId: 1, email: 'p@demo.test', name: 'P', key: 'customer:1' };
  const { id: customerId } = await provider.createCustomer(person);
  const setup = await provider.createSetup({ customerId, key: 'setup:1' });
  const path = `/pay/v1/setup_intents/${setup.id}/confirm`;
  await provider.passOn(path, { client_secret: setup.clientSecret, card: VISA });
  const [method] = await provider.listMethods(customerId);
  if (!method) throw new Error('the card was not saved');
  return { customerId, methodId: method.id, setup };
}

const payment = (reference: string, more: Partial<NewPayment> = {}): NewPayment => ({
  amount: 1_000 as NewPayment['amount'],
  reference,
  key: `payment:${reference}`,
  description: 'Lunch',
  offSession: true,
  ...more,
});

const everything = { since: new Date(0), until: new Date('2200-01-01') };

describe('its log', () => {
  test('is all that it needs to be what it was', async () => {
    const first = await start();
    const mine = await customerWithCard(first);
    const paid = await first.provider.createPayment(payment('a', mine));
    await first.server.close();

    const second = await start();
    expect(await second.provider.getPayment(paid.id)).toEqual(paid);
    expect(await second.provider.listMethods(mine.customerId)).toHaveLength(1);
    expect(await second.provider.createPayment(payment('a', mine))).toEqual(paid);
    expect((await second.provider.listMovements(everything)).movements).toHaveLength(1);
  });

  test('loses a last line without an end, and nothing else', async () => {
    const first = await start();
    const mine = await customerWithCard(first);
    await first.provider.createPayment(payment('a', mine));
    await first.server.close();
    await appendFile(join(folder, 'log.jsonl'), '{"at":1,"put":[{"object":"payment_int');

    const second = await start();
    const paid = await second.provider.createPayment(payment('b', mine));
    expect(await second.provider.findPayment('a', mine.customerId)).not.toBeNull();
    await second.server.close();
    expect(await (await start()).provider.getPayment(paid.id)).toEqual(paid);
  });

  test('that is damaged in the middle stops the start', async () => {
    const first = await start();
    await customerWithCard(first);
    await first.server.close();
    const path = join(folder, 'log.jsonl');
    await writeFile(path, `{"at":1,"pu\n${await readFile(path, 'utf8')}`);
    await expect(start()).rejects.toThrow('Line 1 of');
    // And leaves it to whoever mends it.
    await writeFile(path, '');
    await start();
  });

  test('is written by one at a time', async () => {
    await start();
    await expect(start()).rejects.toThrow('Another payment provider');
  });

  test('holds no number of a card and no code from its back', async () => {
    const started = await start();
    const { setup } = await customerWithCard(started);
    const another = { number: '4929123456781234', cvc: '987', exp_month: 11 };
    for (const card of [
      { ...VISA, ...another },
      { ...VISA, number: '5500-0000-0000-0004' },
    ]) {
      const customerId = String(setup.customerId);
      const next = await started.provider.createSetup({ customerId, key: `of ${card.exp_month}` });
      const { status, body } = await started.provider.passOn(
        `/pay/v1/setup_intents/${next.id}/confirm`,
        { client_secret: next.clientSecret, card },
      );
      expect([status, JSON.stringify(body)]).toEqual([
        402,
        expect.stringContaining('test_mode_live_card'),
      ]);
    }
    const malformed = { client_secret: setup.clientSecret, card: { number: '4929123456781234' } };
    const path = `/pay/v1/setup_intents/${setup.id}/confirm`;
    const said = await started.provider.passOn(path, malformed);
    expect(JSON.stringify(said)).not.toContain('4929');
    const log = await readFile(join(folder, 'log.jsonl'), 'utf8');
    for (const digits of ['424242424242', '4929', '5500', '"cvc"', '987"', '60601']) {
      expect(log).not.toContain(digits);
    }
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
    }
  });
});

describe('who may ask', () => {
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(url, init).then(({ status }) => status);

  test.each([
    ['nobody', {}],
    ['a wrong secret', { authorization: `Bearer ${secret.toUpperCase()}` }],
    ['a part of it', { authorization: `Bearer ${secret.slice(0, -1)}` }],
    ['an empty one', { authorization: 'Bearer ' }],
  ])('%s is told nothing', async (_who, headers) => {
    const { server } = await start();
    for (const path of ['/v1/movements?since=0&until=9', '/v1/presence', '/v1/none', '/control']) {
      expect(await ask(`${server.url}${path}`, { headers }), path).toBe(401);
    }
    for (const path of ['/v1/customers', '/v1/refunds', '/control/faults', '/v1/leave']) {
      expect(await ask(`${server.url}${path}`, { method: 'POST', headers }), path).toBe(401);
    }
  });

  test('it listens on the loopback alone', async () => {
    expect((await start()).server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('a browser knows the secret of its own intent, or nothing', async () => {
    const started = await start();
    const mine = await customerWithCard(started);
    const open = await started.provider.createPayment(payment('x', { offSession: false }));
    const other = await started.provider.createPayment(payment('y', { offSession: false }));
    const path = (id: string, act: string) => `/pay/v1/payment_intents/${id}/${act}`;
    const pass = async (id: string, act: string, body: object) =>
      (await started.provider.passOn(path(id, act), body)).status;
    const none = 'pi_000000000000000000000000';
    for (const client_secret of [other.clientSecret, `${open.clientSecret}0`, '', secret, null]) {
      for (const act of ['retrieve', 'confirm', 'authenticate']) {
        expect(await pass(open.id, act, { client_secret, card: VISA, outcome: 'approve' })).toBe(
          404,
        );
        expect(await pass(none, act, { client_secret })).toBe(404);
      }
    }
    // Somebody else's saved card is not hers, whatever she knows of it.
    const { clientSecret: client_secret } = open;
    expect(await pass(open.id, 'confirm', { client_secret, payment_method: mine.methodId })).toBe(
      404,
    );
    expect(await pass(open.id, 'confirm', { client_secret, card: VISA, amount: 1 })).toBe(400);
    expect(await pass(open.id, 'retrieve', { client_secret })).toBe(200);
    expect((await started.provider.getPayment(open.id))?.status).toBe('requires_payment_method');
  });

  test('JSON of a sensible length is read, and nothing else', async () => {
    const { server } = await start();
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const post = (more: RequestInit) =>
      ask(`${server.url}/v1/customers`, { method: 'POST', headers, ...more });
    expect(await post({ body: `{"name":"${'x'.repeat(20_000)}"}` })).toBe(413);
    expect(await post({ body: '{"name"' })).toBe(400);
    expect(await post({ body: '{"name":1}' })).toBe(400);
    expect(await post({ body: 'a=b', headers: { ...headers, 'content-type': 'text/plain' } })).toBe(
      415,
    );
  });
});

test.each([
  [{ number: '4242' }, 'invalid_number'],
  [{ number: '4242424242424241' }, 'test_mode_live_card'],
  [{ number: '__proto__' }, 'invalid_number'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2020 }, 'invalid_expiry_year'],
  [{ exp_year: 99_999 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ cvc: '1234' }, 'invalid_cvc'],
  [{ zip: 'ABC' }, 'incorrect_zip'],
])('a card with %j is not taken: %s', async (wrong, code) => {
  const started = await start();
  const open = await started.provider.createPayment(payment('x', { offSession: false }));
  const path = `/pay/v1/payment_intents/${open.id}/confirm`;
  const card = { ...VISA, ...wrong };
  const said = await started.provider.passOn(path, { client_secret: open.clientSecret, card });
  expect(said.status).toBe(402);
  expect(JSON.stringify(said.body)).toContain(code);
  expect((await started.provider.getPayment(open.id))?.status).toBe('requires_payment_method');
});

describe('when it is told to fail', () => {
  test('a crash before the log leaves nothing, one after it leaves all', async () => {
    for (const [act, charged] of [
      ['crash_before_log', false],
      ['crash_after_log', true],
    ] as const) {
      let dies = () => {};
      const crashed = new Promise<void>((resolve) => {
        dies = resolve;
      });
      const first = await start({ crash: () => dies() });
      const mine = await customerWithCard(first);
      first.server.setFaults([{ on: 'create_payment', act }]);
      const asked = first.provider.createPayment(payment(act, mine));
      const lost = expect(asked).rejects.toThrow(ProviderUnavailable);
      await crashed;
      await first.server.close();
      await lost;
      const second = await start();
      const found = await second.provider.findPayment(act, mine.customerId);
      expect(found?.status).toBe(charged ? 'succeeded' : undefined);
      expect((await second.provider.createPayment(payment(act, mine))).status).toBe('succeeded');
      await second.server.close();
    }
  });

  test('a refused charge, a failed refund and a dispute are what they are at Stripe', async () => {
    const started = await start();
    const mine = await customerWithCard(started);
    const { server, provider } = started;
    server.setFaults([{ on: 'create_payment', act: 'refuse_charge', code: 'expired_card' }]);
    await expect(provider.createPayment(payment('a', mine))).rejects.toMatchObject({
      name: ProviderRefused.name,
      code: 'expired_card',
      intent: { status: 'requires_payment_method' },
    });
    const paid = await provider.createPayment(payment('b', mine));
    const amount = paid.amount;
    const give = { intentId: paid.id, amount, reference: 'r', key: 'refund:r' };
    const refund = await provider.createRefund(give);
    const control = (path: string) =>
      fetch(`${server.url}/control/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: '{}',
      });
    await control(`refunds/${refund.id}/fail`);
    expect(await provider.findRefund(paid.id, 'r')).toMatchObject({ status: 'failed' });
    await control(`payments/${paid.id}/dispute`);
    const { movements } = await provider.listMovements(everything);
    expect(movements.map(({ kind, amount: moved }) => [kind, moved])).toEqual([
      ['payment', 1_000],
      ['refund', -1_000],
      ['refund', 1_000],
      ['dispute', -1_000],
    ]);
  });
});

describe('events', () => {
  /** Somebody who takes events, after refusing the first few. */
  async function receiver(refusesFirst = 0) {
    const got: { type: string; id: string; about: string }[] = [];
    let refusing = refusesFirst;
    const http = createServer(async (request, response) => {
      const body = await text(request);
      const signature = String(request.headers['payments-signature']);
      const now = Math.floor(Date.now() / 1000);
      if (!isSignedBody(webhookKey(secret), body, signature, now)) {
        response.writeHead(400).end();
        return;
      }
      const event = JSON.parse(body) as {
        id: string;
        type: string;
        data: { object: { id: string } };
      };
      got.push({ type: event.type, id: event.id, about: event.data.object.id });
      expect(body).not.toContain('_secret_');
      refusing -= 1;
      response.writeHead(refusing >= 0 ? 503 : 200).end();
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => http.close(resolve)));
    return { got, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook` };
  }
  const types = (got: { type: string }[]) => got.map(({ type }) => type);
  const IN_ORDER = [
    'payment_method.attached',
    'setup_intent.succeeded',
    'payment_intent.succeeded',
  ];

  test('are told in order, signed, once, and to whoever came last', async () => {
    const first = await receiver();
    const second = await receiver();
    const started = await start({ webhookUrl: first.url });
    await started.provider.tellEventsTo(second.url);
    const mine = await customerWithCard(started);
    const paid = await started.provider.createPayment(payment('a', mine));
    await expect.poll(() => types(second.got)).toEqual(IN_ORDER);
    expect(second.got.at(-1)?.about).toBe(paid.id);
    expect(first.got).toEqual([]);
  });

  test('that nobody took are told again, after a restart too', async () => {
    const started = await start();
    const mine = await customerWithCard(started);
    await started.provider.createPayment(payment('a', mine));
    await started.server.close();
    const late = await receiver(2);
    const again = await start({ webhookUrl: late.url });
    await expect.poll(() => new Set(late.got.map(({ id }) => id)).size).toBe(3);
    await expect.poll(() => late.got.length).toBe(5);
    await again.server.close();
    const after = await receiver();
    const third = await start({ webhookUrl: after.url });
    expect(await third.server.tellAll()).toBe(0);
    expect(after.got).toEqual([]);
  });

  test('are told late, twice and in another order when a test asks for it', async () => {
    const hook = await receiver();
    const started = await start({ webhookUrl: hook.url });
    started.server.tellHow({ held: true });
    const mine = await customerWithCard(started);
    await started.provider.createPayment(payment('a', mine));
    expect(hook.got).toEqual([]);
    started.server.tellHow({ order: 'reversed', copies: 2 });
    const reversed = IN_ORDER.toReversed().flatMap((type) => [type, type]);
    await expect.poll(() => types(hook.got)).toEqual(reversed);
    expect(new Set(hook.got.map(({ id }) => id)).size).toBe(3);
  });
});
