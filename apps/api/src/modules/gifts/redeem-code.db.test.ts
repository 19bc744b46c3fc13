import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, giftShop } from './gifts.fixture.ts';

const { users } = TINY;

const shop = await giftShop();
beforeEach(() => shop.run('delete from rate_limits'));

describe('redeeming', () => {
  test('a code becomes the family’s own credit, once', async () => {
    const code = await shop.boughtCode();
    const before = await shop.funds(users.parentA.id);
    const worth = await shop.family.send('POST', '/api/v2/credit-codes/check', { code });
    expect(worth.json().data).toEqual({ usable: true, amount_cents: 2500 });
    const answer = await shop.redeem(shop.family, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({ amount_cents: 2500, kind: 'gift_card' });
    const after = await shop.funds(users.parentA.id);
    expect(after.credit - before.credit).toBe(2500);
    expect(after.promoCredit).toBe(before.promoCredit);

    expect((await shop.redeem(shop.family, code)).json().errors.code[0]).toMatch(
      /already redeemed this code/,
    );
    expect((await shop.redeem(shop.other, code)).json().errors.code[0]).toBe(
      'This code can’t be used.',
    );
    expect((await shop.funds(users.parentA.id)).credit).toBe(after.credit);
  });

  test('of twenty at once, one is first', async () => {
    const code = await shop.boughtCode();
    const before = [await shop.funds(users.parentA.id), await shop.funds(users.parentB.id)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => shop.redeem(at % 2 ? shop.family : shop.other, code)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
    const after = [await shop.funds(users.parentA.id), await shop.funds(users.parentB.id)];
    const gained = after.map(({ credit }, at) => credit - (before[at]?.credit ?? 0));
    expect(gained.toSorted((a, b) => a - b)).toEqual([0, 2500]);
  });

  test.each([
    ['unknown', '0000-0000-0000-0000-0000'],
    ['mistyped', '0000-0000-0000-0000-0001'],
    ['no code', 'HELLO'],
    ['SQL', "' or 1=1 --"],
    ['other letters', 'ĄĘŻŹ-漢字-😀'],
  ])('%s: all are told the same', async (_name, code) => {
    for (const path of ['/api/v2/credit-code-redemptions', '/api/v2/credit-codes/check']) {
      const answer = await shop.family.send('POST', path, { code });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        {
          code: [
            'We don’t recognize this code. Please compare it with your email, character by character.',
          ],
        },
      ]);
    }
  });

  test('a code of 10,000 characters is an error at its field', async () => {
    const answer = await shop.redeem(shop.family, '0'.repeat(10_000));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { code: ['This is too long.'] },
    ]);
    expect((await shop.redeem(shop.family, '   ')).statusCode).toBe(422);
  });

  test('trying many is stopped, for the person and not for her neighbour', async () => {
    const tries = [];
    for (let count = 0; count < 61; count += 1) {
      tries.push((await shop.redeem(shop.family, '0000-0000-0000-0000-0000')).statusCode);
    }
    expect(tries.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(tries.at(-1)).toBe(429);
    expect((await shop.redeem(shop.other, '0000-0000-0000-0000-0000')).statusCode).toBe(422);
  });

  test('not by a guest, not by a kitchen, not by who acts as the family', async () => {
    const code = await shop.boughtCode();
    const kitchen = await shop.app.as(users.vendor.id);
    const acting = await shop.app.as(users.parentA.id, users.support.id);
    expect((await shop.redeem(shop.app.nobody, code)).statusCode).toBe(401);
    expect((await shop.redeem(kitchen, code)).statusCode).toBe(403);
    expect((await shop.redeem(acting, code)).statusCode).toBe(403);
    expect((await shop.buy(CARDS, { by: acting })).statusCode).toBe(403);
    expect((await shop.redeem(shop.family, code)).statusCode).toBe(201);
  });
});
