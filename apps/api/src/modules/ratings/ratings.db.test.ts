import { TINY } from '@yay/seeds/tiny';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items } = TINY;

const { app, as, build, rows, run } = await useTiny();
const parent = await as(parentA.id);
beforeAll(async () => {
  await build.order({
    luncherId: anna,
    date: '2026-11-16',
    itemId: items.bowl,
    extraIds: [items.apple],
    status: 'served',
  });
  await build.order({
    luncherId: ben,
    date: '2026-11-16',
    itemId: items.pizza,
    status: 'served',
  });
  await build.order({
    luncherId: cleo,
    date: '2026-11-16',
    itemId: items.bowl,
    status: 'served',
  });
  await build.order({ luncherId: anna, date: '2026-11-24', itemId: items.pizza });
  await build.order({
    luncherId: anna,
    date: '2026-11-18',
    itemId: items.lastSushi,
    status: 'locked',
  });
});
let since = 0;
beforeEach(async () => {
  const [last] = await rows('select coalesce(max(id), 0)::int as id from activity_log');
  since = Number(last?.id);
});
afterEach(async () => {
  await run('delete from ratings');
  await run(`update site_options set fields = '{"enabled": true}' where type = 'ratings'`);
});

const kept = () => rows('select luncher_id, item_id, rating from ratings order by 1, 2');
const deeds = async () => {
  const entries = await rows(
    `select action, actor_id, impersonator_id, about_user_id from activity_log
     where action like 'rating.%' and id > $1 order by id`,
    [since],
  );
  return entries;
};
const actions = async () => (await deeds()).map(({ action }) => action);
const URL = '/api/v2/ratings';
const bowl = { luncherId: anna, itemId: items.bowl };
const like = { ...bowl, rating: 1 };
const dislike = { ...bowl, rating: 0 };
const status = async (...asked: Parameters<Caller['send']>) =>
  (await parent.send(...asked)).statusCode;

describe('a rating of a served lunch', () => {
  test('is given, changed, read and taken back', async () => {
    const one = `${URL}/${anna}/${items.bowl}`;
    const none = await parent.send('GET', one);
    expect([none.statusCode, none.body]).toEqual([204, '']);

    const stored = await parent.send('POST', URL, like);
    expect(stored.statusCode).toBe(201);
    expect(stored.json()).toEqual({
      data: { luncher_id: anna, item_id: items.bowl, rating: 1 },
      message: 'Thanks, your rating is saved.',
    });
    const changed = await parent.send('PUT', URL, dislike);
    expect([changed.statusCode, changed.json().data.rating]).toEqual([200, 0]);
    expect((await parent.send('GET', one)).json().data.rating).toBe(0);
    const listed = await parent.send(
      'GET',
      `${URL}?luncher_id=${anna},${ben}&item_id=${items.bowl}`,
    );
    expect(listed.json().data).toEqual([{ luncher_id: anna, item_id: items.bowl, rating: 0 }]);

    expect(await status('DELETE', URL, dislike)).toBe(204);
    expect(await status('DELETE', URL, dislike)).toBe(204);
    expect(await kept()).toEqual([]);
    expect(await actions()).toEqual(['rating.given', 'rating.changed', 'rating.removed']);
  });

  test('may be of what stood beside the lunch, too', async () => {
    expect(await status('POST', URL, { ...like, itemId: items.apple })).toBe(201);
  });

  test('said ten times at once is said once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => parent.send('POST', URL, like)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await kept()).toEqual([{ luncher_id: anna, item_id: items.bowl, rating: 1 }]);
    expect(await actions()).toEqual(['rating.given']);
  });

  test('in any mixture of saying and taking back leaves one or none', async () => {
    const acts = ['POST', 'PUT', 'DELETE', 'POST', 'DELETE', 'PUT'] as const;
    const answers = await Promise.all(
      acts.map((act, at) => parent.send(act, URL, at % 2 === 0 ? like : dislike)),
    );
    for (const { statusCode } of answers) expect([200, 201, 204]).toContain(statusCode);
    expect((await kept()).length).toBeLessThanOrEqual(1);
  });
});

