import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@yay/contract/endpoint';
import { can, permissionsOf, type Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wholeOf } from '../test/hostile.ts';
import { type Caller, useTiny } from '../test/index.ts';
import { hash, layer, layPlace } from '../test/lay-place.ts';

/*
 * Every call that an account of a school or of a family may make, with each mix of ids of its own
 * place and of records of another one, in the address, in the query and in the body. Nothing here
 * names a call: one that is new is in it by itself. What is laid elsewhere is of every table that a
 * school or a family has rows in.
 */

const { schools, users, grades } = TINY;
const DAY = '2026-11-23';
/** An id that nothing has. */
const NOBODYS = 2_000_000_000;
/** The number of each record that is laid elsewhere, in every table. */
const THEIRS = 907;
/** Stands in a text of each of these records. */
const MARK = 'Elsewhere';

let ids: readonly number[] = [];
let ownLocation: number;
const { app, as, build, one, rows, run } = await useTiny();

const lay = layer(run);

beforeAll(async () => {
  const placed = await layPlace({ build, run }, { id: THEIRS, day: DAY, name: MARK });
  ids = [THEIRS, placed];
  const { id: location } = await one<{ id: number }>(
    'select id from inventory_locations where destination_id = $1',
    [schools.eastern],
  );
  ownLocation = location;
});

const isNumber = (value: unknown) => /^\d+$/.test(String(value));
const shapeOf = (schema: z.ZodType | undefined) =>
  ((schema as z.ZodObject | undefined)?.shape ?? {}) as Record<string, z.ZodType>;
const takesId = (schema: z.ZodType | undefined) =>
  schema !== undefined && z.safeParse(schema, String(NOBODYS)).success;

/** Puts an id wherever a body has one. */
function withId(value: unknown, id: number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => withId(part, id, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withId(part, id, name)]),
    );
  }
  return typeof value === 'number' && /(?:^|_)ids?$|Ids?$/.test(key) ? id : value;
}

interface Asked {
  readonly url: string;
  readonly body?: object;
}

/** Builds a call: the id in each part of its address that `elsewhere` names, and in query and body. */
function requestOf(endpoint: Endpoint, elsewhere: ReadonlySet<string>, id: number): Asked {
  const values = (endpoint.params ? wholeOf(endpoint.params) : {}) as Record<string, unknown>;
  const own = (name: string) => (name === 'location' ? ownLocation : schools.eastern);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    isNumber(values[name]) ? String(elsewhere.has(name) ? id : own(name)) : String(values[name]),
  );
  const shape = shapeOf(endpoint.query);
  const query = (endpoint.query ? wholeOf(endpoint.query) : {}) as Record<string, unknown>;
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      takesId(shape[name]) && isNumber(value)
        ? String(elsewhere.has(`?${name}`) ? id : schools.eastern)
        : String(value),
    ]),
  );
  const body = endpoint.body && withId(wholeOf(endpoint.body), id);
  return {
    url: search.size > 0 ? `${path}?${search}` : path,
    ...(body !== undefined && { body: body as object }),
  };
}

/** Yields which parts are elsewhere: the last alone, each alone, all of them. */
function mixesOf(endpoint: Endpoint): ReadonlySet<string>[] {
  const values = (endpoint.params ? wholeOf(endpoint.params) : {}) as Record<string, unknown>;
  const query = (endpoint.query ? wholeOf(endpoint.query) : {}) as Record<string, unknown>;
  const shape = shapeOf(endpoint.query);
  const parts = [
    ...Object.keys(values).filter((name) => isNumber(values[name])),
    ...Object.keys(query)
      .filter((name) => takesId(shape[name]) && isNumber(query[name]))
      .map((name) => `?${name}`),
  ];
  const each = parts.map((part) => new Set([part]));
  if (endpoint.body !== undefined) each.push(new Set());
  return parts.length > 1 ? [...each, new Set(parts)] : each;
}

let calls = 0;
async function ask(endpoint: Endpoint, { url, body }: Asked, { token }: Caller) {
  calls += 1;
  return await app.server.inject({
    method: endpoint.method,
    url,
    // Each call comes from an address of its own: this is not about how often.
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `elsewhere-${calls}` },
    ...(body !== undefined && { payload: body }),
  });
}

