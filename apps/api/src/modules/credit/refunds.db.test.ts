import { randomUUID } from 'node:crypto';
import type { FamilyPayment } from '@yay/contract/credit/calls';
import { words } from '@yay/words/errors/en';
import { expect, test } from 'vitest';
import type { Caller } from '../../../test/index.ts';
import { creditWorld } from './credit.fixture.ts';
import { paidFamily as payFamily } from './paid-family.fixture.ts';

const world = await creditWorld();

const paidFamily = (cents: number, own?: number) => payFamily(world, cents, own);
const refund = (
  { id, payment }: { id: number; payment: string },
  amount: unknown,
  { by = world.ada as Caller, key = randomUUID() as string } = {},
) =>
  by.send(
    'POST',
    `/api/users/${id}/payments/${payment}/refund`,
    { amount, reason: 'Ordered twice' },
    { 'idempotency-key': key },
  );
const listed = async (id: number): Promise<FamilyPayment[]> =>
  (await world.cleo.send('GET', `/api/users/${id}/payments`)).json().data;
/** Returns the cents that the provider has paid out. */
async function paidOut(): Promise<number> {
  const { movements } = await world.app.payments.provider.listMovements({
    since: new Date(0),
    until: new Date(Date.now() + 60_000),
  });
  return -movements.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
}

test('a refund goes back to the card at once, and is told in every state', async () => {
  const family = await paidFamily(3_000);
  const before = await paidOut();
  expect(await listed(family.id)).toMatchObject([
    {
      id: family.payment,
      status: 'succeeded',
      card: { last4: '4242' },
      rest: 3_000,
      refundable: 3_000,
    },
  ]);
  expect((await refund(family, 1_200)).json()).toEqual({ status: 'approved' });
  expect(await listed(family.id)).toMatchObject([
    {
      rest: 1_800,
      refundable: 1_800,
      refunds: [{ amount: 1_200, status: 'new', asked_by: { id: world.ada.id } }],
    },
  ]);
  expect(await world.funds(family.id)).toMatchObject({ credit: 1_800, refunding: 1_200 });
  await world.app.runJobs();
  expect(await listed(family.id)).toMatchObject([{ refunds: [{ status: 'succeeded' }] }]);
  expect(await world.funds(family.id)).toMatchObject({ credit: 1_800, refunding: 0 });
  expect((await paidOut()) - before).toBe(1_200);
});

test.each([
  [3_001, 'refund_too_much'],
  [1e12, 'refund_too_much'],
  [0, 'amount_low'],
  [-100, 'amount_low'],
  [0.5, 'not_whole_cents'],
  [1_001, 'refund_over_own'],
] as const)('%j of 3,000 with 1,000 of one’s own: %s', async (amount, code) => {
  const family = await paidFamily(3_000, 1_000);
  // Money that was given is not a family's own.
  await world.give(world.bea, family.id, 2_000);
  const answer = await refund(family, amount);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ amount: [words.field[code]] });
  expect(await world.funds(family.id)).toMatchObject({ credit: 1_000, refunding: 0 });
});

test('five at once give back no more than was paid', async () => {
  const family = await paidFamily(2_000, 4_000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(family, 900)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422, 422]);
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 4 }, () => refund(family, 100, { key })));
  expect(same.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect((await listed(family.id))[0]?.rest).toBe(100);
  expect((await refund(family, 50, { key })).json().code).toBe('key_reused');
});

test('a large one waits, and is sent once by somebody else', async () => {
  const { ada, bea, decide, rows } = world;
  const family = await paidFamily(8_000);
  expect((await refund(family, 6_000)).json()).toEqual({ status: 'waiting' });
  expect(await world.funds(family.id)).toMatchObject({ credit: 8_000, refunding: 0 });
  expect(await listed(family.id)).toMatchObject([
    { rest: 8_000, refunds: [{ status: 'waiting' }] },
  ]);
  const [request] = await rows<{ id: number }>(
    `select id from refund_requests where status = 'waiting'`,
  );
  const id = request?.id ?? 0;
  expect((await decide(ada, 'refund', id)).json().code).toBe('second_person');
  const tries = await Promise.all(Array.from({ length: 4 }, () => decide(bea, 'refund', id)));
  expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  await world.app.runJobs();
  expect(await listed(family.id)).toMatchObject([
    { rest: 2_000, refunds: [{ status: 'succeeded', asked_by: { id: ada.id } }] },
  ]);
});

