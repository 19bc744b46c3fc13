import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lockWaits, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { users, lunchers } = TINY;
const { parentA, parentB } = users;

const { as, db, rows, run } = await useTiny({ now: '2026-11-18T17:00:00Z' });
const admin = await as(users.admin.id);

const ask = async (url: string) => {
  const answer = await admin.send('GET', url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async (query: object) => {
  const answer = await admin.send('POST', '/api/list', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('the counts and roles kept on a user', () => {
  const kept = `select u.id, u.lunchers_count as lunchers, u.role_names as roles
    from users u order by u.id`;
  const counted = `select u.id,
      (select count(*) from lunchers l where l.user_id = u.id and l.deleted_at is null) as lunchers,
      array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
    from users u order by u.id`;

  async function agree(): Promise<void> {
    const [known, real] = [await rows(kept), await rows(counted)];
    const sorted = known.map((row) => ({
      ...row,
      roles: (row.roles as string[]).toSorted(),
    }));
    expect(sorted).toEqual(real);
  }

  const copies = `insert into lunchers
      (user_id, grade_id, destination_id, first, last, color, tolerances, deleted_at)
    select $2, grade_id, destination_id, first, last, color, tolerances, $3::timestamptz
    from lunchers where id = any ($1)`;

  test('agree with their sources at first', agree);

  test.each([
    ['lunchers are added', copies, [[lunchers.anna, lunchers.ben], parentB.id, null]],
    ['removed lunchers are added', copies, [[lunchers.anna], parentB.id, '2026-11-01']],
    [
      'a luncher is removed',
      'update lunchers set deleted_at = app_now() where id = $1',
      [lunchers.anna],
    ],
    ['a luncher is renamed', `update lunchers set first = 'Ann' where id = $1`, [lunchers.anna]],
    [
      'a luncher is restored',
      'update lunchers set deleted_at = null where id = $1',
      [lunchers.anna],
    ],
    ['all lunchers move to another user', 'update lunchers set user_id = $1', [users.support.id]],
    ['all lunchers are deleted', 'delete from lunchers', []],
    [
      'roles are granted',
      `insert into user_roles (user_id, role) select id, r from users, unnest($1::text[]) r
         on conflict do nothing`,
      [['customer', 'cafe', 'marketing']],
    ],
    [
      'a role is replaced',
      `update user_roles set role = 'admin' where role = 'cafe' and user_id < 5`,
    ],
    ['roles are revoked', `delete from user_roles where role in ('admin', 'marketing')`],
    ['the roles of every user are revoked', 'delete from user_roles'],
  ])('agree with their sources when %s', async (_what, text, params: unknown[] = []) => {
    const undone = db.tx(async (tx) => {
      await tx.run('delete from orders');
      await tx.run(text, params);
      const [stored, real] = [await tx.run(kept), await tx.run(counted)];
      const sorted = stored.rows.map((row) => ({
        ...row,
        roles: (row.roles as string[]).toSorted(),
      }));
      expect(sorted).toEqual(real.rows);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  });

  test('agree with their sources after concurrent changes', async () => {
    const { pool } = db;
    const [one, other] = [await pool.connect(), await pool.connect()];
    try {
      await one.query('begin');
      await other.query('begin');
      await one.query(copies, [[lunchers.anna], parentA.id, null]);
      await one.query(`insert into user_roles values ($1, 'cafe')`, [parentA.id]);
      const waiting = other
        .query(copies, [[lunchers.ben], parentA.id, null])
        .then(() => other.query(`insert into user_roles values ($1, 'marketing')`, [parentA.id]));
      await expect.poll(() => lockWaits(rows)).toBe(1);
      await one.query('commit');
      await waiting;
      await other.query('commit');
    } finally {
      one.release();
      other.release();
    }
    await agree();
    const users = await rows(`select lunchers_count from users where id = $1`, [parentA.id]);
    expect(users).toEqual([{ lunchers_count: 4 }]);
    await run('delete from lunchers where id > $1', [lunchers.cleo]);
    await run(`delete from user_roles where role in ('cafe', 'marketing')`);
    await agree();
  });
});

describe('a search for a very common word', () => {
  beforeEach(async () => {
    await run(`delete from users where last = 'Zebra'`);
    await run(
      `insert into users (email, first, last, password_hash)
       select 'z' || n || '@zoo.test', 'Zoe' || lpad(n::text, 4, '0'), 'Zebra', 'x'
       from generate_series(1, 1000) n`,
    );
  });
  afterAll(async () => {
    await run(`delete from users where last = 'Zebra'`);
  });

  test('counts up to a thousand matches in the search of everything', async () => {
    const url = '/api/search-all?query=zebra';
    expect((await ask(url)).data).toEqual([
      { section: 'users', total: 1_000, results: expect.objectContaining({ length: 5 }) },
    ]);
    await run(
      `insert into users (email, first, last, password_hash) values ('z@zoo.test', 'Z', 'Zebra', 'x')`,
    );
    const { data } = await ask(url);
    expect(data).toMatchObject([{ section: 'users', total: 1_000, more: true }]);
    // A few matches are still counted whole and sorted by their names.
    const few = await ask('/api/search-all?query=zebra%20zoe000');
    expect(few.data).toMatchObject([{ total: 9 }]);
    expect(few.data[0].more).toBeUndefined();
    expect(few.data[0].results.map(({ name }: { name: string }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Zoe000${n} Zebra`),
    );
  });

  test('counts all matches in a list and in the search of one model, in one statement', async () => {
    const { total, data } = await list({ model: 'User', search: { value: 'zebra' }, page: 20 });
    expect([total, data.length]).toEqual([1_000, 50]);
    const url = '/api/list/search?model=User&value=zebra';
    const last = await ask(`${url}&page=167`);
    expect(last).toMatchObject({ total: 1_000, current_page: 167, last_page: 167 });
    expect(last.data.map(({ name }: { name: string }) => name)).toEqual(
      ['0997', '0998', '0999', '1000'].map((n) => `Zoe${n} Zebra`),
    );
    expect(Object.keys(last.data[0])).toEqual(['id', 'name', 'search_label']);
    expect(await ask(`${url}&page=168`)).toMatchObject({ data: [], total: 1_000 });
    const { statements } = await watchStatements(() => ask(url));
    expect(statements.filter((text) => text.includes('search_text'))).toHaveLength(1);
  });

  test('sums totals in the statement that counts', async () => {
    const asked = { model: 'User', columns: ['id'], perPage: 1, search: { value: 'zebra' } };
    const { result, statements } = await watchStatements(() => list({ ...asked, totals: true }));
    expect(result).toMatchObject({ total: 1_000, totals: { families: 0, lunchers: 0 } });
    expect(statements.filter((text) => text.includes('count(*)'))).toHaveLength(1);
  });
});

describe('a search at size', () => {
  const firsts = async (query: object) =>
    (await list({ model: 'User', columns: ['first'], ...query })).data
      .map(({ first }: { first: string }) => first)
      .join(' ');

  test('finds users by common and by rare roles', async () => {
    const role = (...values: string[]) => firsts({ whereIn: [{ column: 'roles', values }] });
    expect(await role('customer')).toBe('Alma Boris');
    expect(await role('admin', 'vendor')).toBe('Ada Vito');
    expect(await role('customer', 'admin')).toBe('Alma Ada Boris');
    expect(await firsts({ where: [{ column: 'roles', operator: '!=', value: 'customer' }] })).toBe(
      'Ada Casey Vito',
    );
  });

  test('finds lunchers by name, without those of a deleted account', async () => {
    const names = async (value: string) =>
      (await ask(`/api/list/search?model=Luncher&value=${value}`)).data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('abbott')).toEqual(['Anna Abbott', 'Ben Abbott']);
    await run('update users set deleted_at = app_now() where id = $1', [parentA.id]);
    expect(await names('abbott')).toEqual([]);
    const { data, total } = await list({ model: 'Luncher', columns: ['first'] });
    expect([data.length, total]).toEqual([1, 1]);
    await run('update users set deleted_at = null where id = $1', [parentA.id]);
  });

  test('finds entries of the record by actor, subject and action', async () => {
    await run(
      `insert into activity_log (actor_id, action, subject_type, subject_id, subject_label, about_user_id)
       values ($1, 'user.updated', 'user', $2::int, 'Purple Pudding', $2::int),
         (null, 'user.updated', 'user', $2::int, '', null)`,
      [users.support.id, parentB.id],
    );
    const countOf = async (query: object) => (await list({ model: 'Activity', ...query })).total;
    const search = (value: string, ...columns: string[]) =>
      countOf({ search: { value, ...(columns.length > 0 && { columns }) } });
    expect(await search('chen')).toBe(1);
    expect(await search('bauer')).toBe(1);
    expect(await search('pudding')).toBe(1);
    // Each word may match in another place.
    expect(await search('casey bauer purple')).toBe(1);
    expect(await search('casey abbott')).toBe(0);
    expect(await search('chen', 'who')).toBe(1);
    expect(await search('bauer', 'who')).toBe(0);
    expect(await search('bauer', 'about')).toBe(1);
    const like = (column: string, value: string) =>
      countOf({ where: [{ column, operator: 'like', value }] });
    expect(await like('who_name', 'CASEY ch')).toBe(1);
    expect(await like('who_name', 'bauer')).toBe(0);
    expect(await like('about_name', 'bauer')).toBe(1);
    expect(await like('about_name', '%')).toBe(0);
  });
});