describe('nobody rates', () => {
  const refused = async (body: object, caller = parent) => {
    const answer = await caller.send('POST', URL, body);
    expect(await kept()).toEqual([]);
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };

  test.each([
    ['what she was never served', { ...like, itemId: items.peanutNoodles }],
    ['what is still to come', { ...like, itemId: items.pizza }],
    ['what the kitchen has and nobody ate yet', { ...like, itemId: items.lastSushi }],
    ['what there is not', { ...like, itemId: 2_000_000_000 }],
  ])('%s', async (_what, body) => {
    expect(await refused(body)).toEqual([422, ['itemId']]);
  });

  test('for the child of another family, or for an unknown one', async () => {
    expect(await refused({ ...like, luncherId: cleo })).toEqual([404, []]);
    expect(await refused({ ...like, luncherId: 2_000_000_000 })).toEqual([404, []]);
    for (const other of [cleo, 2_000_000_000]) {
      expect(await status('GET', `${URL}/${other}/${items.bowl}`)).toBe(404);
      expect(await status('DELETE', URL, { ...like, luncherId: other })).toBe(404);
    }
  });

  test.each([2, -1, 0.5, '1', null, true])('with %j', async (rating) => {
    expect(await refused({ ...bowl, rating })).toEqual([422, ['rating']]);
  });

  test('without being signed in, or without a calendar of her own', async () => {
    expect((await app.nobody.send('POST', URL, like)).statusCode).toBe(401);
    const vendor = await as(TINY.users.vendor.id);
    expect(await refused(like, vendor)).toEqual([403, []]);
  });
});

test('a family does not learn another one’s ratings', async () => {
  const other = await as(parentB.id);
  await other.send('POST', URL, { ...like, luncherId: cleo });
  const answer = await parent.send('GET', `${URL}?luncher_id=${anna},${ben},${cleo}`);
  expect(answer.json().data).toEqual([]);
  for (const asked of ['', '?luncher_id=', '?luncher_id=1;2', `?luncher_id=${'1,'.repeat(300)}1`]) {
    const bad = await parent.send('GET', `${URL}${asked}`);
    expect([200, 422]).toContain(bad.statusCode);
  }
  expect((await parent.send('GET', `${URL}?luncher_id=`)).statusCode).toBe(422);
});

test('staff who may act for families rate for them; other staff do not', async () => {
  const staff = await as(support.id);
  expect((await staff.send('POST', URL, like)).statusCode).toBe(201);
  const acting = await as(parentA.id, support.id);
  expect((await acting.send('PUT', URL, dislike)).statusCode).toBe(200);
  const [, entry] = await deeds();
  expect(entry).toEqual({
    action: 'rating.changed',
    actor_id: parentA.id,
    impersonator_id: support.id,
    about_user_id: parentA.id,
  });
  const cook = await as(await build.person({ roles: ['merchandising_jr'] }));
  expect((await cook.send('PUT', URL, like)).statusCode).toBe(404);
});

test('while the feature is off there is nothing to rate and nothing to read', async () => {
  await parent.send('POST', URL, like);
  await run(`update site_options set fields = '{"enabled": false}' where type = 'ratings'`);
  expect(await status('GET', `${URL}?luncher_id=${anna}`)).toBe(404);
  expect(await status('GET', `${URL}/${anna}/${items.bowl}`)).toBe(404);
  expect(await status('POST', URL, dislike)).toBe(404);
  expect(await status('PUT', URL, dislike)).toBe(404);
  expect(await status('DELETE', URL, dislike)).toBe(404);
  expect(await kept()).toEqual([{ luncher_id: anna, item_id: items.bowl, rating: 1 }]);
});
