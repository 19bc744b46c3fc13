import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db, LOCKS, Overtaken, type Tx } from './index.ts';

let database: TestDatabase;
let db: Db;
let unchecked: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 2 });
  unchecked = connectDb({ url: database.url, max: 2, checksLocks: false });
});
afterAll(async () => {
  await db.close();
  await unchecked.close();
  await database.drop();
});

const lockMenus = (tx: Tx, ids: readonly number[]) =>
  tx.query(
    'test.lock_menus',
    `select ${LOCKS.menus.exclusive(['id'], ['$1'])} from unnest($1::int[]) as locked (id)`,
    [ids],
  );
const lockSchedule = (tx: Tx, mode: 'shared' | 'exclusive') =>
  tx.run(`select ${LOCKS.schedule[mode]([])}`);
const lockPerson = (tx: Tx, id: number) =>
  tx.run(`select from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`, [id]);
const lockFunds = (tx: Tx, userId: number) =>
  tx.run(
    `select from ledger_accounts where user_id = $1 order by id ${LOCKS.funds.forNoKeyUpdate(['$1'])}`,
    [userId],
  );
const lockDays = (tx: Tx, mode: 'shared' | 'exclusive', dates: readonly string[]) =>
  tx.run(
    `select ${LOCKS.days[mode](['$1::int', 'date'], ['$1', '$2'])} from unnest($2::date[]) as d (date)`,
    [100, dates],
  );

describe('a transaction that climbs the ladder', () => {
  test('takes locks of rising rungs and may take a held lock again', async () => {
    await db.tx(async (tx) => {
      await lockSchedule(tx, 'shared');
      await lockMenus(tx, [1, 4]);
      await lockDays(tx, 'exclusive', ['2026-10-05', '2026-10-06']);
      await lockFunds(tx, 3);
      await lockMenus(tx, [4]);
      await lockDays(tx, 'shared', ['2026-10-06']);
      await lockFunds(tx, 5);
      await lockPerson(tx, 1);
    });
  });

  test('starts from the lowest rung in each transaction and in each attempt', async () => {
    await db.tx((tx) => lockPerson(tx, 1));
    let attempts = 0;
    await db.tx(async (tx) => {
      attempts += 1;
      await lockMenus(tx, [1]);
      await lockPerson(tx, 1);
      if (attempts < 3) throw new Overtaken('once more');
    });
    expect(attempts).toBe(3);
  });

  test('may try a lock without waiting at any time', async () => {
    await db.tx(async (tx) => {
      await lockPerson(tx, 1);
      await tx.run(`select ${LOCKS.exports.ifFree(['$1'])}`, [1]);
      await tx.run(
        `select from payments order by id ${LOCKS.payments.forUpdate([], { skipLocked: true })}`,
      );
    });
  });
});

