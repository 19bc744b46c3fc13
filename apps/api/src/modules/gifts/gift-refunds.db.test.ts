import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, giftShop } from './gifts.fixture.ts';

const { users } = TINY;

const shop = await giftShop();
beforeEach(() => shop.run('delete from rate_limits'));

describe('a refund', () => {
  const paymentOf = async (code: string) => {
    const last4 = code.slice(-4);
    const row = await shop.one<{ id: number; amount_cents: number }>(
      `select p.id, p.amount_cents from payments p join credit_code_sets s on s.payment_id = p.id
       join credit_codes c on c.set_id = s.id where c.last4 = $1 order by c.id desc limit 1`,
      [last4],
    );
    if (!row) throw new Error('no payment');
    return row;
  };
  const refund = async (code: string, cents?: number) => {
    const payment = await paymentOf(code);
    const { db } = shop.app.platform;
    const { giftOutcome } = await import('./index.ts');
    const outcome = giftOutcome({ letters: { post: async () => undefined } });
    const row = { ...payment } as unknown as Parameters<typeof outcome.holdForRefund>[1];
    return db.tx((tx) => outcome.holdForRefund(tx, row, cents ?? payment.amount_cents));
  };

  test('takes the codes with it', async () => {
    const code = await shop.boughtCode();
    expect(await refund(code, 1)).toBe('refund_whole');
    expect(await refund(code)).toBeNull();
    expect((await shop.redeem(shop.family, code)).json().errors.code[0]).toBe(
      'This code can’t be used.',
    );
  });

  test('is refused once a code is redeemed', async () => {
    const code = await shop.boughtCode();
    await shop.redeem(shop.family, code);
    expect(await refund(code)).toBe('codes_redeemed');
  });

  test('and a redemption at the same moment: one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.run('delete from rate_limits');
      const code = await shop.boughtCode();
      const before = (await shop.funds(users.parentB.id)).credit;
      const [problem, redeemed] = await Promise.all([refund(code), shop.redeem(shop.other, code)]);
      const gained = (await shop.funds(users.parentB.id)).credit - before;
      expect([problem, redeemed.statusCode, gained]).toEqual(
        problem === null ? [null, 422, 0] : ['codes_redeemed', 201, 2500],
      );
    }
  });

  /** A family's gift, and the staff who send its money back. */
  async function giftOfFamily() {
    await shop.run('delete from rate_limits');
    const email = `${randomUUID()}@family.test`;
    const started = (await shop.buy({ ...CARDS, buyer_email: email }, { by: shop.family })).json()
      .data;
    await shop.pay(started.client_secret);
    await shop.standing(started.id);
    const codes = await shop.codesOf(email);
    expect(codes).toHaveLength(2);
    // Of a team in which nobody has given anything yet.
    const staff = await shop.as(await shop.build.person({ roles: ['customer_experience_sr'] }));
    const path = `/api/users/${users.parentA.id}/payments/${started.id}/refund`;
    return {
      email,
      codes,
      payment: started.id as string,
      async refund() {
        const body = { amount: 50_00, reason: 'A gift by mistake' };
        const answer = await staff.send('POST', path, body, { 'idempotency-key': randomUUID() });
        await shop.app.runJobs();
        return answer.statusCode;
      },
      refunds: () =>
        shop.rows<{ status: string; id: string }>(
          `select r.status, r.provider_refund_id as id from refunds r
           join payments p on p.id = r.payment_id where p.public_id = $1 order by r.id`,
          [started.id],
        ),
      sold: async () =>
        (
          await shop.one<{ cents: number }>(
            `select coalesce(-sum(e.amount_cents), 0)::int as cents from ledger_entries e
             join ledger_accounts a on a.id = e.account_id and a.kind = 'gifts_sold'
             join ledger_transactions t on t.id = e.transaction_id
             join payments p on p.id = t.payment_id where p.public_id = $1`,
            [started.id],
          )
        )?.cents,
    };
  }

  async function tellAgain() {
    await shop.app.payments.server.tellAll();
    await shop.app.runJobs();
  }
  async function comesBack(refundId: string | undefined) {
    expect(await shop.app.payments.order(`/control/refunds/${refundId}/fail`)).toBe(200);
    await tellAgain();
  }

  test('that the bank sends back makes the codes count again, once, and says so', async () => {
    const gift = await giftOfFamily();
    const [first = '', second = ''] = gift.codes;
    expect(await gift.refund()).toBe(201);
    const [sent] = await gift.refunds();
    expect(sent).toMatchObject({ status: 'succeeded' });
    expect((await shop.redeem(shop.family, first)).statusCode).toBe(422);
    expect(await gift.sold()).toBe(0);

    await comesBack(sent?.id);
    expect(await gift.refunds()).toMatchObject([{ status: 'failed' }]);
    expect(await gift.sold()).toBe(50_00);
    const told = (await shop.letters(gift.email)).at(-1);
    expect(told?.template).toBe('gift_restored');
    for (const code of gift.codes) {
      expect(told?.text_body).toContain(code.slice(-4));
      expect(told?.text_body).not.toContain(code);
    }
    expect((await shop.redeem(shop.family, first)).statusCode).toBe(201);
    await tellAgain();
    expect((await shop.letters(gift.email)).map(({ template }) => template)).toEqual([
      'gift_receipt',
      'gift_restored',
    ]);
    // A redeemed code is paid for, and so is the rest of the set.
    expect(await gift.refund()).toBe(422);
    expect((await shop.redeem(shop.other, second)).statusCode).toBe(201);
  });

  test('can be sent once more after it came back', async () => {
    const gift = await giftOfFamily();
    await gift.refund();
    const [sent] = await gift.refunds();
    await comesBack(sent?.id);
    // The codes count in between, or the second refund would take nothing with it.
    const [code = ''] = gift.codes;
    const worth = await shop.family.send('POST', '/api/v2/credit-codes/check', { code });
    expect(worth.json().data).toEqual({ usable: true, amount_cents: 2500 });
    expect(await gift.refund()).toBe(201);
    expect((await gift.refunds()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    // A repeated event of the first refund does not bring back the codes that went with the second.
    await tellAgain();
    expect((await shop.redeem(shop.family, code)).statusCode).toBe(422);
    expect(await gift.sold()).toBe(0);
  });

  test('that the provider refuses leaves the codes to the people who have them', async () => {
    const gift = await giftOfFamily();
    const paid = await shop.one<{ id: string }>(
      'select intent_id as id from payments where public_id = $1',
      [gift.payment],
    );
    // Somebody gave a cent back in the provider's own pages: the whole is more than is left.
    const byHand = { intentId: paid?.id ?? '', amount: 1, reference: 'hand', key: 'hand' };
    await shop.app.payments.provider.createRefund(byHand);
    await gift.refund();
    expect(await gift.refunds()).toMatchObject([{ status: 'failed' }]);
    expect(await gift.sold()).toBe(50_00);
    expect((await shop.redeem(shop.family, gift.codes[0] ?? '')).statusCode).toBe(201);
  });
});
