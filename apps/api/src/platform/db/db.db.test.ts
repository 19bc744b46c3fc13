import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';
import {
  asTimestamp,
  connectDb,
  constraintOf,
  type Db,
  isUniqueViolation,
  listen,
  type TxOptions,
  together,
  watchStatements,
} from './index.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 4 });
  await db.run(
    'create table marks (id int primary key, seen_at timestamptz, day date, big bigint)',
  );
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const marks = () => db.query<{ id: number }>('marks', 'select id from marks order by id');

describe('values', () => {
  test.each([0, 1_790_000_000_123, -62_135_596_800_000])('keep the instant %i', async (at) => {
    const [row] = await db.query<{ at: number }>('at', 'select $1::timestamptz as at', [
      asTimestamp(at),
    ]);
    expect(row?.at).toBe(at);
  });

  test('are text for dates and numbers for bigints', async () => {
    const [row] = await db.query(
      'values',
      `select date '2026-03-08' as day, 9007199254740991 as big,
      array[date '2026-03-08', null] as days, array[1::bigint] as bigs`,
    );
    expect(row).toEqual({
      day: '2026-03-08',
      big: 9007199254740991,
      days: ['2026-03-08', null],
      bigs: [1],
    });
  });
});

describe('a prepared statement', () => {
  const one = () => connectDb({ url: database.url, max: 1 });

  test('answers alike however often it runs, with rows and without, after a failure too', async () => {
    await using held = new AsyncDisposableStack();
    const single = one();
    held.defer(() => single.close());
    const inverse = (by: number) =>
      single.query(
        'inverse',
        `select 6 / $1::int as n, date '2026-03-08' as day, array[1::bigint] as bigs, null as nothing
         where $1 < 3`,
        [by],
      );
    const expected = { day: '2026-03-08', bigs: [1], nothing: null };
    expect(await inverse(1)).toEqual([{ n: 6, ...expected }]);
    expect(await inverse(2)).toEqual([{ n: 3, ...expected }]);
    expect(await inverse(3)).toEqual([]);
    await expect(inverse(0)).rejects.toThrow('division by zero');
    expect(await Promise.all([inverse(1), inverse(2)])).toEqual([
      [{ n: 6, ...expected }],
      [{ n: 3, ...expected }],
    ]);
  });

  test('is refused once its columns have changed, and never read by the old ones', async () => {
    await using held = new AsyncDisposableStack();
    const single = one();
    held.defer(() => single.close());
    await single.run('create table shapes (first int, second text)');
    await single.run(`insert into shapes values (1, 'two')`);
    const all = () => single.query('shapes', 'select * from shapes');
    for (const _turn of [1, 2]) expect(await all()).toEqual([{ first: 1, second: 'two' }]);
    await single.run('alter table shapes drop column first');
    await expect(all()).rejects.toThrow('cached plan must not change result type');
    await single.run('drop table shapes');
  });
});

