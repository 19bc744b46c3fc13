import { type PlainDate, plainDate } from '@yay/domain/calendar';
import { ORDER_STATES } from '@yay/domain/ordering';
import { OFFICE_ZONE } from '@yay/domain/time';
import { closes } from '@yay/domain/week';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../test/index.ts';
import { LUNCHER_IN_PLACE, officeToday, zoneOfFamily } from './index.ts';

// 03:30 UTC is still the evening before in both markets, an hour apart.
const NOW = '2026-11-19T03:30:00Z';

const { build, db, rows, run } = await useTiny({ now: NOW });

describe('days', () => {
  test('the office zone of the database is the one of the domain', async () => {
    expect(await rows('select office_zone() as zone')).toEqual([{ zone: OFFICE_ZONE }]);
  });

  test('the office, a market and UTC each have their own day', async () => {
    expect(await officeToday(db)).toBe('2026-11-18');
    expect(
      await rows(
        'select market_today($1) as market, utc_today() as utc, market_today(1) as unknown',
        [TINY.markets.central],
      ),
    ).toEqual([{ market: '2026-11-18', utc: '2026-11-19', unknown: null }]);
    expect(await rows('select market_id, today from market_clocks order by 1')).toEqual([
      { market_id: TINY.markets.eastern, today: '2026-11-18' },
      { market_id: TINY.markets.central, today: '2026-11-18' },
    ]);
  });

  test.each([
    ['2026-11-19T04:59:59Z', 'America/New_York', '2026-11-18'],
    ['2026-11-19T05:00:00Z', 'America/New_York', '2026-11-19'],
    ['2026-11-19T05:00:00Z', 'America/Chicago', '2026-11-18'],
    // Daylight saving moves the hour at which a day begins.
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
  ])('%s in %s is of %s', async (at, zone, day) => {
    expect(await rows('select local_date($1, $2) as day', [at, zone])).toEqual([{ day }]);
  });

  test('a day begins at midnight of its zone, on either side of daylight saving', async () => {
    const starts = await rows<{ at: number }>(
      `select start_of_day(day::date, 'America/New_York') as at
       from unnest(array['2026-03-08', '2026-03-09']) as day`,
    );
    expect(starts.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ]);
  });
});

