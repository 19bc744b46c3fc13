import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ActResult, HandOutActGiven, HandOutDay } from '@yay/contract/handouts/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { app, as, build, rows, run } = await useTiny();
const [{ today } = { today: '' }] = await rows<{ today: string }>(
  'select market_today($1) as today',
  [TINY.markets.eastern],
);
const later = async (days: number) =>
  (await rows<{ day: string }>('select ($1::date + $2::int) as day', [today, days]))[0]?.day ?? '';

interface Tablet {
  readonly id: number;
  day(): Promise<HandOutDay>;
  post(acts: readonly object[]): Promise<{ statusCode: number; json(): { data: ActResult[] } }>;
  send(acts: readonly object[]): Promise<ActResult[]>;
}

async function tablet(schoolId: number = TINY.schools.eastern): Promise<Tablet> {
  const token = randomBytes(32).toString('base64url');
  const [kiosk] = await rows<{ id: number }>(
    'insert into kiosks (destination_id, name, token_hash) values ($1, $2, $3) returning id',
    [schoolId, `Tablet ${token.slice(0, 4)}`, createHash('sha256').update(token).digest()],
  );
  const headers = { authorization: `Bearer ${token}` };
  const post = async (acts: readonly object[]) =>
    await app.server.inject({ method: 'POST', url: '/api/kiosk/acts', headers, payload: { acts } });
  return {
    id: kiosk?.id ?? 0,
    async day() {
      return (await app.server.inject({ url: '/api/kiosk/day', headers })).json().data;
    },
    post,
    async send(acts) {
      return (await post(acts)).json().data;
    },
  };
}

const act = (orderId: number, more: Partial<HandOutActGiven> = {}): HandOutActGiven => ({
  id: randomUUID(),
  order_id: orderId,
  kind: 'handed_over',
  device_at: '2026-11-23T16:00:00Z',
  ...more,
});

let family: Awaited<ReturnType<typeof build.family>>;
beforeEach(async () => {
  family = await build.family({ lunchers: [{ first: 'Lena' }] });
});
const lunch = (date = today, luncherId = family.luncherId) =>
  build.order({ luncherId, date, status: 'locked' });
const outcomes = (results: readonly ActResult[]) =>
  results.map(({ outcome, refusal }) => refusal ?? outcome);
const kept = (orderId: number) =>
  rows<{ kind: string; refusal: string | null }>(
    'select kind, refusal from hand_out_events where order_id = $1 order by seq',
    [orderId],
  );

describe('a tablet of a school where nobody has a lunch today', () => {
  const close = (name: string, gradeId: number | null) =>
    run(
      `insert into blackouts (destination_id, grade_id, name, name_es, reason, starts_on, ends_on)
       values ($1, $2, $3, 'Día de nieve', 'weather_closure', $4, $4)`,
      [TINY.schools.eastern, gradeId, name, today],
    );
  const idle = async () => (await (await tablet()).day()).idle;
  beforeEach(async () => {
    await run('delete from orders where destination_id = $1', [TINY.schools.eastern]);
    await run('delete from blackouts where destination_id = $1', [TINY.schools.eastern]);
  });

  test('says that nobody ordered, and when the next lunches are', async () => {
    expect(await idle()).toEqual({ why: 'nobody', closure: null, next_on: null });
    const canceled = await lunch(await later(1));
    await run(`update orders set status = 'cancelled', cancel_reason = 'staff' where id = $1`, [
      canceled,
    ]);
    await lunch(await later(2));
    await close('Trip of a grade', TINY.grades.easternFirst);
    expect(await idle()).toEqual({ why: 'nobody', closure: null, next_on: await later(2) });
  });

  test('names the closure of the school', async () => {
    await close('Snow day', null);
    expect(await idle()).toMatchObject({ why: 'closed', closure: 'Snow day' });
    // A lunch that stands is handed out whatever else is said.
    await lunch();
    expect(await idle()).toBeNull();
  });

  test('knows the weekend', async () => {
    const saturday = await later((13 - new Date(`${today}T12:00:00Z`).getUTCDay()) % 7);
    const [clock] = await rows<{ offset_ms: string }>('select offset_ms from app_clock');
    try {
      await run(
        `update app_clock set offset_ms = offset_ms + 86400000::bigint * ($1::date - $2::date)`,
        [saturday, today],
      );
      expect(await idle()).toMatchObject({ why: 'weekend', closure: null });
    } finally {
      await run('update app_clock set offset_ms = $1', [clock?.offset_ms]);
    }
  });
});

