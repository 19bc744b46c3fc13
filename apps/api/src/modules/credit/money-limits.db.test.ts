import { randomUUID } from 'node:crypto';
import { words } from '@yay/words/errors/en';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../test/index.ts';
import { creditWorld } from './credit.fixture.ts';
import { type PaidFamily, paidFamily } from './paid-family.fixture.ts';

const world = await creditWorld();
const { app, bea, decide, family, funds, give, rows, run } = world;

let ada = world.ada;
let days = 0;
beforeEach(async () => {
  await run('delete from rate_limits');
  // A day of its own for each test, and somebody who gave nothing yet.
  days += 2;
  await app.at(new Date(Date.UTC(2026, 10, 18 + days, 16)).toISOString());
  const id = await world.build.person({ roles: ['customer_experience_sr'] });
  ada = { ...(await app.as(id)), id };
});
afterEach(() => run(`delete from site_options where type = 'money_limits'`));

const setLimits = (fields: object) =>
  run(
    `insert into site_options (type, fields) values ('money_limits', $1)
     on conflict (type) do update set fields = excluded.fields`,
    [JSON.stringify(fields)],
  );

const SETS = '/api/v2/credit-code-sets';
const codes = async (amount: number, quantity: number, by: Caller = ada) => {
  const body = { name: 'Fall fair', amount_cents: amount, quantity, expires_on: null };
  const answer = await by.send('POST', SETS, body, { 'idempotency-key': randomUUID() });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json() as { data: { id: string; state: string }; codes: string[] };
};
const redeem = (by: Caller, code = '') =>
  by.send('POST', '/api/v2/credit-code-redemptions', { code });
const numberOf = async (publicId: string) => {
  const [set] = await rows<{ id: number }>('select id from credit_code_sets where public_id = $1', [
    publicId,
  ]);
  return set?.id ?? 0;
};

let files = 0;
const upload = async (people: readonly number[], dollars: string, by: Caller = ada) => {
  files += 1;
  const name = `Late van ${files}`;
  const emails = await rows<{ email: string }>('select email from users where id = any($1)', [
    people,
  ]);
  const lines = emails.map(({ email }) => `${email};${dollars};${name}`);
  const text = ['email;amount;reason', ...lines].join('\n');
  const body = { file_name: 'credit.csv', text };
  const key = { 'idempotency-key': randomUUID() };
  return (await by.send('POST', '/api/credit-uploads', body, key)).json().data.status as string;
};
const credit = async (id: number, cents: number, by: Caller = ada) =>
  (await give(by, id, cents)).json().data.status as string;
const refund = async (paid: PaidFamily, cents: number, by: Caller = ada) => {
  const path = `/api/users/${paid.id}/payments/${paid.payment}/refund`;
  const body = { amount: cents, reason: 'Ordered twice' };
  const answer = await by.send('POST', path, body, { 'idempotency-key': randomUUID() });
  return answer.json().status as string;
};

describe('limits that somebody raised', () => {
  test('hold for others at once, and for her once somebody else saved them', async () => {
    await run(`delete from site_option_changes where type = 'money_limits'`);
    const boss = await world.build.person({ roles: ['admin'] });
    const admin = { ...(await app.as(boss)), id: boss };
    const second = await app.as(await world.build.person({ roles: ['admin'] }));
    const raise = (fields: object, version: number, by: Caller) =>
      by.send('PUT', '/api/admin/site-options', {
        guarded: [{ type: 'money_limits', fields, version }],
      });
    const high = { second_person_over_cents: 150_00, family_day_cents: 150_00 };
    expect((await raise(high, 0, admin)).statusCode).toBe(200);
    const lower = { ...high, person_day_cents: 400_00 };
    expect((await raise(lower, 1, admin)).statusCode).toBe(200);
    expect(await credit(await family(), 120_00, admin)).toBe('waiting');
    expect(await codes(60_00, 1, admin)).toMatchObject({ data: { state: 'waiting' } });
    expect(await credit(await family(), 120_00)).toBe('issued');
    expect((await raise(high, 2, second)).statusCode).toBe(200);
    expect(await credit(await family(), 120_00, admin)).toBe('issued');
    expect(await credit(await family(), 120_00, second as Caller)).toBe('issued');
  });
});

