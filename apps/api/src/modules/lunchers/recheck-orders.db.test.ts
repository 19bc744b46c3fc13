import { plainDate } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  forgetOrders,
  lockWaits,
  placeOrder,
  TINY_NOW,
  useTiny,
} from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { settleFamilyWeek } from '../settlement/index.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options, grades } = TINY;
const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';
const NEXT_MONDAY = '2026-11-23';
const NEXT_TUESDAY = '2026-11-24';

// Wednesday, 11:00 in New York: today's lunch is locked, tomorrow's is not yet.
const { app, as, build, db, rows, run } = await useTiny({ now: TINY_NOW });
const parent = await as(parentA.id);
const other = await as(parentB.id);
const lunchers = await rows(
  'select id, grade_id, destination_id, tolerances, are_orders_repeating from lunchers',
);
const servedMenus = await rows('select * from destination_day_grades');

beforeEach(async () => {
  await app.at(TINY_NOW);
  await forgetOrders(db);
  await run('delete from repeats');
  await run('delete from blackouts');
  await run(
    `update lunchers l set (grade_id, destination_id, tolerances, are_orders_repeating, deleted_at) =
       (k.grade_id, k.destination_id, k.tolerances, k.are_orders_repeating, null)
     from jsonb_populate_recordset(null::lunchers, $1) k where k.id = l.id`,
    [JSON.stringify(lunchers)],
  );
  await run('delete from destination_day_grades');
  await run(
    `insert into destination_day_grades
     select * from jsonb_populate_recordset(null::destination_day_grades, $1)`,
    [JSON.stringify(servedMenus)],
  );
});

const orders = () =>
  rows<{ id: number; status: string; cancel_reason: string | null; grade_id: number }>(
    'select id, status, cancel_reason, grade_id from orders order by id',
  );
const mails = () =>
  rows<{ template: string; to_address: string; subject: string; text_body: string }>(
    'select template, to_address, subject, text_body from mails order by id',
  );
const versions = () =>
  rows<{ monday: string; version: number }>(
    'select monday, version from order_weeks where version > 0 order by user_id, monday',
  );

