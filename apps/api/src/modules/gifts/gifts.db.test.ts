import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type TinyApp, tinyApp } from '../../../test/index.ts';
import { readFunds } from '../ledger/index.ts';

const { users, schools } = TINY;
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){4}/g;
const GOOD = {
  number: '4242424242424242',
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
  zip: '12345',
};

let app: TinyApp;
let family: Caller;
let other: Caller;
beforeAll(async () => {
  app = await tinyApp();
  family = await app.as(users.parentA.id);
  other = await app.as(users.parentB.id);
});
beforeEach(() => run('delete from rate_limits'));
afterAll(() => app.close());

const run = (sql: string, params: unknown[] = []) => app.platform.db.run(sql, params);
const one = async <Row extends object>(sql: string, params: unknown[] = []) =>
  (await app.platform.db.run<Row>(sql, params)).rows[0];
const funds = (userId: number) => readFunds(app.platform.db, userId);

const CARDS = {
  kind: 'gift_card',
  amount_cents: 25_00,
  quantity: 2,
  buyer_name: 'Gil Guest',
  buyer_email: 'Gil@Guest.test',
};

const buy = (body: object, { by = app.nobody, key = randomUUID() as string } = {}) =>
  by.send('POST', '/api/v2/credit-code-set-payments', body, { 'idempotency-key': key });

async function pay(clientSecret: string, card: object = GOOD) {
  const [id] = clientSecret.split('_secret_');
  return app.nobody.send('POST', `/pay/v1/payment_intents/${id}/confirm`, {
    client_secret: clientSecret,
    card,
  });
}

const standing = async (id: string) =>
  (await app.nobody.send('GET', `/api/v2/credit-code-set-payments/${id}`)).json().data;

const letters = async (to: string) =>
  (
    await app.platform.db.run<{ template: string; text_body: string }>(
      'select template, text_body from mails where to_address = $1 order by id',
      [to],
    )
  ).rows;

async function codesOf(email: string): Promise<string[]> {
  const sent = (await letters(email)).at(-1);
  return sent?.text_body.match(CODE)?.filter((code, at, all) => all.indexOf(code) === at) ?? [];
}

async function boughtCode(body: object = {}): Promise<string> {
  const email = `${randomUUID()}@guest.test`;
  const started = (await buy({ ...CARDS, quantity: 1, ...body, buyer_email: email })).json().data;
  await pay(started.client_secret);
  expect((await standing(started.id)).state).toBe('paid');
  const [code] = await codesOf(email);
  if (code === undefined) throw new Error('no code came');
  return code;
}

const redeem = (by: Caller, code: string) =>
  by.send('POST', '/api/v2/credit-code-redemptions', { code });