/** Tables with a record of elsewhere, found once: what is laid above may not change. */
async function markedTables(): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not like 'media%' and table_name not in ('mails', 'activity_log')`,
  );
  const marked: string[] = [];
  for (const { name } of tables) {
    const markedRows = await rows(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${MARK}%`,
    ]);
    if (markedRows.length > 0) marked.push(name);
  }
  return marked;
}
async function fingerprintOf(tables: readonly string[]): Promise<string> {
  const parts = tables.map(
    (
      name,
    ) => `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
      as sum from ${name} t where t::text ilike '%${MARK}%'`,
  );
  return JSON.stringify(await rows(`${parts.join(' union all ')} order by 1`));
}

async function newcomer(role: Role): Promise<Caller> {
  if (role === 'customer') return as((await build.family()).id);
  const id = await build.person({ roles: [role] });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    id,
    schools.eastern,
  ]);
  return await as(id);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const mayCall = (role: Role, { permission }: Endpoint) =>
  permission === 'signed_in' ||
  (typeof permission === 'object' && can(permissionsOf([role]), permission));

/** Names of other places that are for everybody to read. Each says why. */
const PUBLIC: Readonly<Record<string, string>> = {
  'GET /api/v2/boarding-destinations': 'a family chooses its school by name',
  'GET /api/lunchers/destinations': 'a family chooses its school by name',
};

