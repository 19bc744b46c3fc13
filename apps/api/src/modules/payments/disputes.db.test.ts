import { expect, test } from 'vitest';
import { CARDS, type PaymentsWorld, paymentsWorld } from '../../../test/payments-world.ts';
import { applyDispute } from './apply-dispute.ts';

const world = await paymentsWorld();

type Family = Awaited<ReturnType<PaymentsWorld['family']>>;

/** Makes a family whose card has paid its debt, with every event told. */
async function paid(cents: number): Promise<{ family: Family; intent: string }> {
  const family = await world.family({ card: CARDS.pays, owes: cents });
  await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
  await world.runJobs();
  await told();
  const [payment] = await family.payments();
  return { family, intent: String(payment?.intent_id) };
}
async function told(copies = 1): Promise<void> {
  world.bank.tellHow({ copies });
  await world.bank.tellAll();
  world.bank.tellHow({});
  await world.runJobs();
}
async function disputeOf(intent: string): Promise<string> {
  await world.order(`/control/payments/${intent}/dispute`);
  await told(3);
  const providerEvent = await world.one<{ dispute: string }>(
    `select payload #>> '{object,id}' as dispute from provider_events
     where type = 'charge.dispute.funds_withdrawn' order by id desc limit 1`,
  );
  return String(providerEvent.dispute);
}
const even = async () => {
  const { provider, ledger } = await world.taken();
  expect(ledger).toBe(provider);
};

test('a payment that a bank takes back is owed again, once however often it is told', async () => {
  const { family, intent } = await paid(1_300);
  expect(await family.funds()).toMatchObject({ owed: 0 });
  const dispute = await disputeOf(intent);
  expect(await family.funds()).toMatchObject({ owed: 1_300, credit: 0 });
  // Another event about it, when nothing moved since.
  expect(await applyDispute(world.payments.parts, dispute)).toBe('dispute 1300');
  expect(await family.funds()).toMatchObject({ owed: 1_300, credit: 0 });
  await even();
});

test('a payment that the bank gives back after all pays the debt', async () => {
  const { family, intent } = await paid(900);
  const dispute = await disputeOf(intent);
  await world.order(`/control/disputes/${dispute}/win`);
  await told(2);
  expect(await family.funds()).toMatchObject({ owed: 0, credit: 0 });
  await even();
});

test('a payment made again meanwhile comes back as credit', async () => {
  const { family, intent } = await paid(700);
  const dispute = await disputeOf(intent);
  expect((await family.pay()).json()).toMatchObject({ success: true, amount: 700 });
  await world.order(`/control/disputes/${dispute}/win`);
  await told();
  expect(await family.funds()).toMatchObject({ owed: 0, credit: 700 });
  await even();
});
