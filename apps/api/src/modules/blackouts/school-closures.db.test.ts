import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, useTiny } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { cancellationWorld, expectWhole } from '../mass-cancellation/cancellation.fixture.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';

const { eastern, central } = TINY.schools;
const { easternFirst, easternFourth, centralFirst } = TINY.grades;
const { markets, users } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const WED = '2026-11-25';

const { app, as, db, rows, run } = await useTiny();
const person = await addPerson(db, { email: 'office@test.test', roles: ['school'] });
await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
  eastern,
  person,
]);
const secretary = await as(person);
const team = await as(users.admin.id);
const world = cancellationWorld(app);
const money = settlementWorld(app);
beforeEach(async () => {
  await money.forget();
  await planMarketDays(db);
});

const school = { granularity: 'destinations', markets: [markets.eastern], destinations: [eastern] };
const trip = (rest: object = {}) => ({
  name: 'Field day',
  reason: 'field_trip',
  starts_on: TUE,
  ends_on: TUE,
  targets: { ...school, granularity: 'grades', grades: [easternFirst] },
  ...rest,
});
let keys = 0;
const key = () => {
  keys += 1;
  return { 'idempotency-key': `school-closure-${keys}` };
};
const close = (rest: object = {}, caller = secretary) =>
  caller.send('POST', '/api/v2/blackouts', trip(rest), key());
const preview = (rest: object = {}) => {
  const { name: _, ...plan } = trip(rest);
  return secretary.send('POST', '/api/v2/blackouts/preview', plan);
};
const lift = (ids: readonly number[], caller = secretary) =>
  caller.send('POST', '/api/v2/blackouts/removals', { blackouts: ids }, key());
const laid = async () =>
  (await rows<{ id: number }>('select id from blackouts order by id')).map(({ id }) => id);