describe('promotion codes', () => {
  test('over the limit wait, and count once a second person let them', async () => {
    const { data, codes: made } = await codes(1_000_00, 10);
    expect(data.state).toBe('waiting');
    expect(made).toHaveLength(10);
    const reader = await app.as(await family());
    expect((await redeem(reader, made[0])).json().errors.code).toEqual([words.field.code_unusable]);

    const id = await numberOf(data.id);
    const { data: waiting } = (await bea.send('GET', '/api/approvals')).json();
    expect(waiting).toContainEqual(
      expect.objectContaining({
        kind: 'code_set',
        id,
        amount: 10_000_00,
        codes: { name: 'Fall fair', quantity: 10, each: 1_000_00 },
        why_not: null,
      }),
    );
    expect((await decide(ada, 'code_set', id)).json().code).toBe('second_person');
    const tries = await Promise.all(Array.from({ length: 4 }, () => decide(bea, 'code_set', id)));
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await redeem(reader, made[0])).statusCode).toBe(201);
  });

  test('that are turned down never count', async () => {
    const { data, codes: made } = await codes(100_00, 2);
    const id = await numberOf(data.id);
    expect((await decide(bea, 'code_set', id, 'refuse')).statusCode).toBe(200);
    expect((await decide(bea, 'code_set', id)).json().code).toBe('already_decided');
    const reader = await app.as(await family());
    expect((await redeem(reader, made[0])).statusCode).toBe(422);
    const { data: put } = (await ada.send('GET', `${SETS}?state=archived`)).json();
    expect(put).toContainEqual(
      expect.objectContaining({ id: data.id, state: 'refused', revoked: 2 }),
    );
  });

  test('that their maker takes back ask nobody any more, and can’t be let through', async () => {
    const { data, codes: made } = await codes(100_00, 2);
    const id = await numberOf(data.id);
    expect((await ada.send('POST', `${SETS}/${data.id}/revoke`)).json()).toMatchObject({
      revoked: 2,
      data: { state: 'withdrawn', unused: 0 },
    });
    const { data: waiting } = (await bea.send('GET', '/api/approvals')).json();
    expect(waiting).not.toContainEqual(expect.objectContaining({ kind: 'code_set', id }));
    expect((await decide(bea, 'code_set', id)).json().code).toBe('already_decided');
    const reader = await app.as(await family());
    expect((await redeem(reader, made[0])).statusCode).toBe(422);
    const listed = async (state: string) =>
      (await ada.send('GET', `${SETS}?state=${state}`)).json().data;
    expect(await listed('waiting')).not.toContainEqual(expect.objectContaining({ id: data.id }));
    expect(await listed('archived')).toContainEqual(expect.objectContaining({ id: data.id }));
  });

  test('are redeemed neither by who made them nor by who let them through', async () => {
    const { data, codes: made } = await codes(60_00, 3);
    await decide(bea, 'code_set', await numberOf(data.id));
    for (const own of [ada, bea]) {
      expect((await redeem(own, made[0])).json().errors.code).toEqual([words.field.code_own_set]);
      expect(await funds(own.id)).toMatchObject({ promoCredit: 0 });
      const told = await own.send('POST', '/api/v2/credit-codes/check', { code: made[0] });
      expect(told.json().data).toEqual({ usable: false, amount_cents: null });
    }
    const alone = await codes(10_00, 1);
    expect(alone.data.state).toBe('issued');
    expect((await redeem(ada, alone.codes[0])).statusCode).toBe(422);
    expect((await redeem(bea, alone.codes[0])).statusCode).toBe(201);
  });

  test('count with whatever a family may get besides, since anybody may have them', async () => {
    expect((await codes(10_00, 4)).data.state).toBe('issued');
    expect(await credit(await family(), 10_00)).toBe('issued');
    expect(await credit(await family(), 10_01)).toBe('waiting');
    expect((await codes(1_00, 1)).data.state).toBe('waiting');
  });

  test('of which nobody has the number are not decided, and gifts that were bought neither', async () => {
    expect((await decide(bea, 'code_set', 2_000_000_000)).statusCode).toBe(404);
    const [bought] = await rows<{ id: number }>(
      `insert into credit_code_sets (kind, name, amount_cents, quantity, buyer_name, buyer_email)
       values ('gift_card', 'A gift', 2500, 1, 'Gil', 'gil@guest.test') returning id`,
    );
    expect((await decide(bea, 'code_set', bought?.id ?? 0)).statusCode).toBe(404);
  });
});

