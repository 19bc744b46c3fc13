import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { users, lunchers, schools, markets } = TINY;

let admin: Caller;
let support: Caller;
let marketing: Caller;

// A Wednesday, noon in the east.
const { app, as, build, rows, run } = await useTiny({ now: '2026-11-18T17:00:00Z' });
beforeAll(async () => {
  admin = await as(users.admin.id);
  support = await as(users.support.id);
  const mara = {
    roles: ['marketing'],
    email: 'm@test.test',
    first: 'Mara',
    last: 'Market',
  } as const;
  marketing = await as(await build.person(mara));
  const customer = (email: string, first: string, last: string, more: object = {}) =>
    build.person({ roles: ['customer'], email, first, last, ...more });
  const gil = await customer('gone@test.test', 'Gil', 'Gone');
  await customer('late@test.test', 'Lea', 'Late', { delinquent: true });
  const otto = await customer('out@test.test', 'Otto', 'Out', { delinquent: true });
  await run('update users set deleted_at = app_now() where id = $1', [gil]);
  await run(
    `update users set suspended_on = app_now(), suspension_reason = 'payment' where id = $1`,
    [otto],
  );
  await build.order({ luncherId: lunchers.anna, date: '2026-11-17' });
  await build.order({ luncherId: lunchers.anna, date: '2026-11-24' });
});

