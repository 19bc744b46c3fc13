import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { expect } from 'vitest';
import { type Caller, type Tiny, useTiny } from '../../../test/index.ts';
import { readFunds } from '../ledger/index.ts';

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){4}/g;
export const GOOD = {
  number: '4242424242424242',
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
  zip: '12345',
};

export const CARDS = {
  kind: 'gift_card',
  amount_cents: 25_00,
  quantity: 2,
  buyer_name: 'Gil Guest',
  buyer_email: 'Gil@Guest.test',
};

/** Gifts as a visitor buys them, and two families that redeem them. */
export interface GiftShop extends Tiny {
  readonly family: Caller;
  readonly other: Caller;
  funds(userId: number): ReturnType<typeof readFunds>;
  buy(
    body: object,
    options?: { readonly by?: Caller; readonly key?: string },
  ): ReturnType<Caller['send']>;
  pay(clientSecret: string, card?: object): ReturnType<Caller['send']>;
  standing(id: string): Promise<{ readonly state: string }>;
  letters(to: string): Promise<{ template: string; text_body: string }[]>;
  /** The codes of the latest letter to an address. */
  codesOf(email: string): Promise<string[]>;
  boughtCode(body?: object): Promise<string>;
  redeem(by: Caller, code: string): ReturnType<Caller['send']>;
}

export async function giftShop(): Promise<GiftShop> {
  const tiny = await useTiny();
  const { app, as, db, rows } = tiny;
  const shop: GiftShop = {
    ...tiny,
    family: await as(TINY.users.parentA.id),
    other: await as(TINY.users.parentB.id),
    funds: (userId) => readFunds(db, userId),
    buy: (body, { by = app.nobody, key = randomUUID() } = {}) =>
      by.send('POST', '/api/v2/credit-code-set-payments', body, { 'idempotency-key': key }),
    pay(clientSecret, card = GOOD) {
      const [id] = clientSecret.split('_secret_');
      return app.nobody.send('POST', `/pay/v1/payment_intents/${id}/confirm`, {
        client_secret: clientSecret,
        card,
      });
    },
    standing: async (id) =>
      (await app.nobody.send('GET', `/api/v2/credit-code-set-payments/${id}`)).json().data,
    letters: (to) =>
      rows<{ template: string; text_body: string }>(
        'select template, text_body from mails where to_address = $1 order by id',
        [to],
      ),
    async codesOf(email) {
      const sent = (await shop.letters(email)).at(-1);
      return sent?.text_body.match(CODE)?.filter((code, at, all) => all.indexOf(code) === at) ?? [];
    },
    async boughtCode(body = {}) {
      const email = `${randomUUID()}@guest.test`;
      const bought = await shop.buy({ ...CARDS, quantity: 1, ...body, buyer_email: email });
      const started = bought.json().data;
      await shop.pay(started.client_secret);
      expect((await shop.standing(started.id)).state).toBe('paid');
      const [code] = await shop.codesOf(email);
      if (code === undefined) throw new Error('no code came');
      return code;
    },
    redeem: (by, code) => by.send('POST', '/api/v2/credit-code-redemptions', { code }),
  };
  return shop;
}