describe('transactions', () => {
  test('commit all of their statements or none', async () => {
    await db.tx((tx) => tx.query('mark', 'insert into marks (id) values ($1)', [1]));
    const failing = db.tx(async (tx) => {
      await tx.query('mark', 'insert into marks (id) values ($1)', [2]);
      await tx.query('mark', 'insert into marks (id) values ($1)', [1]);
    });
    await expect(failing).rejects.toSatisfy(
      (error) => isUniqueViolation(error, 'marks_pkey') && constraintOf(error) === 'marks_pkey',
    );
    expect(await marks()).toEqual([{ id: 1 }]);
  });

  test('reject when a failed statement was swallowed, instead of passing for committed', async () => {
    const swallowing = db.tx(async (tx) => {
      await tx.query('mark', 'insert into marks (id) values ($1)', [1]).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
  });

  test('run statements sent together in their order, each seeing the effect of the one before', async () => {
    const insert = 'insert into marks (id) values ($1) returning id';
    const results = await db.tx((tx) =>
      together([
        tx.query('mark_back', insert, [30]),
        tx.query('count_marks', 'select count(*)::int as marks from marks where id >= 30'),
        tx.query('mark_back', insert, [31]),
        tx.query('count_marks', 'select count(*)::int as marks from marks where id >= 30'),
      ]),
    );
    expect(results).toEqual([[{ id: 30 }], [{ marks: 1 }], [{ id: 31 }], [{ marks: 2 }]]);
    await db.run('delete from marks where id >= 30');
  });

  test('roll back after every statement sent together has ended', async () => {
    let late: Promise<unknown> | undefined;
    const failing = db.tx((tx) => {
      // Stands for a statement that another one delays.
      late = wait(20).then(() => tx.query('mark', 'insert into marks (id) values ($1)', [32]));
      return together([tx.query('mark', 'insert into marks (id) values ($1)', [1]), late]);
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'marks_pkey'));
    await expect(late).rejects.toThrow('current transaction is aborted');
    expect(await marks()).toEqual([{ id: 1 }]);
  });

  test('return no result when BEGIN failed, although the first statement was sent behind it', async () => {
    const answered: unknown[] = [];
    const failing = db.tx(
      async (tx) => {
        answered.push(await tx.query('one', 'select 1'));
      },
      // Stands for whatever makes BEGIN fail.
      { isolation: 'none' as TxOptions['isolation'] & {}, beginsAtOnce: true },
    );
    await expect(failing).rejects.toThrow('syntax error');
    expect(answered).toEqual([]);
    expect(await marks()).toEqual([{ id: 1 }]);
  });

  test('commit with their last statement', async () => {
    const answer = await db.tx(async (tx) => {
      await tx.query('mark', 'insert into marks (id) values ($1)', [40]);
      tx.endWith(() => tx.query('mark', 'insert into marks (id) values ($1)', [41]));
      return 'answered';
    });
    expect(answer).toBe('answered');
    expect((await db.run('delete from marks where id >= 40')).rowCount).toBe(2);
  });

  test('roll back when their last statement fails and leave the connection usable', async () => {
    const failing = db.tx(async (tx) => {
      await tx.query('mark', 'insert into marks (id) values ($1)', [42]);
      tx.endWith(() => tx.query('mark', 'insert into marks (id) values ($1)', [1]));
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'marks_pkey'));
    expect(await marks()).toEqual([{ id: 1 }]);
    await Promise.all(Array.from({ length: 10 }, () => db.tx((tx) => tx.run('select 1'))));
  });

  test('run again after a deadlock', async () => {
    await db.run('insert into marks (id) values (10), (11)');
    const touch = 'update marks set big = coalesce(big, 0) + 1 where id = $1';
    let both = 0;
    const crossing = (first: number, second: number) =>
      db.tx(async (tx) => {
        await tx.query('touch', touch, [first]);
        both += 1;
        for (let tries = 0; both < 2 && tries < 100; tries += 1) await wait(5);
        await tx.query('touch', touch, [second]);
      });
    await Promise.all([crossing(10, 11), crossing(11, 10)]);
    const { rows } = await db.run('select big from marks where id in (10, 11)');
    expect(rows).toEqual([{ big: 2 }, { big: 2 }]);
  });
});

test('statements are counted for the call that sends them', async () => {
  const [watched] = await Promise.all([
    watchStatements(() =>
      db.tx(async (tx) => {
        await tx.query('one', 'select 1');
        await tx.run('select 2');
      }),
    ),
    marks(),
  ]);
  expect(watched.statements).toEqual(['begin', 'select 1', 'select 2', 'commit']);
});

async function endSessions(like: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like $1`,
    [like],
  );
  await client.end();
}

test('the pool outlives its connections', async () => {
  await marks();
  await endSessions('yay');
  await expect.poll(() => marks().catch(() => undefined)).toBeDefined();
});

test('a listener reconnects and reloads the messages that it missed', async () => {
  const heard: string[] = [];
  let connected = 0;
  const listener = await listen({
    url: database.url,
    channel: 'test',
    onMessage: (payload) => void heard.push(payload),
    onConnect: async () => {
      connected += 1;
    },
  });
  await db.run(`select pg_notify('test', 'first')`);
  await expect.poll(() => heard).toEqual(['first']);
  await endSessions('yay-listen%');
  await expect.poll(() => connected).toBe(2);
  await db.run(`select pg_notify('test', 'second')`);
  await expect.poll(() => heard).toEqual(['first', 'second']);
  await listener.close();
});