describe('closures', () => {
  interface Cell {
    readonly grade: number | null;
    readonly school: number;
    readonly market: number;
    readonly day: PlainDate;
  }
  const cell: Cell = {
    grade: TINY.grades.easternFirst,
    school: TINY.schools.eastern,
    market: TINY.markets.eastern,
    day: plainDate('2026-12-01'),
  };
  const ofMarket = { market_id: TINY.markets.eastern };
  const ofSchool = { destination_id: TINY.schools.eastern };
  const ofGrade = { ...ofSchool, grade_id: TINY.grades.easternFirst };

  test.each<[string, Readonly<Record<string, unknown>>, Partial<Cell>, boolean]>([
    ['a closed market closes its grades', ofMarket, {}, true],
    [
      'a closed market leaves another market open',
      ofMarket,
      { market: TINY.markets.central },
      false,
    ],
    ['a closed school closes its grades', ofSchool, {}, true],
    [
      'a closed school leaves another school open',
      ofSchool,
      { school: TINY.schools.central },
      false,
    ],
    ['a closed grade is closed', ofGrade, {}, true],
    [
      'a closed grade leaves another grade open',
      ofGrade,
      { grade: TINY.grades.easternFourth },
      false,
    ],
    [
      'a closure of some children leaves their grade open',
      { ...ofGrade, luncher_ids: [1] },
      {},
      false,
    ],
    ['a closed grade leaves its school open', ofGrade, { grade: null }, false],
    ['a closed school is closed as a whole', ofSchool, { grade: null }, true],
    ['the day before a closure is open', ofSchool, { day: plainDate('2026-11-30') }, false],
    ['the last day of a closure is closed', ofSchool, { day: plainDate('2026-12-02') }, true],
    ['the day after a closure is open', ofSchool, { day: plainDate('2026-12-03') }, false],
    ['a lifted closure closes nothing', { ...ofSchool, lifted_at: NOW }, {}, false],
  ])('%s', async (_title, closure, at, closed) => {
    const { grade, school, market, day } = { ...cell, ...at };
    const values = { starts_on: '2026-12-01', ends_on: '2026-12-02', ...closure };
    const [row] = await rows<{ closed: boolean | null }>(
      `select closes(b, $2::int, $3::int, $4::int, $5::date) as closed
       from jsonb_populate_record(null::blackouts, $1::jsonb) b`,
      [JSON.stringify(values), market, school, grade, day],
    );
    expect(row?.closed ?? false).toBe(closed);
  });

  test.each<[string, readonly number[] | null, number, boolean]>([
    ['a closure of some children closes the day for one of them', [7, 9], 9, true],
    ['a closure of some children leaves another child its day', [7, 9], 8, false],
    ['a closure of a whole grade closes the day for each child', null, 8, true],
  ])('%s', async (_title, lunchers, luncher, closed) => {
    const values = { ...ofGrade, luncher_ids: lunchers };
    const span = { starts_on: cell.day, ends_on: cell.day };
    expect(
      await rows(
        `select closes(b, $2::int, $3::int, $4::int, $5::int, $6::date) as closed
         from jsonb_populate_record(null::blackouts, $1::jsonb) b`,
        [
          JSON.stringify({ ...values, ...span }),
          cell.market,
          cell.school,
          cell.grade,
          luncher,
          cell.day,
        ],
      ),
    ).toEqual([{ closed }]);
  });

  test('closed cells are the grades that the rule closes', async () => {
    await run(
      `insert into blackouts (market_id, destination_id, grade_id, name, reason, starts_on, ends_on)
       select m, d, g, 'Snow', 'weather_closure', '2026-12-01', '2026-12-02'
       from (values ($1::int, null::int, null::int), (null, $2, null), (null, $2, $3)) v (m, d, g)`,
      [TINY.markets.central, TINY.schools.eastern, TINY.grades.easternFirst],
    );
    const cells = await rows(
      'select blackout_id, grade_id from closed_cells order by blackout_id, grade_id',
    );
    expect(cells).toEqual(
      await rows(
        `select b.id as blackout_id, g.id as grade_id
         from blackouts b, grades g join destinations d on d.id = g.destination_id
         where closes(b, d.market_id, d.id, g.id, b.starts_on) order by b.id, g.id`,
      ),
    );
    expect(cells.length).toBeGreaterThan(3);
  });
});

test('SQL and the domain decide the same about closures of random places and days', async () => {
  const id = fc.integer({ min: 1, max: 3 });
  const day = fc
    .integer({ min: 1, max: 6 })
    .map((ofDecember) => plainDate(`2026-12-0${ofDecember}`));
  const place = fc.oneof(
    id.map((market_id) => ({ market_id, destination_id: null, grade_id: null })),
    id.map((destination_id) => ({ market_id: null, destination_id, grade_id: null })),
    fc
      .tuple(id, id)
      .map(([destination_id, grade_id]) => ({ market_id: null, destination_id, grade_id })),
  );
  const named = fc.uniqueArray(id, { minLength: 1 });
  const cases = fc.sample(
    fc.record({
      closure: fc
        .tuple(place, named, fc.boolean(), day, day)
        .map(([where, lunchers, isForSome, starts_on, ends_on]) => ({
          ...where,
          luncher_ids: isForSome && where.grade_id !== null ? lunchers : null,
          starts_on,
          ends_on,
        })),
      luncher: fc.record({ id, market_id: id, destination_id: id, grade_id: id }),
      date: day,
    }),
    2_000,
  );
  const decided = await rows<{ closed: boolean }>(
    `select coalesce(closes(jsonb_populate_record(null::blackouts, c.closure),
       (c.luncher ->> 'market_id')::int, (c.luncher ->> 'destination_id')::int,
       (c.luncher ->> 'grade_id')::int, (c.luncher ->> 'id')::int, c.date), false) as closed
     from rows from (jsonb_to_recordset($1::jsonb)
       as (closure jsonb, luncher jsonb, date date)) with ordinality
       as c (closure, luncher, date, place)
     order by c.place`,
    [JSON.stringify(cases)],
  );
  const expected = cases.map(({ closure, luncher, date }) => closes(closure, luncher, date));
  const differing = cases.filter((_, index) => decided[index]?.closed !== expected[index]);
  expect(differing).toEqual([]);
  expect(new Set(expected).size).toBe(2);
});

