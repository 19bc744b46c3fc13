import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sweepReferrals } from '../referrals/referrals.jobs.ts';
import { TUESDAY_OVER } from './money-orders.fixture.ts';
import { type Command, command, nth } from './money-world.fixture.ts';
import { parentB } from './settlement.fixture.ts';

const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}\b/;
const GIFT = 2_500;
const reason = 'For the model';

const giveCredit = (cents: number) =>
  command(
    `is given ${cents}`,
    () => true,
    async (model, { send, callers }) => {
      const url = `/api/users/${parentB.id}/credit`;
      const { data } = await send(callers.staff, 'POST', url, { amount: cents, reason }, 201);
      model.grants.push({ id: data.id, cents });
      model.receive('promo', cents);
    },
  );

const upload = (cents: number) =>
  command(
    `is given ${cents} by a file`,
    () => true,
    async (model, { send, callers }) => {
      const row = `${TINY.users.parentB.email};${(cents / 100).toFixed(2)};${reason}`;
      const body = { file_name: 'credit.csv', text: `email;amount;reason\r\n${row}`, again: true };
      await send(callers.staff, 'POST', '/api/credit-uploads', body, 201);
      model.receive('promo', cents);
    },
  );

const takeBack = command(
  'credit is taken back',
  (model) => model.grants.length > 0,
  async (model, { send, callers }) => {
    const grant = model.grants.pop();
    if (grant === undefined) return;
    const left = Math.min(grant.cents, model.funds.promo);
    const url = `/api/users/${parentB.id}/credit/take-back`;
    const body = { grant: grant.id, reason };
    await send(callers.staff, 'POST', url, body, left > 0 ? 200 : 422);
    model.funds.promo -= left;
  },
);

const redemptions = '/api/v2/credit-code-redemptions';

const redeem = (kind: 'promotion' | 'gift') =>
  command(
    `redeems a ${kind}, twice`,
    () => true,
    async (model, { send, callers: { family }, codes }) => {
      const code = codes[kind].pop();
      await send(family, 'POST', redemptions, { code }, 201);
      await send(family, 'POST', redemptions, { code }, 422);
      model.receive(kind === 'gift' ? 'credit' : 'promo', 300);
    },
  );

const buyGift = command(
  'buys a gift',
  () => true,
  async (model, { app, send, callers: { family }, firstOf }) => {
    const buyer_email = `${randomUUID()}@guest.test`;
    const url = '/api/v2/credit-code-set-payments';
    const card = { kind: 'gift_card', amount_cents: GIFT, quantity: 1 };
    const body = { ...card, buyer_name: 'Boris Bauer', buyer_email };
    const { data } = await send(family, 'POST', url, body, 201);
    const [intent] = data.client_secret.split('_secret_');
    const confirm = `/pay/v1/payment_intents/${intent}/confirm`;
    const number = '4242424242424242';
    await app.nobody.send('POST', confirm, {
      client_secret: data.client_secret,
      card: { number, exp_month: 12, exp_year: 2040, cvc: '123', zip: '10001' },
    });
    const paid = await send(app.nobody, 'GET', `${url}/${data.id}`, undefined, 200);
    expect(paid.data.state).toBe('paid');
    const letter = await firstOf('select text_body from mails where to_address = $1', [
      buyer_email,
    ]);
    const [code = ''] = CODE.exec(String(letter?.text_body)) ?? [];
    const payment = model.paidByCard({ purpose: 'gift', cents: GIFT });
    model.gifts.push({ code, payment, is: 'open' });
  },
);

const redeemGift = (which: number) =>
  command(
    `redeems bought gift ${which}`,
    (model) => model.gifts.length > 0,
    async (model, { send, callers: { family } }) => {
      const gift = nth(model.gifts, which);
      const status = gift.is === 'open' ? 201 : 422;
      await send(family, 'POST', redemptions, { code: gift.code }, status);
      if (gift.is !== 'open') return;
      gift.is = 'redeemed';
      model.receive('credit', GIFT);
    },
  );

/** The friend's lunch of Tuesday was paid from credit: once it is eaten, both are thanked. */
const rewardFriends = command(
  'whoever brought a friend is thanked',
  () => true,
  async (model, { app }) => {
    const { db, jobs } = app.platform;
    await db.tx((tx) => jobs.enqueue(tx, sweepReferrals, {}));
    if (model.moment < TUESDAY_OVER || model.isFriendRewarded) return;
    model.isFriendRewarded = true;
    model.receive('promo', 700);
  },
);

const number = fc.nat({ max: 3 });

export const fundsCommands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 3_000 }).map(giveCredit),
  fc.integer({ min: 1, max: 1_000 }).map(upload),
  fc.constant(takeBack),
  fc.constantFrom('promotion', 'gift').map((kind) => redeem(kind as 'promotion' | 'gift')),
  fc.constant(buyGift),
  number.map(redeemGift),
  fc.constant(rewardFriends),
];