describe.each(['school', 'customer'] as const)('an account of a %s', (role) => {
  test('reads, changes and tells apart nothing of elsewhere, whichever ids it mixes', async () => {
    const wrong: string[] = [];
    const tables = await markedTables();
    const before = await fingerprintOf(tables);
    for (const endpoint of app.server.endpoints) {
      if (!mayCall(role, endpoint) || nameOf(endpoint) in PUBLIC) continue;
      const reads = endpoint.method === 'GET';
      const reader = await newcomer(role);
      await run('delete from rate_limits');
      for (const mix of mixesOf(endpoint)) {
        for (const id of ids) {
          // Whatever a call does to the account itself, the next one is made by another.
          const caller = async () => (reads ? reader : await newcomer(role));
          const asked = requestOf(endpoint, mix, id);
          const none = requestOf(endpoint, mix, NOBODYS);
          // A body without an id is of one's own place alone.
          if (isDeepStrictEqual(asked, none)) continue;
          const theirs = await ask(endpoint, asked, await caller());
          const nobodys = await ask(endpoint, none, await caller());
          const what = `${endpoint.method} ${asked.url} (${[...mix].join(' ')})`;
          if (theirs.body.includes(MARK)) wrong.push(`${what} tells`);
          if (theirs.statusCode !== nobodys.statusCode) {
            wrong.push(`${what}: ${theirs.statusCode}, not ${nobodys.statusCode}: ${theirs.body}`);
          }
        }
      }
      if (!reads && (await fingerprintOf(tables)) !== before) {
        wrong.push(`${nameOf(endpoint)} changes what is elsewhere`);
        break;
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('a person who looks after every place finds all of it', async () => {
  const admin = await as(users.admin.id);
  const telling = new Set<string>();
  for (const endpoint of app.server.endpoints) {
    if (endpoint.method !== 'GET') continue;
    for (const mix of mixesOf(endpoint)) {
      for (const id of ids) {
        const answer = await ask(endpoint, requestOf(endpoint, mix, id), admin);
        if (answer.body.includes(MARK)) telling.add(nameOf(endpoint));
      }
    }
  }
  expect([...telling]).toEqual(
    expect.arrayContaining([
      'GET /api/badges/history',
      'GET /api/destinations/:destination/trip-links',
      'GET /api/destinations/:destination/trips',
      'GET /api/destinations/:destination/trips/:trip',
      'GET /api/kiosks',
      'GET /api/readers',
      'GET /api/v2/inventory/:location',
      'GET /api/v2/inventory/:location/counts/:count',
      'GET /api/v2/luncher-lists',
      'GET /api/v2/resources',
      'GET /api/v2/school-setup/:school',
    ]),
  );
});

describe('a tablet of another school', () => {
  const pair = async (more: object = {}) => {
    const token = randomBytes(32).toString('base64url');
    await lay('kiosks', {
      destination_id: schools.eastern,
      name: 'Cafeteria',
      token_hash: hash(token),
      ...more,
    });
    return token;
  };
  const send = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    app.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const act = (orderId: number, more: object = {}) => ({
    acts: [
      {
        id: crypto.randomUUID(),
        order_id: orderId,
        kind: 'handed_over',
        device_at: '2026-11-18T16:00:00Z',
        ...more,
      },
    ],
  });

  test('sees no bag of theirs, and its acts on one are those on none', async () => {
    const token = await pair();
    expect((await send(token, 'GET', '/api/kiosk/day')).body).not.toContain(MARK);
    const before = await rows('select * from hand_out_events order by destination_id, id');
    const outcomes = [];
    for (const order of [...ids, NOBODYS]) {
      const answer = await send(token, 'POST', '/api/kiosk/acts', act(order));
      const { id: _, ...told } = answer.json().data[0];
      outcomes.push(told);
    }
    for (const told of outcomes) expect(told).toEqual(outcomes.at(-1));
    // An act of theirs is not undone from here.
    const undo = act(ids[1] ?? 0, {
      kind: 'undone',
      undoes: '9d0f6a43-6b55-4e6b-9a0d-1b0a3c8e2f08',
    });
    expect((await send(token, 'POST', '/api/kiosk/acts', undo)).statusCode).toBeLessThan(500);
    expect(await rows('select * from hand_out_events order by destination_id, id')).toEqual(before);
  });

  test('that was unpaired is nobody, and a code is not entered once it is over', async () => {
    const token = await pair({ revoked_at: '2026-11-17' });
    for (const [method, url] of [
      ['GET', '/api/kiosk/day'],
      ['POST', '/api/kiosk/acts'],
      ['POST', '/api/kiosk/leave'],
    ] as const) {
      const body = url.endsWith('acts') ? act(ids[1] ?? 0) : undefined;
      expect((await send(token, method, url, body)).statusCode, url).toBe(401);
    }
    const state = await app.nobody.send('POST', '/api/kiosks/pairings/state', { token });
    expect(state.json().data.state).toBe('over');
    // Its hash, which stands in the database, opens nothing.
    const stored = createHash('sha256').update(token).digest('base64url');
    expect((await send(stored, 'GET', '/api/kiosk/day')).statusCode).toBe(401);
  });
});

describe('a link of a teacher at another school', () => {
  const makeLink = async (more: object = {}) => {
    const token = randomBytes(32).toString('base64url');
    await lay('trip_links', {
      destination_id: schools.eastern,
      teacher: 'Amrita Rao',
      token_hash: hash(token),
      ends_on: '2027-06-11',
      ...more,
    });
    return token;
  };
  const post = (path: string, payload: object) =>
    app.nobody.send('POST', `/api/class-trips/${path}`, payload);
  const ways = (token: string, trip: number, grade: number) =>
    [
      ['open', { token }],
      ['propose', { token, grade_id: grade, date: '2026-11-25', place: 'Museum' }],
      ['withdraw', { token, trip }],
    ] as const;

  test('opens its own, asks for no grade and takes back no trip of theirs or of another link', async () => {
    const token = await makeLink();
    expect((await post('open', { token })).body).not.toContain(MARK);
    const asked = await post('propose', {
      token,
      grade_id: THEIRS,
      date: '2026-11-25',
      place: 'Museum',
    });
    expect([asked.statusCode, Object.keys(asked.json().errors)]).toEqual([422, ['grade_id']]);
    const colleague = await makeLink({ teacher: 'Bo Lund' });
    const own = await post('propose', {
      token: colleague,
      grade_id: grades.easternFirst,
      date: '2026-11-25',
      place: 'Museum',
    });
    const [trip] = own.json().data.trips as { id: number }[];
    const answers = [];
    for (const id of [THEIRS, trip?.id ?? 0, NOBODYS]) {
      const { statusCode, body } = await post('withdraw', { token, trip: id });
      answers.push([statusCode, body]);
    }
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
    expect(answers[2]?.[0]).toBeGreaterThanOrEqual(400);
    expect(
      await rows(`select state from class_trips where id = any ($1::int[])`, [[THEIRS, trip?.id]]),
    ).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  test.each([
    ['was taken back', { revoked_at: '2026-11-17' }],
    ['is over', { ends_on: '2026-11-17' }],
  ])('that %s opens, asks and takes back nothing', async (_title, more) => {
    const token = await makeLink();
    const asked = await post('propose', {
      token,
      grade_id: grades.easternFourth,
      date: '2026-11-25',
      place: 'Museum',
    });
    const trip = asked.json().data.trips[0].id as number;
    const [[column, value] = ['', '']] = Object.entries(more);
    await run(`update trip_links set ${column} = $1 where token_hash = $2`, [value, hash(token)]);
    for (const [path, payload] of ways(token, trip, grades.easternFirst)) {
      const answer = await post(path, payload);
      expect([answer.statusCode, answer.json().code], path).toEqual([422, 'trip_link_over']);
    }
    expect(await rows('select state from class_trips where id = $1', [trip])).toEqual([
      { state: 'waiting' },
    ]);
    await run('delete from class_trips where id = $1', [trip]);
  });
});
