import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { readFunds } from '../ledger/index.ts';

const { users } = TINY;
const { app, as, db, rows, run } = await useTiny();
const team = await as(users.admin.id);
const family = await as(users.parentA.id);
beforeEach(() => run('delete from rate_limits'));
// Limits have tests of their own: here one person makes many sets a day.
beforeAll(() =>
  run(
    `insert into site_options (type, fields) values ('money_limits',
       '{"second_person_over_cents": 10000000, "family_day_cents": 10000000, "person_day_cents": 10000000,
         "everybody_day_cents": 10000000}')`,
  ),
);

const SETS = '/api/v2/credit-code-sets';
const FAIR = { name: 'Fall fair', amount_cents: 10_00, quantity: 3, expires_on: null };
const create = (body: object = FAIR, by = team, key: string = randomUUID()) =>
  by.send('POST', SETS, body, { 'idempotency-key': key });
const redeem = (code: string) => family.send('POST', '/api/v2/credit-code-redemptions', { code });
const codesOf = async (set: string, query = '') =>
  (await team.send('GET', `/api/v2/credit-codes?set=${set}${query}`)).json();

test('promotion codes are read once and become credit that was given', async () => {
  const key = randomUUID();
  const made = await create(FAIR, team, key);
  expect(made.statusCode).toBe(201);
  const { data, codes } = made.json();
  expect(data).toMatchObject({ ...FAIR, kind: 'promotion', state: 'issued', unused: 3 });
  expect(codes).toHaveLength(3);
  const again = (await create(FAIR, team, key)).json();
  expect(again).toMatchObject({ data: { id: data.id }, codes: [] });
  expect((await create({ ...FAIR, quantity: 4 }, team, key)).statusCode).toBe(409);

  expect((await redeem(codes[0])).json().data.kind).toBe('promotion');
  expect(await readFunds(db, users.parentA.id)).toMatchObject({
    promoCredit: 1000,
    credit: 0,
  });
  const listed = await codesOf(data.id, '&state=redeemed');
  expect(listed.data).toEqual([
    expect.objectContaining({
      last4: codes[0].slice(-4),
      redeemed_by: { id: users.parentA.id, full_name: expect.any(String) },
    }),
  ]);
  expect(await codesOf(data.id, `&last4=${codes[1].slice(-4)}`)).toMatchObject({ total: 1 });
  expect(await codesOf(randomUUID())).toMatchObject({ total: 0 });
});

test('a promotion is over at the end of its last day', async () => {
  const { codes } = (await create({ ...FAIR, expires_on: '2026-11-20' })).json();
  await app.at('2026-11-21T05:59:00Z');
  expect((await redeem(codes[0])).statusCode).toBe(201);
  await app.at('2026-11-21T06:01:00Z');
  expect((await redeem(codes[1])).json().errors.code[0]).toBe('This code can’t be used.');
  await app.at('2026-11-18T16:00:00Z');
});

test('a set’s unredeemed codes can be revoked; the others stay redeemed', async () => {
  const { data, codes } = (await create()).json();
  await redeem(codes[0]);
  const answer = await team.send('POST', `${SETS}/${data.id}/revoke`);
  expect(answer.json()).toMatchObject({ revoked: 2, data: { redeemed: 1, revoked: 2, unused: 0 } });
  expect((await team.send('POST', `${SETS}/${data.id}/revoke`)).json().revoked).toBe(0);
  expect((await redeem(codes[1])).json().errors.code[0]).toBe('This code can’t be used.');
});

test('bought codes are refunded and not revoked', async () => {
  const { data } = (
    await app.nobody.send(
      'POST',
      '/api/v2/credit-code-set-payments',
      {
        kind: 'gift_card',
        amount_cents: 2500,
        buyer_name: 'Gil 100%_x',
        buyer_email: 'gil@guest.test',
      },
      { 'idempotency-key': randomUUID() },
    )
  ).json();
  expect(data.state).toBe('open');
  const { data: waiting } = (await team.send('GET', `${SETS}?state=waiting`)).json();
  expect(waiting).toEqual([expect.objectContaining({ by: 'Gil 100%_x', state: 'waiting' })]);
  expect((await team.send('POST', `${SETS}/${waiting[0].id}/revoke`)).statusCode).toBe(409);
  const found = async (search: string) =>
    (await team.send('GET', `${SETS}?state=waiting&search=${encodeURIComponent(search)}`)).json()
      .total;
  expect([
    await found('100%_'),
    await found('%'),
    await found('GUEST.test'),
    await found('__'),
  ]).toEqual([1, 1, 1, 0]);
});

test('a set that is put away is out of the list, and its codes count', async () => {
  const { data, codes } = (await create({ ...FAIR, name: 'Put away' })).json();
  const listed = async (state: string) =>
    (await team.send('GET', `${SETS}?state=${state}&search=put+away`)).json().total;
  for (const _twice of [1, 2]) {
    const away = await team.send('PUT', `${SETS}/${data.id}`, { archived: true });
    expect(away.json().data.state).toBe('archived');
  }
  expect([await listed('open'), await listed('archived')]).toEqual([0, 1]);
  expect((await redeem(codes[0])).statusCode).toBe(201);
  await team.send('PUT', `${SETS}/${data.id}`, { archived: false });
  expect(await listed('open')).toBe(1);
  const entries = await rows(
    `select action from activity_log where subject_label = 'Put away' order by id`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'credit_code_set.created',
    'credit_code_set.archived',
    'credit_code.redeemed',
    'credit_code_set.restored',
  ]);
});

test.each([
  [{ amount_cents: 0 }, 'amount_cents'],
  [{ amount_cents: -1 }, 'amount_cents'],
  [{ amount_cents: 100.5 }, 'amount_cents'],
  [{ amount_cents: 1e12 }, 'amount_cents'],
  [{ quantity: 0 }, 'quantity'],
  [{ quantity: 1.5 }, 'quantity'],
  [{ quantity: 1_001 }, 'quantity'],
  [{ quantity: 1_000, amount_cents: 10_01 }, 'quantity'],
  [{ expires_on: '2026-11-17' }, 'expires_on'],
  [{ name: '  ' }, 'name'],
])('%j makes no codes', async (wrong, field) => {
  const answer = await create({ ...FAIR, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('code sets are for people who may give credit, and for nobody else', async () => {
  const support = await as(users.support.id);
  for (const caller of [family, support]) {
    expect((await create(FAIR, caller)).statusCode).toBe(403);
    expect((await caller.send('GET', SETS)).statusCode).toBe(403);
    expect((await caller.send('GET', `/api/v2/credit-codes?set=${randomUUID()}`)).statusCode).toBe(
      403,
    );
  }
  expect((await create(FAIR, app.nobody)).statusCode).toBe(401);
  expect((await team.send('POST', `${SETS}/${randomUUID()}/revoke`)).statusCode).toBe(404);
  expect((await team.send('PUT', `${SETS}/${randomUUID()}`, { archived: true })).statusCode).toBe(
    404,
  );
});
