import { plainDate } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, placeOrder, type TinyApp, tinyApp } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { settleFamilyWeek } from '../settlement/index.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options, grades } = TINY;
const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';
const NEXT_MONDAY = '2026-11-23';
const NEXT_TUESDAY = '2026-11-24';

let app: TinyApp;
let parent: Caller;
let other: Caller;

// Wednesday 11:00 in New York: today's lunch is locked, tomorrow's is not yet.
beforeEach(async () => {
  app = await tinyApp({ now: '2026-11-18T16:00:00Z' });
  parent = await app.as(parentA.id);
  other = await app.as(parentB.id);
});
afterEach(() => app?.close());

const all = <Row extends object>(text: string, params: unknown[] = []) =>
  app.platform.db.run<Row>(text, params).then(({ rows }) => rows);
const place = (order: Parameters<typeof placeOrder>[1]) => placeOrder(app.platform.db, order);
const orders = () =>
  all<{ id: number; status: string; cancel_reason: string | null; grade_id: number }>(
    'select id, status, cancel_reason, grade_id from orders order by id',
  );
const mails = () =>
  all<{ template: string; to_address: string; subject: string; text_body: string }>(
    'select template, to_address, subject, text_body from mails order by id',
  );
const versions = () =>
  all<{ monday: string; version: number }>(
    'select monday, version from order_weeks where version > 0 order by user_id, monday',
  );

describe('an allergy added after ordering', () => {
  test('cancels what she must not eat, and says so', async () => {
    const bad = await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const sauce = await place({
      luncherId: cleo,
      date: NEXT_TUESDAY,
      itemId: items.bowl,
      optionIds: [options.mildChili, options.peanutSauce],
    });
    const unknown = await place({ luncherId: cleo, date: THURSDAY, itemId: items.mysteryStew });
    const extra = await place({
      luncherId: cleo,
      date: '2026-11-25',
      itemId: items.bowl,
      extraIds: [items.apple, items.peanutBar],
    });
    const fine = await place({
      luncherId: cleo,
      date: '2026-11-26',
      itemId: items.bowl,
      extraIds: [items.apple],
    });
    const sibling = await place({ luncherId: ben, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const past = await place({ luncherId: cleo, date: '2026-11-16', itemId: items.peanutNoodles });

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
      subject: 'We checked the lunches of Cleo again',
    });
    expect(mail?.text_body).toContain(
      'Thursday, November 19: $6.00\n  Mystery stew\n  Mystery stew: peanuts – nobody has verified it',
    );
    expect(mail?.text_body).toContain(
      'Rice bowl\n  Peanut sauce: peanuts, which Cleo must not have.',
    );
    expect(mail?.text_body).toContain('WHAT CAME BACK\n\nThey were not charged yet');
  });

  test('gives back what was paid for it, and says how much before and after', async () => {
    // Ordered before the week is charged, on Monday at noon.
    await app.at('2026-11-16T15:00:00Z');
    await place({ luncherId: cleo, date: THURSDAY, itemId: items.peanutNoodles, cents: 825 });
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles, cents: 700 });
    await app.at('2026-11-18T16:00:00Z');
    await app.platform.db.tx((tx) =>
      settleFamilyWeek(
        tx,
        { requestDebtCharge: async () => null },
        { userId: parentB.id, monday: plainDate('2026-11-16') },
      ),
    );
    const change = { tolerances: { peanuts: 'avoid_strictly' } };
    const told = [{ paid_cents: 825 }, { paid_cents: null }];
    const asked = await other.send('POST', `/api/lunchers/${cleo}/check`, change);
    expect(asked.json().data).toMatchObject(told);

    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, change);
    expect(answer.json().affected).toMatchObject(told);
    const [mail] = await mails();
    expect(mail?.text_body).toContain('WHAT CAME BACK\n\n$8.25 less that you owe');
    expect(mail?.text_body).toContain('What was not charged yet is not in it');
  });

  test('keeps what happened as an event of each order', async () => {
    const id = await place({
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
      await all(
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

  test('leaves what the kitchen has, and says that most clearly', async () => {
    const counted = await place({
      luncherId: cleo,
      date: WEDNESDAY,
      itemId: items.peanutNoodles,
      status: 'locked',
    });
    // The job that locks may be late; the day is locked all the same.
    const notYetMarked = await place({ luncherId: anna, date: WEDNESDAY, itemId: items.pizza });
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
    expect(await all('select 1 from order_events')).toEqual([]);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]?.text_body).toContain('It could no longer be cancelled.');
  });

  test('an order past its lock stays although no job has marked the day', async () => {
    const id = await place({ luncherId: cleo, date: THURSDAY, itemId: items.peanutNoodles });
    await app.at('2026-11-18T22:00:00Z');
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    expect(answer.json().affected[0]).toMatchObject({ date: THURSDAY, cancelled: false });
    expect(await orders()).toEqual([expect.objectContaining({ id, status: 'placed' })]);
  });

  test('a wish is no prohibition', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid', vegan: 'prefers' },
    });
    expect(answer.json().affected).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('gives stock back, grows the week’s version and shrinks its discount', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.lastSushi, cents: 800 });
    await place({ luncherId: cleo, date: NEXT_TUESDAY, itemId: items.pizza, cents: 500 });
    await all(`insert into item_day_stock values ($1, $2, 1)`, [items.lastSushi, NEXT_MONDAY]);
    await all(`insert into discounts (id, code, kind, value) values (50, 'HALF', 'percent', 50)`);
    await all(`update order_weeks set discount_id = 50, discount_cents = 650 where user_id = $1`, [
      parentB.id,
    ]);
    const [before] = await versions();

    await other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { soy: 'avoid_strictly' } });

    expect(await all('select reserved from item_day_stock')).toEqual([{ reserved: 0 }]);
    expect(
      await all(
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

  test('a code whose minimum is no longer reached is given back', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.lastSushi, cents: 800 });
    await place({ luncherId: cleo, date: NEXT_TUESDAY, itemId: items.pizza, cents: 500 });
    await all(`update order_weeks set discount_id = $2, discount_cents = 500 where user_id = $1`, [
      parentB.id,
      TINY.discounts.lunch5,
    ]);
    await other.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { soy: 'avoid_strictly' } });
    expect(
      await all(`select discount_id, discount_cents from order_weeks where version > 0`),
    ).toEqual([{ discount_id: null, discount_cents: 0 }]);
  });

  test('said again, nothing happens again', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const change = { tolerances: { peanuts: 'avoid_strictly' } };
    await other.send('PUT', `/api/lunchers/${cleo}`, change);
    const again = await other.send('PUT', `/api/lunchers/${cleo}`, change);
    expect(again.json().affected).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  test('by staff it is the staff’s cancellation, and told to the parent', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const staff = await app.as(support.id);
    await staff.send('PUT', `/api/lunchers/${cleo}`, { tolerances: { peanuts: 'avoid_strictly' } });
    expect((await orders())[0]?.cancel_reason).toBe('staff');
    expect((await mails())[0]?.to_address).toBe(parentB.email);
  });

  test('so is one by the person behind an impersonation', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    const acting = await app.as(parentB.id, support.id);
    await acting.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    expect((await orders())[0]?.cancel_reason).toBe('staff');
    expect(await all('select actor_id, impersonator_id from order_events')).toEqual([
      { actor_id: parentB.id, impersonator_id: support.id },
    ]);
  });
});

