import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import type { Intent, NewPayment } from './index.ts';

const VISA = {
  number: '4242424242424242',
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
  zip: '60601',
};

let open: Intent;
let count = 0;
const { app, db } = await useTiny();
beforeEach(async () => {
  await db.query('test.forget_limits', 'delete from rate_limits');
  count += 1;
  open = await app.platform.payments.createPayment({
    amount: 900 as NewPayment['amount'],
    reference: `pay-${count}`,
    key: `pay-${count}`,
    description: 'A gift',
    offSession: false,
  });
});

const pay = (action: string, body: object, id = open.id) =>
  app.nobody.send('POST', `/pay/v1/payment_intents/${id}/${action}`, body);

test('a guest pays with the client secret of the payment, and its event arrives', async () => {
  const { clientSecret: client_secret } = open;
  const answer = await pay('confirm', { client_secret, card: VISA });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toMatchObject({ id: open.id, status: 'succeeded' });
  expect((await app.platform.payments.getPayment(open.id))?.status).toBe('succeeded');
  expect(await app.payments.server.tellAll()).toBe(1);
});

test('a refusal of the provider is passed on unchanged', async () => {
  const { clientSecret: client_secret } = open;
  const card = { ...VISA, number: '4000000000009995' };
  const answer = await pay('confirm', { client_secret, card });
  expect(answer.statusCode).toBe(402);
  expect(answer.json().error).toMatchObject({ decline_code: 'insufficient_funds' });
});

test('a wrong client secret gets the same 404 whether the payment exists or not', async () => {
  const none = 'pi_000000000000000000000000';
  const [wrong, unknown] = [
    await pay('retrieve', { client_secret: 'x' }),
    await pay('retrieve', { client_secret: 'x' }, none),
  ];
  expect(wrong.statusCode).toBe(404);
  expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
});

test.each(['..%2F..%2Fv1%2Fmovements', 'pi_1', 'seti_000000000000000000000000', '%00', 'a?b'])(
  'the intent id %j is refused',
  async (id) => {
    const { statusCode } = await pay('confirm', { client_secret: open.clientSecret }, id);
    expect([400, 404, 422]).toContain(statusCode);
  },
);

test('calls that need the provider secret cannot be reached through /pay', async () => {
  for (const path of ['/pay/v1/movements', '/pay/v1/customers', '/pay/control/faults', '/pay']) {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers } = await app.nobody.send(method, path, {});
      expect([statusCode, headers['content-type']], `${method} ${path}`).toEqual([
        404,
        expect.stringContaining('json'),
      ]);
    }
  }
});

test('an oversized body, an array and a form are refused before they are read', async () => {
  const { clientSecret: client_secret } = open;
  expect((await pay('confirm', { client_secret, card: 'x'.repeat(3_000) })).statusCode).toBe(413);
  expect((await pay('confirm', [])).statusCode).toBe(400);
  const form = await app.server.inject({
    method: 'POST',
    url: `/pay/v1/payment_intents/${open.id}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `client_secret=${client_secret}`,
  });
  expect(form.statusCode).toBe(415);
});

test('a cross-site request is refused', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.nobody.send(
    'POST',
    `/pay/v1/payment_intents/${open.id}/confirm`,
    { client_secret: open.clientSecret, card: VISA },
    headers,
  );
  expect(answer.statusCode).toBe(403);
});

test('card testing is limited per payment and per address', async () => {
  const guess = (id: string) => pay('confirm', { client_secret: 'x', card: VISA }, id);
  for (let tries = 0; tries < 20; tries += 1) expect((await guess(open.id)).statusCode).toBe(404);
  const stopped = await guess(open.id);
  expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
  const others = Array.from({ length: 90 }, (_, n) => `pi_${String(n).padStart(24, '0')}`);
  const statuses = [];
  for (const id of others) statuses.push((await guess(id)).statusCode);
  expect(statuses).toContain(429);
});

test('an unavailable provider is answered with 503', async () => {
  app.payments.server.setFaults([{ on: 'read', act: 'lost_reply' }]);
  const answer = await pay('retrieve', { client_secret: open.clientSecret });
  expect(answer.statusCode).toBe(503);
});