describe('an allergy added after ordering', () => {
  test('cancels the lunches that the child must not eat, and says so', async () => {
    const bad = await build.order({
      luncherId: cleo,
      date: NEXT_MONDAY,
      itemId: items.peanutNoodles,
    });
    const sauce = await build.order({
      luncherId: cleo,
      date: NEXT_TUESDAY,
      itemId: items.bowl,
      optionIds: [options.mildChili, options.peanutSauce],
    });
    const unknown = await build.order({
      luncherId: cleo,
      date: THURSDAY,
      itemId: items.mysteryStew,
    });
    const extra = await build.order({
      luncherId: cleo,
      date: '2026-11-25',
      itemId: items.bowl,
      extraIds: [items.apple, items.peanutBar],
    });
    const fine = await build.order({
      luncherId: cleo,
      date: '2026-11-26',
      itemId: items.bowl,
      extraIds: [items.apple],
    });
    const sibling = await build.order({
      luncherId: ben,
      date: NEXT_MONDAY,
      itemId: items.peanutNoodles,
    });
    const past = await build.order({
      luncherId: cleo,
      date: '2026-11-16',
      itemId: items.peanutNoodles,
    });

    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });

    expect(answer.statusCode).toBe(200);
    const affected = (
      date: string,
      item_name: string,
      because: string,
      part: string,
      found = 'contains',
    ) => ({
      luncher_id: cleo,
      date,
      item_name,
      total: 600,
      because,
      findings: [{ part, property: 'peanuts', found }],
      cancelled: true,
      paid_cents: null,
    });
    expect(answer.json().affected).toEqual([
      affected(THURSDAY, 'Mystery stew', 'allergy_unverified', 'Mystery stew', 'unverified'),
      affected(NEXT_MONDAY, 'Peanut noodles', 'allergy', 'Peanut noodles'),
      affected(NEXT_TUESDAY, 'Rice bowl', 'allergy', 'Peanut sauce'),
      affected('2026-11-25', 'Rice bowl', 'allergy', 'Peanut bar'),
    ]);
    const states = new Map((await orders()).map((order) => [order.id, order]));
    for (const id of [bad, sauce, unknown, extra]) {
      expect(states.get(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'parent' });
    }
    for (const id of [fine, sibling, past]) expect(states.get(id)?.status).toBe('placed');

    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'orders_rechecked',
      to_address: parentB.email,
      subject: 'We rechecked Cleo’s lunches',
    });
    expect(mail?.text_body).toContain(
      'Thursday, November 19: $6.00\n  Mystery stew\n  Mystery stew: peanuts. It has not been verified',
    );
    expect(mail?.text_body).toContain('Rice bowl\n  Peanut sauce: peanuts, which Cleo can’t have.');
    expect(mail?.text_body).toContain('WHAT YOU GET BACK\n\nThey were not charged yet');
  });

  test('returns the money paid for them, and says how much before and after', async () => {
    // Ordered before the week is charged, on Monday at noon.
    await app.at('2026-11-16T15:00:00Z');
    await build.order({ luncherId: cleo, date: THURSDAY, itemId: items.peanutNoodles, cents: 825 });
    await build.order({
      luncherId: cleo,
      date: NEXT_MONDAY,
      itemId: items.peanutNoodles,
      cents: 700,
    });
    await app.at('2026-11-18T16:00:00Z');
    await db.tx((tx) =>
      settleFamilyWeek(
        tx,
        { requestDebtCharge: async () => null },
        { userId: parentB.id, monday: plainDate('2026-11-16') },
      ),
    );
    const change = { tolerances: { peanuts: 'avoid_strictly' } };
    const expected = [{ paid_cents: 825 }, { paid_cents: null }];
    const checked = await other.send('POST', `/api/lunchers/${cleo}/check`, change);
    expect(checked.json().data).toMatchObject(expected);

    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, change);
    expect(answer.json().affected).toMatchObject(expected);
    const [mail] = await mails();
    expect(mail?.text_body).toContain('WHAT YOU GET BACK\n\n$8.25 off what you owe');
    expect(mail?.text_body).toContain('Anything not charged yet is not included');
  });

  test('records an event of each order', async () => {
    const id = await build.order({
      luncherId: cleo,
      date: NEXT_MONDAY,
      itemId: items.peanutNoodles,
      extraIds: [items.apple],
      cents: 700,
      lateFeeCents: 100,
    });
    await other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { peanuts: 'avoid_strictly' } });
    const snapshot = {
      status: 'placed',
      cancel_reason: null,
      grade_id: grades.easternFirst,
      item_id: items.peanutNoodles,
      entree_cents: 700,
      late_fee_cents: 100,
      total_cents: 800,
      options: [],
      extras: [{ id: items.apple, cents: 0 }],
    };
    expect(
      await rows(
        'select order_id, kind, actor_id, impersonator_id, before, after from order_events',
      ),
    ).toEqual([
      {
        order_id: id,
        kind: 'cancelled',
        actor_id: parentB.id,
        impersonator_id: null,
        before: snapshot,
        after: { ...snapshot, status: 'cancelled', cancel_reason: 'parent', because: 'allergy' },
      },
    ]);
  });

  test('leaves locked lunches in place, and the letter says so first', async () => {
    const counted = await build.order({
      luncherId: cleo,
      date: WEDNESDAY,
      itemId: items.peanutNoodles,
      status: 'locked',
    });
    // The job that locks may be late; the day is locked all the same.
    const notYetMarked = await build.order({
      luncherId: anna,
      date: WEDNESDAY,
      itemId: items.pizza,
    });
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    expect(answer.json().affected).toEqual([
      expect.objectContaining({ date: WEDNESDAY, because: 'allergy', cancelled: false }),
    ]);
    await parent.send('PUT', `/api/lunchers/${anna}`, { tolerances: { milk: 'avoid_strictly' } });
    expect((await orders()).map(({ id, status }) => [id, status])).toEqual([
      [counted, 'locked'],
      [notYetMarked, 'placed'],
    ]);
    expect(await rows('select 1 from order_events')).toEqual([]);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]?.text_body).toContain('It could no longer be canceled.');
  });

  test('an order past its lock stays although no job has locked the day', async () => {
    const id = await build.order({ luncherId: cleo, date: THURSDAY, itemId: items.peanutNoodles });
    await app.at('2026-11-18T22:00:00Z');
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    expect(answer.json().affected[0]).toMatchObject({ date: THURSDAY, cancelled: false });
    expect(await orders()).toEqual([expect.objectContaining({ id, status: 'placed' })]);
  });

  test('a preference cancels nothing', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid', vegan: 'prefers' },
    });
    expect(answer.json().affected).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('returns stock, raises the version of the week and lowers its discount', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.lastSushi, cents: 800 });
    await build.order({ luncherId: cleo, date: NEXT_TUESDAY, itemId: items.pizza, cents: 500 });
    await run(`insert into item_day_stock values ($1, $2, 1)`, [items.lastSushi, NEXT_MONDAY]);
    await run(`insert into discounts (id, code, kind, value) values (50, 'HALF', 'percent', 50)`);
    await run(`update order_weeks set discount_id = 50, discount_cents = 650 where user_id = $1`, [
      parentB.id,
    ]);
    const [before] = await versions();

    await other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { soy: 'avoid_strictly' } });

    expect(await rows('select reserved from item_day_stock')).toEqual([{ reserved: 0 }]);
    expect(
      await rows(
        `select monday, version, discount_id, discount_cents from order_weeks where version > 0`,
      ),
    ).toEqual([
      {
        monday: NEXT_MONDAY,
        version: (before?.version ?? 0) + 1,
        discount_id: 50,
        discount_cents: 250,
      },
    ]);
  });

  test('a code below its minimum leaves the week', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.lastSushi, cents: 800 });
    await build.order({ luncherId: cleo, date: NEXT_TUESDAY, itemId: items.pizza, cents: 500 });
    await run(`update order_weeks set discount_id = $2, discount_cents = 500 where user_id = $1`, [
      parentB.id,
      TINY.discounts.lunch5,
    ]);
    await other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { soy: 'avoid_strictly' } });
    expect(
      await rows(`select discount_id, discount_cents from order_weeks where version > 0`),
    ).toEqual([{ discount_id: null, discount_cents: 0 }]);
  });

  test('the same change again cancels nothing and sends no letter', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const change = { tolerances: { peanuts: 'avoid_strictly' } };
    await other.send('PUT', `/api/lunchers/${cleo}`, change);
    const again = await other.send('PUT', `/api/lunchers/${cleo}`, change);
    expect(again.json().affected).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  test('a change by staff cancels as staff, and the parent gets the letter', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const staff = await as(support.id);
    await staff.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { peanuts: 'avoid_strictly' } });
    expect((await orders())[0]?.cancel_reason).toBe('staff');
    expect((await mails())[0]?.to_address).toBe(parentB.email);
  });

  test('a change under impersonation cancels as staff', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const acting = await as(parentB.id, support.id);
    await acting.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    expect((await orders())[0]?.cancel_reason).toBe('staff');
    expect(await rows('select actor_id, impersonator_id from order_events')).toEqual([
      { actor_id: parentB.id, impersonator_id: support.id },
    ]);
  });
});

