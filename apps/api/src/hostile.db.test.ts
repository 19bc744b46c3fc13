import type { Endpoint } from '@yay/contract/endpoint';
import { TINY } from '@yay/seeds/tiny';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { HOSTILE, inWords, variantsOf, wholeOf } from '../test/hostile.ts';
import { useTiny } from '../test/index.ts';

/*
 * Every call of the application times what nobody sends by mistake, one thing at a time in what is
 * otherwise right. Nothing here needs to name a call; those below are named so that what is otherwise
 * right gets as far as it can.
 */

const { items, markets, schools, lunchers } = TINY;
const [MON, FRI] = ['2026-11-30', '2026-12-04'];
const PLAN = {
  kind: 'assign',
  destination_ids: [schools.eastern],
  groups: ['Lower'],
  menu_id: TINY.menus.eastern,
  dates: [MON],
};
const REPLACED = {
  from_item_id: items.pizza,
  to_item_id: items.bowl,
  starts_on: MON,
  ends_on: FRI,
};
const ITEM = {
  term_ids: [1],
  extra_type_id: null,
  asset_id: null,
  option_groups: [
    { name: 'Sauce', min_choices: 0, max_choices: 1, options: [{ name: 'Mild', price: 0 }] },
  ],
};
const RIGHT: Readonly<Record<string, { readonly query?: object; readonly body?: object }>> = {
  'POST /api/menu-schedules/preview': { body: { plan: PLAN } },
  'POST /api/menu-schedules': { body: { plan: PLAN } },
  'POST /api/menus/:id/replace-item/preview': { body: REPLACED },
  'POST /api/menus/:id/replace-item': { body: REPLACED },
  'POST /api/items': { body: ITEM },
  'PUT /api/items/:id': { body: { ...ITEM, confirm_orders: true } },
  'PUT /api/menus/:id': { body: { last_day: '2027-06-30' } },
  'POST /api/tag-runs': { body: { add: ['Fresh'] } },
  'POST /api/v2/go-menus': { body: { menu_id: 900 } },
  'POST /api/v2/ratings': { body: { luncherId: lunchers.anna, itemId: items.bowl, rating: 1 } },
  'PUT /api/v2/ratings': { body: { luncherId: lunchers.anna, itemId: items.bowl, rating: 1 } },
  'DELETE /api/meals': {
    body: {
      start_date: MON,
      end_date: FRI,
      targets: {
        granularity: 'destinations',
        markets: [markets.eastern],
        destinations: [schools.eastern],
        grades: [],
      },
      vendor_ids: [],
      item_ids: [],
    },
  },
};

let staff: number;
const { app, as, build, one, rows, run } = await useTiny();
beforeAll(async () => {
  staff = await build.person({ roles: ['superadmin'] });
  await run(`insert into terms (name) values ('Warm')`);
  await run(
    `insert into menus (id, name, last_day, kind) values (900, 'To go', '2027-06-30', 'grab_and_go')`,
  );
  await run(`insert into go_menus (destination_id, menu_id, starts_on) values ($1, 900, $2)`, [
    schools.eastern,
    MON,
  ]);
  await build.order({ luncherId: lunchers.anna, date: MON, itemId: items.pizza });
  await build.order({ luncherId: lunchers.anna, date: '2026-11-16', status: 'served' });
});

interface Asked {
  readonly url: string;
  readonly body?: unknown;
  readonly what: string;
  /** The contract does not take it. */
  readonly isBroken: boolean;
}