describe('one limit', () => {
  test('holds over files, four of which come within a second', async () => {
    const id = await family();
    const states = await Promise.all([1, 2, 3, 4].map(() => upload([id], '50')));
    expect(states.toSorted()).toEqual(['running', 'waiting', 'waiting', 'waiting']);
    await app.runJobs();
    expect(await funds(id)).toMatchObject({ promoCredit: 50_00 });
    expect(await credit(id, 1)).toBe('waiting');
  });

  test('holds over the halves of a payment, on the next day as well', async () => {
    const paid = await paidFamily(world, 100_00);
    expect([await refund(paid, 50_00), await refund(paid, 50_00)]).toEqual(['approved', 'waiting']);
    await app.at(new Date(Date.UTC(2026, 10, 18 + days + 1, 22)).toISOString());
    days += 2;
    expect(await refund(paid, 1_00)).toBe('waiting');
    // Another payment of hers is another day's.
    expect(await credit(paid.id, 50_00)).toBe('issued');
  });

  test('holds over every way together, to the cent', async () => {
    const paid = await paidFamily(world, 100_00);
    expect(await refund(paid, 20_00)).toBe('approved');
    expect(await upload([paid.id], '15')).toBe('running');
    expect((await codes(5_00, 1)).data.state).toBe('issued');
    expect(await credit(paid.id, 10_01)).toBe('waiting');
    expect(await credit(paid.id, 10_00)).toBe('issued');
    expect(await credit(paid.id, 1)).toBe('waiting');
    expect(await refund(paid, 1)).toBe('waiting');
    expect(await upload([paid.id], '0.01')).toBe('waiting');
  });

  test('holds for a family, from whomever', async () => {
    const id = await family();
    expect(await credit(id, 50_00, ada)).toBe('issued');
    expect(await credit(id, 50_00, bea)).toBe('issued');
    expect(await credit(id, 1, world.ada)).toBe('waiting');
  });

  test('holds for a person over all families, and for everybody', async () => {
    await setLimits({ person_day_cents: 100_00, everybody_day_cents: 150_00 });
    expect(await credit(await family(), 50_00)).toBe('issued');
    expect(await credit(await family(), 50_00)).toBe('issued');
    expect(await credit(await family(), 1)).toBe('waiting');
    expect(await upload([await family()], '1')).toBe('waiting');
    expect(await credit(await family(), 50_00, bea)).toBe('issued');
    expect(await credit(await family(), 1, bea)).toBe('waiting');
  });

  test('holds where twenty come at once, by hand, by file and by code', async () => {
    const id = await family();
    const paid = await paidFamily(world, 100_00);
    const states = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        if (n % 4 === 0) return upload([id], '20');
        if (n % 4 === 1) return codes(20_00, 1).then(({ data }) => data.state);
        return n % 4 === 2 ? credit(id, 20_00) : refund(paid, 20_00);
      }),
    );
    const [given] = await rows<{ most: number }>(
      `select max(cents)::int as most from (
         select coalesce(sum(cents) filter (where user_id = f), 0)
           + coalesce(sum(cents) filter (where user_id is null), 0) as cents
         from given_alone, unnest($2::int[]) f where actor_id = $1 group by f) s`,
      [ada.id, [id, paid.id]],
    );
    expect(given?.most).toBe(40_00);
    expect(states.filter((state) => state === 'waiting').length).toBeGreaterThanOrEqual(16);
  });

  test.each([
    ['the office', '2027-03-02T04:59:00Z', '2027-03-02T05:01:00Z'],
    ['the market', '2027-03-06T05:59:00Z', '2027-03-06T06:01:00Z'],
    ['the day that has 25 hours', '2027-11-07T04:01:00Z', '2027-11-08T04:59:00Z'],
  ])('holds over midnight: %s', async (_title, before, after) => {
    const id = await family();
    await app.at(before);
    expect(await credit(id, 50_00)).toBe('issued');
    await app.at(after);
    expect(await credit(id, 1)).toBe('waiting');
  });

  test('ends after a day, so that the next one has its own', async () => {
    const id = await family();
    await app.at('2027-01-04T15:00:00Z');
    expect(await credit(id, 50_00)).toBe('issued');
    await app.at('2027-01-05T16:01:00Z');
    expect(await credit(id, 50_00)).toBe('issued');
  });

  test('counts nothing that waits, and nothing that two people gave', async () => {
    const id = await family();
    const waits = (await give(ada, id, 60_00)).json().data;
    expect(await credit(id, 50_00)).toBe('issued');
    await decide(bea, 'grant', waits.id);
    expect(await credit(await family(), 50_00)).toBe('issued');
    expect(await funds(id)).toMatchObject({ promoCredit: 110_00 });
  });

  test('gives nothing back of the limit for credit that is taken back', async () => {
    const id = await family();
    const grant = (await give(ada, id, 50_00)).json().data;
    const path = `/api/users/${id}/credit/take-back`;
    await ada.send('POST', path, { grant: grant.id, reason: 'A mistake' });
    expect(await funds(id)).toMatchObject({ promoCredit: 0 });
    expect(await credit(id, 1)).toBe('waiting');
  });
});