test('one that can’t be paid any more stays undecided, and one that is refused moves nothing', async () => {
  const { bea, decide, rows } = world;
  const family = await paidFamily(8_000);
  await refund(family, 6_000);
  await refund(family, 4_000, { by: bea });
  const [request] = await rows<{ id: number }>(
    `select id from refund_requests where status = 'waiting'`,
  );
  const answer = await decide(bea, 'refund', request?.id ?? 0);
  expect(answer.statusCode).toBe(422);
  expect((await decide(bea, 'refund', request?.id ?? 0, 'refuse')).statusCode).toBe(200);
  expect(await world.funds(family.id)).toMatchObject({ refunding: 4_000, credit: 4_000 });
  expect((await listed(family.id))[0]?.refunds.map(({ status }) => status)).toEqual([
    'new',
    'refused',
  ]);
});

test('another family’s payment, nobody’s payment, and people who may not', async () => {
  const { app, ada, cleo } = world;
  const [one, two] = [await paidFamily(500), await paidFamily(500)];
  expect((await refund({ id: one.id, payment: two.payment }, 100)).statusCode).toBe(404);
  expect((await refund({ id: one.id, payment: randomUUID() }, 100)).statusCode).toBe(404);
  expect((await refund({ id: 2_000_000_000, payment: one.payment }, 100)).statusCode).toBe(404);
  expect((await refund(one, 100, { by: cleo })).statusCode).toBe(403);
  expect((await refund(one, 100, { by: await app.as(one.id) })).statusCode).toBe(403);
  const smuggled = await ada.send(
    'POST',
    `/api/users/${one.id}/payments/${one.payment}/refund`,
    { amount: 100, reason: 'Ordered twice', actor_id: cleo.id },
    { 'idempotency-key': randomUUID() },
  );
  expect(smuggled.statusCode).toBe(422);
});

test('a debt’s card is tried again, one payment at a time', async () => {
  const { app, cleo, build, rows } = world;
  const family = await paidFamily(500, 0);
  const retry = () => cleo.send('POST', `/api/users/${family.id}/retry-payment`);
  expect((await retry()).json()).toEqual({ started: false, amount: 0 });
  await build.debt(family.id, 700);
  const tries = await Promise.all([retry(), retry(), retry()]);
  for (const answer of tries) expect(answer.json()).toEqual({ started: true, amount: 700 });
  await app.runJobs();
  expect(await world.funds(family.id)).toMatchObject({ owed: 0 });
  expect(
    await rows(`select amount_cents from payments where user_id = $1 and status = 'succeeded'`, [
      family.id,
    ]),
  ).toEqual([{ amount_cents: 500 }, { amount_cents: 700 }]);
  expect((await cleo.send('POST', '/api/users/2000000000/retry-payment')).statusCode).toBe(404);
});

test('nor beside a payment that another provider still has', async () => {
  const { cleo, build, rows } = world;
  const family = await paidFamily(500, 0);
  await build.debt(family.id, 700);
  await rows(
    `insert into payments (user_id, purpose, amount_cents, provider, customer_id, off_session,
       status, intent_id, asked_at)
     values ($1, 'debt', 700, 'stripe', 'cus_before', true, 'pending', 'pi_before', now())`,
    [family.id],
  );
  const retried = await cleo.send('POST', `/api/users/${family.id}/retry-payment`);
  expect([retried.statusCode, retried.json().code]).toEqual([409, 'payment_elsewhere']);
  expect(
    await rows(`select from activity_log where action = 'payment.retried' and about_user_id = $1`, [
      family.id,
    ]),
  ).toEqual([]);
});
