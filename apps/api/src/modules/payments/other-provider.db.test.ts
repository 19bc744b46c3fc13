import { beforeEach, expect, test } from 'vitest';
import { allowed } from '../../../test/index.ts';
import { CARDS, type Family, paymentsWorld } from '../../../test/payments-world.ts';
import { insertEvent } from './events.repo.ts';
import { leaveOthersAlone } from './other-provider.ts';
import type { PaymentRow } from './payment.ts';
import { chargePayment, executeRefund } from './payments.kinds.ts';
import { markOthers } from './payments.repo.ts';
import { chargeAndWait } from './wait-for-answer.ts';

const world = await paymentsWorld();
const { rows, run } = world;
// Whatever is asked of the provider that there is answers at once, or the test fails.
beforeEach(() => world.bank.setFaults([]));

/** A payment as it was left behind when the settings came to name the provider that there is. */
async function ofStripe(
  family: Family,
  {
    status,
    purpose = 'debt',
    cents = 1_900,
  }: Partial<Record<'status' | 'purpose', string>> & {
    readonly cents?: number;
  },
): Promise<number> {
  const [row] = await rows<{ id: number }>(
    `insert into payments (user_id, purpose, amount_cents, provider, customer_id, off_session, status,
       intent_id, ask_after, finished_at)
     values ($1::int, $2, $3, 'stripe', 'cus_theirs', true, $4::text,
       case when $4 <> 'new' then 'pi_' || $1::int || $4 end, clock_timestamp(),
       case when $4 = 'succeeded' then app_now() end)
     returning id`,
    [family.id, purpose, cents, status],
  );
  return row?.id ?? 0;
}

async function warnings(): Promise<object[]> {
  const told: object[] = [];
  const { parts } = world.payments;
  const log = { ...parts.log, warn: (said: object) => void told.push(said) };
  await leaveOthersAlone({ ...parts, log: log as typeof parts.log });
  return told;
}

test('the start names the payments of another provider, and they say why they stay open', async () => {
  expect(await warnings()).toEqual([]);
  const family = await world.family({ owes: 1_900 });
  const id = await ofStripe(family, { status: 'pending' });
  await run(
    `insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year,
       is_default) values ($1, 'stripe', 'pm_theirs', 'visa', '4242', 1, 2040, true)`,
    [family.id],
  );
  const left = { payments: 1, refunds: 0, events: 0, cards: 1, provider: 'builtin' };
  expect(await warnings()).toEqual([left]);
  expect(await family.payments()).toMatchObject([
    { id, status: 'pending', failure_code: 'other_provider' },
  ]);
  // Named again by the settings, it is asked after like before.
  await markOthers(world.db, 'stripe', 'other_provider');
  expect(await family.payments()).toMatchObject([{ status: 'pending', failure_code: null }]);
  await run('delete from payment_methods where user_id = $1', [family.id]);
  await run('delete from payments where user_id = $1', [family.id]);
});

test('an open payment of another provider is neither asked after nor made twice', async () => {
  for (const status of ['pending', 'requires_action']) {
    const family = await world.family({ card: CARDS.pays, owes: 1_900 });
    const id = await ofStripe(family, { status });
    const before = await world.taken();
    await world.sweep();
    await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
    await world.runJobs();
    // Nobody waits for an answer that can't come.
    await chargeAndWait({ ...world.payments.parts, patienceMs: 600_000 }, id);
    // The answer says why nothing happens, and not that a bank takes its time.
    const paid = await family.pay();
    expect([paid.statusCode, paid.json().code]).toEqual([409, 'payment_elsewhere']);
    expect(await family.payments()).toMatchObject([{ id, status, provider: 'stripe' }]);
    expect(await world.taken()).toEqual(before);
  }
});

test('a payment that nobody had begun is taken back, and the debt is asked of the present provider', async () => {
  const family = await world.family({ card: CARDS.pays, owes: 1_900 });
  const paymentId = await ofStripe(family, { status: 'new' });
  await world.db.tx((tx) => world.platform.jobs.enqueue(tx, chargePayment, { paymentId }));
  await world.runJobs();
  expect(await family.payments()).toMatchObject([
    { id: paymentId, status: 'cancelled', provider: 'stripe' },
    { status: 'succeeded', provider: 'builtin', amount_cents: 1_900 },
  ]);
  expect(await family.funds()).toMatchObject({ owed: 0 });
});

test('a card of another provider is neither shown nor charged', async () => {
  const family = await world.family({ owes: 1_900 });
  await run(
    `insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year,
       is_default) values ($1::int, 'stripe', 'pm_' || $1::int, 'visa', '1111', 1, 2040, true)`,
    [family.id],
  );
  const listed = await family.send('GET', `/api/payments/${family.id}/payment-methods`);
  expect(listed.json()).toMatchObject({ data: [], default_payment_method: null });
  expect((await family.buy('25.00', `pm_${family.id}`)).statusCode).toBeGreaterThanOrEqual(400);
  await family.pay();
  expect(await family.payments()).toMatchObject([{ status: 'failed', failure_code: 'no_card' }]);
  const mine = await family.addCard();
  const now = await family.send('GET', `/api/payments/${family.id}/payment-methods`);
  expect(now.json()).toMatchObject({ data: [{ id: mine }], default_payment_method: mine });
  await family.later();
  expect((await family.pay()).json()).toMatchObject({ success: true });
});

test('refunds and events of another provider wait until it is named again', async () => {
  const family = await world.family();
  const { id: actorId } = await world.person(['admin']);
  const paymentId = await ofStripe(family, { status: 'succeeded', purpose: 'yay_bucks' });
  const by = { userId: actorId, impersonatorId: null };
  const allowance = allowed(family.id, 500);
  const asked = { paymentId, cents: 500, reason: 'A test of another provider', by, allowance };
  expect(await world.db.tx((tx) => world.payments.requestRefund(tx, asked))).toMatchObject({
    errors: { amount: ['other_provider'] },
  });
  const [refund] = await rows<{ id: number }>(
    `insert into refunds (payment_id, user_id, amount_cents, reason, actor_id, ask_after)
     values ($1, $2, 500, 'A refund that was left behind', $3, clock_timestamp()) returning id`,
    [paymentId, family.id, actorId],
  );
  const refundId = refund?.id ?? 0;
  await world.db.tx((tx) => world.platform.jobs.enqueue(tx, executeRefund, { refundId }));
  await world.db.tx((tx) =>
    insertEvent(tx, 'stripe', {
      id: 'evt_left_behind',
      type: 'payment_intent.succeeded',
      object: { kind: 'payment', id: 'pi_left_behind' },
      payload: {},
    }),
  );
  await run(`update provider_events set received_at = received_at - interval '1 day'
    where event_id = 'evt_left_behind'`);
  await world.sweep();
  expect(await rows('select status from refunds where id = $1', [refundId])).toEqual([
    { status: 'new' },
  ]);
  expect(
    await rows(`select outcome from provider_events where event_id = 'evt_left_behind'`),
  ).toEqual([{ outcome: null }]);
  expect((await family.payments()).map((payment: PaymentRow) => payment.status)).toEqual([
    'succeeded',
  ]);
});