describe('another school', () => {
  test('cancels everything ahead', async () => {
    await place({ luncherId: cleo, date: THURSDAY });
    await place({ luncherId: cleo, date: NEXT_MONDAY });
    const answer = await other.send('PUT', `/api/lunchers/${cleo}`, {
      grade_id: grades.centralFirst,
    });
    expect(answer.json().data.grade.destination.name).toBe('Central School');
    const told = answer.json().affected.map((order: { because: string }) => order.because);
    expect(told).toEqual(['school', 'school']);
    expect((await orders()).map((order) => order.status)).toEqual(['cancelled', 'cancelled']);
    // One week each, and each grew.
    expect((await versions()).map(({ version }) => version)).toEqual([2, 2]);
  });

  test('ends what repeats, and says so even where nothing is ordered', async () => {
    await all('update lunchers set are_orders_repeating = true where id = $1', [cleo]);
    await all('insert into repeats (luncher_id, seed_monday) values ($1, $2)', [cleo, NEXT_MONDAY]);
    const move = (grade: number) =>
      other.send('PUT', `/api/lunchers/${cleo}`, { grade_id: grade, areOrdersRepeating: 1 });
    // Another grade of the same school changes nothing about it.
    await other.send('PUT', `/api/lunchers/${cleo}`, { grade_id: grades.easternFourth });
    expect(await all('select luncher_id from repeats')).toEqual([{ luncher_id: cleo }]);
    expect(await mails()).toEqual([]);

    const answer = await move(grades.centralFirst);
    expect(answer.json().data.areOrdersRepeating).toBe(false);
    expect(await all('select luncher_id from repeats')).toEqual([]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text_body).toContain('no longer repeat');
  });
});

