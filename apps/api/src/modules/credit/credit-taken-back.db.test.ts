import { describe, expect, test } from 'vitest';
import { type CreditWorld, creditWorld } from './credit.fixture.ts';

const world = await creditWorld();

const listed = async (userId: number, by = world.cleo) =>
  (await by.send('GET', `/api/users/${userId}/credit`)).json();

describe('credit that is taken back', () => {
  const takeBack = (userId: number, grant: number, by = world.ada) =>
    by.send('POST', `/api/users/${userId}/credit/take-back`, { grant, reason: 'Wrong family' });

  test('is the unspent rest of it, once', async () => {
    const { ada, family, give, build, funds } = world;
    const id = await family();
    const { data } = (await give(ada, id, 1_000)).json();
    await build.debt(id, 400);
    await give(world.bea, id, 100);
    expect(await funds(id)).toMatchObject({ promoCredit: 700, owed: 0 });
    const tries = await Promise.all(Array.from({ length: 4 }, () => takeBack(id, data.id)));
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422]);
    expect(await funds(id)).toMatchObject({ promoCredit: 0, credit: 0, owed: 0 });
    expect((await listed(id)).data[1]).toMatchObject({ id: data.id, taken_back: 700, left: 0 });
    const statement = await ada.send('GET', `/api/users/${id}/statement`);
    expect(statement.json().data.lines.at(-1)).toMatchObject({
      kind: 'credit_taken_back',
      credit: -700,
      reason: 'Wrong family',
    });
  });

  test('is nothing where it is spent, waits, or belongs to another family', async () => {
    const { ada, family, give, build } = world;
    const spent = await family();
    await build.debt(spent, 500);
    const first = (await give(ada, spent, 500)).json().data;
    expect((await takeBack(spent, first.id)).json().errors).toHaveProperty('grant');
    const other = await family();
    const second = (await give(ada, other, 500)).json().data;
    expect((await takeBack(spent, second.id)).statusCode).toBe(404);
    const asked = (await give(ada, other, 9_000)).json().data;
    expect((await takeBack(other, asked.id)).statusCode).toBe(422);
    expect((await takeBack(other, second.id, world.cleo)).statusCode).toBe(403);
  });
});

describe('the list of credit', () => {
  test('is for people who look after billing, and tells their abilities', async () => {
    const { app, ada, cleo, family } = world;
    const id = await family();
    expect(await listed(id, ada)).toMatchObject({
      may_issue: true,
      limits: { credit_max: 20_000, second_person_over: 5_000 },
    });
    expect(await listed(id, cleo)).toMatchObject({ may_issue: false });
    const stranger = await app.as(await world.build.person({ roles: ['marketing'] }));
    expect((await stranger.send('GET', `/api/users/${id}/credit`)).statusCode).toBe(403);
    expect((await cleo.send('GET', '/api/users/2000000000/credit')).statusCode).toBe(404);
    expect((await cleo.send('GET', '/api/approvals')).statusCode).toBe(403);
  });
});

describe('the list of people', () => {
  const list = (by: CreditWorld['ada'], query: object) =>
    by.send('POST', '/api/list', { model: 'User', ...query });

  test('says a family’s funds and debt, and finds those who owe', async () => {
    const { cleo, ada, family, give, build, app } = world;
    const [rich, poor] = [await family(), await family()];
    await give(ada, rich, 700);
    await build.debt(poor, 450);
    const people = await list(cleo, {
      columns: ['id', 'credit_cents', 'owed_cents'],
      whereIn: [{ column: 'id', values: [rich, poor] }],
      orderBy: [{ column: 'id' }],
    });
    expect(people.json().data).toMatchObject([
      { id: rich, credit_cents: 700, owed_cents: 0 },
      { id: poor, credit_cents: 0, owed_cents: 450 },
    ]);
    const owing = await list(cleo, {
      columns: ['id'],
      where: [{ column: 'owing', value: true }],
      whereIn: [{ column: 'id', values: [rich, poor] }],
    });
    expect(owing.json().data).toMatchObject([{ id: poor }]);
    const lead = await world.build.person({ roles: ['ops_lead'] });
    const blind = { ...(await app.as(lead)), id: lead };
    expect((await list(blind, { columns: ['id', 'owed_cents'] })).statusCode).toBe(422);
    const filtered = await list(blind, { where: [{ column: 'owing', value: true }] });
    expect(filtered.statusCode).toBe(422);
  });
});