describe('another school', () => {
  test('cancels every lunch ahead', async () => {
    await build.order({ luncherId: cleo, date: THURSDAY });
    await build.order({ luncherId: cleo, date: NEXT_MONDAY });
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      grade_id: grades.centralFirst,
    });
    expect(answer.json().data.grade.destination.name).toBe('Central School');
    const reasons = answer.json().affected.map((order: { because: string }) => order.because);
    expect(reasons).toEqual(['school', 'school']);
    expect((await orders()).map((order) => order.status)).toEqual(['cancelled', 'cancelled']);
    // One week each, and each grew.
    expect((await versions()).map(({ version }) => version)).toEqual([2, 2]);
  });

  test('ends repeating orders, and says so even without orders', async () => {
    await run('update lunchers set are_orders_repeating = true where id = $1', [cleo]);
    await run('insert into repeats (luncher_id, seed_monday) values ($1, $2)', [cleo, NEXT_MONDAY]);
    const move = (grade: number) =>
      other.send('PUT', `/api/lunchers/${cleo}`, { grade_id: grade, areOrdersRepeating: 1 });
    // Another grade of the same school changes nothing about it.
    await other.send('PUT', `/api/lunchers/${cleo}`, { grade_id: grades.easternFourth });
    expect(await rows('select luncher_id from repeats')).toEqual([{ luncher_id: cleo }]);
    expect(await mails()).toEqual([]);

    const answer = await move(grades.centralFirst);
    expect(answer.json().data.areOrdersRepeating).toBe(false);
    expect(await rows('select luncher_id from repeats')).toEqual([]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text_body).toContain('no longer repeat');
  });
});