describe('buying', () => {
  test('a guest pays, the codes are in the letters and nowhere else', async () => {
    const order = {
      ...CARDS,
      recipient_name: 'Rosa',
      recipient_email: 'rosa@guest.test',
      message: 'Thank you\nfor it all',
    };
    const answer = await buy(order);
    expect(answer.statusCode).toBe(201);
    const { id, client_secret: secret, ...rest } = answer.json().data;
    expect(rest).toEqual({
      state: 'open',
      kind: 'gift_card',
      amount_cents: 2500,
      quantity: 2,
      lunches: null,
      total_cents: 5000,
    });
    expect(await letters('gil@guest.test')).toEqual([]);

    await pay(secret);
    const paid = await app.nobody.send('GET', `/api/v2/credit-code-set-payments/${id}`);
    expect(paid.json().data).toEqual({ id, ...rest, state: 'paid' });
    const [receipt] = await letters('gil@guest.test');
    const [gift] = await letters('rosa@guest.test');
    expect([receipt?.template, gift?.template]).toEqual(['gift_receipt', 'gift_card']);
    expect(gift?.text_body).toContain('for it all');
    const codes = await codesOf('gil@guest.test');
    expect(codes).toHaveLength(2);
    expect(await codesOf('rosa@guest.test')).toEqual(codes);
    // What is kept can't be redeemed, and what is answered shows no code.
    const kept = await run('select * from credit_codes');
    for (const code of codes) {
      expect(JSON.stringify(kept.rows)).not.toContain(code.replaceAll('-', ''));
      expect(paid.body).not.toContain(code.slice(-4));
    }
    expect(
      await one(
        `select t.kind, t.user_id,
           (select -sum(e.amount_cents)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where e.transaction_id = t.id and a.kind = 'gifts_sold') as sold
         from ledger_transactions t join payments p on p.id = t.payment_id where p.public_id = $1`,
        [id],
      ),
    ).toEqual({ kind: 'gift_sale', user_id: null, sold: 5000 });
  });

  test('the webhook, told late and again and again, makes no second set of codes', async () => {
    const started = (await buy({ ...CARDS, buyer_email: 'late@guest.test' })).json().data;
    await pay(started.client_secret);
    await app.payments.server.tellAll();
    await app.runJobs();
    await Promise.all([1, 2, 3, 4].map(() => standing(started.id)));
    await app.payments.server.tellAll();
    await app.runJobs();
    expect(await letters('late@guest.test')).toHaveLength(1);
    expect(
      await one(
        `select count(*)::int as n from credit_codes c join credit_code_sets s on s.id = c.set_id
         where s.buyer_email = 'late@guest.test'`,
      ),
    ).toEqual({ n: 2 });
  });

  test('the same key is the same purchase, at once too; another gift under it is refused', async () => {
    const key = randomUUID();
    const order = { ...CARDS, buyer_email: 'once@guest.test' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => buy(order, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(
      await one(`select count(*)::int as n from payments p join credit_code_sets s
        on s.payment_id = p.id where s.buyer_email = 'once@guest.test'`),
    ).toEqual({ n: 1 });
    expect((await buy({ ...order, amount_cents: 50_00 }, { key })).statusCode).toBe(409);
    // Somebody signed in has keys of her own.
    const hers = await buy(order, { key, by: family });
    expect(hers.json().data.id).not.toBe(answers[0]?.json().data.id);
  });

  test('a declined card leaves nothing behind, and the next one pays', async () => {
    const started = (await buy({ ...CARDS, buyer_email: 'no@guest.test' })).json().data;
    const declined = await pay(started.client_secret, { ...GOOD, number: '4000000000000002' });
    expect(declined.statusCode).toBe(402);
    await app.payments.server.tellAll();
    await app.runJobs();
    expect((await standing(started.id)).state).toBe('open');
    expect(await letters('no@guest.test')).toEqual([]);
    await pay(started.client_secret);
    expect((await standing(started.id)).state).toBe('paid');
    expect(await letters('no@guest.test')).toHaveLength(1);
  });

  test.each([
    [{ amount_cents: 0 }, { amount_cents: /less/ }],
    [{ amount_cents: -1 }, { amount_cents: /less/ }],
    [{ amount_cents: 0.5 }, { amount_cents: /less/ }],
    [{ amount_cents: 2500.5 }, { amount_cents: /whole cents/ }],
    [{ amount_cents: 1e12 }, { amount_cents: /more/ }],
    [{ amount_cents: '2500' }, { amount_cents: /right/ }],
    [{ quantity: 0 }, { quantity: /less/ }],
    [{ quantity: 1.5 }, { quantity: /right/ }],
    [{ quantity: 1e9 }, { quantity: /more/ }],
    [{ buyer_email: 'nobody' }, { buyer_email: /email/ }],
    [{ buyer_name: 'a\nBcc: all@test.test' }, { buyer_name: /right/ }],
    [{ message: 'x'.repeat(501) }, { message: /long/ }],
    [{ message: 'a\u0000b' }, { message: /right/ }],
    [{ kind: 'promotion' }, { kind: /right/ }],
  ])('%j is refused at its field', async (wrong, errors) => {
    const answer = await buy({ ...CARDS, ...wrong });
    expect(answer.statusCode).toBe(422);
    for (const [field, said] of Object.entries(errors)) {
      expect(answer.json().errors[field]?.[0]).toMatch(said);
    }
  });

  test('a teacher’s lunches cost what lunches cost, whatever the browser says', async () => {
    const lunch = {
      ...CARDS,
      kind: 'teacher_lunch',
      lunches: 5,
      destination_id: schools.eastern,
      recipient_name: 'Ms. Rivera',
      recipient_email: 'rivera@school.test',
      amount_cents: 1,
      quantity: 50,
    };
    const started = (await buy(lunch)).json().data;
    expect(started).toMatchObject({ total_cents: 42_50, quantity: 1, lunches: 5 });
    await pay(started.client_secret);
    expect((await standing(started.id)).state).toBe('paid');
    expect((await letters('rivera@school.test'))[0]?.text_body).toContain('5 lunches at');
    expect((await buy({ ...lunch, destination_id: 999_999 })).json().errors).toHaveProperty(
      'destination_id',
    );
    expect((await buy({ ...lunch, lunches: 1_000 })).json().errors).toHaveProperty('lunches');
  });

  test('by prices that the team has set', async () => {
    await run(
      `insert into site_options (type, fields) values ('gifts', '{"lunch_cents": 1000, "max_cents": 3000}')`,
    );
    const offer = (await app.nobody.send('GET', '/api/v2/gift-offer')).json().data;
    expect(offer).toMatchObject({
      lunch_cents: 1000,
      amounts_cents: [2500],
      provider: { kind: 'builtin', publishable_key: null },
    });
    expect((await buy({ ...CARDS, amount_cents: 30_01 })).statusCode).toBe(422);
    await run(`delete from site_options where type = 'gifts'`);
  });

  test('an unknown payment is not found; one without a key is not begun', async () => {
    const path = `/api/v2/credit-code-set-payments/${randomUUID()}`;
    expect((await app.nobody.send('GET', path)).statusCode).toBe(404);
    expect((await app.nobody.send('GET', `${path}x`)).statusCode).toBe(422);
    const answer = await app.nobody.send('POST', '/api/v2/credit-code-set-payments', CARDS);
    expect(answer.statusCode).toBe(422);
  });

  test('nobody opens payments without end', async () => {
    const answers = [];
    for (let count = 0; count < 16; count += 1) answers.push((await buy(CARDS)).statusCode);
    expect(answers.at(0)).toBe(201);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('redeeming', () => {
  test('a code becomes the family’s own credit, once', async () => {
    const code = await boughtCode();
    const before = await funds(users.parentA.id);
    const worth = await family.send('POST', '/api/v2/credit-codes/check', { code });
    expect(worth.json().data).toEqual({ usable: true, amount_cents: 2500 });
    const answer = await redeem(family, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({ amount_cents: 2500, kind: 'gift_card' });
    const after = await funds(users.parentA.id);
    expect(after.credit - before.credit).toBe(2500);
    expect(after.promoCredit).toBe(before.promoCredit);

    expect((await redeem(family, code)).json().errors.code[0]).toMatch(
      /redeemed this code already/,
    );
    expect((await redeem(other, code)).json().errors.code[0]).toBe('This code can’t be used.');
    expect((await funds(users.parentA.id)).credit).toBe(after.credit);
  });

  test('of twenty at once, one is first', async () => {
    const code = await boughtCode();
    const before = [await funds(users.parentA.id), await funds(users.parentB.id)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => redeem(at % 2 ? family : other, code)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
    const after = [await funds(users.parentA.id), await funds(users.parentB.id)];
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
      const answer = await family.send('POST', path, { code });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        {
          code: [
            'We do not know this code. Please compare it with your letter, character by character.',
          ],
        },
      ]);
    }
  });

  test('a code of 10,000 characters is an error at its field', async () => {
    const answer = await redeem(family, '0'.repeat(10_000));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { code: ['This is too long.'] },
    ]);
    expect((await redeem(family, '   ')).statusCode).toBe(422);
  });

  test('trying many is stopped, for the person and not for her neighbour', async () => {
    const tries = [];
    for (let count = 0; count < 61; count += 1) {
      tries.push((await redeem(family, '0000-0000-0000-0000-0000')).statusCode);
    }
    expect(tries.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(tries.at(-1)).toBe(429);
    expect((await redeem(other, '0000-0000-0000-0000-0000')).statusCode).toBe(422);
  });

  test('not by a guest, not by a kitchen, not by who acts as the family', async () => {
    const code = await boughtCode();
    const kitchen = await app.as(users.vendor.id);
    const acting = await app.as(users.parentA.id, users.support.id);
    expect((await redeem(app.nobody, code)).statusCode).toBe(401);
    expect((await redeem(kitchen, code)).statusCode).toBe(403);
    expect((await redeem(acting, code)).statusCode).toBe(403);
    expect((await buy(CARDS, { by: acting })).statusCode).toBe(403);
    expect((await redeem(family, code)).statusCode).toBe(201);
  });
});

describe('a refund', () => {
  const paymentOf = async (code: string) => {
    const last4 = code.slice(-4);
    const row = await one<{ id: number; amount_cents: number }>(
      `select p.id, p.amount_cents from payments p join credit_code_sets s on s.payment_id = p.id
       join credit_codes c on c.set_id = s.id where c.last4 = $1 order by c.id desc limit 1`,
      [last4],
    );
    if (!row) throw new Error('no payment');
    return row;
  };
  const refund = async (code: string, cents?: number) => {
    const payment = await paymentOf(code);
    const { db } = app.platform;
    const { giftOutcome } = await import('./index.ts');
    const outcome = giftOutcome({ letters: { post: async () => undefined } });
    const row = { ...payment } as unknown as Parameters<typeof outcome.holdForRefund>[1];
    return db.tx((tx) => outcome.holdForRefund(tx, row, cents ?? payment.amount_cents));
  };

  test('takes the codes with it', async () => {
    const code = await boughtCode();
    expect(await refund(code, 1)).toBe('refund_whole');
    expect(await refund(code)).toBeNull();
    expect((await redeem(family, code)).json().errors.code[0]).toBe('This code can’t be used.');
  });

  test('is refused once a code is redeemed', async () => {
    const code = await boughtCode();
    await redeem(family, code);
    expect(await refund(code)).toBe('codes_redeemed');
  });

  test('and a redemption at the same moment: one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      await run('delete from rate_limits');
      const code = await boughtCode();
      const before = (await funds(users.parentB.id)).credit;
      const [problem, redeemed] = await Promise.all([refund(code), redeem(other, code)]);
      const gained = (await funds(users.parentB.id)).credit - before;
      expect([problem, redeemed.statusCode, gained]).toEqual(
        problem === null ? [null, 422, 0] : ['codes_redeemed', 201, 2500],
      );
    }
  });

  /** A family's gift, and the staff who send its money back. */
  async function giftOfFamily() {
    await run('delete from rate_limits');
    const email = `${randomUUID()}@family.test`;
    const started = (await buy({ ...CARDS, buyer_email: email }, { by: family })).json().data;
    await pay(started.client_secret);
    await standing(started.id);
    const codes = await codesOf(email);
    expect(codes).toHaveLength(2);
    const staff = await app.as(users.admin.id);
    const path = `/api/users/${users.parentA.id}/payments/${started.id}/refund`;
    return {
      email,
      codes,
      payment: started.id as string,
      async refund() {
        const body = { amount: 50_00, reason: 'A gift by mistake' };
        const answer = await staff.send('POST', path, body, { 'idempotency-key': randomUUID() });
        await app.runJobs();
        return answer.statusCode;
      },
      refunds: async () =>
        (
          await app.platform.db.run<{ status: string; id: string }>(
            `select r.status, r.provider_refund_id as id from refunds r
             join payments p on p.id = r.payment_id where p.public_id = $1 order by r.id`,
            [started.id],
          )
        ).rows,
      sold: async () =>
        (
          await one<{ cents: number }>(
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
    await app.payments.server.tellAll();
    await app.runJobs();
  }
  async function comesBack(refundId: string | undefined) {
    expect(await app.payments.order(`/control/refunds/${refundId}/fail`)).toBe(200);
    await tellAgain();
  }

  test('that the bank sends back makes the codes count again, once, and says so', async () => {
    const gift = await giftOfFamily();
    const [first = '', second = ''] = gift.codes;
    expect(await gift.refund()).toBe(201);
    const [sent] = await gift.refunds();
    expect(sent).toMatchObject({ status: 'succeeded' });
    expect((await redeem(family, first)).statusCode).toBe(422);
    expect(await gift.sold()).toBe(0);

    await comesBack(sent?.id);
    expect(await gift.refunds()).toMatchObject([{ status: 'failed' }]);
    expect(await gift.sold()).toBe(50_00);
    const told = (await letters(gift.email)).at(-1);
    expect(told?.template).toBe('gift_restored');
    for (const code of gift.codes) {
      expect(told?.text_body).toContain(code.slice(-4));
      expect(told?.text_body).not.toContain(code);
    }
    expect((await redeem(family, first)).statusCode).toBe(201);
    await tellAgain();
    expect((await letters(gift.email)).map(({ template }) => template)).toEqual([
      'gift_receipt',
      'gift_restored',
    ]);
    // What is redeemed since is paid for, and so is the rest of the set.
    expect(await gift.refund()).toBe(422);
    expect((await redeem(other, second)).statusCode).toBe(201);
  });

  test('can be sent once more after it came back', async () => {
    const gift = await giftOfFamily();
    await gift.refund();
    const [sent] = await gift.refunds();
    await comesBack(sent?.id);
    expect(await gift.refund()).toBe(201);
    expect((await gift.refunds()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    // What is told again about the first does not bring back the codes that went with the second.
    await tellAgain();
    expect((await redeem(family, gift.codes[0] ?? '')).statusCode).toBe(422);
    expect(await gift.sold()).toBe(0);
  });

  test('that the provider refuses leaves the codes to whoever has them', async () => {
    const gift = await giftOfFamily();
    const paid = await one<{ id: string }>(
      'select intent_id as id from payments where public_id = $1',
      [gift.payment],
    );
    // Somebody gave a cent back in the provider's own pages: the whole is more than is left.
    const byHand = { intentId: paid?.id ?? '', amount: 1, reference: 'hand', key: 'hand' };
    await app.payments.provider.createRefund(byHand);
    await gift.refund();
    expect(await gift.refunds()).toMatchObject([{ status: 'failed' }]);
    expect(await gift.sold()).toBe(50_00);
    expect((await redeem(family, gift.codes[0] ?? '')).statusCode).toBe(201);
  });
});