function* requestsOf(endpoint: Endpoint): Generator<Asked> {
  const right = RIGHT[`${endpoint.method} ${endpoint.path}`] ?? {};
  const part = (schema: z.ZodType | undefined, given: object | undefined) =>
    (schema === undefined ? {} : { ...(wholeOf(schema) as object), ...given }) as Record<
      string,
      unknown
    >;
  const params = part(endpoint.params, undefined);
  const query = part(endpoint.query, right.query);
  const body = endpoint.body && part(endpoint.body, right.body);
  const rest = body === undefined ? {} : { body };
  const url = (inPath: Record<string, unknown>, inQuery: Record<string, unknown>) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(name === 'market' ? markets.eastern : String(inPath[name])),
    );
    const search = new URLSearchParams(
      Object.entries(inQuery).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return search.size > 0 ? `${path}?${search}` : path;
  };
  yield { url: url(params, query), ...rest, what: 'nothing wrong', isBroken: false };
  const texts = HOSTILE.filter((value) => typeof value === 'string' && value.isWellFormed());
  for (const name of Object.keys(params)) {
    for (const wrong of texts) {
      if (wrong === '') continue;
      const broken = { ...params, [name]: wrong };
      const isBroken = !z.safeParse(endpoint.params ?? z.any(), broken).success;
      yield { url: url(broken, query), ...rest, what: `${name}=${inWords(wrong)}`, isBroken };
    }
  }
  for (const name of Object.keys(query)) {
    for (const wrong of texts) {
      const broken = { ...query, [name]: wrong };
      const isBroken = !z.safeParse(endpoint.query ?? z.any(), broken).success;
      yield { url: url(params, broken), ...rest, what: `${name}=${inWords(wrong)}`, isBroken };
    }
  }
  if (endpoint.body === undefined || body === undefined) return;
  for (const { value, at, wrong, passes } of variantsOf(endpoint.body, body)) {
    const what = `${at.join('.')}: ${inWords(wrong)}`;
    yield { url: url(params, query), body: value, what, isBroken: !passes };
  }
}

/** Asked are the first, which has nothing wrong, all that a query takes, and one of so many others. */
const ONE_OF = 6;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Undoes what would keep the next call from reaching its operation: limits spent, days locked,
 * versions raised.
 */
async function forget(tables: readonly string[]): Promise<void> {
  await run('delete from rate_limits');
  await run(
    'update market_days set locked_at = null, served_at = null where locked_at is not null',
  );
  for (const table of tables) await run(`update ${table} set version = 1 where version > 1`);
}

let asked = 0;
async function ask({ method }: Endpoint, { url, body }: Asked, token: string | null) {
  asked += 1;
  return await app.server.inject({
    method: method as 'GET',
    url,
    // Everybody comes from an address of her own: this is not about how often.
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': `hostile-key-${asked}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

function problemOf({ isBroken }: Asked, answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode >= 500) return 'is not answered';
  if (!isBroken) return undefined;
  if (answer.statusCode < 400) return 'is taken';
  const isField = answer.statusCode !== 422 || Object.keys(answer.json().errors ?? {}).length > 0;
  return isField ? undefined : 'is told at no field';
}

const deeds = async () =>
  (await one<{ n: number }>('select count(*)::int as n from activity_log'))?.n;

test('every call answers whatever is sent, tells each fault at its field, and does nothing by halves', async () => {
  const wrong: string[] = [];
  const informationSchema = await rows<{ table: string }>(
    `select c.table_name as table from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'version' and t.table_type = 'BASE TABLE'`,
  );
  const versioned = informationSchema.map(({ table }) => table);
  // Calls that read come before those that delete.
  const endpoints = app.server.endpoints.toSorted(
    (a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
  );
  for (const [n, endpoint] of endpoints.entries()) {
    const { token } = await as(staff);
    await forget(versioned);
    for (const [at, request] of [...requestsOf(endpoint)].entries()) {
      const isTaken = request.body === undefined && !request.isBroken;
      if (at > 0 && !isTaken && (at + n) % ONE_OF !== 0) continue;
      const before = endpoint.method === 'GET' ? undefined : await deeds();
      const answer = await ask(endpoint, request, token);
      const problem =
        problemOf(request, answer) ??
        (before !== undefined && answer.statusCode >= 400 && before !== (await deeds())
          ? 'is refused and done'
          : undefined);
      if (problem !== undefined) {
        wrong.push(`${endpoint.method} ${request.url} ${request.what} ${problem}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(2_000);
});
