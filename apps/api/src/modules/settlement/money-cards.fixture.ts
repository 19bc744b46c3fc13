import fc from 'fast-check';
import { expect } from 'vitest';
import type { ModelPayment, MoneyModel } from './money-model.fixture.ts';
import { type Command, command, MOST_TRIES, nth, type Real } from './money-world.fixture.ts';
import { parentB } from './settlement.fixture.ts';

const reason = 'For the model';

const chooseCard = (pays: boolean) =>
  command(
    `a card that ${pays ? 'pays' : 'does not pay'}`,
    (model) => model.cardPays !== pays,
    async (model, { send, callers, cards }) => {
      const url = `/api/payments/${parentB.id}/default-payment-method`;
      const paymentMethod = pays ? cards.pays : cards.fails;
      await send(callers.family, 'POST', url, { paymentMethod }, 200);
      model.cardPays = pays;
    },
  );

const payNow = command(
  'pays now',
  (model) => model.funds.owed > 0,
  async (model, { send, callers }) => {
    const url = `/api/payments/${parentB.id}/immediate-payment`;
    const paid = await send(callers.family, 'POST', url, {}, 200);
    expect(paid.success).toBe(model.cardPays);
    model.payNow();
  },
);

const teamRetries = command(
  'the team has the card tried',
  () => true,
  async (model, { send, callers }) => {
    const url = `/api/users/${parentB.id}/retry-payment`;
    const { started } = await send(callers.staff, 'POST', url, undefined, 200);
    expect(started).toBe(model.funds.owed >= 50);
    model.askCard();
  },
);

const scheduleRetries = command(
  'the day comes when the card is tried again',
  (model) => model.delinquent && model.tries < MOST_TRIES,
  async (model, { run }) => {
    await run('update dunning_cases set next_try_at = app_now() where closed_at is null');
    model.askCard();
    model.tries += 1;
  },
);

const payAhead = command(
  'pays ahead',
  () => true,
  async (model, { send, callers, cards }) => {
    const card = { paymentMethod: cards.pays, amount: 2_000, description: 'Pay ahead' };
    const body = { userId: parentB.id, ...card };
    await send(callers.family, 'POST', '/api/yay-bucks-payments', body, 200);
    model.paidByCard({ purpose: 'yay_bucks', cents: 2_000, bonus: 100 });
    model.funds.bucks += 2_000;
    model.funds.bonus += 100;
    model.payFromFunds();
  },
);

/** Payments of the model and of the product are in the same order: that in which they were made. */
async function paymentOf(model: MoneyModel, { rows }: Real, payment: ModelPayment) {
  const payments = await rows(
    `select public_id, intent_id from payments
     where user_id = $1 and status = 'succeeded' order by finished_at, id`,
    [parentB.id],
  );
  expect(payments).toHaveLength(model.paid.length);
  return nth(payments, model.paid.indexOf(payment));
}

const notDisputed = ({ paid }: MoneyModel) => paid.filter(({ isDisputed }) => !isDisputed);

const refund = (which: number, cents: number) =>
  command(
    `${cents} of payment ${which} are refunded`,
    (model) => notDisputed(model).length > 0,
    async (model, real) => {
      const { send, callers } = real;
      const payment = nth(notDisputed(model), which);
      const { public_id } = await paymentOf(model, real, payment);
      const url = `/api/users/${parentB.id}/payments/${public_id}/refund`;
      const ask = (amount: number, status: 201 | 422) =>
        send(callers.staff, 'POST', url, { amount, reason }, status);
      const most = model.refundable(payment);
      // Money that was given is never paid out, nor more than is left.
      await ask(most + 1, 422);
      const isGift = payment.purpose === 'gift';
      // Neither is a gift whose code somebody has redeemed.
      if (most === 0 && isGift && payment.refunded === 0) await ask(payment.cents, 422);
      if (most === 0) return;
      // Nobody could say which of its codes a part of a gift was for.
      const amount = isGift ? most : Math.min(cents, most);
      await ask(amount, 201);
      model.refund(payment, amount);
    },
  );

const refundComesBack = (which: number) =>
  command(
    `refund ${which} comes back`,
    (model) => model.refunds.length > 0,
    async (model, { app, rows, hear }) => {
      const refunded = nth(model.refunds, which);
      const refunds = await rows('select provider_refund_id from refunds order by id');
      const id = refunds[refunded.index]?.provider_refund_id;
      expect(await app.payments.order(`/control/refunds/${id}/fail`)).toBe(200);
      await hear();
      model.refundCameBack(refunded);
    },
  );

const dispute = (which: number) =>
  command(
    `payment ${which} is disputed`,
    (model) => notDisputed(model).some(({ refunded }) => refunded === 0),
    async (model, real) => {
      const payment = nth(
        notDisputed(model).filter(({ refunded }) => refunded === 0),
        which,
      );
      const { intent_id } = await paymentOf(model, real, payment);
      expect(await real.app.payments.order(`/control/payments/${intent_id}/dispute`)).toBe(200);
      await real.hear();
      await real.app.runJobs();
      const told = await real.firstOf(
        `select split_part(key, ':', 2) as id from ledger_transactions
         where kind = 'dispute' order by id desc limit 1`,
      );
      model.dispute(payment);
      model.disputes.push({ id: String(told?.id), payment });
    },
  );

const disputeIsWon = (which: number) =>
  command(
    `dispute ${which} is won`,
    (model) => model.disputes.length > 0,
    async (model, { app, hear }) => {
      const won = nth(model.disputes, which);
      expect(await app.payments.order(`/control/disputes/${won.id}/win`)).toBe(200);
      await hear();
      model.disputes = model.disputes.filter((one) => one !== won);
      model.disputeWon(won.payment);
    },
  );

const which = fc.nat({ max: 5 });
const cents = fc.integer({ min: 1, max: 2_000 });

export const cardCommands: fc.Arbitrary<Command>[] = [
  fc.constant(chooseCard(true)),
  fc.constant(chooseCard(false)),
  fc.constant(payNow),
  fc.constant(teamRetries),
  fc.constant(scheduleRetries),
  fc.constant(payAhead),
  fc.tuple(which, cents).map((given) => refund(...given)),
  fc.tuple(which, cents).map((given) => refund(...given)),
  which.map(refundComesBack),
  which.map(dispute),
  which.map(disputeIsWon),
];
