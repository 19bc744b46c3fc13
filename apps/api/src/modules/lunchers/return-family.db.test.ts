import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrders, TINY_NOW, useTiny } from '../../../test/index.ts';

const { parentA, parentB } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { grades, items } = TINY;
const RETURN = '/api/lunchers/return';

const { app, as, build, db, one, rows, run } = await useTiny({ now: TINY_NOW });
const parent = await as(parentA.id);
const before = await rows('select id, grade_id, destination_id from lunchers');
let unknownGrade: number;

beforeEach(async () => {
  await app.at(TINY_NOW);
  await forgetOrders(db);
  await run('delete from mails');
  await run('delete from repeats');
  await run(
    `update lunchers l set grade_id = k.grade_id, destination_id = k.destination_id,
       deleted_at = null, are_orders_repeating = false
     from jsonb_populate_recordset(null::lunchers, $1) k where k.id = l.id`,
    [JSON.stringify(before)],
  );
  await run(`delete from grades where label = 'I Don''t Know Yet'`);
  unknownGrade = (
    await one<{ id: number }>(
      `insert into grades (destination_id, label, group_name, position)
       select destination_id, 'I Don''t Know Yet', group_name, 99 from grades where id = $1
       returning id`,
      [grades.easternFourth],
    )
  ).id;
  await run('update users set reboard = true where id = any($1)', [[parentA.id, parentB.id]]);
});

const family = () =>
  rows<{ id: number; grade_id: number; destination_id: number; gone: boolean }>(
    `select id, grade_id, destination_id, deleted_at is not null as gone from lunchers
     where user_id = $1 order by id`,
    [parentA.id],
  );
const isAsked = async () =>
  (await one<{ reboard: boolean }>('select reboard from users where id = $1', [parentA.id]))
    .reboard;
const orders = () => rows('select luncher_id, status, grade_id from orders order by id');

test('a family without changes is no longer asked', async () => {
  const answer = await parent.send('POST', RETURN, {
    lunchers: [
      { id: anna, stays: true },
      { id: ben, stays: true, grade_id: grades.centralFirst },
    ],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ affected: [] });
  expect(await isAsked()).toBe(false);
  expect((await family()).every(({ gone }) => !gone)).toBe(true);
  const deeds = await rows(
    `select action, before, after from activity_log where about_user_id = $1 order by id desc
     limit 1`,
    [parentA.id],
  );
  expect(deeds).toEqual([
    { action: 'family.returned', before: { reboard: true }, after: { reboard: false } },
  ]);
  expect(await rows('select from mails')).toEqual([]);
});

test('one leaves, one is elsewhere: lunches are cancelled or move, and the family is told', async () => {
  const day = { date: '2026-11-23' };
  await build.order({ luncherId: anna, itemId: items.bowl, ...day });
  await build.order({ luncherId: ben, itemId: items.pizza, ...day });
  await build.order({ luncherId: ben, itemId: items.bowl, date: '2026-11-24' });
  const answer = await parent.send('POST', RETURN, {
    lunchers: [
      { id: anna, stays: true, grade_id: grades.easternFirst },
      { id: ben, stays: false },
    ],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().affected).toMatchObject([
    { luncher_id: ben, cancelled: true },
    { luncher_id: ben, cancelled: true },
  ]);
  expect(await orders()).toEqual([
    { luncher_id: anna, status: 'placed', grade_id: grades.easternFirst },
    { luncher_id: ben, status: 'cancelled', grade_id: grades.centralFirst },
    { luncher_id: ben, status: 'cancelled', grade_id: grades.centralFirst },
  ]);
  expect(await family()).toMatchObject([
    { id: anna, grade_id: grades.easternFirst, gone: false },
    { id: ben, gone: true },
  ]);
  expect(await isAsked()).toBe(false);
  expect(await rows('select template from mails')).toEqual([{ template: 'orders_rechecked' }]);
});

test('two who change schools lose their lunches in one transaction, each with its letter', async () => {
  await build.order({ luncherId: ben, itemId: items.bowl, date: '2026-11-24' });
  await build.order({ luncherId: anna, itemId: items.pizza, date: '2026-11-23' });
  const answer = await parent.send('POST', RETURN, {
    lunchers: [
      { id: ben, stays: true, grade_id: grades.easternFirst },
      { id: anna, stays: true, grade_id: grades.centralFourth },
    ],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().affected).toHaveLength(2);
  expect((await orders()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await rows('select template from mails')).toHaveLength(2);
});

test('a grade that nobody knows has to be said, at its place, and nothing is saved', async () => {
  await run('update lunchers set grade_id = $2 where id = $1', [anna, unknownGrade]);
  await build.order({ luncherId: ben, itemId: items.pizza, date: '2026-11-24' });
  const standing = await family();
  for (const grade_id of [undefined, unknownGrade, 999_999]) {
    const answer = await parent.send('POST', RETURN, {
      lunchers: [
        { id: ben, stays: false },
        { id: anna, stays: true, ...(grade_id !== undefined && { grade_id }) },
      ],
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['lunchers.1.grade_id']);
  }
  expect(await family()).toEqual(standing);
  expect((await orders()).map(({ status }) => status)).toEqual(['placed']);
  expect(await isAsked()).toBe(true);
});

test.each([
  ['somebody is left out', [{ id: anna, stays: true }]],
  [
    'somebody is of another family',
    [
      { id: anna, stays: true },
      { id: cleo, stays: false },
    ],
  ],
  [
    'somebody is named twice',
    [
      { id: anna, stays: true },
      { id: anna, stays: false },
    ],
  ],
  ['nobody is named', []],
])('nothing is done when %s', async (_what, lunchers) => {
  const standing = await family();
  const answer = await parent.send('POST', RETURN, { lunchers });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'family_changed']);
  expect(await family()).toEqual(standing);
  expect(await isAsked()).toBe(true);
});

test('said twice at once it is done once', async () => {
  const lunchers = [
    { id: anna, stays: true },
    { id: ben, stays: false },
  ];
  const answers = await Promise.all([1, 2].map(() => parent.send('POST', RETURN, { lunchers })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
