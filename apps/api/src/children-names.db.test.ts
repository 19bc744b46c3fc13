import type { Endpoint } from '@yay/contract/endpoint';
import { LIST_MODELS } from '@yay/contract/lists/calls';
import { permissionsOf, ROLES } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { wholeOf } from '../test/hostile.ts';
import { type Caller, useTiny } from '../test/index.ts';
import { layPlace } from '../test/lay-place.ts';
import { lockDay } from '../test/lock-day.ts';

/*
 * Every call that reads, with the ids of a child's own records, for everybody of the team who may not
 * see people. Nothing here names a call: one that is new is in it by itself.
 */

const { items, vendors, markets } = TINY;
const DAY = '2026-11-23' as PlainDate;
/** The number of the child and of each record that is the child's, but the order. */
const OURS = 907;
/** The family name of one child, which nothing and nobody else has. */
const CHILD = 'Wrenfield';

let ids: readonly number[] = [];
const { app, as, build, db, run } = await useTiny();
beforeAll(async () => {
  const order = await layPlace(
    { build, run },
    { id: OURS, day: DAY, name: 'Farbury', child: CHILD },
  );
  ids = [OURS, order, items.bowl, vendors.north];
  // A lunch that the child must not eat, of a day whose count the kitchen has.
  await run(`update lunchers set tolerances = '{"peanuts": "avoid_strictly"}' where id = $1`, [
    OURS,
  ]);
  await run(`update items set properties = properties || '{"peanuts": "yes"}' where id = $1`, [
    items.bowl,
  ]);
  await app.at(`${DAY}T12:00:00Z`);
  await lockDay(db, { market_id: markets.central, date: DAY });
});

const isNumber = (value: unknown) => /^\d+$/.test(String(value));

/** Returns what a part of a call is asked with: each of the ids, or each value of a short list. */
function valuesOf(schema: z.ZodType | undefined, value: unknown): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return isNumber(value) ? ids.map(String) : [String(value)];
}

/** Yields a call with each of the ids in each part of its address and of its query that it needs. */
function urlsOf(endpoint: Endpoint): string[] {
  const params = (endpoint.params ? wholeOf(endpoint.params) : {}) as Record<string, unknown>;
  const query = (endpoint.query ? wholeOf(endpoint.query) : {}) as Record<string, unknown>;
  const shapeOf = (schema: z.ZodType | undefined) =>
    ((schema as z.ZodObject | undefined)?.shape ?? {}) as Record<string, z.ZodType>;
  const [inPath, inQuery] = [shapeOf(endpoint.params), shapeOf(endpoint.query)];
  let urls: string[] = [endpoint.path];
  for (const [name, value] of Object.entries(params)) {
    const values = valuesOf(inPath[name], value);
    urls = urls.flatMap((url) => values.map((one) => url.replace(`:${name}`, one)));
  }
  const isOptional = (name: string) => z.safeParse(inQuery[name] ?? z.any(), undefined).success;
  const needed = Object.entries(query).filter(([name]) => !isOptional(name));
  let searches: string[] = [''];
  for (const [name, value] of needed) {
    const values = valuesOf(inQuery[name], value);
    searches = searches.flatMap((search) => values.map((one) => `${search}&${name}=${one}`));
  }
  const further = Object.entries(query).filter(([name]) => isOptional(name));
  const days = further.filter(([, value]) => /^\d{4}-\d\d-\d\d$/.test(String(value)));
  const ofIds = further.filter(([name, value]) => isNumber(value) && !/page$/.test(name));
  const onDay = days.map(([name]) => `&${name}=${DAY}`).join('');
  const ofChild = ofIds.map(([name]) => `&${name}=${OURS}`).join('');
  const mores = ['', onDay, onDay + ofChild];
  searches = searches.flatMap((search) => [...new Set(mores)].map((more) => search + more));
  return urls.flatMap((url) => searches.map((search) => `${url}?${search.slice(1)}`));
}

/** Each call comes from an address of its own: this is not about how often. */
let calls = 0;
/** Returns the calls that tell the name of the child to a reader. */
async function tellingTo({ token }: Caller): Promise<Set<string>> {
  const telling = new Set<string>();
  const ask = async (url: string) => {
    calls += 1;
    const answer = await app.server.inject({
      method: 'GET',
      url,
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode, url).toBeLessThan(500);
    return answer;
  };
  for (const endpoint of app.server.endpoints) {
    if (endpoint.method !== 'GET') continue;
    for (const url of urlsOf(endpoint)) {
      const answer = await ask(url);
      if (answer.body.includes(CHILD)) telling.add(endpoint.path);
      // A caller's permission is the same whatever the ids.
      if (answer.statusCode === 403 || telling.has(endpoint.path)) break;
    }
  }
  for (const model of LIST_MODELS) {
    const query = encodeURIComponent(JSON.stringify({ model }));
    if ((await ask(`/api/list?query=${query}`)).body.includes(CHILD)) telling.add(`list ${model}`);
  }
  return telling;
}

const WITHOUT_PEOPLE = ROLES.filter((role) => {
  const permissions = permissionsOf([role]);
  return permissions.has('internal_dashboards') && !permissions.has('internal_dashboard:users');
});

// Together they may do more than each of them.
test('all roles of the team that may not see people, together, read the name of no child', async () => {
  expect(WITHOUT_PEOPLE.length).toBeGreaterThan(5);
  const telling = await tellingTo(await as(await build.person({ roles: WITHOUT_PEOPLE })));
  expect([...telling]).toEqual([]);
});

test('a person who may see people finds the child by the same calls', async () => {
  const telling = await tellingTo(await as(await build.person({ roles: ['admin'] })));
  expect([...telling].toSorted()).toEqual([
    '/api/badges',
    '/api/destinations/:destination/day',
    '/api/destinations/:destination/roll-over',
    '/api/items/:id/unsafe-orders',
    '/api/logs',
    '/api/lunchers',
    '/api/schools/:school/hand-out',
    '/api/search-all',
    '/api/users/:id/closing',
    '/api/users/:id/logs',
    '/api/users/:id/lunchers',
    '/api/users/:id/overview',
    '/api/users/:id/selections',
    '/api/v2/destinations/:destination/labels/preview',
    '/api/v2/luncher-lists',
    '/api/v2/luncher-lists/csv',
    '/api/v2/luncher-lists/sheet',
    '/api/v2/monthly-preorders',
    '/api/vendor/:id/counts',
    'list Activity',
    'list Luncher',
    'list Meal',
  ]);
});

test('a school and a kitchen read the names of their own', async () => {
  const school = await build.person({ roles: ['school'] });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    school,
    OURS,
  ]);
  const kitchen = await build.person({ roles: ['vendor'] });
  await run('insert into vendor_users (user_id, vendor_id) values ($1, $2)', [
    kitchen,
    vendors.north,
  ]);
  expect([...(await tellingTo(await as(school)))].toSorted()).toEqual([
    '/api/destinations/:destination/day',
    '/api/destinations/:destination/roll-over',
    '/api/schools/:school/hand-out',
    '/api/v2/destinations/:destination/labels/preview',
    '/api/v2/luncher-lists',
    '/api/v2/luncher-lists/csv',
    '/api/v2/luncher-lists/sheet',
  ]);
  expect([...(await tellingTo(await as(kitchen)))]).toEqual(['/api/vendor/:id/counts']);
});