describe("a school's staff", () => {
  test('see the effect of a closure of their grade, close it, and lift it again', async () => {
    const family = await world.family(easternFirst);
    await world.save(family, MON, [TUE, WED]);
    const shown = await preview();
    expect(shown.statusCode, shown.body).toBe(200);
    expect(shown.json().data.affected).toMatchObject({ orders: 1, families: 1 });
    const closed = await close();
    expect(closed.statusCode, closed.body).toBe(201);
    await app.runJobs();
    const batch = await secretary.send('GET', `/api/v2/blackout-batches/${closed.json().data.id}`);
    expect(batch.json().data).toMatchObject({ state: 'done', run: { state: 'done', orders: 1 } });
    const listed = await secretary.send('GET', `/api/v2/blackouts?destination_id=${eastern}`);
    expect(listed.json().data[0]).toMatchObject({ name: 'Field day', affected_orders: 1 });
    await expectWhole(app);
    const ids = await laid();
    const opens = await secretary.send('POST', '/api/v2/blackouts/removals/preview', {
      blackouts: ids,
    });
    expect(opens.json().data).toMatchObject({ blackouts: 1, families: 1 });
    expect((await lift(ids)).statusCode).toBe(201);
    await app.runJobs();
    const after = await secretary.send('GET', `/api/v2/blackouts?destination_id=${eastern}`);
    expect(after.json().data[0].state).toBe('lifted');
  });

  test.each([
    ['their market', { targets: { granularity: 'markets', markets: [markets.eastern] } }],
    ['everything', { targets: { granularity: 'everyone' } }],
    ['a national holiday', { reason: 'holiday' }],
    ['a grade that nobody knows', { reason: 'idk_grade' }],
  ])('leave %s to the team', async (_name, rest) => {
    for (const answer of [await preview(rest), await close(rest)]) {
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.body).toContain('Only our team');
    }
    expect(await laid()).toEqual([]);
  });

  const CENTRAL = { markets: [markets.central], destinations: [central] };
  test.each([
    ['school', { ...CENTRAL, granularity: 'destinations' }],
    ['grade', { ...CENTRAL, granularity: 'grades', grades: [centralFirst] }],
    ['grade under their own school', { ...school, granularity: 'grades', grades: [centralFirst] }],
    ['school under their own market', { ...school, destinations: [central] }],
  ])('find no other %s, as if there were none', async (_name, targets) => {
    const answer = await close({ targets });
    expect(answer.statusCode, answer.body).toBe(422);
    const [[field]] = Object.entries(answer.json().errors) as [[string, unknown]];
    const nobodys = Object.fromEntries(
      Object.entries(targets).map(([level, ids]) => [
        level,
        `targets.${level}` === field ? [2_000_000_000] : ids,
      ]),
    );
    const missing = await close({ targets: nobodys });
    expect(missing.json()).toEqual(answer.json());
  });

  test('read and lift nothing of another school, and nothing of their market', async () => {
    const closedBefore = await close(
      { targets: { ...CENTRAL, granularity: 'destinations' }, reason: 'weather_closure' },
      team,
    );
    const [foreign = 0] = await laid();
    await close(
      { targets: { granularity: 'markets', markets: [markets.eastern] }, reason: 'holiday' },
      team,
    );
    await close({ starts_on: WED, ends_on: WED, reason: 'covid_closure', targets: school }, team);
    const [, ofMarket = 0, covid = 0] = await laid();
    expect((await lift([foreign])).statusCode).toBe(404);
    expect((await lift([ofMarket, foreign])).statusCode).toBe(404);
    expect((await lift([ofMarket])).statusCode).toBe(422);
    expect((await lift([covid])).statusCode).toBe(422);
    const batch = `/api/v2/blackout-batches/${closedBefore.json().data.id}`;
    expect((await secretary.send('GET', batch)).statusCode).toBe(404);
    expect((await secretary.send('GET', '/api/v2/blackouts')).statusCode).toBe(422);
    for (const id of [central, 2_000_000_000]) {
      const listed = await secretary.send('GET', `/api/v2/blackouts?destination_id=${id}`);
      expect(listed.statusCode).toBe(404);
    }
    const own = await secretary.send('GET', `/api/v2/blackouts?destination_id=${eastern}`);
    expect(own.json().data.map(({ id }: { id: number }) => id)).toEqual([covid, ofMarket]);
  });

  test('read the name of a closure in their language, on every page that names it', async () => {
    expect((await close({ name_es: 'Día de campo' })).statusCode).toBe(201);
    await app.runJobs();
    const named = async () => {
      const read = async (path: string) => (await secretary.send('GET', path)).json().data;
      const [listed] = await read(`/api/v2/blackouts?destination_id=${eastern}`);
      const { closures } = await read(`/api/destinations/${eastern}/day?date=${TUE}`);
      const { closures_ahead: ahead } = await read(`/api/destinations/${eastern}/day?date=${MON}`);
      const { days } = await read(`/api/destinations/${eastern}/week?mondayOfWeek=${MON}`);
      return [listed.name, closures[0].name, ahead[0].name, days[1].closures[0].name];
    };
    expect(await named()).toEqual(Array(4).fill('Field day'));
    await run(`update users set locale = 'es' where id = $1`, [person]);
    expect(await named()).toEqual(Array(4).fill('Día de campo'));
    const [forTeam] = (await team.send('GET', `/api/v2/blackouts?destination_id=${eastern}`)).json()
      .data;
    expect(forTeam.name).toBe('Field day');
    await run(`update users set locale = 'en' where id = $1`, [person]);
  });

  test('are not told how many lunches a closure of the market took from others', async () => {
    await world.save(await world.family(easternFourth), MON, [TUE]);
    await run('update destinations set market_id = $1 where id = $2', [markets.eastern, central]);
    try {
      await close({ targets: { granularity: 'markets', markets: [markets.eastern] } }, team);
      await app.runJobs();
      const [closure] = (
        await secretary.send('GET', `/api/v2/blackouts?destination_id=${eastern}`)
      ).json().data;
      expect(closure.affected_orders).toBe(1);
    } finally {
      await run('update destinations set market_id = $1 where id = $2', [markets.central, central]);
    }
  });
});
