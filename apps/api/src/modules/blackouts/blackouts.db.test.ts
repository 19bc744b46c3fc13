import type { BlackoutBatch, BlackoutPreview } from '@yay/contract/blackouts/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny, weekClient } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import {
  type CancelledFamily,
  cancellationWorld,
  expectWhole,
} from '../mass-cancellation/cancellation.fixture.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';

const { eastern, central } = TINY.schools;
const { easternFirst, easternFourth, centralFirst } = TINY.grades;
const { markets, users } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const WED = '2026-11-25';
const FRI = '2026-11-27';

const { app, as, build, db, rows, run } = await useTiny();
const staff = await as(users.admin.id);
const world = cancellationWorld(app);
const money = settlementWorld(app);
beforeEach(async () => {
  await money.forget();
  await planMarketDays(db);
});

const everyone = { granularity: 'everyone' } as const;
const market = { granularity: 'markets', markets: [markets.eastern] } as const;
const school = { ...market, granularity: 'destinations', destinations: [eastern] } as const;
const grade = { ...school, granularity: 'grades', grades: [easternFirst] } as const;
const snow = (rest: object = {}) => ({
  name: 'Snow day',
  reason: 'weather_closure',
  starts_on: TUE,
  ends_on: TUE,
  targets: market,
  ...rest,
});
let keys = 0;
const key = () => {
  keys += 1;
  return { 'idempotency-key': `closure-${keys}-test` };
};

const create = async (rest: object = {}, caller = staff) =>
  caller.send('POST', '/api/v2/blackouts', snow(rest), key());
const close = async (rest: object = {}): Promise<BlackoutBatch> => {
  const answer = await create(rest);
  expect(answer.statusCode, answer.body).toBe(201);
  await app.runJobs();
  return batch(answer.json().data.id);
};
const batch = async (id: number): Promise<BlackoutBatch> =>
  (await staff.send('GET', `/api/v2/blackout-batches/${id}`)).json().data;
