import type { LunchCalendar, LunchCalendarAnswer } from '@yay/contract/calendar/calls';
import { isWhole, joinMenus, type MenusPart, menusPartOf } from '@yay/contract/calendar/menus-part';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, neighbourOf, noOrigin, useTiny } from '../../../test/index.ts';
import { connectDb } from '../../platform/db/index.ts';
import { readCalendar } from './index.ts';

const { parentA } = TINY.users;
const { anna, ben } = TINY.lunchers;
const { items, options, menus, schools } = TINY;
const MONDAYS = ['2026-11-23', '2026-11-30'] as const;
const [MON] = MONDAYS;
const TUE = '2026-11-24';

const { app, as, build, db, rows, run } = await useTiny();
const parent = await as(parentA.id);
const neighbour = await neighbourOf(app);
afterAll(() => neighbour.close());
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
});

/** Asks one of two processes for a week; `known`: revisions of the menus that the client keeps. */
async function ask(
  server: FastifyInstance,
  monday: string,
  known: Iterable<string> = [],
): Promise<LunchCalendarAnswer> {
  const answer = await server.inject({
    url: '/api/lunch-calendar',
    query: { mondayOfWeek: monday, includeGrabAndGoOrders: '1', knownMenus: [...known].join(',') },
    headers: { authorization: `Bearer ${parent.token}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<LunchCalendarAnswer>();
}

/** Reads a week as a process does that has just been started and keeps nothing. */
async function readCold(monday: string): Promise<LunchCalendar> {
  const fresh = connectDb({ url: app.url, max: 1 });
  try {
    const actor = {
      userId: parentA.id,
      roles: [],
      permissions: new Set(['user:lunch_calendar'] as const),
      impersonatorId: null,
      window: 'customer',
      locale: 'en',
      origin: noOrigin,
    } as const;
    const query = { mondayOfWeek: monday as never, includeGrabAndGoOrders: true };
    return (await readCalendar(fresh, actor, query)) as LunchCalendar;
  } finally {
    await fresh.close();
  }
}

/** A client that keeps the menus of every whole week that it was told, whichever process told it. */
function keepingClient() {
  const kept = new Map<string, MenusPart>();
  return {
    kept,
    async read(server: FastifyInstance, monday: string): Promise<LunchCalendar> {
      const answer = await ask(server, monday, kept.keys());
      if (isWhole(answer)) {
        if (answer.menus_revision) kept.set(answer.menus_revision, menusPartOf(answer));
        return answer;
      }
      const part = kept.get(answer.menus_revision ?? '');
      if (!part) throw new Error('the answer leaves out menus that the client does not keep');
      return joinMenus(answer, part);
    },
  };
}

const withoutClock = ({ server_now: _, ...week }: LunchCalendarAnswer) => week;

describe('the menus of a week', () => {
  test('are left out for a client that names their revision, and for no other', async () => {
    const whole = await ask(app.server, MON);
    expect(whole.menus_revision).toMatch(/^[\w-]{22}$/);
    const known = await ask(app.server, MON, ['other', String(whole.menus_revision)]);
    expect(isWhole(known)).toBe(false);
    expect(known).toMatchObject({ items: [], option_groups: [], options: [], not_together: [] });
    expect(known).not.toHaveProperty('allPossibleExtras');
    expect(isWhole(await ask(app.server, MON, ['other']))).toBe(true);
  });

  test('have one revision in every process, and in the weeks that share them', async () => {
    const { menus_revision } = await ask(app.server, MON);
    for (const [server, monday] of [
      [neighbour.server, MON],
      [app.server, MONDAYS[1]],
    ] as const) {
      expect((await ask(server, monday)).menus_revision).toBe(menus_revision);
    }
  });

  test('are told anew by every process as soon as a price has changed', async () => {
    const [{ menus_revision }] = [await ask(app.server, MON), await ask(neighbour.server, MON)];
    await run('update items set price_cents = price_cents + 5 where id = $1', [items.pizza]);
    for (const { server } of [app, neighbour]) {
      const answer = await ask(server, MON, [String(menus_revision)]);
      expect(isWhole(answer)).toBe(true);
      expect(answer.menus_revision).not.toBe(menus_revision);
    }
    await run('update items set price_cents = price_cents - 5 where id = $1', [items.pizza]);
    expect((await ask(app.server, MON)).menus_revision).toBe(menus_revision);
  });

  test('have no revision while the family has an option that they offer no longer', async () => {
    await build.order({
      luncherId: anna,
      date: TUE,
      itemId: items.bowl,
      optionIds: [options.mildChili],
    });
    await run('update options set archived_at = app_now() where id = $1', [options.mildChili]);
    const week = await ask(app.server, MON);
    expect(week.menus_revision).toBeNull();
    expect(week.options.map(({ id }) => id)).toContain(options.mildChili);
    await run('update options set archived_at = null where id = $1', [options.mildChili]);
    expect((await ask(app.server, MON)).menus_revision).not.toBeNull();
  });

  test('are presented for the day: nothing of yesterday is kept', async () => {
    await run(`update items set farthest_start_date = '2026-10-20' where id = $1`, [items.pizza]);
    const isNew = async () =>
      (await ask(app.server, MON)).items.find(({ id }) => id === items.pizza)?.recently_started;
    expect(await isNew()).toBe(true);
    await app.at('2026-11-20T16:00:00Z');
    expect(await isNew()).toBe(false);
    await run('update items set farthest_start_date = null where id = $1', [items.pizza]);
  });
});

/** Changes by people and the clock between two reads, each as its SQL, past the rules. */
const CHANGES: readonly (readonly [string, (readonly unknown[])?])[] = [
  ['update items set price_cents = 100 + (price_cents + 7) % 900 where id = $1', [items.bowl]],
  [
    `update items set archived_at = case when archived_at is null then app_now() end where id = $1`,
    [items.pizza],
  ],
  [
    `update items set properties = properties || jsonb_build_object('peanuts',
       case when properties->>'peanuts' = 'yes' then 'no' else 'yes' end) where id = $1`,
    [items.bowl],
  ],
  [
    `update options set archived_at = case when archived_at is null then app_now() end where id = $1`,
    [options.mildChili],
  ],
  ['update options set price_cents = (price_cents + 5) % 50 where id = $1', [options.teriyaki]],
  [
    `update vendors set suspended_on = case when suspended_on is null then app_now() end where id = $1`,
    [TINY.vendors.south],
  ],
  [
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     select $1, id, $2, 3 from destination_days where destination_id = $3 and date = $4
     on conflict do nothing`,
    [menus.eastern, items.offMenuSalad, schools.eastern, TUE],
  ],
  ['delete from daily_specials'],
  ['delete from menu_items where item_id = $1 and menu_id = $2', [items.bowl, menus.eastern]],
  [
    'insert into menu_items (menu_id, item_id) values ($2, $1) on conflict do nothing',
    [items.bowl, menus.eastern],
  ],
  [`update menus set revision = revision + 1, name = name || '.' where id = $1`, [menus.eastern]],
  [
    `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
     values ($1, 'Zoo', 'field_trip', $2, $2)`,
    [schools.eastern, TUE],
  ],
  ['update blackouts set lifted_at = app_now() where lifted_at is null'],
  [
    `update site_options set fields = jsonb_build_object('enabled', not (fields->>'enabled')::boolean)
     where type = 'ratings'`,
  ],
  [`update lunchers set first = first || 'a' where id = $1`, [ben]],
];
const ORDERS = [
  { luncherId: anna, date: TUE, itemId: items.bowl, optionIds: [options.mildChili] },
  { luncherId: ben, date: MON, itemId: items.offMenuSalad, extraIds: [items.apple] },
  { luncherId: anna, date: '2026-12-01', itemId: items.pizza, optionIds: [options.oneSlice] },
];
const CLOCK = ['2026-11-18T16:00:00Z', '2026-11-22T07:00:00Z', '2026-11-23T18:30:00Z'];

const act = fc.oneof(
  fc.constantFrom(...CHANGES).map((change) => ({ change }) as const),
  fc.constantFrom(...ORDERS).map((order) => ({ order }) as const),
  fc.constantFrom(...CLOCK).map((clock) => ({ clock }) as const),
);

async function perform(what: {
  change?: (typeof CHANGES)[number];
  order?: (typeof ORDERS)[number];
  clock?: string;
}): Promise<void> {
  if (what.change) await run(...what.change);
  if (what.clock) await app.at(what.clock);
  if (!what.order) return;
  const { luncherId, date } = what.order;
  const taken = await rows('select from orders where luncher_id = $1 and date = $2', [
    luncherId,
    date,
  ]);
  if (taken.length === 0) await build.order(what.order);
}

test('the family’s part and the kept menus make the whole week', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const client = keepingClient();
      for (const one of acts) {
        await perform(one);
        for (const monday of MONDAYS) {
          const expected = withoutClock(await readCold(monday));
          for (const { server } of [app, neighbour]) {
            expect(withoutClock(await client.read(server, monday))).toEqual(expected);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
