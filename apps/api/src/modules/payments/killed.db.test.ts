import { describe, expect, test } from 'vitest';
import { allowed } from '../../../test/index.ts';
import { CARDS, paymentsWorld } from '../../../test/payments-world.ts';
import { post } from '../ledger/index.ts';

const world = await paymentsWorld();

const POINTS = ['after-pending', 'after-provider-answer', 'before-commit'];

async function even(): Promise<void> {
  const { provider, ledger } = await world.taken();
  expect(ledger).toBe(provider);
}

describe.each(POINTS)('a worker that is killed %s', (point) => {
  test('has charged once the payment under way', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_900 });
    await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
    await world.killedAt(point);
    expect(await family.payments()).toMatchObject([{ status: 'pending', intent_id: null }]);
    await world.sweep();
    await world.sweep();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded', amount_cents: 1_900 }]);
    expect(await family.funds()).toMatchObject({ owed: 0, credit: 0 });
    await even();
  });

  test('has refunded once the refund under way', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 1_900 });
    await family.pay();
    const [payment] = await family.payments();
    const { id: staffId } = await world.person(['admin']);
    await world.db.tx(async (tx) => {
      await post(tx, {
        key: `test:killed:${family.id}`,
        kind: 'reversal',
        userId: family.id,
        entries: [
          { account: 'meals', cents: 1_900 },
          { account: 'credit', cents: -1_900 },
        ],
      });
      await world.payments.requestRefund(tx, {
        paymentId: payment?.id ?? 0,
        cents: 1_200,
        allowance: allowed(family.id, 1_200),
        reason: 'A test of a worker that is killed',
        by: { userId: staffId, impersonatorId: null },
      });
    });
    await world.killedAt(point);
    expect(await family.funds()).toMatchObject({ credit: 700, refunding: 1_200 });
    await world.sweep();
    await world.sweep();
    expect(await family.funds()).toMatchObject({ credit: 700, refunding: 0 });
    await even();
  });
});
