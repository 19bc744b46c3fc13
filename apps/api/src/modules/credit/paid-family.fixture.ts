import { expect } from 'vitest';
import { post } from '../ledger/index.ts';
import type { CreditWorld } from './credit.fixture.ts';

export interface PaidFamily {
  readonly id: number;
  /** The public id of the payment. */
  readonly payment: string;
}

/** A family that paid a debt by card and has so much of it as its own since. */
export async function paidFamily(
  world: CreditWorld,
  cents: number,
  own = cents,
): Promise<PaidFamily> {
  const { app, build } = world;
  const { provider } = app.payments;
  const id = await build.person({ roles: ['customer'] });
  const self = await app.as(id);
  const begun = (await self.send('POST', `/api/payments/${id}/create-setup-intent`)).json();
  await provider.passOn(`/pay/v1/setup_intents/${begun.id}/confirm`, {
    client_secret: begun.client_secret,
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
  });
  await self.send('GET', `/api/payments/${id}/payment-methods`);
  await build.debt(id, cents);
  const paid = await self.send('POST', `/api/payments/${id}/immediate-payment`);
  expect(paid.json(), paid.body).toMatchObject({ status: 'succeeded' });
  if (own > 0) {
    await world.db.tx((tx) =>
      post(tx, {
        key: `test:own:${id}`,
        kind: 'reversal',
        userId: id,
        entries: [
          { account: 'meals', cents: own },
          { account: 'credit', cents: -own },
        ],
      }),
    );
  }
  return { id, payment: paid.json().payment };
}
