import type { ListedTrip, TeachersTrips } from '@yay/contract/class-trips/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { allowed, useTiny, weekClient } from '../../../test/index.ts';
import { post as postMoney } from '../ledger/index.ts';
import { expectWhole } from '../mass-cancellation/cancellation.fixture.ts';
import { at, MON, NOBODYS, TUE, tripWorld, WED } from './class-trips.fixture.ts';

const { eastern, central } = TINY.schools;
const { easternFirst, easternFourth, centralFirst } = TINY.grades;

const { app, as, db, rows, run } = await useTiny();
const trips = await tripWorld(app);
const { world, money, person, office, post, proposal, makeLink, propose, look, decide } = trips;
const { caller: others } = await trips.officeOf(central);
beforeEach(() => trips.reset());
const mails = (template: string) =>
  rows<{ to_address: string; text_body: string }>(
    'select to_address, text_body from mails where template = $1',
    [template],
  );

describe('a class trip', () => {
  test('is asked by a link, agreed to, and a closure like any other', async () => {
    const family = await world.family(easternFirst);
    await world.save(family, MON, [TUE, WED]);
    await run(
      `insert into school_contacts (destination_id, name, email, gets_closures)
       values ($1, 'Dolores', 'office@east.test', true)`,
      [eastern],
    );
    const { token } = await makeLink();
    const opened = await post('open', { token });
    const { days, grades } = opened.json().data as TeachersTrips;
    expect(grades.map(({ id }) => id)).toEqual([easternFirst, easternFourth]);
    expect(days.find(({ date }) => date === TUE)).toMatchObject({
      state: 'open',
      lunches: [{ grade_id: easternFirst, count: 1 }],
    });
    const id = await propose(token, { email: 'rao@east.test', note: 'We leave at 9.' });
    expect(await mails('trip_asked')).toMatchObject([{ to_address: 'office@east.test' }]);
    expect(await look(id)).toMatchObject({
      state: 'waiting',
      lunches: 1,
      note: 'We leave at 9.',
      preview: { affected: { orders: 1, families: 1 } },
      orders: [{ item: expect.any(String), cancelled: false }],
    });
    const agreed = await decide(id, 'agreed', 'Have fun!');
    expect(agreed.statusCode, agreed.body).toBe(200);
    await app.runJobs();
    expect(await look(id)).toMatchObject({ state: 'agreed', preview: null, lunches: 0 });
    expect((await look(id)).orders).toMatchObject([{ cancelled: true }]);
    const closures = await office.send('GET', `/api/v2/blackouts?destination_id=${eastern}`);
    expect(closures.json().data).toMatchObject([
      { name: 'Science Center', reason: 'field_trip', grade: { id: easternFirst } },
    ]);
    const [answer] = await mails('trip_answered');
    expect(answer?.to_address).toBe('rao@east.test');
    expect(answer?.text_body).toContain('Have fun!');
    expect(await world.lettersOf()).toHaveLength(1);
    await expectWhole(app);
    await run('delete from school_contacts');
  });

  test('says what becomes of the money and who is told, and that is what happens', async () => {
    const [rich, card, late] = [
      await world.family(easternFirst),
      await world.family(easternFirst),
      await world.family(easternFirst),
    ];
    for (const one of [rich, card, late]) await world.save(one, MON, [TUE]);
    // One pays with a bonus and with credit, one owes it, and one is not charged yet.
    const give = (account: 'credit' | 'yay_bonus', cents: number) =>
      db.tx((tx) =>
        postMoney(tx, {
          key: `test:${account}`,
          kind: 'credit_issued',
          allowance: allowed(rich.id, cents),
          userId: rich.id,
          entries: [
            { account: 'promotion', cents },
            { account, cents: -cents },
          ],
        }),
      );
    await give('yay_bonus', 200);
    await give('credit', 400);
    await app.at('2026-11-23T17:00:01Z');
    try {
      await money.settle(rich.id);
      await money.settle(card.id);
      const { token } = await makeLink();
      const id = await propose(token);
      const before = await look(id);
      const [price] = before.orders.map(({ total_cents: cents }) => cents);
      if (price === undefined) throw new Error('no order');
      const told = {
        // With what pays the debt of one of them, of which a school hears nothing.
        credit_cents: 2 * price - 200,
        yay_bucks_cents: 200,
        unpaid_cents: price,
        unpaid_orders: 1,
      };
      expect(before.money).toEqual(told);
      expect(before.told).toEqual({
        kitchens: [{ name: expect.any(String), orders: 3 }],
        labels: 0,
      });
      expect((await decide(id, 'agreed')).statusCode).toBe(200);
      await app.runJobs();
      const after = await look(id);
      expect(after.money).toEqual(told);
      expect(after.told).toBeNull();
      expect(await money.funds(card.id)).toMatchObject({ owed: 0, credit: 0 });
      const declined = await propose(token, { date: WED });
      await decide(declined, 'declined');
      expect(await look(declined)).toMatchObject({ money: null, told: null });
    } finally {
      await app.at('2026-11-18T16:00:00Z');
    }
  });

  test('is named in Spanish by the office, for families who read Spanish', async () => {
    const [family, other] = [await world.family(easternFirst), await world.family(easternFirst)];
    await run(`update users set locale = 'es' where id = $1`, [family.id]);
    for (const one of [family, other]) await world.save(one, MON, [TUE]);
    const { token } = await makeLink();
    const id = await propose(token);
    const answer = { answer: 'agreed', name_es: 'Centro de Ciencias' };
    expect((await office.send('POST', at(`trips/${id}/answer`), answer)).statusCode).toBe(200);
    await app.runJobs();
    const shown = async (to: typeof family) => {
      const week = await weekClient(await as(to.id), to.id, MON).read();
      const tuesday = Object.values(week.days)
        .flat()
        .find(({ date }) => date === TUE);
      return tuesday?.blackout?.name;
    };
    expect(await shown(family)).toBe('Centro de Ciencias');
    expect(await shown(other)).toBe('Science Center');
    const told = (await world.lettersOf()).filter(({ text_body }) =>
      text_body.includes('Centro de Ciencias'),
    );
    expect(told.map(({ user_id }) => user_id)).toEqual([family.id]);
  });

  test('shows its place in the language of who reads it, once it is named in Spanish', async () => {
    const { token } = await makeLink();
    const [named, unnamed] = [await propose(token), await propose(token, { date: WED })];
    const answer = { answer: 'agreed', name_es: 'Centro de Ciencias' };
    expect((await office.send('POST', at(`trips/${named}/answer`), answer)).statusCode).toBe(200);
    await decide(unnamed, 'agreed');
    await app.runJobs();
    const places = async () => {
      const listed = (await office.send('GET', at('trips'))).json().data as ListedTrip[];
      const inList = new Map(listed.map(({ id, place }) => [id, place]));
      return [inList.get(named), (await look(named)).place, (await look(unnamed)).place];
    };
    expect(await places()).toEqual(['Science Center', 'Science Center', 'Science Center']);
    await run(`update users set locale = 'es' where id = $1`, [person]);
    try {
      expect(await places()).toEqual([
        'Centro de Ciencias',
        'Centro de Ciencias',
        'Science Center',
      ]);
    } finally {
      await run(`update users set locale = 'en' where id = $1`, [person]);
    }
  });

  test('is told to each of the office in the language of the account with the address', async () => {
    await run(
      `insert into school_contacts (destination_id, name, email, gets_closures)
       select $1::integer, first, email, true from users where id = $2
       union all select $1::integer, 'Dolores', 'office@east.test', true`,
      [eastern, person],
    );
    await run(`update users set locale = 'es' where id = $1`, [person]);
    try {
      const { token } = await makeLink();
      await propose(token);
      const texts = new Map(
        (await mails('trip_asked')).map((mail) => [mail.to_address, mail.text_body]),
      );
      const [own] = await rows<{ email: string }>('select email from users where id = $1', [
        person,
      ]);
      expect(texts.get(own?.email ?? '')).toContain('pide que 1.er\u00A0grado no tenga almuerzo');
      expect(texts.get('office@east.test')).toContain('would like Grade 1 to have no lunch');
    } finally {
      await run(`update users set locale = 'en' where id = $1`, [person]);
      await run('delete from school_contacts');
    }
  });

  test('names its place to the teacher in her language, on her page and in her mail', async () => {
    const { token } = await makeLink();
    const spanish = { 'accept-language': 'es' };
    const asked = proposal(token, { email: 'rao@east.test' });
    const made = await post('propose', asked, spanish);
    const [waiting] = (made.json().data as TeachersTrips).trips;
    expect(waiting?.place).toBe('Science Center');
    const answer = { answer: 'agreed', name_es: 'Centro de Ciencias' };
    await office.send('POST', at(`trips/${waiting?.id}/answer`), answer);
    await app.runJobs();
    const placeSeen = async (headers: Record<string, string>) =>
      ((await post('open', { token }, headers)).json().data as TeachersTrips).trips[0]?.place;
    expect(await placeSeen(spanish)).toBe('Centro de Ciencias');
    expect(await placeSeen({})).toBe('Science Center');
    expect((await mails('trip_answered'))[0]?.text_body).toContain('Centro de Ciencias');
  });

  test('is agreed to once, however often it is sent at once', async () => {
    await world.save(await world.family(easternFirst), MON, [TUE]);
    const { token } = await makeLink();
    const id = await propose(token);
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(id, 'agreed')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await app.runJobs();
    expect(await rows('select id from blackouts')).toHaveLength(1);
    expect(await world.lettersOf()).toHaveLength(1);
    expect((await decide(id, 'declined')).statusCode).toBe(409);
  });

  test('that is declined closes nothing, and can be asked again', async () => {
    const { token } = await makeLink();
    const id = await propose(token);
    expect((await decide(id, 'declined', 'Tests that day.')).statusCode).toBe(200);
    expect(await rows('select id from blackouts')).toEqual([]);
    const [trip] = ((await post('open', { token })).json().data as TeachersTrips).trips;
    expect(trip).toMatchObject({ state: 'declined', answer: 'Tests that day.' });
    expect(await propose(token)).not.toBe(id);
  });

  test('is asked once: again by its teacher it is the same, by another it is refused', async () => {
    const { token } = await makeLink();
    const id = await propose(token);
    expect(await propose(token)).toBe(id);
    const { token: other } = await makeLink({ teacher: 'Jon Beckett' });
    const second = await post('propose', proposal(other));
    expect(second.statusCode).toBe(422);
    expect(second.json().errors.date[0]).toContain('already requested');
    const day = ((await post('open', { token: other })).json().data as TeachersTrips).days.find(
      ({ date }) => date === TUE,
    );
    expect(day?.taken).toEqual([{ grade_id: easternFirst, by: 'trip' }]);
    expect((await post('withdraw', { token: other, trip: id })).statusCode).toBe(404);
    expect((await post('withdraw', { token, trip: id })).statusCode).toBe(200);
    expect((await office.send('GET', at(`trips/${id}`))).statusCode).toBe(404);
    expect((await decide(id, 'agreed')).statusCode).toBe(409);
  });

  test('can be neither asked for nor agreed to once the kitchen has the count of its day', async () => {
    const { token } = await makeLink();
    const id = await propose(token);
    await app.at(`${MON}T23:30:00Z`);
    try {
      const late = await decide(id, 'agreed');
      expect(late.statusCode).toBe(409);
      expect(late.json().code).toBe('trip_too_late');
      expect(await rows('select id from blackouts')).toEqual([]);
      const again = await post('propose', proposal(token, { grade_id: easternFourth }));
      expect(again.json().errors).toHaveProperty('date');
      expect((await decide(id, 'declined')).statusCode).toBe(200);
    } finally {
      await app.at('2026-11-18T16:00:00Z');
    }
  });
});
describe('a wrong field of a request has a sentence at that field', () => {
  test.each([
    ['for the past', { date: '2026-11-02' }, 'date'],
    ['for a weekend', { date: '2026-11-28' }, 'date'],
    ['for a day too far ahead', { date: '2027-05-03' }, 'date'],
    ['for a grade of another school', { grade_id: centralFirst }, 'grade_id'],
    ['for a grade that is not there', { grade_id: NOBODYS }, 'grade_id'],
    ['without a place', { place: ' ' }, 'place'],
    ['with a place of two lines', { place: 'Zoo\nBcc: x' }, 'place'],
    ['with an address that is none', { email: 'rao' }, 'email'],
    ['for a date that is none', { date: '2026-13-40' }, 'date'],
    [
      'with 61 children',
      { children: Array.from({ length: 61 }, (_, n) => `Kid ${n}`) },
      'children',
    ],
    ['with no child', { children: [] }, 'children'],
    ['with a child without a name', { children: [' '] }, 'children.0'],
    ['with a child of 162 letters', { children: ['x'.repeat(162)] }, 'children.0'],
    ['with a child of two lines', { children: ['Ann\nBea'] }, 'children.0'],
  ])('%s', async (_name, rest, field) => {
    const { token } = await makeLink();
    const answer = await post('propose', proposal(token, rest));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await rows('select id from class_trips')).toEqual([]);
  });

  test('for a day that is closed for the grade', async () => {
    const { token } = await makeLink();
    await decide(await propose(token), 'agreed');
    const again = await post('propose', proposal(token));
    expect(again.json().errors.date[0]).toContain('no lunch');
  });
});