describe('another grade', () => {
  const toFourth = () =>
    other.send('PUT', `/api/lunchers/${cleo}`, { grade_id: grades.easternFourth });
  const close = (place: Readonly<Record<string, number>>, date: string) =>
    run(
      `insert into blackouts (market_id, destination_id, grade_id, name, reason, starts_on, ends_on)
       select market_id, destination_id, grade_id, 'Trip', 'field_trip', $2, $2
       from jsonb_populate_record(null::blackouts, $1)`,
      [JSON.stringify(place), date],
    );

  test('with the same menu moves the orders', async () => {
    const id = await build.order({ luncherId: cleo, date: NEXT_MONDAY, extraIds: [items.apple] });
    const locked = await build.order({ luncherId: cleo, date: WEDNESDAY, status: 'locked' });
    const answer = await toFourth();
    expect(answer.json().affected).toEqual([]);
    expect(await orders()).toEqual([
      { id, status: 'placed', cancel_reason: null, grade_id: grades.easternFourth },
      { id: locked, status: 'locked', cancel_reason: null, grade_id: grades.easternFirst },
    ]);
    const [event, ...more] = await rows<{ kind: string; before: object; after: object }>(
      'select kind, before, after from order_events',
    );
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      kind: 'changed',
      before: { grade_id: grades.easternFirst, status: 'placed' },
      after: { grade_id: grades.easternFourth, status: 'placed' },
    });
    expect(await mails()).toEqual([]);
  });

  test('whose menu lacks the meal cancels the order', async () => {
    const upperMenu = await build.menu({ itemIds: [items.pizza, items.apple] });
    await run(
      `update destination_day_grades g set menu_id = $2 from destination_days d
       where d.id = g.destination_day_id and d.date >= $1 and g.group_name = 'Upper'`,
      [NEXT_MONDAY, upperMenu],
    );
    await run(
      `insert into daily_specials (menu_id, destination_day_id, item_id)
       select $3, id, $2 from destination_days where destination_id = 1 and date = $1`,
      ['2026-11-25', items.peanutNoodles, upperMenu],
    );
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.bowl });
    await build.order({ luncherId: cleo, date: NEXT_TUESDAY, itemId: items.pizza });
    await build.order({ luncherId: cleo, date: '2026-11-25', itemId: items.peanutNoodles });
    await build.order({
      luncherId: cleo,
      date: '2026-11-26',
      itemId: items.pizza,
      extraIds: [items.peanutBar],
    });
    const affected = (await toFourth()).json().affected;
    expect(affected.map(({ date, because }: Record<string, string>) => [date, because])).toEqual([
      [NEXT_MONDAY, 'grade'],
      ['2026-11-26', 'grade'],
    ]);
  });

  test('that is closed that day, or has no menu, cancels the order', async () => {
    await close({ destination_id: 1, grade_id: grades.easternFourth }, NEXT_MONDAY);
    await run(
      `delete from destination_day_grades g using destination_days d
       where d.id = g.destination_day_id and d.date = $1 and g.group_name = 'Upper'`,
      [NEXT_TUESDAY],
    );
    for (const date of [NEXT_MONDAY, NEXT_TUESDAY, '2026-11-25']) {
      await build.order({ luncherId: cleo, date });
    }
    const affected = (await toFourth()).json().affected;
    expect(affected.map(({ date }: { date: string }) => date)).toEqual([NEXT_MONDAY, NEXT_TUESDAY]);
    expect((await orders()).map((order) => order.status)).toEqual([
      'cancelled',
      'cancelled',
      'placed',
    ]);
  });

  test.each([
    ['school', { destination_id: TINY.schools.eastern }],
    ['market', { market_id: TINY.markets.eastern }],
  ])('of a %s that is closed that day cancels the order', async (_place, place) => {
    await close(place, NEXT_MONDAY);
    await build.order({ luncherId: cleo, date: NEXT_MONDAY });
    const standing = await build.order({ luncherId: cleo, date: NEXT_TUESDAY });
    const affected = (await toFourth()).json().affected;
    expect(affected.map(({ date }: { date: string }) => date)).toEqual([NEXT_MONDAY]);
    expect(await orders()).toMatchObject([
      { status: 'cancelled' },
      { id: standing, status: 'placed', grade_id: grades.easternFourth },
    ]);
  });
});

