import type { Endpoint } from '@yay/contract/endpoint';
import { can, permissionsOf } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wholeOf } from '../test/hostile.ts';
import { type Caller, useTiny } from '../test/index.ts';

/*
 * Every call that an account of a school or of a vendor may make, with the ids of other places, one
 * at a time and besides whatever else it takes. Nothing here names a call: one that is new is in it
 * by itself.
 */

const { schools, vendors, menus, users } = TINY;
const MON = '2026-11-23';
/** An id that nothing has. */
const NOBODYS = 2_000_000_000;
/** Stands in every name of other places; their prices are a number that nothing else costs. */
const MARK = 'Elsewhere';
const CENTS = 98_765;
/** Numbers that no other record has, so that what they name is told by nothing else. */
const OTHERS = { school: 901, vendor: 902, item: 903, menu: 904, goMenu: 905, grade: 906 };
const tells = (body: string) => body.includes(MARK) || body.includes(String(CENTS));

let ids: readonly number[] = [];
const { app, as, build, one, run } = await useTiny();
beforeAll(async () => {
  const { school, vendor, item, menu, goMenu, grade } = OTHERS;
  await run(
    `insert into destinations (id, market_id, name, abbreviation, city, status)
     select $1, market_id, $2, 'EW', 'Farville', 'active' from destinations where id = $3`,
    [school, `${MARK} School`, schools.central],
  );
  await run(
    `insert into grades (id, destination_id, label, group_name) values ($1, $2, $3, 'Lower')`,
    [grade, school, `${MARK} grade`],
  );
  await run(
    `insert into vendors (id, display_name, branch_name, vendor_code, short_name)
     values ($1, $2, '', 'EWH', $2)`,
    [vendor, `${MARK} Kitchen`],
  );
  await run(
    `insert into items (id, vendor_id, name, internal_name, price_cents, preorder)
     values ($1, $2, $3, $3, $4, true)`,
    [item, vendor, `${MARK} soup`, CENTS],
  );
  await run(
    `insert into menus (id, name, last_day, kind)
     values ($1, $3, '2027-06-30', 'calendar'), ($2, $3, '2027-06-30', 'grab_and_go')`,
    [menu, goMenu, `${MARK} menu`],
  );
  // Their item is on a menu of ours, too.
  await run('insert into menu_items (menu_id, item_id) select unnest($1::int[]), $2', [
    [menu, goMenu, menus.eastern],
    item,
  ]);
  const { id: day } = await one<{ id: number }>(
    'insert into destination_days (destination_id, date) values ($1, $2) returning id',
    [school, MON],
  );
  await run(
    `insert into destination_day_grades (destination_day_id, group_name, menu_id)
     values ($1, 'Lower', $2)`,
    [day, menu],
  );
  await run(
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     values ($1, $2, $3, 4)`,
    [menu, day, item],
  );
  await run(
    `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
     values ($1, $2, 'weather_closure', $3, $3)`,
    [school, `${MARK} storm`, MON],
  );
  await run('insert into go_menus (destination_id, menu_id, starts_on) values ($1, $2, $3)', [
    school,
    goMenu,
    MON,
  ]);
  const family = await build.family({
    first: MARK,
    lunchers: [{ gradeId: grade, first: MARK }],
  });
  ids = [...Object.values(OTHERS), day, family.id, family.luncherId];
});

interface Asked {
  readonly url: string;
  /** The same address with an id that nothing has. */
  readonly none: string;
}

const isId = (schema: z.ZodType) => z.safeParse(schema, String(NOBODYS)).success;
const valuesOf = (schema: z.ZodType | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries((schema ? wholeOf(schema) : {}) as object).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
const shapeOf = (schema: z.ZodType | undefined) =>
  ((schema as z.ZodObject | undefined)?.shape ?? {}) as Record<string, z.ZodType>;

/** Yields the call with each of the ids in each place that takes one, and once without any. */
function* requestsOf(endpoint: Endpoint): Generator<Asked> {
  const inPath = valuesOf(endpoint.params);
  const inQuery = valuesOf(endpoint.query);
  const queryShape = shapeOf(endpoint.query);
  const isAsked = (key: string) => {
    const part = queryShape[key];
    return part !== undefined && isId(part);
  };
  const url = (at: string | undefined, id: number) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      name === at || /^\d+$/.test(inPath[name] ?? '') ? String(id) : (inPath[name] ?? 'x'),
    );
    const search = new URLSearchParams(
      Object.entries(inQuery).flatMap(([key, value]): [string, string][] => {
        if (!isAsked(key)) return [[key, value]];
        const isOptional = z.safeParse(queryShape[key] ?? z.any(), undefined).success;
        return key === at || !isOptional ? [[key, String(id)]] : [];
      }),
    );
    return search.size > 0 ? `${path}?${search}` : path;
  };
  const places = [undefined, ...Object.keys(queryShape).filter(isAsked)];
  for (const at of places) {
    for (const id of ids) yield { url: url(at, id), none: url(at, NOBODYS) };
  }
}

/** Each call comes from an address of its own: this is not about how often. */
let calls = 0;
async function ask(endpoint: Endpoint, url: string, { token }: Caller) {
  calls += 1;
  const body = endpoint.body ? wholeOf(endpoint.body) : undefined;
  return await app.server.inject({
    method: endpoint.method,
    url,
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `own-places-${calls}` },
    ...(body !== undefined && { payload: body as object }),
  });
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const mayCall = (role: 'school' | 'vendor', { permission }: Endpoint) =>
  permission === 'signed_in' ||
  (typeof permission === 'object' && can(permissionsOf([role]), permission));

/** Names of places that are for everybody to read. Each says why. */
const PUBLIC: Readonly<Record<string, string>> = {
  'GET /api/v2/boarding-destinations': 'a family chooses its school by name',
};

async function newcomer(role: 'school' | 'vendor'): Promise<Caller> {
  const id = await build.person({ roles: [role] });
  if (role === 'school') {
    await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
      id,
      schools.eastern,
    ]);
  } else {
    await run('insert into vendor_users (user_id, vendor_id) values ($1, $2)', [id, vendors.north]);
  }
  return await as(id);
}

describe.each(['school', 'vendor'] as const)('an account of a %s', (role) => {
  test('finds nothing of other places, whatever it calls, and cannot tell that they are there', async () => {
    const wrong: string[] = [];
    for (const endpoint of app.server.endpoints) {
      if (!mayCall(role, endpoint) || nameOf(endpoint) in PUBLIC) continue;
      const reads = endpoint.method === 'GET';
      const reader = await newcomer(role);
      for (const { url, none } of new Map(
        [...requestsOf(endpoint)].map((r) => [r.url, r]),
      ).values()) {
        // Whatever a call does to the account itself, the next one is made by another.
        const caller = async () => (reads ? reader : await newcomer(role));
        const theirs = await ask(endpoint, url, await caller());
        const nobodys = await ask(endpoint, none, await caller());
        if (tells(theirs.body)) wrong.push(`${endpoint.method} ${url} tells of other places`);
        if (reads && theirs.statusCode !== nobodys.statusCode) {
          wrong.push(`${endpoint.method} ${url}: ${theirs.statusCode}, not ${nobodys.statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('would find them by the same calls if it looked after all places', async () => {
    const admin = await as(users.admin.id);
    const telling = new Set<string>();
    for (const endpoint of app.server.endpoints) {
      if (endpoint.method !== 'GET' || !mayCall(role, endpoint)) continue;
      for (const { url } of requestsOf(endpoint)) {
        if (tells((await ask(endpoint, url, admin)).body)) telling.add(nameOf(endpoint));
      }
    }
    const expected = {
      school: [
        'GET /api/destinations',
        'GET /api/destinations/:destination',
        'GET /api/destinations/:destination/week',
        'GET /api/v2/destination-days',
        'GET /api/v2/destinations',
        'GET /api/v2/go-menus',
      ],
      vendor: [
        'GET /api/v2/daily-specials',
        'GET /api/v2/menus',
        'GET /api/v2/menus/:id',
        'GET /api/v2/vendors',
        'GET /api/vendor/:id/counts',
        'GET /api/vendors',
        'GET /api/vendors/:vendor',
      ],
    };
    expect([...telling]).toEqual(expect.arrayContaining(expected[role]));
  });

  test('reads its own', async () => {
    const reader = await newcomer(role);
    const own = {
      school: [`destination-days?destination_id=${schools.eastern}&date=${MON}`],
      vendor: [`menus/${menus.eastern}`, 'menus'],
    };
    for (const path of own[role]) {
      const answer = await reader.send('GET', `/api/v2/${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body, path).toContain('East menu');
    }
  });
});