const list = async (caller: Caller, query: object) => {
  const answer = await caller.send('POST', '/api/list', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const namesOf = async (query: object) =>
  (await list(admin, { model: 'User', columns: ['first'], ...query })).data
    .map(({ first }: { first: string }) => first)
    .join(' ');
const errorsOf = async (caller: Caller, query: object) => {
  const answer = await caller.send('POST', '/api/list', query);
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json().errors as Record<string, string[]>;
};

describe('the list of users', () => {
  test('returns the requested columns and the abilities of the reader', async () => {
    const { data, total, per_page, current_page, last_page } = await list(admin, {
      model: 'User',
      columns: [
        'id',
        'full_name',
        'email',
        'roles',
        'school',
        'market',
        'lunchers',
        'this_week',
        'state',
        'last_seen_at',
        'created_at',
        'second_factor',
      ],
      where: [{ column: 'id', operator: '=', value: users.parentA.id }],
    });
    expect({ total, per_page, current_page, last_page }).toEqual({
      total: 1,
      per_page: 50,
      current_page: 1,
      last_page: 1,
    });
    expect(data).toEqual([
      {
        id: users.parentA.id,
        full_name: 'Alma Abbott',
        email: users.parentA.email,
        roles: ['customer'],
        school: expect.arrayContaining([expect.any(String), expect.any(String)]),
        market: expect.arrayContaining([expect.any(String), expect.any(String)]),
        lunchers: [
          { id: lunchers.anna, first: 'Anna', color: 'green' },
          { id: lunchers.ben, first: 'Ben', color: 'red' },
        ],
        this_week: ['empty', 'ordered', 'empty', 'empty', 'empty'],
        state: 'active',
        last_seen_at: expect.toSatisfy((at) => at === null || typeof at === 'string'),
        created_at: expect.stringMatching(/^2026-11-18T17:00:0\d\.\d{3}Z$/),
        second_factor: false,
        abilities: { update: true, suspend: true, delete: true, impersonate: true },
      },
    ]);
  });

  test('shows closed days and families without lunchers', async () => {
    await run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Snow', 'weather_closure', '2026-11-19', '2026-11-19')`,
      [schools.eastern],
    );
    const { data } = await list(admin, {
      model: 'User',
      columns: ['id', 'this_week'],
      orderBy: [{ column: 'id' }],
    });
    const weeks = new Map(
      data.map(({ id, this_week }: { id: number; this_week: unknown }) => [id, this_week]),
    );
    // One child of A eats in a school that is open; the one of B does not.
    expect(weeks.get(users.parentA.id)).toEqual(['empty', 'ordered', 'empty', 'empty', 'empty']);
    expect(weeks.get(users.parentB.id)).toEqual(['empty', 'empty', 'empty', 'closed', 'empty']);
    expect(weeks.get(users.admin.id)).toBeNull();
    await run('delete from blackouts');
  });

  test('is sorted by family name, and its pages add up to the whole', async () => {
    const whole = await namesOf({});
    expect(whole).toBe('Alma Ada Boris Casey Lea Mara Otto Vito');
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => namesOf({ perPage: 2, page, orderBy: [{ column: 'full_name' }] })),
    );
    expect(pages.join(' ')).toBe(whole);
    expect(await namesOf({ page: 100_000 })).toBe('');
    expect(await namesOf({ orderBy: [{ column: 'full_name', direction: 'desc' }] })).toBe(
      whole.split(' ').reverse().join(' '),
    );
  });

  test.each([
    [[{ column: 'roles', values: ['customer'] }], 'Alma Boris Lea Otto'],
    [[{ column: 'roles', values: ['admin', 'vendor'] }], 'Ada Vito'],
    [[{ column: 'roles', values: [] }], ''],
    [[{ column: 'market', values: [markets.central] }], 'Alma'],
    [[{ column: 'market', values: [markets.eastern, markets.central] }], 'Alma Boris'],
    [[{ column: 'school', values: [schools.eastern] }], 'Alma Boris'],
    [[{ column: 'state', values: ['active'] }], 'Alma Ada Casey Mara Vito'],
    [[{ column: 'state', values: ['no_order_yet'] }], 'Boris'],
    [[{ column: 'state', values: ['payment_problem'] }], 'Lea'],
    [[{ column: 'state', values: ['suspended'] }], 'Otto'],
    [[{ column: 'state', values: ['deleted'] }], 'Gil'],
    [[{ column: 'state', values: ['deleted', 'suspended'] }], 'Gil Otto'],
  ])('whereIn %j finds %s', async (whereIn, found) => {
    expect(await namesOf({ whereIn })).toBe(found);
  });

  test.each([
    [{ column: 'state', operator: '=', value: 'deleted' }, 'Gil'],
    [{ column: 'state', operator: '!=', value: 'active' }, 'Boris Lea Otto'],
    [{ column: 'roles', operator: '!=', value: 'customer' }, 'Ada Casey Mara Vito'],
    [{ column: 'ordered_next_week', value: true }, 'Alma'],
    [{ column: 'suspended_on', operator: 'not_null' }, 'Otto'],
    [{ column: 'email', operator: 'like', value: 'PARENT-' }, 'Alma Boris'],
    [{ column: 'email', operator: 'like', value: '%' }, ''],
    [{ column: 'email', operator: 'like', value: 'parent_a' }, ''],
    [{ column: 'created_at', operator: '<', value: '2026-01-01' }, ''],
    [{ column: 'id', operator: '<=', value: '2' }, 'Alma Boris'],
  ])('where %j finds %s', async (where, found) => {
    expect(await namesOf({ where: [where] })).toBe(found);
  });

  test('searches every word anywhere and escapes % and _', async () => {
    expect(await namesOf({ search: { value: 'abb alm' } })).toBe('Alma');
    expect(await namesOf({ search: { value: 'ABBOTT' } })).toBe('Alma');
    expect(await namesOf({ search: { value: 'parent-b@test' } })).toBe('Boris');
    expect(await namesOf({ search: { value: '%%' } })).toBe('');
    expect(await namesOf({ search: { value: '__' } })).toBe('');
    expect(await namesOf({ search: { value: '\\' + '\\' } })).toBe('');
    expect(await namesOf({ search: { value: 'alma', columns: ['email'] } })).toBe('');
    // A single letter does not search yet.
    expect((await namesOf({ search: { value: 'z' } })).split(' ')).toHaveLength(8);
    const long = await errorsOf(admin, { model: 'User', search: { value: 'a'.repeat(10_000) } });
    expect(Object.keys(long)).toEqual(['search.value']);
  });

  test('filters by related records and includes them on request', async () => {
    const { data } = await list(admin, {
      model: 'User',
      columns: ['first'],
      with: ['lunchers', 'orders', 'vendors', 'roles'],
      whereHas: [
        { relation: 'orders', where: [{ column: 'date', operator: '>=', value: '2026-11-20' }] },
      ],
    });
    expect(data).toEqual([
      expect.objectContaining({
        first: 'Alma',
        roles: [{ name: 'customer' }],
        vendors: [],
        lunchers: [
          expect.objectContaining({ id: lunchers.anna, destination_id: schools.eastern }),
          expect.objectContaining({ id: lunchers.ben, destination_id: schools.central }),
        ],
        orders: [
          expect.objectContaining({ date: '2026-11-24' }),
          expect.objectContaining({ date: '2026-11-17' }),
        ],
      }),
    ]);
    const vendor = { relation: 'vendors', whereIn: [{ column: 'id', values: [1] }] };
    expect(await namesOf({ whereHas: [vendor] })).toBe('Vito');
  });

  test('returns the abilities on each user, and none during impersonation', async () => {
    const abilities = async (caller: Caller) => {
      const { data } = await list(caller, { model: 'User', columns: ['id'], perPage: 200 });
      return new Map<number, { update: boolean; impersonate: boolean }>(
        data.map((row: { id: number; abilities: never }) => [row.id, row.abilities]),
      );
    };
    const of = await abilities(support);
    expect(of.get(users.parentA.id)).toMatchObject({ update: true, impersonate: true });
    expect(of.get(users.admin.id)).toMatchObject({ update: false, impersonate: false });
    expect(of.get(users.support.id)).toMatchObject({ update: false, impersonate: false });
    const acting = await abilities(await as(users.support.id, users.admin.id));
    expect(acting.get(users.parentA.id)).toMatchObject({ update: false, impersonate: false });
  });

  test('sums the totals of the matching users', async () => {
    const { totals } = await list(admin, { model: 'User', perPage: 1, totals: true });
    expect(totals).toEqual({ lunchers: 3, families: 2, ordered_this_week: 1, need_a_look: 2 });
    expect((await list(admin, { model: 'User' })).totals).toBeUndefined();
  });

  test('takes the same statements for one user and for all', async () => {
    const query = {
      model: 'User',
      columns: ['full_name', 'roles', 'school', 'market', 'lunchers', 'this_week', 'state'],
      with: ['destinations'],
    };
    const one = await watchStatements(() => list(admin, { ...query, perPage: 1 }));
    const all = await watchStatements(() => list(admin, query));
    expect(all.statements.length).toBe(one.statements.length);
    expect(all.statements.length).toBeLessThanOrEqual(10);
  });
});