test('a tablet sees today’s bags of its school, and of no other day or school', async () => {
  const order = await lunch();
  await lunch(await later(1));
  const other = await build.family({ lunchers: [{ gradeId: TINY.grades.centralFirst }] });
  const elsewhere = await lunch(today, other.luncherId);
  await run(`insert into badges (luncher_id, format, number) values ($1, 'qr', 'LENA')`, [
    family.luncherId,
  ]);
  const day = await (await tablet()).day();
  expect(day).toMatchObject({ school: { id: TINY.schools.eastern }, date: today });
  const bag = day.bags.find(({ order_id }) => order_id === order);
  expect(bag).toMatchObject({
    first: 'Lena',
    is_canceled: false,
    not_safe: null,
    badges: [{ format: 'qr', number: 'LENA' }],
  });
  expect(day.bags.map(({ order_id }) => order_id)).not.toContain(elsewhere);
  await run('delete from badges');
});

test('bags of one grade are listed room by room, and those without a room last', async () => {
  const inRoom: number[] = [];
  for (const [first, room] of [
    ['Ada', undefined],
    ['Ben', 'Second'],
    ['Cleo', 'First'],
  ] as const) {
    const { luncherId } = await build.family({ lunchers: [{ first }] });
    await run(
      `with room as (insert into rooms (destination_id, name, position)
         select $2, $3::text, case $3 when 'First' then 1 else 2 end where $3 is not null returning id)
       update lunchers set room_id = (select id from room) where id = $1`,
      [luncherId, TINY.schools.eastern, room ?? null],
    );
    inRoom.push(await lunch(today, luncherId));
  }
  const { bags } = await (await tablet()).day();
  const listed = bags.filter(({ order_id }) => inRoom.includes(order_id));
  expect(listed.map(({ first }) => first)).toEqual(['Cleo', 'Ben', 'Ada']);
});

test('a bag’s labels are told with whether they are still true', async () => {
  const order = await lunch();
  const admin = await as(TINY.users.admin.id);
  const prints = `/api/v2/destinations/${TINY.schools.eastern}/labels/prints`;
  expect((await admin.send('POST', prints, { date: today })).statusCode).toBe(202);
  await app.runJobs();
  const one = await tablet();
  const labels = async () =>
    (await one.day()).bags.find(({ order_id }) => order_id === order)?.labels;
  const token = expect.stringMatching(/^[A-Z2-7]{20}$/);
  expect(await labels()).toEqual([{ token, is_void: false }]);
  await run(`update lunchers set first = 'Magdalena' where id = $1`, [family.luncherId]);
  expect(await labels()).toEqual([{ token, is_void: true }]);
  await run(`update lunchers set first = 'Lena' where id = $1`, [family.luncherId]);
});