describe('another grade', () => {
  const toFourth = () =>
    other.send('PUT', `/api/lunchers/${cleo}`, { grade_id: grades.easternFourth });

  test('with the same menu moves what is ordered', async () => {
    const id = await place({ luncherId: cleo, date: NEXT_MONDAY, extraIds: [items.apple] });
    const locked = await place({ luncherId: cleo, date: WEDNESDAY, status: 'locked' });
    const answer = await toFourth();
    expect(answer.json().affected).toEqual([]);
    expect(await orders()).toEqual([
      { id, status: 'placed', cancel_reason: null, grade_id: grades.easternFourth },
      { id: locked, status: 'locked', cancel_reason: null, grade_id: grades.easternFirst },
    ]);
    const [event, ...more] = await all<{ kind: string; before: object; after: object }>(
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

  test('whose menu lacks the meal cancels it', async () => {
    await all(`insert into menus (id, name, last_day) values (50, 'Upper menu', '2027-01-15')`);
    await all(`insert into menu_items (menu_id, item_id) values (50, $1), (50, $2)`, [
      items.pizza,
      items.apple,
    ]);
    await all(
      `update destination_day_grades g set menu_id = 50 from destination_days d
       where d.id = g.destination_day_id and d.date >= $1 and g.group_name = 'Upper'`,
      [NEXT_MONDAY],
    );
    await all(
      `insert into daily_specials (menu_id, destination_day_id, item_id)
       select 50, id, $2 from destination_days where destination_id = 1 and date = $1`,
      ['2026-11-25', items.peanutNoodles],
    );
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.bowl });
    await place({ luncherId: cleo, date: NEXT_TUESDAY, itemId: items.pizza });
    await place({ luncherId: cleo, date: '2026-11-25', itemId: items.peanutNoodles });
    await place({
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

  test('that is closed that day, or has no menu, cancels it', async () => {
    await all(
      `insert into blackouts (destination_id, grade_id, name, reason, starts_on, ends_on)
       values (1, $1, 'Trip', 'field_trip', $2, $2)`,
      [grades.easternFourth, NEXT_MONDAY],
    );
    await all(
      `delete from destination_day_grades g using destination_days d
       where d.id = g.destination_day_id and d.date = $1 and g.group_name = 'Upper'`,
      [NEXT_TUESDAY],
    );
    for (const date of [NEXT_MONDAY, NEXT_TUESDAY, '2026-11-25']) {
      await place({ luncherId: cleo, date });
    }
    const affected = (await toFourth()).json().affected;
    expect(affected.map(({ date }: { date: string }) => date)).toEqual([NEXT_MONDAY, NEXT_TUESDAY]);
    expect((await orders()).map((order) => order.status)).toEqual([
      'cancelled',
      'cancelled',
      'placed',
    ]);
  });
});

describe('removing a luncher', () => {
  test('cancels what is ahead and leaves what is eaten', async () => {
    await place({ luncherId: cleo, date: '2026-11-17', status: 'served' });
    await place({ luncherId: cleo, date: WEDNESDAY, status: 'locked' });
    await place({ luncherId: cleo, date: NEXT_MONDAY });
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

  test('without orders sends no mail', async () => {
    const answer = await other.send('DELETE', `/api/lunchers/${cleo}`);
    expect(answer.json()).toEqual({ affected: [] });
    expect(await mails()).toEqual([]);
  });

  test('twice at once is once', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => other.send('DELETE', `/api/lunchers/${cleo}`)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404, 404]);
    expect(await all(`select 1 from order_events`)).toHaveLength(1);
  });
});

describe('asking first', () => {
  test('tells the same and does nothing', async () => {
    await place({ luncherId: cleo, date: NEXT_MONDAY, itemId: items.peanutNoodles });
    await place({ luncherId: cleo, date: WEDNESDAY, status: 'locked' });
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
  ])('%j is no plan', async (plan) => {
    const answer = await other.send('POST', `/api/lunchers/${cleo}/check`, plan);
    expect(answer.statusCode).toBe(422);
  });
});

test('a save that is under way is waited for, and what it leaves is checked', async () => {
  const { db } = app.platform;
  await all(`insert into order_weeks (user_id, monday) values ($1, $2)`, [parentB.id, NEXT_MONDAY]);
  let change: ReturnType<Caller['send']> | undefined;
  await db.tx(async (tx) => {
    await tx.run('select 1 from order_weeks where user_id = $1 for update', [parentB.id]);
    change = other.send('PUT', `/api/lunchers/${cleo}`, {
      tolerances: { peanuts: 'avoid_strictly' },
    });
    await expect
      .poll(async () => (await db.run(`select 1 from pg_locks where not granted`)).rows.length)
      .toBeGreaterThan(0);
    await placeOrder(tx, { luncherId: cleo, date: NEXT_TUESDAY, itemId: items.peanutNoodles });
  });
  expect((await change)?.json().affected).toMatchObject([{ date: NEXT_TUESDAY, cancelled: true }]);
});

test('a change of a luncher takes as many statements with many orders as with few', async () => {
  const count = async (dates: readonly string[]) => {
    for (const date of dates) {
      await place({ luncherId: cleo, date, itemId: items.peanutNoodles });
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