describe('the offer', () => {
  test('an archived item and the items of a suspended vendor are not offered', async () => {
    const offered = async () =>
      (await rows<{ id: number }>('select id from offered_items')).map(({ id }) => id);
    expect(await offered()).toContain(TINY.items.bowl);
    await run('update items set archived_at = app_now() where id = $1', [TINY.items.bowl]);
    expect(await offered()).not.toContain(TINY.items.bowl);
    await run('update items set archived_at = null where id = $1', [TINY.items.bowl]);
    await run('update vendors set suspended_on = app_now()');
    expect(await offered()).toEqual([]);
    await run('update vendors set suspended_on = null');
  });
});

describe('grab-and-go menus', () => {
  test.each<[string, string, string | null, string, string, boolean]>([
    ['a menu is ready on its first day', '12-01', '12-05', '12-01', '12-01', true],
    ['a menu is ready on its last day', '12-01', '12-05', '12-05', '12-05', true],
    ['a menu is not ready the day before', '12-01', '12-05', '11-30', '11-30', false],
    ['a menu is not ready the day after', '12-01', '12-05', '12-06', '12-06', false],
    ['a menu without a last day stays ready', '12-01', null, '12-31', '12-31', true],
    ['a menu is ready in a week that it begins in', '12-03', null, '11-30', '12-04', true],
    ['a menu is ready in a week that it ends in', '11-02', '12-01', '11-30', '12-04', true],
  ])('%s', async (_title, starts, ends, first, last, ready) => {
    const year = (day: string | null) => (day === null ? null : `2026-${day}`);
    const kept = { starts_on: year(starts), ends_on: year(ends) };
    expect(
      await rows(
        `select keeps_ready(g, $2::date, $3::date) as ready
         from jsonb_populate_record(null::go_menus, $1::jsonb) g`,
        [JSON.stringify(kept), year(first), year(last)],
      ),
    ).toEqual([{ ready }]);
  });
});

