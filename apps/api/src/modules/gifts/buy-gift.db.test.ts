import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, GOOD, giftShop } from './gifts.fixture.ts';

const { schools } = TINY;

const shop = await giftShop();
beforeEach(() => shop.run('delete from rate_limits'));

describe('buying', () => {
  test('a guest pays, the codes are in the letters and nowhere else', async () => {
    const order = {
      ...CARDS,
      recipient_name: 'Rosa',
      recipient_email: 'rosa@guest.test',
      message: 'Thank you\nfor it all',
    };
    const answer = await shop.buy(order);
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
    expect(await shop.letters('gil@guest.test')).toEqual([]);

    await shop.pay(secret);
    const paid = await shop.app.nobody.send('GET', `/api/v2/credit-code-set-payments/${id}`);
    expect(paid.json().data).toEqual({ id, ...rest, state: 'paid' });
    const [receipt] = await shop.letters('gil@guest.test');
    const [gift] = await shop.letters('rosa@guest.test');
    expect([receipt?.template, gift?.template]).toEqual(['gift_receipt', 'gift_card']);
    expect(gift?.text_body).toContain('for it all');
    const codes = await shop.codesOf('gil@guest.test');
    expect(codes).toHaveLength(2);
    expect(await shop.codesOf('rosa@guest.test')).toEqual(codes);
    // Stored rows redeem nothing, and answers show no code.
    const stored = await shop.rows('select * from credit_codes');
    for (const code of codes) {
      expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
      expect(paid.body).not.toContain(code.slice(-4));
    }
    expect(
      await shop.one(
        `select t.kind, t.user_id,
           (select -sum(e.amount_cents)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
            where e.transaction_id = t.id and a.kind = 'gifts_sold') as sold
         from ledger_transactions t join payments p on p.id = t.payment_id where p.public_id = $1`,
        [id],
      ),
    ).toEqual({ kind: 'gift_sale', user_id: null, sold: 5000 });
  });

  test('the webhook, told late and again and again, makes no second set of codes', async () => {
    const started = (await shop.buy({ ...CARDS, buyer_email: 'late@guest.test' })).json().data;
    await shop.pay(started.client_secret);
    await shop.app.payments.server.tellAll();
    await shop.app.runJobs();
    await Promise.all([1, 2, 3, 4].map(() => shop.standing(started.id)));
    await shop.app.payments.server.tellAll();
    await shop.app.runJobs();
    expect(await shop.letters('late@guest.test')).toHaveLength(1);
    expect(
      await shop.one(
        `select count(*)::int as n from credit_codes c join credit_code_sets s on s.id = c.set_id
         where s.buyer_email = 'late@guest.test'`,
      ),
    ).toEqual({ n: 2 });
  });

  test('the same key is the same purchase, at once too; another gift under it is refused', async () => {
    const key = randomUUID();
    const order = { ...CARDS, buyer_email: 'once@guest.test' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.buy(order, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(
      await shop.one(`select count(*)::int as n from payments p join credit_code_sets s
        on s.payment_id = p.id where s.buyer_email = 'once@guest.test'`),
    ).toEqual({ n: 1 });
    expect((await shop.buy({ ...order, amount_cents: 50_00 }, { key })).statusCode).toBe(409);
    // Somebody signed in has keys of her own.
    const hers = await shop.buy(order, { key, by: shop.family });
    expect(hers.json().data.id).not.toBe(answers[0]?.json().data.id);
  });

  test('a declined card leaves nothing behind, and the next one pays', async () => {
    const started = (await shop.buy({ ...CARDS, buyer_email: 'no@guest.test' })).json().data;
    const declined = await shop.pay(started.client_secret, { ...GOOD, number: '4000000000000002' });
    expect(declined.statusCode).toBe(402);
    await shop.app.payments.server.tellAll();
    await shop.app.runJobs();
    expect((await shop.standing(started.id)).state).toBe('open');
    expect(await shop.letters('no@guest.test')).toEqual([]);
    await shop.pay(started.client_secret);
    expect((await shop.standing(started.id)).state).toBe('paid');
    expect(await shop.letters('no@guest.test')).toHaveLength(1);
  });

  test.each([
    [{ amount_cents: 0 }, { amount_cents: /too small/ }],
    [{ amount_cents: -1 }, { amount_cents: /too small/ }],
    [{ amount_cents: 0.5 }, { amount_cents: /too small/ }],
    [{ amount_cents: 2500.5 }, { amount_cents: /dollars and cents/ }],
    [{ amount_cents: 1e12 }, { amount_cents: /too large/ }],
    [{ amount_cents: '2500' }, { amount_cents: /right/ }],
    [{ quantity: 0 }, { quantity: /too small/ }],
    [{ quantity: 1.5 }, { quantity: /right/ }],
    [{ quantity: 1e9 }, { quantity: /too large/ }],
    [{ buyer_email: 'nobody' }, { buyer_email: /email/ }],
    [{ buyer_name: 'a\nBcc: all@test.test' }, { buyer_name: /right/ }],
    [{ message: 'x'.repeat(501) }, { message: /long/ }],
    [{ message: 'a\u0000b' }, { message: /right/ }],
    [{ kind: 'promotion' }, { kind: /right/ }],
  ])('%j is refused at its field', async (wrong, errors) => {
    const answer = await shop.buy({ ...CARDS, ...wrong });
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
    const started = (await shop.buy(lunch)).json().data;
    expect(started).toMatchObject({ total_cents: 42_50, quantity: 1, lunches: 5 });
    await shop.pay(started.client_secret);
    expect((await shop.standing(started.id)).state).toBe('paid');
    expect((await shop.letters('rivera@school.test'))[0]?.text_body).toContain('5 lunches at');
    expect((await shop.buy({ ...lunch, destination_id: 999_999 })).json().errors).toHaveProperty(
      'destination_id',
    );
    expect((await shop.buy({ ...lunch, lunches: 1_000 })).json().errors).toHaveProperty('lunches');
  });

  test('by prices that the team has set', async () => {
    await shop.run(
      `insert into site_options (type, fields) values ('gifts', '{"lunch_cents": 1000, "max_cents": 3000}')`,
    );
    const offer = (await shop.app.nobody.send('GET', '/api/v2/gift-offer')).json().data;
    expect(offer).toMatchObject({
      lunch_cents: 1000,
      amounts_cents: [2500],
      provider: { kind: 'builtin', publishable_key: null },
    });
    expect((await shop.buy({ ...CARDS, amount_cents: 30_01 })).statusCode).toBe(422);
    await shop.run(`delete from site_options where type = 'gifts'`);
  });

  test('an unknown payment is not found; one without a key is not begun', async () => {
    const path = `/api/v2/credit-code-set-payments/${randomUUID()}`;
    expect((await shop.app.nobody.send('GET', path)).statusCode).toBe(404);
    expect((await shop.app.nobody.send('GET', `${path}x`)).statusCode).toBe(422);
    const answer = await shop.app.nobody.send('POST', '/api/v2/credit-code-set-payments', CARDS);
    expect(answer.statusCode).toBe(422);
  });

  test('nobody opens payments without end', async () => {
    const answers = [];
    for (let count = 0; count < 16; count += 1) answers.push((await shop.buy(CARDS)).statusCode);
    expect(answers.at(0)).toBe(201);
    expect(answers.at(-1)).toBe(429);
  });
});
