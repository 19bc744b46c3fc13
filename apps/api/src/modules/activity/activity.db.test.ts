import type { ActivityEntry } from '@yay/contract/activity/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { record } from './index.ts';

const { parentA, parentB, support, admin } = TINY.users;
const { anna } = TINY.lunchers;
const { pizza, bowl, apple } = TINY.items;
const { oneSlice, teriyaki } = TINY.options;
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const { app, as, db, run } = await useTiny();
const staff = await as(support.id);
const office = await as(admin.id);
beforeEach(async () => {
  await forgetOrders(db);
  await db.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica');
    await tx.run('delete from activity_log');
  });
});

interface EntryPage {
  data: ActivityEntry[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

async function logs(query = '', caller = office): Promise<EntryPage> {
  const answer = await caller.send('GET', `/api/logs?${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
const logsOf = async (userId: number, caller = staff): Promise<ActivityEntry[]> =>
  (await caller.send('GET', `/api/users/${userId}/logs`)).json<EntryPage>().data;

const deed = (label: string, userId: number = parentA.id) =>
  db.tx((tx) =>
    record(tx, null, {
      action: 'account.updated',
      subject: { type: 'user', id: userId, label },
      aboutUserId: userId,
    }),
  );

describe('orders', () => {
  test('speak of luncher, day and meal, before and after, and of whose hand it was', async () => {
    const parent = await as(parentA.id);
    const mine = weekClient(parent, parentA.id, MONDAY);
    await mine.read();
    await mine.save({ [anna]: [{ date: TUESDAY, entreeId: pizza, optionIds: [oneSlice] }] });

    const acting = await as(parentA.id, admin.id);
    const theirs = weekClient(
      {
        ...acting,
        send: (method, url, body, headers) =>
          acting.send(method, url, body, { ...headers, 'user-agent': AGENT }),
      },
      parentA.id,
      MONDAY,
    );
    await theirs.read();
    await theirs.save({
      [anna]: [{ date: TUESDAY, entreeId: bowl, optionIds: [teriyaki], extraIds: [apple] }],
    });
    await theirs.clear([anna]);

    const [cancelled, changed, placed] = await logsOf(parentA.id);
    expect(placed).toMatchObject({
      action: 'order.placed',
      who: { id: parentA.id, full_name: 'Alma Abbott' },
      as_whom: null,
      about: { id: parentA.id },
      subject: { type: 'order', label: 'Anna' },
      date: TUESDAY,
      device: 'lightMyRequest',
    });
    expect(placed?.changes).toContainEqual({ field: 'meal', before: null, after: 'Pizza' });
    expect(changed).toMatchObject({
      action: 'order.changed',
      who: { id: admin.id, full_name: 'Ada Adeyemi' },
      as_whom: { id: parentA.id, full_name: 'Alma Abbott' },
      ip: '127.0.0.1',
      device: 'Chrome on Windows',
    });
    expect(changed?.request_id).toMatch(/^[\da-f-]{36}$/);
    const fields = Object.fromEntries(changed?.changes.map((one) => [one.field, one]) ?? []);
    expect(fields.meal?.before).toBe('Pizza');
    expect(fields.meal?.after).not.toBe('Pizza');
    expect(fields.extras).toMatchObject({ before: null });
    expect(cancelled).toMatchObject({ action: 'order.cancelled', who: { id: admin.id } });
    expect(cancelled?.changes).toContainEqual(
      expect.objectContaining({ field: 'meal', after: null }),
    );
  });
});

describe('lunchers', () => {
  test('each field that changed and no other, with the person behind', async () => {
    const acting = await as(parentA.id, admin.id);
    const put = (body: object) => acting.send('PUT', `/api/lunchers/${anna}`, body);
    const unchanged = await put({ first: 'Anna' });
    expect(unchanged.statusCode, unchanged.body).toBe(200);
    const changed = await put({
      first: 'Hanna',
      tolerances: { peanuts: 'avoid_strictly', milk: 'avoid' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const entries = await logsOf(parentA.id);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'luncher.updated',
      who: { id: admin.id },
      as_whom: { id: parentA.id },
      subject: { type: 'luncher', id: anna, label: 'Hanna Abbott' },
      changes: [
        { field: 'first', before: 'Anna', after: 'Hanna' },
        { field: 'tolerance.milk', before: null, after: 'avoid' },
      ],
    });
    await put({ first: 'Anna', tolerances: { peanuts: 'avoid_strictly' } });
  });
});

describe('the list', () => {
  test('is filtered, searched and paged, the newest first', async () => {
    await deed('First');
    await deed('Second', parentB.id);
    await db.tx((tx) =>
      record(
        tx,
        {
          userId: parentB.id,
          impersonatorId: admin.id,
          origin: { ip: '10.1.2.3', userAgent: null, requestId: null },
        },
        {
          action: 'luncher.updated',
          subject: { type: 'luncher', id: 3, label: 'Cleo' },
          aboutUserId: parentB.id,
          before: { repeat_ordering: false },
          after: { repeat_ordering: true },
        },
      ),
    );
    const labels = async (query: string) =>
      (await logs(query)).data.map(({ subject }) => subject.label);

    expect(await labels('')).toEqual(['Cleo', 'Second', 'First']);
    expect(await labels(`about=${parentB.id}`)).toEqual(['Cleo', 'Second']);
    expect(await labels('by=product')).toEqual(['Second', 'First']);
    expect(await labels('by=people')).toEqual(['Cleo']);
    expect(await labels(`actor=${admin.id}`)).toEqual(['Cleo']);
    expect(await labels(`actor=${parentB.id}`)).toEqual(['Cleo']);
    expect(await labels(`as_whom=${parentB.id}`)).toEqual(['Cleo']);
    expect(await labels(`as_whom=${admin.id}`)).toEqual([]);
    expect(await labels('action=luncher.updated')).toEqual(['Cleo']);
    expect(await labels('subject_type=luncher&subject_id=3')).toEqual(['Cleo']);
    expect(await labels('search=bauer%20cle')).toEqual(['Cleo']);
    expect(await labels('search=%25%25')).toEqual([]);
    expect(await labels('from=2026-11-18&to=2026-11-18')).toHaveLength(3);
    expect(await labels('from=2026-11-19')).toEqual([]);
    expect(await labels('to=2026-11-17')).toEqual([]);

    const second = await logs('per_page=1&page=2');
    expect(second).toMatchObject({ total: 3, per_page: 1, current_page: 2, last_page: 3 });
    expect(second.data[0]?.subject.label).toBe('Second');
    expect((await logs('page=2147483647')).data).toEqual([]);
  });

  test.each([
    'action=user.crowned',
    'from=2026-02-30',
    'to=9999-12-31',
    'from=0001-01-01',
    'per_page=101',
    'actor=0',
    'actor=1%20or%201',
  ])('refuses %s', async (query) => {
    expect((await office.send('GET', `/api/logs?${query}`)).statusCode).toBe(422);
  });

  test('asks as many statements for many entries as for one', async () => {
    await deed('One');
    const count = async () => {
      const { statements } = await watchStatements(() => logs());
      return statements.length;
    };
    const one = await count();
    for (let times = 0; times < 20; times += 1) await deed(`No. ${times}`);
    expect(await count()).toBe(one);
  });

  test('the generic list has the same entries, orders among them', async () => {
    const parent = weekClient(await as(parentA.id), parentA.id, MONDAY);
    await parent.read();
    await parent.save({ [anna]: [{ date: TUESDAY, entreeId: pizza, optionIds: [oneSlice] }] });
    const answer = await office.send('POST', '/api/list', {
      model: 'Activity',
      columns: ['at', 'who', 'as_whom', 'action', 'subject', 'date', 'before', 'after', 'changes'],
      where: [{ column: 'actor_id', value: parentA.id }],
      search: { value: 'alma', columns: ['who'] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json<{ data: Record<string, unknown>[] }>();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      who: 'Alma Abbott',
      as_whom: null,
      action: 'order.placed',
      subject: 'Anna',
      date: TUESDAY,
    });
    expect(data[0]?.after).toContain('meal: Pizza');
  });
});

describe('the readers of the record', () => {
  test('the whole log needs the logs permission, a person’s log the users permission', async () => {
    const parent = await as(parentA.id);
    expect((await parent.send('GET', '/api/logs')).statusCode).toBe(403);
    expect((await staff.send('GET', '/api/logs')).statusCode).toBe(403);
    expect((await parent.send('GET', `/api/users/${parentA.id}/logs`)).statusCode).toBe(403);
    expect((await app.nobody.send('GET', '/api/logs')).statusCode).toBe(401);
    expect((await staff.send('GET', '/api/users/999999/logs')).statusCode).toBe(404);
    expect((await staff.send('GET', `/api/users/${parentB.id}/logs`)).statusCode).toBe(200);
  });

  test('an entry about one person is on no other page', async () => {
    await deed('Hers', parentB.id);
    expect(await logsOf(parentA.id)).toEqual([]);
    expect(await logsOf(parentB.id)).toHaveLength(1);
  });
});

describe('no statement changes it afterwards, not even one of the application', () => {
  test.each([
    "update activity_log set action = 'user.updated'",
    'delete from activity_log',
    'truncate activity_log',
    "update order_events set kind = 'served'",
    'delete from order_events',
    'truncate order_events',
    'truncate users cascade',
    'delete from activity_entries',
    "update activity_entries set ip = ''",
    `insert into activity_log (actor_id, action, subject_type)
     values (1, 'user.updated', 'user') on conflict do nothing; update activity_log set actor_id = 2`,
  ])('%s', async (statement) => {
    await deed('Kept');
    await expect(run(statement)).rejects.toThrow(/append-only|cannot (update|delete)/);
    const { data } = await logs();
    expect(data.map(({ subject }) => subject.label)).toEqual(['Kept']);
  });
});

test('an unchanged number tells entries of both kinds apart', async () => {
  const parent = weekClient(await as(parentA.id), parentA.id, MONDAY);
  await parent.read();
  await deed('Before');
  await parent.save({ [anna]: [{ date: TUESDAY, entreeId: pizza, optionIds: [oneSlice] }] });
  await deed('After');
  const { data } = await logs();
  expect(new Set(data.map(({ id }) => id)).size).toBe(3);
  expect(data.map(({ subject }) => subject.label)).toEqual(['After', 'Anna', 'Before']);
});