describe('lunches', () => {
  test('a lunch counts in every state but cancelled', async () => {
    expect(
      await rows(
        `select state, lunch_counts(state) as counts
         from unnest($1::text[]) with ordinality s (state, place) order by place`,
        [ORDER_STATES],
      ),
    ).toEqual(ORDER_STATES.map((state) => ({ state, counts: state !== 'cancelled' })));
  });

  test('a lunch says who eats what and where, and what must not be in it', async () => {
    await run(
      `update lunchers set tolerances = '{"soy": "avoid", "peanuts": "avoid_strictly",
         "milk": "avoid_strictly"}' where id = $1`,
      [TINY.lunchers.cleo],
    );
    const id = await build.order({
      luncherId: TINY.lunchers.cleo,
      date: '2026-11-23',
      optionIds: [TINY.options.peanutSauce],
    });
    const [lunch] = await rows<{ parts: { kind: string; id: number }[] }>(
      `select luncher_id, strict_tolerances, market_id, timezone, today, is_pending, is_ahead,
         is_day_locked, item_id, parts
       from lunches where id = $1`,
      [id],
    );
    expect(lunch).toMatchObject({
      luncher_id: TINY.lunchers.cleo,
      strict_tolerances: ['milk', 'peanuts'],
      market_id: TINY.markets.eastern,
      timezone: OFFICE_ZONE,
      today: '2026-11-18',
      is_pending: true,
      is_ahead: true,
      is_day_locked: false,
    });
    expect(lunch?.parts.map(({ kind }) => kind)).toEqual(['entree', 'option']);
    expect(lunch?.parts[1]).toMatchObject({
      id: TINY.options.peanutSauce,
      name: expect.any(String),
    });
  });

  test('a luncher says before any lunch what must not be in it', async () => {
    const { luncherId } = await build.family();
    const strict = () =>
      rows('select strict_tolerances from lunchers_in_place where id = $1', [luncherId]);
    expect(await strict()).toEqual([{ strict_tolerances: [] }]);
    await run(
      `update lunchers set tolerances = '{"soy": "avoid", "peanuts": "avoid_strictly",
         "milk": "avoid_strictly"}' where id = $1`,
      [luncherId],
    );
    expect(await strict()).toEqual([{ strict_tolerances: ['milk', 'peanuts'] }]);
  });

  test('lunches and lunchers say the same of what must not be eaten', async () => {
    const differing = await rows(
      `select o.id from lunches o join lunchers_in_place l on l.id = o.luncher_id
       where o.strict_tolerances <> l.strict_tolerances`,
    );
    expect(differing).toEqual([]);
  });

  test.each([
    ['a placed lunch of today is ahead', 'placed', '2026-11-18', true],
    ['a locked lunch of tomorrow is ahead', 'locked', '2026-11-19', true],
    ['a lunch of yesterday is not ahead', 'placed', '2026-11-17', false],
    ['a served lunch is not ahead', 'served', '2026-11-20', false],
    ['a cancelled lunch is not ahead', 'cancelled', '2026-11-19', false],
  ])('%s', async (_title, status, date, isAhead) => {
    const [order] = await rows<{ id: number }>(
      `insert into orders (user_id, luncher_id, destination_id, grade_id, date, kind, status,
         cancel_reason, item_id, entree_cents, total_cents)
       select user_id, id, destination_id, grade_id, $1::date, 'grab_and_go', $2,
         case when $2 = 'cancelled' then 'parent' end, $3, 600, 600
       from lunchers where id = $4 returning id`,
      [date, status, TINY.items.bowl, TINY.lunchers.cleo],
    );
    const [lunch] = await rows<{ is_ahead: boolean }>(
      'select is_ahead from lunches where id = $1',
      [order?.id],
    );
    expect(lunch?.is_ahead).toBe(isAhead);
  });

  test('a day that its market has locked is locked for its lunches', async () => {
    await run(
      `insert into market_days (market_id, date, lock_at, serve_at, locked_at)
       values ($1, '2026-11-23', $2, $2::timestamptz + interval '1 day', $2)
       on conflict (market_id, date) do update set locked_at = excluded.locked_at`,
      [TINY.markets.eastern, NOW],
    );
    expect(
      await rows(`select distinct is_day_locked from lunches where date = '2026-11-23'`),
    ).toEqual([{ is_day_locked: true }]);
    expect(
      await rows(
        `select distinct is_day_locked from scheduled_menus
         where date = '2026-11-23' and market_id = $1`,
        [TINY.markets.eastern],
      ),
    ).toEqual([{ is_day_locked: true }]);
    expect(await rows('select market_id, date from locked_days')).toContainEqual({
      market_id: TINY.markets.eastern,
      date: '2026-11-23',
    });
  });

  test('a day is not locked before its market has locked it', async () => {
    await run('delete from market_days where market_id = $1 and date = $2', [
      TINY.markets.eastern,
      '2026-11-24',
    ]);
    const locked = () =>
      rows('select date from locked_days where market_id = $1 and date = $2', [
        TINY.markets.eastern,
        '2026-11-24',
      ]);
    expect(await locked()).toEqual([]);
    await run(
      `insert into market_days (market_id, date, lock_at, serve_at)
       values ($1, '2026-11-24', $2, $2::timestamptz + interval '1 day')`,
      [TINY.markets.eastern, NOW],
    );
    expect(await locked()).toEqual([]);
  });
});

test('a family is in the zone of its first luncher, or of the office', async () => {
  const zones = await rows<{ id: number; zone: string; first_zone: string | null }>(
    `select u.id, ${zoneOfFamily('u.id')} as zone, (
       select timezone from lunchers_in_place where user_id = u.id and deleted_at is null
       order by id limit 1) as first_zone
     from users u`,
  );
  for (const { zone, first_zone } of zones) expect(zone).toBe(first_zone ?? OFFICE_ZONE);
  expect(zones.some(({ first_zone }) => first_zone === null)).toBe(true);
  expect(zones.some(({ first_zone }) => first_zone !== null)).toBe(true);
});