describe('a link', () => {
  const over = async (token: string) => {
    for (const answer of [await post('open', { token }), await post('propose', proposal(token))]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('trip_link_over');
    }
  };

  test('opens nothing once it is revoked', async () => {
    const { data, token } = await makeLink();
    const revoked = await office.send('DELETE', at(`trip-links/${data.id}`));
    expect(revoked.json().data.state).toBe('revoked');
    expect((await office.send('DELETE', at(`trip-links/${data.id}`))).statusCode).toBe(200);
    await over(token);
  });

  test('opens nothing after its end', async () => {
    const { token } = await makeLink({ ends_on: '2026-12-01' });
    await run(`update trip_links set ends_on = '2026-11-01'`);
    await over(token);
  });

  test('is refused when it is made up, and guessing is limited', async () => {
    await over('x'.repeat(43));
    const tries = [];
    for (let index = 0; index < 310; index += 1) {
      tries.push((await post('open', { token: 'y'.repeat(43) })).statusCode);
    }
    expect(tries.at(-1)).toBe(429);
  });

  test('is kept as a hash and told once', async () => {
    const { token } = await makeLink();
    const listed = await office.send('GET', at('trip-links'));
    expect(listed.body).not.toContain(token);
    const [row] = await rows<{ kept: string }>('select trip_links::text as kept from trip_links');
    expect(row?.kept).not.toContain(token);
  });

  test('that would end before today, or in years, is not made', async () => {
    for (const ends_on of ['2026-11-01', '2029-01-01']) {
      const made = await office.send('POST', at('trip-links'), { teacher: 'A', ends_on });
      expect(made.json().errors).toHaveProperty('ends_on');
    }
  });
});

test("another school's trips and links look like missing ones", async () => {
  const { data, token } = await makeLink();
  const id = await propose(token);
  for (const [school, caller] of [
    [central, others],
    [eastern, others],
    [NOBODYS, office],
  ] as const) {
    for (const answer of [
      await caller.send('GET', at(`trips/${id}`, school)),
      await decide(id, 'agreed', '', caller, school),
      await caller.send('DELETE', at(`trip-links/${data.id}`, school)),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  }
  expect((await look(id)).state).toBe('waiting');
});