describe('a query beyond the allow-list', () => {
  const unknown: [object, string][] = [
    [{ model: 'Secret' }, 'model'],
    [{ model: 'users' }, 'model'],
    [{ model: '__proto__' }, 'model'],
    [{ model: 'constructor' }, 'model'],
    [{ model: 'Route' }, 'model'],
    [{ columns: ['password_hash'] }, 'columns.0'],
    [{ columns: ['id', 'toString'] }, 'columns.1'],
    [{ columns: ['ordered_next_week'] }, 'columns.0'],
    [{ columns: ['id; drop table users'] }, 'columns.0'],
    [{ where: [{ column: 'search_text', value: 'x' }] }, 'where.0.column'],
    [{ where: [{ column: 'id', operator: 'in', value: 1 }] }, 'where.0.operator'],
    [{ where: [{ column: 'email', operator: '<', value: 'x' }] }, 'where.0.operator'],
    [{ where: [{ column: 'this_week', value: 'x' }] }, 'where.0.operator'],
    [{ where: [{ column: 'id', operator: '= 1 or', value: 1 }] }, 'where.0.operator'],
    [{ where: [{ column: 'id', value: 'x' }] }, 'where.0.value'],
    [{ where: [{ column: 'id', value: null }] }, 'where.0.value'],
    [{ where: [{ column: 'id' }] }, 'where.0.value'],
    [{ where: [{ column: 'created_at', operator: '>', value: 'tomorrow' }] }, 'where.0.value'],
    [{ where: [{ column: 'state', value: 'toString' }] }, 'where.0.value'],
    [{ whereIn: [{ column: 'roles', values: ['customer', 'king'] }] }, 'whereIn.0.values.1'],
    [{ whereIn: [{ column: 'lunchers', values: [1] }] }, 'whereIn.0.column'],
    [{ with: ['sessions'] }, 'with.0'],
    [{ with: ['constructor'] }, 'with.0'],
    [{ whereHas: [{ relation: 'sessions' }] }, 'whereHas.0.relation'],
    [
      { whereHas: [{ relation: 'orders', where: [{ column: 'source', value: 1 }] }] },
      'whereHas.0.where.0.column',
    ],
    [{ search: { value: 'abc', columns: ['password_hash'] } }, 'search.columns.0'],
    [{ orderBy: [{ column: 'password_hash' }] }, 'orderBy.0.column'],
    [{ orderBy: [{ column: 'phone' }] }, 'orderBy.0.column'],
    [{ perPage: 'all' }, 'perPage'],
    [{ perPage: 201 }, 'perPage'],
    [{ perPage: 0 }, 'perPage'],
    [{ page: 0 }, 'page'],
  ];
  test.each(unknown)('(%j) is refused at %s', async (query, field) => {
    expect(Object.keys(await errorsOf(admin, { model: 'User', ...query }))).toEqual([field]);
  });

  test('for a model without permission is refused exactly like an unknown model', async () => {
    const ask = async (model: string) => {
      const { statusCode, body } = await marketing.send('POST', '/api/list', { model });
      return [statusCode, body];
    };
    const missing = await ask('Nothing');
    expect(missing[0]).toBe(422);
    for (const model of ['User', 'Luncher', 'Vendor', 'Item', 'Activity']) {
      expect(await ask(model)).toEqual(missing);
    }
    for (const model of ['Market', 'Destination', 'Grade', 'Export']) {
      expect((await ask(model))[0]).toBe(200);
    }
  });

  test('from outside the team is refused', async () => {
    for (const id of [users.parentA.id, users.vendor.id]) {
      const caller = await as(id);
      expect((await caller.send('POST', '/api/list', { model: 'Market' })).statusCode).toBe(403);
      expect((await caller.send('GET', '/api/search-all?query=abbott')).statusCode).toBe(403);
    }
    expect((await app.nobody.send('POST', '/api/list', { model: 'Market' })).statusCode).toBe(401);
  });
});