describe('a lock out of order fails and names both locks and both places:', () => {
  test('an advisory lock after one of a higher rung', async () => {
    const planted = db.tx(async (tx) => {
      await lockMenus(tx, [7]);
      await lockSchedule(tx, 'shared');
    });
    await expect(planted).rejects.toThrow(
      /lock "schedule" shared \(platform\/db\/lock-order\.db\.test\.ts\S*:\d+, called by .*\) comes before lock "menus" of 7 \(platform\/db\/lock-order\.db\.test\.ts\S*:\d+, called by .*\), which is held/,
    );
  });

  test('a row lock after one of a higher rung', async () => {
    const planted = db.tx(async (tx) => {
      await lockPerson(tx, 2);
      await lockFunds(tx, 2);
    });
    await expect(planted).rejects.toThrow(/lock "funds" of 2 .* comes before lock "people" of 2 /);
  });

  test('an advisory lock after a row lock of a higher rung', async () => {
    const planted = db.tx(async (tx) => {
      await lockFunds(tx, 2);
      await lockDays(tx, 'shared', ['2026-10-05']);
    });
    await expect(planted).rejects.toThrow(
      /lock "days" shared of 100\|2026-10-05 .* comes before lock "funds" of 2 /,
    );
  });

  test('the later of two statements sent together', async () => {
    const planted = db.tx((tx) => Promise.all([lockPerson(tx, 2), lockFunds(tx, 2)]));
    await expect(planted).rejects.toThrow(/lock "funds" of 2 .* comes before lock "people" of 2 /);
  });

  test('a lock of the last attempt after one that was retried', async () => {
    let attempts = 0;
    const planted = db.tx(async (tx) => {
      attempts += 1;
      if (attempts === 1) throw new Overtaken('once more');
      await lockPerson(tx, 2);
      await lockFunds(tx, 2);
    });
    await expect(planted).rejects.toThrow(/lock "funds"/);
    expect(attempts).toBe(2);
  });

  test.each<[string, (tx: Tx) => Promise<unknown>, RegExp]>([
    [
      'a lower key in a later statement',
      async (tx) => {
        await lockFunds(tx, 5);
        await lockFunds(tx, 3);
      },
      /lock "funds" of 3 .* comes before lock "funds" of 5 .* by its key/,
    ],
    [
      'falling keys in one statement',
      (tx) => lockMenus(tx, [4, 1]),
      /lock "menus" of 4, 1 .* is not taken in the order of its keys/,
    ],
    [
      'rows that a statement finds in no order',
      (tx) => tx.run(`select from payments where user_id = 1 ${LOCKS.payments.forUpdate()}`),
      /lock "payments" .* is not taken in the order of its keys/,
    ],
    [
      'a day that is shared, taken alone',
      async (tx) => {
        await lockDays(tx, 'shared', ['2026-10-05']);
        await lockDays(tx, 'exclusive', ['2026-10-05']);
      },
      /lock "days" of 100\|2026-10-05 .* comes before lock "days" shared of 100\|2026-10-05 .* by its key/,
    ],
    [
      'the schedule that is shared, taken alone',
      async (tx) => {
        await lockSchedule(tx, 'shared');
        await lockSchedule(tx, 'exclusive');
      },
      /lock "schedule" .* is shared already: lock "schedule" shared /,
    ],
    [
      'rows of one rung whose keys are not known',
      async (tx) => {
        const text = `select from payments order by id ${LOCKS.payments.forUpdate()}`;
        await tx.run(text);
        await tx.run(text);
      },
      /lock "payments" .* cannot be compared with lock "payments" .* by keys/,
    ],
    [
      'a clause that is written by hand',
      (tx) => tx.run(['select from users', 'for', 'update'].join(' ')),
      /a lock is not from platform\/db\/locks\.ts: select from users/,
    ],
  ])('%s', async (_, plant, message) => {
    await expect(db.tx(plant)).rejects.toThrow(message);
  });
});

test('a refused lock rolls its transaction back', async () => {
  const planted = db.tx(async (tx) => {
    await tx.run(`insert into markets (name, abbreviation, timezone) values ('X', 'X', 'UTC')`);
    await lockPerson(tx, 2);
    await lockFunds(tx, 2);
  });
  await expect(planted).rejects.toThrow('lock "funds"');
  expect((await db.run('select from markets')).rowCount).toBe(0);
});

test('the product in its own processes does not check, and PostgreSQL accepts every lock', async () => {
  await unchecked.tx(async (tx) => {
    await lockPerson(tx, 2);
    await lockFunds(tx, 2);
    for (const lock of Object.values(LOCKS)) {
      if (!('table' in lock)) continue;
      await tx.run(`select from ${lock.table} as t ${lock.forKeyShare([], { of: 't' })}`);
    }
  });
});

test('no two advisory locks share a key', () => {
  const keys = Object.values(LOCKS).flatMap((lock) =>
    'table' in lock ? [] : [lock.exclusive(['17', '18']).replace(/\/\*.*/, '')],
  );
  expect(keys).toHaveLength(13);
  expect(new Set(keys).size).toBe(keys.length);
});
