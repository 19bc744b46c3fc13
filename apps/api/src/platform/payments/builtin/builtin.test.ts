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

describe('the log', () => {
  test('restores the whole state after a restart', async () => {
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

  test('loses an unfinished last line and nothing else', async () => {
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

  test('stops the start when it is damaged in the middle', async () => {
    const first = await start();
    await customerWithCard(first);
    await first.server.close();
    const path = join(folder, 'log.jsonl');
    await writeFile(path, `{"at":1,"pu\n${await readFile(path, 'utf8')}`);
    await expect(start()).rejects.toThrow('Line 1 of');
    // The failed start released the lock, so a repaired log starts.
    await writeFile(path, '');
    await start();
  });

  test('is locked for one process at a time', async () => {
    await start();
    await expect(start()).rejects.toThrow('Another payment provider');
  });

  test('contains no card number and no security code', async () => {
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
    const answer = await started.provider.passOn(path, malformed);
    expect(JSON.stringify(answer)).not.toContain('4929');
    const log = await readFile(join(folder, 'log.jsonl'), 'utf8');
    for (const digits of ['424242424242', '4929', '5500', '"cvc"', '987"', '60601']) {
      expect(log).not.toContain(digits);
    }
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
    }
  });
});

describe('authorization', () => {
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(url, init).then(({ status }) => status);

  test.each([
    ['no secret', {}],
    ['a wrong secret', { authorization: `Bearer ${secret.toUpperCase()}` }],
    ['a part of the secret', { authorization: `Bearer ${secret.slice(0, -1)}` }],
    ['an empty secret', { authorization: 'Bearer ' }],
  ])('answers 401 to a request with %s', async (_who, headers) => {
    const { server } = await start();
    for (const path of ['/v1/movements?since=0&until=9', '/v1/presence', '/v1/none', '/control']) {
      expect(await ask(`${server.url}${path}`, { headers }), path).toBe(401);
    }
    for (const path of ['/v1/customers', '/v1/refunds', '/control/faults', '/v1/leave']) {
      expect(await ask(`${server.url}${path}`, { method: 'POST', headers }), path).toBe(401);
    }
  });

  test('limits the server to the loopback address', async () => {
    expect((await start()).server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('limits a browser to the intent whose client secret it sends', async () => {
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
    // Knowing the id of another customer's saved card does not make it usable.
    const { clientSecret: client_secret } = open;
    expect(await pass(open.id, 'confirm', { client_secret, payment_method: mine.methodId })).toBe(
      404,
    );
    expect(await pass(open.id, 'confirm', { client_secret, card: VISA, amount: 1 })).toBe(400);
    expect(await pass(open.id, 'retrieve', { client_secret })).toBe(200);
    expect((await started.provider.getPayment(open.id))?.status).toBe('requires_payment_method');
  });

  test('lets only JSON of a limited length through', async () => {
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
])('a card with %j is refused with %s', async (wrong, code) => {
  const started = await start();
  const open = await started.provider.createPayment(payment('x', { offSession: false }));
  const path = `/pay/v1/payment_intents/${open.id}/confirm`;
  const card = { ...VISA, ...wrong };
  const answer = await started.provider.passOn(path, { client_secret: open.clientSecret, card });
  expect(answer.status).toBe(402);
  expect(JSON.stringify(answer.body)).toContain(code);
  expect((await started.provider.getPayment(open.id))?.status).toBe('requires_payment_method');
});

describe('a planted fault', () => {
  test('loses the payment when it crashes before the log, and keeps it when after', async () => {
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
      const call = first.provider.createPayment(payment(act, mine));
      const lost = expect(call).rejects.toThrow(ProviderUnavailable);
      await crashed;
      await first.server.close();
      await lost;
      const second = await start();
      const survivingPayment = await second.provider.findPayment(act, mine.customerId);
      expect(survivingPayment?.status).toBe(charged ? 'succeeded' : undefined);
      expect((await second.provider.createPayment(payment(act, mine))).status).toBe('succeeded');
      await second.server.close();
    }
  });

  test('refuses a charge, fails a refund and opens a dispute as Stripe does', async () => {
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
  /** Starts a receiver that refuses the first events and accepts the rest. */
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

  test('are delivered in order, signed, once, to the address registered last', async () => {
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

  test('are delivered again until a receiver accepts them, after a restart too', async () => {
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

  test('are delivered late, twice and in another order when a test asks for it', async () => {
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