const preview = async (rest: object = {}): Promise<BlackoutPreview> => {
  const { name: _, ...plan } = snow(rest);
  const answer = await staff.send('POST', '/api/v2/blackouts/preview', plan);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const laid = () =>
  rows<{ id: number }>(
    `select id, market_id, destination_id, grade_id, starts_on, ends_on, lifted_at is not null as lifted
     from blackouts order by id`,
  );
const idsLaid = async () => (await laid()).map(({ id }) => id);
const lift = async (ids: readonly number[], caller = staff) =>
  caller.send('POST', '/api/v2/blackouts/removals', { blackouts: ids }, key());
const standing = (family: CancelledFamily) =>
  rows<{ date: string }>(
    `select date from orders where user_id = $1 and status <> 'cancelled' order by date`,
    [family.id],
  ).then((orders) => orders.map(({ date }) => date));
const days = async (family: CancelledFamily, monday = MON) => {
  const calendar = await weekClient(await as(family.id), family.id, monday).read();
  return Object.fromEntries(
    Object.values(calendar.days)
      .flat()
      .map((day) => [
        day.date,
        { closed: day.blackout?.name ?? null, orderable: day.orderable, fee: day.late_fee },
      ]),
  );
};

describe('closing', () => {
  test.each([
    ['everywhere', everyone, [easternFirst, centralFirst]],
    ['a market', market, [easternFirst]],
    ['a school', school, [easternFirst]],
    ['a grade', grade, [easternFirst]],
    ['another grade', { ...grade, grades: [easternFourth] }, []],
  ])('%s cancels what is there and tells why, and nothing else', async (_name, targets, hit) => {
    const families = await Promise.all(
      [easternFirst, centralFirst].map(async (where) => ({
        where,
        family: await world.family(where),
      })),
    );
    for (const { family } of families) await world.save(family, MON, [TUE, WED]);
    const shown = await preview({ targets });
    expect(shown.affected).toMatchObject({ orders: hit.length, families: hit.length });
    const done = await close({ targets });
    expect(done).toMatchObject({ state: 'done', run: { state: 'done', orders: hit.length } });
    for (const { where, family } of families) {
      const isHit = (hit as number[]).includes(where);
      expect(await standing(family)).toEqual(isHit ? [WED] : [TUE, WED]);
      expect((await days(family))[TUE]).toMatchObject(
        isHit ? { closed: 'Snow day', orderable: false } : { closed: null },
      );
    }
    const letters = await world.lettersOf();
    expect(letters).toHaveLength(hit.length);
    for (const { text_body } of letters) expect(text_body).toContain('Snow day (Weather closure)');
    await expectWhole(app);
  });

  test('a family that reads Spanish has its name in Spanish, closed and lifted', async () => {
    const family = await world.family();
    await run(`update users set locale = 'es' where id = $1`, [family.id]);
    const other = await world.family();
    for (const one of [family, other]) await world.save(one, MON, [TUE]);
    await close({ name_es: 'Día de nieve' });
    expect((await days(family))[TUE]).toMatchObject({ closed: 'Día de nieve' });
    expect((await days(other))[TUE]).toMatchObject({ closed: 'Snow day' });
    const month = await (await as(family.id)).send('GET', '/api/v2/monthly-preorders');
    const shown = (month.json().days[family.luncherId] as { date: string }[]).find(
      ({ date }) => date === TUE,
    );
    expect(shown).toMatchObject({ state: 'blackout', closed_for: 'Día de nieve' });
    await lift(await idsLaid());
    await app.runJobs();
    for (const template of ['lunches_cancelled', 'days_reopened']) {
      const letters = await world.lettersOf(template);
      const saying = (name: string) =>
        letters.filter((one) => `${one.subject} ${one.text_body}`.includes(name));
      expect(saying('Día de nieve').map(({ user_id }) => user_id)).toEqual([family.id]);
      expect(saying('Snow day').map(({ user_id }) => user_id)).toEqual([other.id]);
    }
  });

  test('a range lays one row a place, over the weekend too, and closes each of its days', async () => {
    const family = await world.family();
    await world.save(family, MON, [FRI]);
    await world.save(family, '2026-11-30', ['2026-11-30', '2026-12-01']);
    const targets = {
      granularity: 'destinations',
      markets: [markets.eastern, markets.central],
      destinations: [eastern, central],
    };
    await close({ starts_on: FRI, ends_on: '2026-11-30', targets });
    expect(await laid()).toEqual(
      [eastern, central].map((destination_id) =>
        expect.objectContaining({ destination_id, starts_on: FRI, ends_on: '2026-11-30' }),
      ),
    );
    expect(await standing(family)).toEqual(['2026-12-01']);
    expect(await world.lettersOf()).toHaveLength(1);
  });

  test('the same sent twice, and at once, is one closure', async () => {
    const same = key();
    const send = () => staff.send('POST', '/api/v2/blackouts', snow(), same);
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    await app.runJobs();
    await app.runJobs();
    expect(await laid()).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  });

  test('the same key with something else is refused, also after the day is over', async () => {
    const same = key();
    const send = (rest: object) => staff.send('POST', '/api/v2/blackouts', snow(rest), same);
    expect((await send({})).statusCode).toBe(201);
    const other = await send({ ends_on: WED });
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
    const path = '/api/v2/blackouts/removals';
    const lifting = await staff.send('POST', path, { blackouts: await idsLaid() }, same);
    expect([lifting.statusCode, lifting.json().code]).toEqual([409, 'key_reused']);
    await app.at('2026-11-25T18:00:00Z');
    expect((await send({})).statusCode).toBe(201);
    expect(await laid()).toHaveLength(1);
  });

  test('a locked order stays, and the preview says so', async () => {
    const family = await world.family();
    await world.save(family, MON, [TUE, WED]);
    await app.at('2026-11-23T23:00:00Z');
    const shown = await preview({ ends_on: WED });
    expect(shown.affected).toMatchObject({ orders: 1, locked: { orders: 1, families: 1 } });
    expect(shown.locked_days).toEqual([{ date: TUE, market: 'Eastern' }]);
    await close({ ends_on: WED });
    expect(await standing(family)).toEqual([TUE]);
  });

  test('the same places on days that they are closed on already are refused, a part of them is not', async () => {
    await close({ targets: school, ends_on: WED });
    const send = (rest: object) => staff.send('POST', '/api/v2/blackouts', snow(rest), key());
    for (const days of [{}, { ends_on: WED }, { starts_on: WED, ends_on: WED }]) {
      const again = await send({ targets: school, name: 'Once more', ...days });
      expect(again.statusCode).toBe(422);
      expect(again.json().errors).toHaveProperty('starts_on');
    }
    expect(await laid()).toHaveLength(1);
    // A day more, or the market around it, closes something else.
    await close({ targets: school, ends_on: '2026-11-27' });
    await close();
    expect(await laid()).toHaveLength(3);
    // A lifted closure may be laid again.
    expect((await lift(await idsLaid())).statusCode).toBe(201);
    await app.runJobs();
    await close({ targets: school });
  });

  test('the preview names closures that are laid already', async () => {
    await close({ targets: school, name: 'Conferences' });
    const { overlapping } = await preview();
    expect(overlapping).toEqual([
      expect.objectContaining({
        name: 'Conferences',
        where: { name: 'East School', grade: null, children: null },
      }),
    ]);
  });
});

describe('lifting', () => {
  test('opens the days, tells each family once, and ordering again costs no late fee', async () => {
    const family = await world.family();
    const idle = await world.family();
    await app.at('2026-11-18T16:00:00Z');
    await world.save(family, MON, [TUE, WED]);
    await world.save(idle, MON, [WED]);
    await close();
    const ids = await idsLaid();
    // Late: whoever begins a day now pays for it.
    await app.at('2026-11-21T16:00:00Z');
    const shown = await staff.send('POST', '/api/v2/blackouts/removals/preview', {
      blackouts: ids,
    });
    expect(shown.json().data).toMatchObject({ blackouts: 1, families: 1, lunches: 1 });
    expect((await lift(ids)).statusCode).toBe(201);
    await app.runJobs();
    const letters = await world.lettersOf('days_reopened');
    expect(letters.map(({ user_id }) => user_id)).toEqual([family.id]);
    expect(letters[0]?.text_body).toContain('Tuesday, November 24');
    expect((await days(family))[TUE]).toMatchObject({ closed: null, orderable: true, fee: 0 });
    await world.save(family, MON, [TUE]);
    expect(await standing(family)).toEqual([TUE, WED]);
    expect((await lift(ids)).statusCode).toBe(422);
    expect(await world.lettersOf('days_reopened')).toHaveLength(1);
    await expectWhole(app);
  });

  test('promises only days that families can still order, and tells of the others that none comes', async () => {
    const both = await world.family();
    const friday = await world.family();
    const THU = '2026-11-26';
    await app.at('2026-11-18T16:00:00Z');
    await world.save(both, MON, [WED, THU, FRI]);
    await world.save(friday, MON, [WED]);
    await close({ starts_on: WED, ends_on: FRI });
    // Tuesday at 11: Wednesday's last hour is over, its count still open; Thursday opens at midnight.
    await app.at('2026-11-24T16:00:00Z');
    const ids = await idsLaid();
    const shown = await staff.send('POST', '/api/v2/blackouts/removals/preview', {
      blackouts: ids,
    });
    expect(shown.json().data).toMatchObject({
      families: 2,
      lunches: 2,
      families_over: 1,
      lunches_over: 2,
      opens: [{ name: 'Eastern', granularity: 'market', schools: expect.any(Number) }],
    });
    await lift(ids);
    await app.runJobs();
    expect((await days(both))[WED]).toMatchObject({ closed: null, orderable: false });
    const letters = await world.lettersOf('days_reopened');
    expect(letters.map(({ user_id }) => user_id)).toEqual([both.id, friday.id]);
    const [mixed, over] = letters;
    expect(mixed?.subject).toBe('You can order again: Snow day was called off');
    expect(mixed?.text_body.replaceAll('\u00a0', ' ')).toContain(
      'Order from Wednesday, November 25, 12 AM ET until Wednesday, November 25, 10 AM ET.',
    );
    expect(over?.subject).toBe('No lunch from us: Snow day was called off');
    expect(over?.text_body).toContain('Wednesday, November 25');
    expect(over?.text_body).not.toContain('choose again');
    await expectWhole(app);
  });

  test('a day stays closed under another closure, and no letter is sent', async () => {
    const family = await world.family();
    await world.save(family, MON, [TUE]);
    await close();
    await close({ targets: school, name: 'Water main' });
    const [first, second] = await idsLaid();
    const shown = await staff.send('POST', '/api/v2/blackouts/removals/preview', {
      blackouts: [first],
    });
    expect(shown.json().data).toMatchObject({
      families: 0,
      still_closed: [{ name: 'Water main' }],
    });
    await lift([Number(first)]);
    await app.runJobs();
    expect((await days(family))[TUE]).toMatchObject({ closed: 'Water main', orderable: false });
    expect(await world.lettersOf('days_reopened')).toEqual([]);
    await lift([Number(second)]);
    await app.runJobs();
    expect((await days(family))[TUE]).toMatchObject({ closed: null, orderable: true });
  });

  test('a closure lifted while it is cancelling cancels no more, and tells those it had', async () => {
    const families = [await world.family(), await world.family(), await world.family()];
    for (const family of families) await world.save(family, MON, [TUE]);
    expect((await create()).statusCode).toBe(201);
    const ids = await idsLaid();
    await lift(ids);
    await app.runJobs();
    for (const family of families) expect(await standing(family)).toEqual([TUE]);
    expect(await world.lettersOf()).toEqual([]);
  });

  test('days that are over stay closed; the rest opens', async () => {
    await close({ starts_on: MON, ends_on: FRI });
    await app.at(`${WED}T16:00:00Z`);
    await lift(await idsLaid());
    await app.runJobs();
    expect(await laid()).toEqual([
      expect.objectContaining({ starts_on: MON, ends_on: TUE, lifted: false }),
      expect.objectContaining({ starts_on: WED, ends_on: FRI, lifted: true }),
    ]);
    expect((await lift([Number((await idsLaid())[0])])).json().errors).toHaveProperty('blackouts');
  });

  test('two who lift at once lift once', async () => {
    const family = await world.family();
    await world.save(family, MON, [TUE]);
    await close();
    const ids = await idsLaid();
    await Promise.all([lift(ids), lift(ids), staff.send('DELETE', `/api/v2/blackouts/${ids[0]}`)]);
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(await world.lettersOf('days_reopened')).toHaveLength(1);
    expect(await laid()).toHaveLength(1);
  });
});

describe('a parent who saves at that very moment', () => {
  test('has the refusal or the compensation, never neither', async () => {
    const families = await Promise.all(Array.from({ length: 16 }, () => world.family()));
    const clients = await Promise.all(
      families.map(async (family) => weekClient(await as(family.id), family.id, MON)),
    );
    let refused = 0;
    let taken = 0;
    for (let round = 0; round < 5; round += 1) {
      await money.forget();
      await planMarketDays(db);
      await Promise.all(clients.map((client) => client.read()));
      const saves = clients.map(async (client, index) => {
        const family = families[index] as CancelledFamily;
        const { results } = await client.save({
          [family.luncherId]: [{ date: TUE, entreeId: TINY.items.bowl }],
        });
        return { family, code: results[0]?.code ?? null };
      });
      const [outcomes, answer] = await Promise.all([Promise.all(saves), create()]);
      expect(answer.statusCode).toBe(201);
      await Promise.all([app.runJobs(), app.runJobs()]);
      const letters = await world.lettersOf();
      for (const { family, code } of outcomes) {
        expect(await standing(family)).toEqual([]);
        const told = letters.filter(({ user_id }) => user_id === family.id).length;
        if (code === null) taken += 1;
        else refused += 1;
        expect({ code, told }).toEqual(
          code === null ? { code, told: 1 } : { code: 'blackout', told: 0 },
        );
      }
      await expectWhole(app);
    }
    expect(refused + taken).toBe(80);
    // Otherwise it was no race.
    expect(taken).toBeGreaterThan(0);
  });
});

describe('the refusals of a closure', () => {
  const field = async (rest: object) => {
    const answer = await create(rest);
    expect(answer.statusCode, answer.body).toBe(422);
    return Object.keys(answer.json().errors);
  };
  test.each<[string, object, string]>([
    ['days the wrong way round', { starts_on: WED, ends_on: TUE }, 'ends_on'],
    ['yesterday', { starts_on: '2026-11-17' }, 'starts_on'],
    ['years', { ends_on: '2030-01-01' }, 'ends_on'],
    ['a weekend', { starts_on: '2026-11-28', ends_on: '2026-11-29' }, 'starts_on'],
    ['a day that is none', { starts_on: '2026-02-30' }, 'starts_on'],
    ['no name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'Snow\nBcc: all@x.test' }, 'name'],
    ['a reason that is none', { reason: 'aliens' }, 'reason'],
    ['no school', { targets: { ...school, destinations: [] } }, 'targets.destinations'],
    [
      'a school of another market',
      { targets: { ...school, destinations: [central] } },
      'targets.destinations',
    ],
    [
      'a grade of another school',
      { targets: { ...grade, grades: [centralFirst] } },
      'targets.grades',
    ],
    [
      'a school that is not there',
      { targets: { ...school, destinations: [9] } },
      'targets.destinations',
    ],
    [
      'ten thousand schools',
      { targets: { ...school, destinations: Array.from({ length: 10_000 }, (_, i) => i + 1) } },
      'targets.destinations',
    ],
    ['something besides', { lifted_at: null }, ''],
  ])('%s', async (_name, rest, name) => {
    const fields = await field(rest);
    if (name !== '') expect(fields).toContain(name);
    expect(await laid()).toEqual([]);
  });

  test('roles without schools or routes', async () => {
    await close();
    const [id] = await idsLaid();
    const office = await build.person({ roles: ['school'] });
    const editor = await build.person({ roles: ['marketing'] });
    const family = await world.family();
    for (const userId of [office, editor, users.vendor.id, family.id]) {
      const caller = await as(userId);
      const { name: _, ...plan } = snow();
      // A person who may close days of her own schools has no school here.
      const ofSchools = userId === office || userId === editor;
      for (const answer of [
        await create({}, caller),
        await caller.send('GET', '/api/v2/blackouts'),
        await caller.send('GET', `/api/v2/blackouts/${id}`),
        await caller.send('POST', '/api/v2/blackouts/preview', plan),
        await lift([Number(id)], caller),
        await caller.send('DELETE', `/api/v2/blackouts/${id}`),
        await caller.send('GET', '/api/v2/blackout-batches'),
      ]) {
        expect(ofSchools ? [403, 404, 422] : [403]).toContain(answer.statusCode);
      }
      expect(await laid()).toMatchObject([{ lifted: false }]);
    }
    const lead = await build.person({ roles: ['ops_lead_jr'] });
    const other = { starts_on: WED, ends_on: WED };
    expect((await create(other, await as(lead))).statusCode).toBe(201);
  });

  test('closures that are not there', async () => {
    await close();
    const [id] = await idsLaid();
    for (const answer of [
      await lift([999_999]),
      await lift([Number(id), 999_999]),
      await staff.send('DELETE', '/api/v2/blackouts/999999'),
      await staff.send('GET', '/api/v2/blackouts/999999'),
      await staff.send('GET', '/api/v2/blackout-batches/999999'),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await lift(Array.from({ length: 10_000 }, (_, i) => i + 1))).statusCode).toBe(422);
    expect((await lift([])).statusCode).toBe(422);
    expect(await laid()).toEqual([expect.objectContaining({ lifted: false })]);
  });
});

describe('the list', () => {
  test('is filtered by place, reason, days and state, with the orders that went', async () => {
    const family = await world.family();
    await world.save(family, MON, [TUE]);
    await close();
    await close({
      starts_on: FRI,
      ends_on: FRI,
      targets: grade,
      reason: 'field_trip',
      name: 'Trip',
    });
    await close({
      targets: { ...school, markets: [markets.central], destinations: [central] },
      name: 'Fair',
      reason: 'other',
    });
    const names = async (query: string) =>
      (await staff.send('GET', `/api/v2/blackouts?${query}`))
        .json()
        .data.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Trip', 'Fair', 'Snow day']);
    expect(await names(`destination_id=${eastern}`)).toEqual(['Trip', 'Snow day']);
    expect(await names(`market_id=${markets.central}`)).toEqual(['Fair']);
    expect(await names('reason=field_trip')).toEqual(['Trip']);
    expect(await names(`from=${WED}`)).toEqual(['Trip']);
    expect(await names(`to=${TUE}`)).toEqual(['Fair', 'Snow day']);
    expect(await names('state=past')).toEqual([]);
    expect(await names('state=upcoming&per_page=1&page=2')).toEqual(['Fair']);
    const wrong = await staff.send('GET', `/api/v2/blackouts?from=${FRI}&to=${TUE}`);
    expect(wrong.statusCode).toBe(422);
    const [snowRow] = (await staff.send('GET', '/api/v2/blackouts?reason=weather_closure')).json()
      .data;
    expect(snowRow).toMatchObject({
      affected_orders: 1,
      market: { name: 'Eastern' },
      destination: null,
      batch: { closures: 1 },
    });
    const batches = (await staff.send('GET', '/api/v2/blackout-batches')).json().data;
    expect(batches.slice(0, 3).map((one: BlackoutBatch) => one.name)).toEqual([
      'Fair',
      'Trip',
      'Snow day',
    ]);
  });
});
