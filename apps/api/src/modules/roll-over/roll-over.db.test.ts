import type { RollOver } from '@yay/contract/roll-over/calls';
import { plainDate } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, useTiny } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { cancellationWorld } from '../mass-cancellation/cancellation.fixture.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';
import { nextFrom, yearToRoll } from './read-roll-over.ts';
import { movingKilledAt } from './roll-over.fixture.ts';

const { eastern, central } = TINY.schools;
const { easternFirst, easternFourth, centralFirst } = TINY.grades;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const NOBODYS = 2_000_000_000;
const KILL_MS = 120_000;

const { app, as, db, one, rows, run } = await useTiny();
const person = await addPerson(db, { roles: ['school'] });
await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
  eastern,
  person,
]);
const office = await as(person);
const { id: unknown } = await one<{ id: number }>(
  `insert into grades (destination_id, label, group_name, position)
   values ($1, 'I Don''t Know Yet', 'Unknown', 1000) returning id`,
  [eastern],
);
const world = cancellationWorld(app);
const money = settlementWorld(app);
beforeEach(async () => {
  await run('delete from roll_over_lunchers');
  await run('delete from roll_overs');
  await money.forget();
  await planMarketDays(db);
});

const PATH = `/api/destinations/${eastern}/roll-over`;
const read = async (): Promise<RollOver> => (await office.send('GET', PATH)).json().data;
const start = (rest: object = {}, caller = office, path = PATH) =>
  caller.send('POST', path, { school_year: 2026, ...rest });
const undo = () => office.send('POST', `${PATH}/undo`);
const luncherOf = async (familyId: number) =>
  one<{ id: number; grade_id: number; room_id: number | null }>(
    'select id, grade_id, room_id from lunchers where user_id = $1 and deleted_at is null',
    [familyId],
  );
const gradeOf = async (familyId: number) => (await luncherOf(familyId)).grade_id;
const familiesWith = (mark: 'moved' | 'undone') =>
  rows(`select distinct user_id from roll_over_lunchers where ${mark}`);
const reboards = async (familyId: number) =>
  (await one<{ reboard: boolean }>('select reboard from users where id = $1', [familyId])).reboard;