test('a family that removed its first luncher is in the zone of the next, or of that one alone', async () => {
  const { id } = await build.family({
    lunchers: [
      { gradeId: TINY.grades.easternFirst, first: 'Kid', last: 'Test' },
      { gradeId: TINY.grades.centralFirst, first: 'Kit', last: 'Test' },
    ],
  });
  const zones = () =>
    rows(
      `select ${zoneOfFamily('$1')} as zone, ${zoneOfFamily('$1', { withRemoved: true })} as billed`,
      [id],
    );
  const remove = (first: string) =>
    run('update lunchers set deleted_at = app_now() where user_id = $1 and first = $2', [
      id,
      first,
    ]);
  const [eastern, central] = ['America/New_York', 'America/Chicago'];
  expect(await zones()).toEqual([{ zone: eastern, billed: eastern }]);
  await remove('Kid');
  expect(await zones()).toEqual([{ zone: central, billed: central }]);
  await remove('Kit');
  expect(await zones()).toEqual([{ zone: OFFICE_ZONE, billed: eastern }]);
});

// Columns of a view that a statement does not name cost nothing; those that it names find an index.
test.each([
  ['lunches', 'select id, total_cents from lunches where user_id = 1', ['orders']],
  ['lunches of a market', 'select id from lunches where market_id = 1', ['destinations', 'orders']],
  ['options', 'select option_id from lunch_options where order_id = 1', ['order_lines']],
  ['extras', 'select item_id from lunch_extras where order_id = 1', ['order_lines']],
  ['lunchers', `select ${LUNCHER_IN_PLACE.split(',')[0]} from lunchers_in_place l`, ['lunchers']],
  [
    'locked days',
    "select from locked_days where market_id = 1 and date = '2026-11-23'",
    ['market_days'],
  ],
  [
    'scheduled menus',
    'select menu_id from scheduled_menus where day_id = 1',
    ['destination_day_grades', 'destination_days'],
  ],
  [
    'plain scheduled menus',
    'select menu_end from plain_scheduled_menus where destination_id = 1',
    ['destination_day_grades', 'destination_days'],
  ],
])('%s read only the tables that are asked for', async (_view, text, tables) => {
  const [row] = await rows<{ 'QUERY PLAN': object }>(`explain (format json) ${text}`);
  const names = [...JSON.stringify(row).matchAll(/"Relation Name":"(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(names)].toSorted()).toEqual(tables);
});

// The partial indexes of orders say `status <> 'cancelled'`: a function that is not inlined uses none.
describe('a rule is planned as the condition that it stands for', () => {
  let plans = 0;
  const planOf = (text: string) =>
    db.tx(async (tx) => {
      plans += 1;
      await tx.run('set local enable_seqscan = off');
      const lines = await tx.query<{ 'QUERY PLAN': string }>(
        `facts.plan_${plans}`,
        `explain ${text}`,
      );
      return lines.map((line) => line['QUERY PLAN']);
    });
  const counting = 'lunch_counts(o.status)';
  const uncancelled = "o.status <> 'cancelled'";
  const ready = "keeps_ready(g, '2026-11-23', '2026-11-27')";
  const spanning =
    "g.starts_on <= '2026-11-27' and (g.ends_on is null or g.ends_on >= '2026-11-23')";
  test.each([
    [
      'a count of plain lunches',
      (rule: string) => `select count(*) from plain_lunches o
        where o.date = '2026-11-23' and o.destination_id = 1 and ${rule}`,
      [counting, uncancelled],
    ],
    [
      'lunches beside a luncher that may have none',
      (rule: string) => `select l.id, o.item_name from lunchers l left join lunches o
        on o.luncher_id = l.id and o.date = '2026-11-23' and o.kind = 'calendar' and ${rule}`,
      [counting, uncancelled],
    ],
    [
      'a look for any lunch',
      (rule: string) => `select i.id from items i where exists (
        select from plain_lunches o where o.item_id = i.id and ${rule})`,
      [counting, uncancelled],
    ],
    [
      'grab-and-go menus of a school',
      (rule: string) => `select g.id from go_menus g where g.destination_id = 1 and ${rule}`,
      [ready, spanning],
    ],
  ])('%s', async (_title, statement, [rule = '', condition = '']) => {
    const plan = await planOf(statement(rule));
    expect(plan).toEqual(await planOf(statement(condition)));
    expect(plan.join('\n')).toMatch(/Index/);
  });
});