describe('an act', () => {
  test('counts once when several tablets send it at once', async () => {
    const order = await lunch();
    const [one, two] = [await tablet(), await tablet()];
    const same = act(order);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : two).send([same, same])),
    );
    for (const answer of answers) expect(outcomes(answer)).toEqual(['counted', 'counted']);
    expect(await kept(order)).toEqual([{ kind: 'handed_over', refusal: null }]);
  });

  test('counts once when two tablets hand over one bag, and the second tablet is told', async () => {
    const order = await lunch();
    const tablets = await Promise.all(Array.from({ length: 6 }, () => tablet()));
    const answers = await Promise.all(tablets.map((one) => one.send([act(order)])));
    const told = answers.flatMap(outcomes);
    expect(told.filter((one) => one === 'counted')).toHaveLength(1);
    expect(told.filter((one) => one === 'already_handed_over')).toHaveLength(5);
    expect(answers.flat().find(({ say }) => say !== null)?.say).toBe('Lena has lunch already.');
  });

  test('is undone within the day, and then the bag is handed over again', async () => {
    const order = await lunch();
    const one = await tablet();
    const first = act(order);
    const undo = act(order, { kind: 'undone', undoes: first.id });
    expect(
      outcomes(
        await one.send([
          first,
          undo,
          act(order, { kind: 'undone', undoes: first.id }),
          act(order, { kind: 'problem', problem: 'damaged', note: 'Wet' }),
          act(order),
        ]),
      ),
    ).toEqual(['counted', 'counted', 'nothing_to_undo', 'counted', 'counted']);
    const day = await one.day();
    expect(day.events.filter(({ order_id }) => order_id === order)).toHaveLength(5);
  });

  test('is kept with the wrong time of its device, and placed by the server’s', async () => {
    const order = await lunch();
    const one = await tablet();
    await one.send([act(order, { device_at: '2019-01-01T08:00:00+01:00' })]);
    const event = (await one.day()).events.find(({ order_id }) => order_id === order);
    expect(event?.device_at).toBe('2019-01-01T07:00:00.000Z');
    expect(event?.received_at.slice(0, 4)).not.toBe('2019');
    const broken = await one.post([act(order, { device_at: 'yesterday' })]);
    expect(broken.statusCode).toBe(422);
  });

  test('with the bag of a canceled, changed or forbidden lunch is refused with what to say', async () => {
    const one = await tablet();
    const order = await lunch();
    const seen = (await one.day()).bags.find(({ order_id }) => order_id === order)?.version;
    await run('update orders set item_id = $2 where id = $1', [order, TINY.items.pizza]);
    const [changed] = await one.send([act(order, { seen: seen ?? null })]);
    expect(changed).toMatchObject({ refusal: 'changed', say: expect.stringContaining('Lena') });

    await run(`update lunchers set tolerances = '{"wheat": "avoid_strictly"}' where id = $1`, [
      family.luncherId,
    ]);
    await run(`update items set properties = properties || '{"wheat": "yes"}' where id = $1`, [
      TINY.items.pizza,
    ]);
    const [unsafe] = await one.send([act(order)]);
    expect(unsafe).toMatchObject({ refusal: 'not_safe', say: 'Stop. Not for Lena. Wheat.' });
    const bag = (await one.day()).bags.find(({ order_id }) => order_id === order);
    expect(bag?.not_safe).toMatchObject({ property: 'wheat', found: 'contains' });

    await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
      order,
    ]);
    expect(outcomes(await one.send([act(order)]))).toEqual(['canceled']);
    expect((await kept(order)).map(({ refusal }) => refusal)).toEqual([
      'changed',
      'not_safe',
      'canceled',
    ]);
  });

  test('does not count for tomorrow, for a day long ago or for another school', async () => {
    const one = await tablet();
    const other = await build.family({ lunchers: [{ gradeId: TINY.grades.centralFirst }] });
    const theirs = await lunch(today, other.luncherId);
    const results = await one.send([
      act(await lunch(await later(1))),
      act(await lunch(await later(-8))),
      act(theirs),
      act(2_000_000_000),
    ]);
    expect(outcomes(results)).toEqual(['not_today', 'not_today', 'unknown', 'unknown']);
    expect(results[2]).toEqual({ ...results[3], id: results[2]?.id });
    expect(await kept(theirs)).toEqual([]);
  });

  test('does not meet one with the same id at another school', async () => {
    const other = await build.family({ lunchers: [{ gradeId: TINY.grades.centralFirst }] });
    const theirs = await lunch(today, other.luncherId);
    const same = act(theirs);
    await (await tablet(TINY.schools.central)).send([same]);
    const own = await lunch();
    const [answer] = await (await tablet()).send([{ ...same, order_id: own }]);
    expect(answer?.outcome).toBe('counted');
  });

  test('is written once', async () => {
    const order = await lunch();
    await (await tablet()).send([act(order)]);
    await expect(run('delete from hand_out_events')).rejects.toThrow('append-only');
    await expect(run(`update hand_out_events set kind = 'not_here'`)).rejects.toThrow(
      'append-only',
    );
  });
});