describe('a roll-over', () => {
  test.each([
    ['2026-07-31', 2026, null],
    ['2026-08-01', 2026, '2027-05-01'],
    ['2026-11-27', 2026, '2027-05-01'],
    ['2027-04-30', 2026, '2027-05-01'],
    ['2027-05-01', 2027, null],
  ])('looked at on %s is into %d, and the next one begins on %s', (today, year, from) => {
    expect(yearToRoll(plainDate(today))).toBe(year);
    expect(nextFrom(plainDate(today))).toBe(from);
  });

  test('tells an office in the middle of a school year when the next one is prepared', async () => {
    expect(await read()).toMatchObject({ school_year: 2026, next_from: '2027-05-01' });
  });

  test('moves every luncher of the school one grade up, asks the last, and is undone', async () => {
    const first = await world.family(easternFirst);
    const last = await world.family(easternFourth);
    const elsewhere = await world.family(centralFirst);
    const { id: room } = await one<{ id: number }>(
      `insert into rooms (destination_id, name) values ($1, '204') returning id`,
      [eastern],
    );
    await run('update lunchers set room_id = $1 where user_id = $2', [room, first.id]);
    const shown = await read();
    expect(shown.run).toBeNull();
    expect(shown.grades.map(({ id, next }) => [id, next])).toEqual([
      [easternFirst, easternFourth],
      [easternFourth, unknown],
      [unknown, null],
    ]);
    const started = await start();
    expect(started.statusCode, started.body).toBe(200);
    await app.runJobs();
    expect([await gradeOf(first.id), await gradeOf(last.id)]).toEqual([easternFourth, unknown]);
    expect(await gradeOf(elsewhere.id)).toBe(centralFirst);
    expect((await luncherOf(first.id)).room_id).toBeNull();
    expect([await reboards(first.id), await reboards(last.id)]).toEqual([false, true]);
    expect((await read()).run).toMatchObject({ state: 'done', can_undo: true, skipped: 0 });
    expect((await start()).json().code).toBe('roll_over_done');

    expect((await undo()).statusCode).toBe(200);
    await app.runJobs();
    expect([await gradeOf(first.id), await gradeOf(last.id)]).toEqual([
      easternFirst,
      easternFourth,
    ]);
    expect((await luncherOf(first.id)).room_id).toBe(room);
    expect(await reboards(last.id)).toBe(false);
    expect((await read()).run).toBeNull();
    expect((await undo()).json().code).toBe('roll_over_none');
  });

  test('started by many at once is one, and moves nobody twice', async () => {
    const family = await world.family(easternFirst);
    const answers = await Promise.all([1, 2, 3, 4].map(() => start()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    await app.runJobs();
    expect(await gradeOf(family.id)).toBe(easternFourth);
    expect(await rows('select id from roll_overs')).toHaveLength(1);
  });

  test.each([
    ['roll-over-before-commit', 0],
    ['roll-over-family-moved', 1],
  ])(
    'killed at %s goes on where it was left, there and back',
    async (point, done) => {
      const families = [await world.family(easternFirst), await world.family(easternFirst)];
      const ids = families.map(({ id }) => id);
      const gradesNow = () => Promise.all(ids.map(gradeOf));
      const changesOfEach = () =>
        rows(
          `select count(*)::int as changes from activity_log
           where action = 'luncher.updated' and about_user_id = any($1::int[])
           group by about_user_id`,
          [ids],
        );
      await start();
      expect(await movingKilledAt(app.url, point)).toBe('SIGKILL');
      expect(await familiesWith('moved')).toHaveLength(done);
      expect((await read()).run?.state).toBe('moving');
      await world.giveOutAgain();
      await app.runJobs();
      expect(await gradesNow()).toEqual([easternFourth, easternFourth]);
      expect(await changesOfEach()).toEqual([{ changes: 1 }, { changes: 1 }]);
      expect((await read()).run?.state).toBe('done');

      await undo();
      expect(await movingKilledAt(app.url, point)).toBe('SIGKILL');
      expect(await familiesWith('undone')).toHaveLength(done);
      await world.giveOutAgain();
      await app.runJobs();
      expect(await gradesNow()).toEqual([easternFirst, easternFirst]);
      expect(await changesOfEach()).toEqual([{ changes: 2 }, { changes: 2 }]);
      expect((await read()).run).toBeNull();
    },
    KILL_MS,
  );

  test('sends the last grade to another school of hers, and is undone', async () => {
    const [first, last] = [await world.family(easternFirst), await world.family(easternFourth)];
    expect((await read()).elsewhere, 'she looks after no other school').toEqual([]);
    expect(Object.keys((await start({ last_to: centralFirst })).json().errors)).toEqual([
      'last_to',
    ]);
    const other = await one<{ id: number; grade: number }>(
      `with school as (
         insert into destinations (market_id, name, abbreviation, status)
         select market_id, 'East Middle', 'EM', 'active' from destinations where id = $1
         returning id), grade as (
         insert into grades (destination_id, label, group_name, position)
         select id, unnest(array['Grade 5', 'I Don''t Know Yet']), 'Upper', 1 from school
         returning id, destination_id, label)
       select destination_id as id, id as grade from grade where label = 'Grade 5'`,
      [eastern],
    );
    await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
      other.id,
      person,
    ]);
    expect((await read()).elsewhere).toEqual([
      { id: other.id, name: 'East Middle', grades: [{ id: other.grade, label: 'Grade 5' }] },
    ]);
    const started = await start({ last_to: other.grade });
    expect(started.statusCode, started.body).toBe(200);
    await app.runJobs();
    expect([await gradeOf(first.id), await gradeOf(last.id)]).toEqual([easternFourth, other.grade]);
    expect(await reboards(last.id), 'nobody is asked').toBe(false);

    // The other school moves up after this one: who has just come stays.
    const path = `/api/destinations/${other.id}/roll-over`;
    const seen: RollOver = (await office.send('GET', path)).json().data;
    expect(seen.lunchers.find(({ id }) => id === last.luncherId)).toMatchObject({
      grade_id: other.grade,
      has_come: true,
    });
    expect((await start({}, office, path)).statusCode).toBe(200);
    await app.runJobs();
    expect(await gradeOf(last.id)).toBe(other.grade);

    expect((await undo()).statusCode).toBe(200);
    await app.runJobs();
    expect(await gradeOf(last.id)).toBe(easternFourth);
    await run('delete from destination_users where destination_id = $1', [other.id]);
  });

  test('lets a row go another way: one stays, one skips', async () => {
    const [stays, skips] = [await world.family(easternFirst), await world.family(easternFirst)];
    const exceptions = [
      { luncher_id: (await luncherOf(stays.id)).id, grade_id: easternFirst },
      { luncher_id: (await luncherOf(skips.id)).id, grade_id: unknown },
    ];
    expect((await start({ exceptions })).statusCode).toBe(200);
    await app.runJobs();
    expect([await gradeOf(stays.id), await gradeOf(skips.id)]).toEqual([easternFirst, unknown]);
    expect(await reboards(skips.id)).toBe(true);
  });

  test('checks orders ahead, like a change of grade does', async () => {
    const family = await world.family(easternFourth);
    await world.save(family, MON, [TUE]);
    expect((await read()).orders_ahead).toBeGreaterThan(0);
    await start();
    await app.runJobs();
    // Nothing is offered to the grade of those who do not know theirs.
    const orders = await rows('select status from orders where user_id = $1', [family.id]);
    expect(orders).toEqual([{ status: 'cancelled' }]);
    expect(await rows(`select id from mails where template = 'orders_rechecked'`)).not.toEqual([]);
  });

  test('is not undone once something is ordered in a new grade', async () => {
    const family = await world.family(easternFirst);
    await start();
    await app.runJobs();
    await world.save(family, MON, [TUE]);
    expect((await read()).run?.can_undo).toBe(false);
    expect((await undo()).json().code).toBe('roll_over_ordered');
    expect(await gradeOf(family.id)).toBe(easternFourth);
  });

  test('leaves alone whose family chose another grade meanwhile', async () => {
    const family = await world.family(easternFirst);
    await start();
    await run('update lunchers set grade_id = $1 where user_id = $2', [unknown, family.id]);
    await app.runJobs();
    expect(await gradeOf(family.id)).toBe(unknown);
    expect((await read()).run?.skipped).toBe(1);
  });
});

describe('an invalid request starts no roll-over', () => {
  const nothing = async () => expect(await rows('select id from roll_overs')).toEqual([]);

  test('for another school year than it is', async () => {
    const answer = await start({ school_year: 2027 });
    expect(answer.json().errors).toHaveProperty('school_year');
    await nothing();
  });
  test('for a luncher or a grade of another school', async () => {
    const mine = await luncherOf((await world.family(easternFirst)).id);
    const other = await luncherOf((await world.family(centralFirst)).id);
    for (const [exception, field] of [
      [{ luncher_id: other.id, grade_id: easternFirst }, 'exceptions.0.luncher_id'],
      [{ luncher_id: mine.id, grade_id: centralFirst }, 'exceptions.0.grade_id'],
    ] as const) {
      const answer = await start({ exceptions: [exception] });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    await nothing();
  });
  test('for a school that is not hers, or is not there', async () => {
    for (const id of [central, NOBODYS]) {
      const path = `/api/destinations/${id}/roll-over`;
      expect((await office.send('GET', path)).statusCode).toBe(404);
      expect((await start({}, office, path)).statusCode).toBe(404);
      expect((await office.send('POST', `${path}/undo`)).statusCode).toBe(404);
    }
    await nothing();
  });
});