describe('removing a luncher', () => {
  test('cancels lunches ahead and leaves served ones', async () => {
    await build.order({ luncherId: cleo, date: '2026-11-17', status: 'served' });
    await build.order({ luncherId: cleo, date: WEDNESDAY, status: 'locked' });
    await build.order({ luncherId: cleo, date: NEXT_MONDAY });
    const answer = await other.send('DELETE', `/api/lunchers/${cleo}`);
    expect(answer.json().affected).toMatchObject([
      { date: WEDNESDAY, because: 'deleted', cancelled: false },
      { date: NEXT_MONDAY, because: 'deleted', cancelled: true },
    ]);
    expect((await orders()).map((order) => order.status)).toEqual([
      'served',
      'locked',
      'cancelled',
    ]);
    expect((await mails())[0]?.text_body).toContain('Cleo was removed from your account');
    expect((await other.send('GET', '/api/lunchers')).json().data).toEqual([]);
    for (const [method, path, body] of [
      ['PUT', '', { first: 'Back' }],
      ['DELETE', '', undefined],
      ['POST', '/check', { deleted: true }],
    ] as const) {
      const gone = await other.send(method, `/api/lunchers/${cleo}${path}`, body);
      expect(gone.statusCode).toBe(404);
    }
  });

  test('without orders sends no letter', async () => {
    const answer = await other.send('DELETE', `/api/lunchers/${cleo}`);
    expect(answer.json()).toEqual({ affected: [] });
    expect(await mails()).toEqual([]);
  });

  test('twice at once cancels once', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => other.send('DELETE', `/api/lunchers/${cleo}`)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404, 404]);
    expect(await rows(`select 1 from order_events`)).toHaveLength(1);
  });
});

describe('a check before the change', () => {
  test('returns the same lunches and changes nothing', async () => {
    await build.order({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    await build.order({ luncherId: cleo, date: WEDNESDAY, status: 'locked' });
    const planned: [object, object[]][] = [
      [{ deleted: true }, [{ because: 'deleted' }, { because: 'deleted' }]],
      [{ grade_id: grades.centralFirst }, [{ because: 'school' }, { because: 'school' }]],
      [{ grade_id: grades.easternFourth }, []],
      [{ tolerances: { peanuts: 'avoid_strictly' } }, [{ because: 'allergy', cancelled: true }]],
      [{ tolerances: {} }, []],
      [{}, []],
    ];
    const before = await orders();
    for (const [plan, expected] of planned) {
      const { result, statements } = await watchStatements(() =>
        other.send('POST', `/api/lunchers/${cleo}/check`, plan),
      );
      expect(result.json().data).toMatchObject(expected);
      expect(result.json().data).toHaveLength(expected.length);
      expect(statements.length).toBeLessThanOrEqual(6);
    }
    expect(await orders()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  test.each([
    { deleted: false },
    { deleted: true, grade_id: 1 },
    { first: 'Ben' },
    { grade_id: 999_999 },
    [],
  ])('refuses %j', async (plan) => {
    const answer = await other.send('POST', `/api/lunchers/${cleo}/check`, plan);
    expect(answer.statusCode).toBe(422);
  });
});

test('a change waits for a save under way and checks its orders', async () => {
  await run(`insert into order_weeks (user_id, monday) values ($1, $2)`, [parentB.id, NEXT_MONDAY]);
  let change: ReturnType<Caller['send']> | undefined;
  await db.tx(async (tx) => {
    await lockWeeksAhead(tx, parentB.id);
    change = other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    await expect.poll(() => lockWaits(rows)).toBeGreaterThan(0);
    await placeOrder(tx, { luncherId: cleo, date: NEXT_TUESDAY, itemId: items.peanutNoodles });
  });
  expect((await change)?.json().affected).toMatchObject([{ date: NEXT_TUESDAY, cancelled: true }]);
});

test('a change of a luncher takes as many statements with many orders as with few', async () => {
  const count = async (dates: readonly string[]) => {
    for (const date of dates) {
      await build.order({ luncherId: cleo, date, itemId: items.peanutNoodles });
    }
    const peanuts = 'avoid_strictly';
    const { statements } = await watchStatements(() =>
      other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { peanuts } }),
    );
    await other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: {} });
    return statements.length;
  };
  const few = await count([NEXT_MONDAY]);
  const many = await count([THURSDAY, NEXT_TUESDAY, '2026-11-25', '2026-12-01', '2026-12-08']);
  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(22);
});