test('10,000 acts that waited arrive in pieces, once, though pieces are sent again', async () => {
  const one = await tablet();
  const orders: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const kin = await build.family();
    orders.push(await lunch(today, kin.luncherId));
  }
  const acts: HandOutActGiven[] = [];
  for (let at = 0; at < 5_000; at += 1) {
    const done = act(orders[at % orders.length] ?? 0);
    acts.push(done, act(done.order_id, { kind: 'undone', undoes: done.id }));
  }
  for (let at = 0; at < acts.length; at += 500) {
    const piece = acts.slice(at, at + 500);
    expect(outcomes(await one.send(piece))).toEqual(piece.map(() => 'counted'));
    if (at % 2_000 === 0) await one.send(piece);
  }
  const [{ total } = { total: 0 }] = await rows<{ total: number }>(
    'select count(*)::int as total from hand_out_events where order_id = any ($1::bigint[])',
    [orders],
  );
  expect(total).toBe(10_000);
  expect((await one.post(acts.slice(0, 501))).statusCode).toBe(422);
}, 60_000);

test('a tablet that is taken off sends nothing more of what waited', async () => {
  const order = await lunch();
  const one = await tablet();
  const ada = await as(TINY.users.admin.id);
  expect((await ada.send('DELETE', `/api/kiosks/${one.id}`)).statusCode).toBe(204);
  expect((await one.post([act(order)])).statusCode).toBe(401);
  expect(await kept(order)).toEqual([]);
  expect((await ada.send('DELETE', `/api/kiosks/${one.id}`)).statusCode).toBe(404);
});

test('people of the school hand out too, at their own school alone', async () => {
  const order = await lunch();
  const id = await build.person({ roles: ['school'], first: 'Sona' });
  const sona = await as(id);
  const url = `/api/schools/${TINY.schools.eastern}/hand-out`;
  const refused = await sona.send('GET', url);
  expect(refused.statusCode).toBe(404);
  expect((await sona.send('POST', `${url}/acts`, { acts: [act(order)] })).statusCode).toBe(404);
  await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
    TINY.schools.eastern,
    id,
  ]);
  const done = await sona.send('POST', `${url}/acts`, { acts: [act(order)] });
  expect(outcomes(done.json().data)).toEqual(['counted']);
  const day: HandOutDay = (await sona.send('GET', url)).json().data;
  expect(day.events.find(({ order_id }) => order_id === order)?.by).toBe('Sona');
  const theirs = await sona.send('GET', `/api/schools/${TINY.schools.central}/hand-out`);
  expect(theirs.body).toBe((await sona.send('GET', '/api/schools/2000000000/hand-out')).body);
});

test('notes about a child are erased with the child', async () => {
  const order = await lunch();
  await (await tablet()).send([
    act(order, { kind: 'problem', problem: 'other', note: 'Lena cried' }),
  ]);
  await run(`insert into badges (luncher_id, format, number) values ($1, 'qr', 'GONE')`, [
    family.luncherId,
  ]);
  await run(`update orders set status = 'served' where id = $1`, [order]);
  const ada = await as(TINY.users.admin.id);
  const erased = await ada.send('POST', `/api/lunchers/${family.luncherId}/erase`);
  expect(erased.statusCode).toBe(200);
  expect(await rows('select note from hand_out_events where order_id = $1', [order])).toEqual([
    { note: null },
  ]);
  expect(await rows(`select id from badges where number = 'GONE'`)).toEqual([]);
});