describe('other reads of a list', () => {
  test('return a short table whole', async () => {
    for (const model of ['Market', 'Destination', 'Grade', 'Vendor']) {
      const { data, total, last_page } = await list(admin, { model, perPage: 'all' });
      expect([data.length, last_page]).toEqual([total, 1]);
      expect(total).toBeGreaterThan(0);
    }
    for (const model of ['User', 'Luncher', 'Item', 'Activity', 'Export']) {
      expect(await errorsOf(admin, { model, perPage: 'all' })).toHaveProperty('perPage');
    }
  });

  test('take the same query in the address, as strictly as in the body', async () => {
    const ask = (query: string) =>
      admin.send('GET', `/api/list?query=${encodeURIComponent(query)}`);
    const asked = { model: 'User', columns: ['id', 'state'], where: [{ column: 'id', value: 1 }] };
    expect((await ask(JSON.stringify(asked))).json()).toEqual(await list(admin, asked));
    for (const bad of ['{', '[]', '1', '{"model":"User","perPage":"all"}', '{"model":5}']) {
      expect((await ask(bad)).statusCode).toBe(422);
    }
    expect((await ask('{"model":"User","search":{"value":"a\\u0000b"}}')).statusCode).toBe(422);
    expect((await ask('{"model":"User","search":{"value":"\\ud800x"}}')).statusCode).toBe(422);
  });

  test('search records from two characters on, six a page', async () => {
    const ask = async (query: string) => {
      const answer = await admin.send('GET', `/api/list/search?${query}`);
      return { status: answer.statusCode, ...answer.json() };
    };
    expect(await ask('model=User&value=a')).toMatchObject({ status: 200, data: [], total: 0 });
    expect(await ask('model=User&value=abb')).toMatchObject({
      data: [{ id: users.parentA.id, name: 'Alma Abbott', search_label: users.parentA.email }],
      total: 1,
      per_page: 6,
    });
    const pages = await Promise.all([1, 2, 3].map((n) => ask(`model=User&value=test&page=${n}`)));
    expect(pages.map(({ data }) => data.length)).toEqual([6, 2, 0]);
    expect((await ask('model=User&value=gil')).total).toBe(0);
    expect((await ask('model=Nothing&value=abb')).status).toBe(422);
    expect((await ask('model=Export&value=abb')).status).toBe(422);
    expect((await ask(`model=User&value=${'a'.repeat(10_000)}`)).status).toBe(422);
  });

  test('leave archived items and those of suspended vendors out of a choice for something new', async () => {
    const archive = (to: string | null) =>
      run('update items set archived_at = $2 where id = $1', [TINY.items.pizza, to]);
    const ids = async (more = '') =>
      (await admin.send('GET', `/api/list/search?model=Item&value=pizza${more}`))
        .json()
        .data.map(({ id }: { id: number }) => id);
    await archive('2026-11-01T00:00:00Z');
    expect(await ids()).toContain(TINY.items.pizza);
    expect(await ids('&offered=1')).not.toContain(TINY.items.pizza);
    await archive(null);
    expect(await ids('&offered=1')).toContain(TINY.items.pizza);
    const suspend = (on: string | null) =>
      run(
        'update vendors set suspended_on = $2 where id = (select vendor_id from items where id = $1)',
        [TINY.items.pizza, on],
      );
    await suspend('2026-11-01');
    expect(await ids()).toContain(TINY.items.pizza);
    expect(await ids('&offered=1')).not.toContain(TINY.items.pizza);
    await suspend(null);
    expect(await ids('&offered=1')).toContain(TINY.items.pizza);
  });

  test('find items by name, vendor and number', async () => {
    const ask = async (value: string) =>
      (await admin.send('GET', `/api/list/search-items?value=${value}`)).json();
    expect((await ask('pizza')).data).toContainEqual(
      expect.objectContaining({ id: TINY.items.pizza, vendor: 'North Kitchen' }),
    );
    expect((await ask('north')).total).toBeGreaterThan(1);
    const refused = await marketing.send('GET', '/api/list/search-items?value=pizza');
    expect(refused.statusCode).toBe(403);
  });

  test('search everything in groups with links to pages, by the permissions of the caller', async () => {
    const ask = async (caller: Caller, query: string) => {
      const answer = await caller.send('GET', `/api/search-all?query=${encodeURIComponent(query)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json().data as { section: string; total: number; results: object[] }[];
    };
    expect(await ask(admin, 'ab')).toEqual([]);
    expect(await ask(admin, 'abbott')).toEqual([
      {
        section: 'users',
        total: 1,
        results: [
          {
            id: users.parentA.id,
            name: 'Alma Abbott',
            url: `/admin/users/${users.parentA.id}/settings`,
            search_label: users.parentA.email,
          },
        ],
      },
      {
        section: 'lunchers',
        total: 2,
        results: [
          expect.objectContaining({ id: lunchers.anna, url: `/admin/users/1/lunchers` }),
          expect.objectContaining({ id: lunchers.ben, url: `/admin/users/1/lunchers` }),
        ],
      },
    ]);
    // Items are found by their vendor as well, after what is named so.
    expect((await ask(admin, 'kitchen')).map(({ section }) => section)).toEqual([
      'vendors',
      'items',
    ]);
    expect(await ask(support, 'kitchen')).toEqual([]);
    for (const text of ['abbott', 'kitchen', 'school', '001']) {
      expect(await ask(marketing, text)).toEqual([]);
    }
    expect((await ask(admin, 'test')).find(({ section }) => section === 'users')).toMatchObject({
      total: 8,
      results: { length: 5 },
    });
    const long = await admin.send('GET', `/api/search-all?query=${'a'.repeat(10_000)}`);
    expect(long.statusCode).toBe(422);
  });

  test('a school and a vendor open on their home', async () => {
    const urlsOf = async (query: string) =>
      (await admin.send('GET', `/api/search-all?query=${query}`))
        .json()
        .data.flatMap(({ results }: { results: { url: string }[] }) => results)
        .map(({ url }: { url: string }) => url);
    expect(await urlsOf('school')).toContain(`/admin/schools/${TINY.schools.eastern}`);
    expect(await urlsOf('kitchen')).toContain(`/admin/vendors/${TINY.vendors.north}`);
  });

  test('find an order by its number', async () => {
    await run('alter sequence orders_id_seq restart with 700');
    await build.order({ luncherId: lunchers.cleo, date: '2026-12-10' });
    const { data } = (await admin.send('GET', '/api/search-all?query=%23700')).json();
    expect(data).toEqual([
      {
        section: 'orders',
        total: 1,
        results: [
          {
            id: 700,
            name: '#700 · Cleo Bauer',
            url: `/admin/users/${users.parentB.id}/selections`,
            search_label: '2026-12-10',
          },
        ],
      },
    ]);
  });
});

describe('a bulk change', () => {
  test('changes the users that the actor may change, names the others and records all of it', async () => {
    const answer = await support.send('PUT', '/api/list', {
      model: 'User',
      ids: [users.parentA.id, users.parentB.id, users.admin.id, users.support.id, 999_999],
      values: { reboard: true },
    });
    expect(answer.statusCode).toBe(200);
    const { updated, refused } = answer.json();
    expect(updated).toBe(2);
    expect(refused.map(({ id }: { id: number }) => id)).toEqual([
      users.support.id,
      users.admin.id,
      999_999,
    ]);
    const changed = await rows(
      `select u.id, l.actor_id, l.before, l.after from users u
         left join activity_log l on l.about_user_id = u.id and l.action = 'user.updated'
       where u.reboard order by u.id`,
    );
    expect(changed).toEqual(
      [users.parentA.id, users.parentB.id].map((id) => ({
        id,
        actor_id: users.support.id,
        before: { reboard: false },
        after: { reboard: true },
      })),
    );
  });

  test.each([
    [{ model: 'Market', ids: [1], values: { name: 'x' } }, 'model'],
    [{ model: 'User', ids: [1], values: { email: 'x@test.test' } }, 'values.email'],
    [{ model: 'User', ids: [1], values: { roles: 'superadmin' } }, 'values.roles'],
    [{ model: 'User', ids: [1], values: { reboard: 'perhaps' } }, 'values.reboard'],
    [{ model: 'User', ids: [1], values: { reboard: null } }, 'values.reboard'],
    [{ model: 'User', ids: [1], values: {} }, 'values'],
    [{ model: 'User', ids: [], values: { reboard: true } }, 'ids'],
  ])('(%j) is refused at %s', async (body, field) => {
    const answer = await admin.send('PUT', '/api/list', body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('is refused during impersonation', async () => {
    const acting = await as(users.support.id, users.admin.id);
    const body = { model: 'User', ids: [users.parentA.id], values: { reboard: false } };
    expect((await acting.send('PUT', '/api/list', body)).statusCode).toBe(403);
  });
});
