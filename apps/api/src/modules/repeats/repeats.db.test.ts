import type { LuncherRepeat } from '@yay/contract/repeats/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny, type WeekClient, weekClient } from '../../../test/index.ts';
import { createLetters } from '../letters/index.ts';
import { contact } from '../settings/index.ts';
import { repeatFamily } from './repeat-family.ts';
import { repeatFamilies } from './repeats.kinds.ts';
import { sweepDueRepeats } from './sweep-repeats.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options } = TINY;
const NOW = '2026-11-18T16:00:00Z';
const SEED = '2026-11-23';
/** The menu's last days are Thursday and Friday, 15 January 2027. */
const LAST = '2027-01-15';
const WEEKS = 7;

let week: WeekClient;

const { app, as, build, db, rows, run } = await useTiny();
const parent = await as(parentA.id);
beforeEach(async () => {
  await app.at(NOW);
  for (const table of ['emptied_days', 'repeat_dates', 'repeat_meals', 'repeats'])
    await run(`delete from ${table}`);
  await run(`delete from pgboss.job where name like 'repeats.%'`);
  await forgetOrders(db);
  await run('update lunchers set are_orders_repeating = false, deleted_at = null');
  await run('update lunchers set tolerances = $2 where id = $1', [
    anna,
    { peanuts: 'avoid_strictly' },
  ]);
  await run('update lunchers set tolerances = $2 where id = $1', [ben, {}]);
  await run('update items set archived_at = null, daily_capacity = null where id <> $1', [
    items.lastSushi,
  ]);
  await run(`update menus set last_day = $1`, [LAST]);
  await run(`update destination_day_grades set menu_end = $1`, [LAST]);
  await run(`update destination_day_grades set menu_id = d.destination_id
    from destination_days d where d.id = destination_day_id`);
  await run('update users set delinquent = false, suspended_on = null, suspension_reason = null');
  week = weekClient(parent, parentA.id, SEED);
});

const parts = () => {
  const { db, mailer } = app.platform;
  return {
    db,
    letters: createLetters({ mailer, product: 'Lunch', url: undefined, contact }),
  };
};
const day = (monday: string, weekday: number) =>
  new Date(Date.parse(`${monday}T12:00:00Z`) + (weekday - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
const pizza = (date: string) => ({ date, entreeId: items.pizza, optionIds: [options.oneSlice] });
const bowl = (date: string, optionIds: number[] = []) => ({
  date,
  entreeId: items.bowl,
  optionIds,
});

const turn = (id: number, on: boolean, mondayOfWeek?: string, caller = parent) =>
  caller.send('PUT', `/api/lunchers/${id}`, {
    areOrdersRepeating: on ? 1 : 0,
    ...(mondayOfWeek && { mondayOfWeek }),
  });
async function turnOn(id: number): Promise<void> {
  const answer = await turn(id, true, SEED);
  expect(answer.statusCode, answer.body).toBe(200);
}
const datesOf = async (luncherId: number, where = `status <> 'cancelled'`) =>
  (
    await rows(
      `select date from orders where luncher_id = $1 and date > $2 and ${where} order by date`,
      [luncherId, day(SEED, 5)],
    )
  ).map((row) => row.date as string);
const mondays = (from = 1, to = WEEKS) =>
  Array.from({ length: to - from + 1 }, (_, index) => day(SEED, 1 + (from + index) * 7));
const letters = () =>
  rows(`select user_id, text_body from mails where template = 'repeat_report' order by id`);
const looked = (luncherId: number, date: string) =>
  rows('select outcome, code from repeat_dates where luncher_id = $1 and date = $2', [
    luncherId,
    date,
  ]);
async function repeats(caller = parent, query = ''): Promise<LuncherRepeat[]> {
  const answer = await caller.send('GET', `/api/v2/repeats?mondayOfWeek=${SEED}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: LuncherRepeat[] }>().data;
}

describe('turned on', () => {
  test('the week comes again in steps of seven days, to the end of the menu', async () => {
    await week.save({ [anna]: [pizza(SEED), bowl(day(SEED, 4), [options.mildChili])] });
    await turnOn(anna);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(mondays().flatMap((monday) => [monday, day(monday, 4)]));
    const orders = await rows(
      `select source, late_fee_cents, total_cents from orders where date = $1`,
      [day(SEED, 11)],
    );
    expect(orders).toEqual([{ source: 'repeat', late_fee_cents: 0, total_cents: 625 }]);
    expect(
      await rows(
        'select kind, actor_id from order_events where order_id = (select id from orders where date = $1)',
        [day(SEED, 8)],
      ),
    ).toEqual([{ kind: 'placed', actor_id: null }]);
    expect(await letters()).toEqual([]);
  });

  test('it carries no late fee where a person’s order would', async () => {
    await week.save({ [anna]: [pizza(day(SEED, 3))] });
    await turnOn(anna);
    await app.at('2026-11-30T15:00:00Z');
    await app.runJobs();
    expect(await rows('select late_fee_cents from orders where date = $1', ['2026-12-02'])).toEqual(
      [{ late_fee_cents: 0 }],
    );
  });

  test('it ends with the menu, or with the day’s own end, whichever is earlier', async () => {
    await week.save({ [anna]: [pizza(SEED)], [ben]: [pizza(SEED)] });
    await run(`update menus set last_day = '2026-12-14' where id = $1`, [TINY.menus.eastern]);
    await run(
      `update destination_day_grades dg set menu_end = '2026-12-07'
      from destination_days d where d.id = dg.destination_day_id and d.destination_id = $1`,
      [TINY.schools.central],
    );
    await turnOn(anna);
    await turnOn(ben);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
    expect(await datesOf(ben)).toEqual(['2026-11-30', '2026-12-07']);
    expect((await repeats()).map((one) => one.ends_on)).toEqual(['2026-12-14', '2026-12-07']);
  });

  test('weeks that are planned later are written when they come, none twice', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await run(`update menus set last_day = '2026-12-04'`);
    await turnOn(anna);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(['2026-11-30']);
    expect(await sweepDueRepeats(app.platform)).toBe(0);
    await run(`update menus set last_day = '2026-12-11'`);
    expect(await sweepDueRepeats(app.platform)).toBe(0);
    await app.at('2026-11-19T16:00:00Z');
    expect(await sweepDueRepeats(app.platform)).toBe(1);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(['2026-11-30', '2026-12-07']);
    await app.at('2026-11-20T16:00:00Z');
    expect(await sweepDueRepeats(app.platform)).toBe(0);
  });

  test.each([
    ['another menu on an open day', 'another', 'repeat_menus_differ'],
    ['no menu next week', null, 'repeat_menu_ends'],
  ])('not with %s', async (_name, another, code) => {
    const menu = another === null ? null : await build.menu({ lastDay: LAST });
    await week.save({ [anna]: [pizza(SEED)] });
    await run(
      `update destination_day_grades dg set menu_id = $2
      from destination_days d where d.id = dg.destination_day_id and d.date between $1::date + 7 and $1::date + 11`,
      [SEED, menu],
    );
    const answer = await turn(anna, true, SEED);
    expect(answer.statusCode).toBe(422);
    expect((await repeats())[0]).toMatchObject({ canRepeat: false, why_not: code.slice(7) });
    expect(await rows('select 1 from repeats')).toEqual([]);
    expect(
      await rows('select are_orders_repeating as on from lunchers where id = $1', [anna]),
    ).toEqual([{ on: false }]);
  });

  test('not from a week that is over, and on the weekend from the one that comes', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await app.at('2026-11-27T22:00:00Z');
    expect((await repeats())[0]).toMatchObject({ canRepeat: true });
    await app.at('2026-11-28T15:00:00Z');
    expect((await repeats())[0]).toMatchObject({ canRepeat: false, why_not: 'week_over' });
    const answer = await turn(anna, true, SEED);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      areOrdersRepeating: ['This week is over. Please repeat a week that is still ahead.'],
    });
    expect((await turn(anna, true)).json().errors.areOrdersRepeating[0]).toMatch(/^Nothing is/);
    expect(await rows('select 1 from repeats')).toEqual([]);
  });

  test('not without a lunch, though a closed day is no difference', async () => {
    const nothing = await turn(anna, true, SEED);
    expect(nothing.statusCode).toBe(422);
    expect(nothing.json().errors).toHaveProperty('areOrdersRepeating');
    await week.save({ [anna]: [pizza(SEED)] });
    await run(
      `update destination_day_grades dg set menu_id = $2
      from destination_days d where d.id = dg.destination_day_id and d.date = $1`,
      [day(SEED, 9), await build.menu({ lastDay: LAST })],
    );
    expect((await turn(anna, true, SEED)).statusCode).toBe(422);
    await close(day(SEED, 9));
    await turnOn(anna);
  });
});

async function close(date: string, name = 'Snow day'): Promise<void> {
  await run(
    `insert into blackouts (market_id, name, reason, starts_on, ends_on)
     values ($1, $2, 'weather_closure', $3, $3)`,
    [TINY.markets.eastern, name, date],
  );
}

describe('a person’s own changes stay', () => {
  test('a date that she ordered, changed or emptied is never written', async () => {
    const later = weekClient(parent, parentA.id, '2026-12-07');
    await week.save({ [anna]: [pizza(SEED)] });
    await later.read();
    await later.save({ [anna]: [bowl('2026-12-07')] });
    const emptied = weekClient(parent, parentA.id, '2026-12-14');
    await emptied.read();
    await emptied.save({ [anna]: [bowl('2026-12-14')] });
    await emptied.save({ [anna]: [{ date: '2026-12-14', entreeId: null }] });
    await turnOn(anna);
    await app.runJobs();
    expect(await datesOf(anna, `status <> 'cancelled' and source = 'repeat'`)).toEqual(
      mondays().filter((date) => date !== '2026-12-07' && date !== '2026-12-14'),
    );
    expect(await looked(anna, '2026-12-14')).toEqual([{ outcome: 'kept', code: null }]);
  });

  test('a date that a save named as empty stays empty although nothing stood there', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    const later = weekClient(parent, parentA.id, '2026-12-07');
    await later.read();
    await later.save({ [anna]: [{ date: '2026-12-07', entreeId: null }] });
    await turnOn(anna);
    await app.runJobs();
    const without = mondays().filter((date) => date !== '2026-12-07');
    expect(await datesOf(anna)).toEqual(without);
    expect(await looked(anna, '2026-12-07')).toEqual([{ outcome: 'kept', code: null }]);
    // The save of the week that is repeated opens the days ahead once more.
    await week.save({ [anna]: [bowl(SEED)] });
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(without);
  });

  test('one that she takes back of the repeat’s own does not come back', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await turnOn(anna);
    await app.runJobs();
    const later = weekClient(parent, parentA.id, '2026-12-07');
    await later.read();
    await later.save({ [anna]: [{ date: '2026-12-07', entreeId: null }] });
    await repeatFamily(parts(), parentA.id);
    await turn(anna, false);
    await turnOn(anna);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(mondays().filter((date) => date !== '2026-12-07'));
  });

  test('turned off, edited lunches stay and the rest goes, once, with its stock', async () => {
    await run('update items set daily_capacity = 5 where id = $1', [items.bowl]);
    await week.save({ [anna]: [bowl(SEED)] });
    await turnOn(anna);
    await app.runJobs();
    const later = weekClient(parent, parentA.id, '2026-12-07');
    await later.read();
    await later.save({ [anna]: [pizza('2026-12-07')] });
    const [before] = await repeats();
    expect(before).toMatchObject({
      is_repeating: true,
      seed_monday: SEED,
      removable: { orders: WEEKS - 1, total: 600 * (WEEKS - 1) },
    });
    expect((await turn(anna, false)).statusCode).toBe(200);
    expect(await datesOf(anna)).toEqual(['2026-12-07']);
    expect(
      await rows(
        `select cancel_reason, count(*)::int from orders where status = 'cancelled' group by 1`,
      ),
    ).toEqual([{ cancel_reason: 'parent', count: WEEKS - 1 }]);
    expect(
      await rows('select sum(reserved)::int as left from item_day_stock where date > $1', [
        day(SEED, 5),
      ]),
    ).toEqual([{ left: 0 }]);
    expect((await repeats())[0]).toMatchObject({ is_repeating: false, seed_monday: null });
    await sweepDueRepeats(app.platform);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(['2026-12-07']);
  });

  test('turned on again after that, it fills the days that it took back itself', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    for (const _round of [1, 2, 3]) {
      await turnOn(anna);
      await app.runJobs();
      expect(await datesOf(anna)).toEqual(mondays());
      await turn(anna, false);
      expect(await datesOf(anna)).toEqual([]);
    }
  });

  test('a changed seed week repeats, and weeks edited by hand stay', async () => {
    await week.save({ [anna]: [pizza(SEED), bowl(day(SEED, 3))] });
    await turnOn(anna);
    await app.runJobs();
    const later = weekClient(parent, parentA.id, '2026-12-07');
    await later.read();
    await later.save({ [anna]: [bowl('2026-12-07', [options.mildChili])] });
    const seed = { repeatSeed: true };
    await week.save({
      [anna]: [
        { ...bowl(SEED), ...seed },
        { date: day(SEED, 3), entreeId: null, ...seed },
        { ...pizza(day(SEED, 4)), ...seed },
      ],
    });
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(mondays().flatMap((monday) => [monday, day(monday, 4)]));
    const meals = await rows(
      `select item_id, source from orders where status <> 'cancelled' and date in ('2026-11-30', '2026-12-07') order by date`,
    );
    expect(meals).toEqual([
      { item_id: items.bowl, source: 'repeat' },
      { item_id: items.bowl, source: 'parent' },
    ]);
    // A save of her own is hers, whatever it says.
    expect(
      await rows('select source from orders where date = $1 and status <> $2', [SEED, 'cancelled']),
    ).toEqual([{ source: 'parent' }]);
  });
});

describe('days that cannot repeat are skipped and reported once', () => {
  test('closed, sold out, forbidden and no longer offered, in one letter of the family', async () => {
    await week.save({
      [anna]: [pizza(SEED), bowl(day(SEED, 2)), pizza(day(SEED, 3)), bowl(day(SEED, 4))],
      [ben]: [pizza(SEED)],
    });
    await turnOn(anna);
    await turnOn(ben);
    await run(`update menus set last_day = '2026-12-04'`);
    await close('2026-11-30');
    await run('update items set daily_capacity = 0 where id = $1', [items.bowl]);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(['2026-12-02']);
    expect(await datesOf(ben)).toEqual(['2026-11-30']);
    const sent = await letters();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text_body).toContain('November 30');
    expect(sent[0]?.text_body).toContain('Rice bowl');
    expect(sent[0]?.text_body).not.toContain('BEN');
    expect((await repeats())[0]?.skipped).toEqual([
      { date: '2026-11-30', code: 'blackout' },
      { date: '2026-12-01', code: 'sold_out' },
      { date: '2026-12-03', code: 'sold_out' },
    ]);
    await repeatFamily(parts(), parentA.id);
    expect(await letters()).toHaveLength(1);
  });

  test('an allergy that came later refuses the repeated lunch', async () => {
    await week.save({ [ben]: [{ date: SEED, entreeId: items.peanutNoodles }] });
    await turnOn(ben);
    await run('update lunchers set tolerances = $2 where id = $1', [
      ben,
      { peanuts: 'avoid_strictly' },
    ]);
    await app.runJobs();
    expect(await datesOf(ben)).toEqual([]);
    expect(await looked(ben, '2026-11-30')).toEqual([{ outcome: 'skipped', code: 'allergy' }]);
  });

  test('an unverified item is not safe', async () => {
    await week.save({ [ben]: [{ date: SEED, entreeId: items.mysteryStew }] });
    await turnOn(ben);
    await run('update lunchers set tolerances = $2 where id = $1', [
      ben,
      { peanuts: 'avoid_strictly' },
    ]);
    await app.runJobs();
    expect(await datesOf(ben)).toEqual([]);
    expect(await looked(ben, '2026-12-07')).toEqual([
      { outcome: 'skipped', code: 'allergy_unverified' },
    ]);
  });

  test('an option that became forbidden or went, and a meal that is archived', async () => {
    await week.save({ [ben]: [pizza(SEED), bowl(day(SEED, 2), [options.teriyaki])] });
    await turnOn(ben);
    await run('update options set archived_at = app_now() where id = $1', [options.teriyaki]);
    await run('update items set archived_at = app_now() where id = $1', [items.pizza]);
    await app.runJobs();
    await run('update options set archived_at = null where id = $1', [options.teriyaki]);
    expect(await datesOf(ben)).toEqual([]);
    expect(await looked(ben, '2026-11-30')).toEqual([{ outcome: 'skipped', code: 'not_on_menu' }]);
    expect(await looked(ben, '2026-12-01')).toEqual([{ outcome: 'skipped', code: 'not_on_menu' }]);
  });

  test('a choice that must be made now and was not is no longer offered', async () => {
    await week.save({ [ben]: [bowl(SEED)] });
    await turnOn(ben);
    await run('update option_groups set min_choices = 1 where id = $1', [TINY.optionGroups.sauce]);
    await app.runJobs();
    await run('update option_groups set min_choices = 0 where id = $1', [TINY.optionGroups.sauce]);
    expect(await looked(ben, '2026-11-30')).toEqual([{ outcome: 'skipped', code: 'not_on_menu' }]);
  });

  test('the last unit goes to one of two families', async () => {
    const other = await as(parentB.id);
    const theirs = weekClient(other, parentB.id, SEED);
    await week.save({ [ben]: [bowl(SEED)] });
    await theirs.save({ [cleo]: [bowl(SEED)] });
    await turnOn(ben);
    expect((await turn(cleo, true, SEED, other)).statusCode).toBe(200);
    await run('update items set daily_capacity = 1 where id = $1', [items.bowl]);
    await Promise.all([parentA.id, parentB.id].map((id) => repeatFamily(parts(), id)));
    const taken = await rows(
      `select date, count(*)::int as n from orders where date > $1 and status <> 'cancelled' group by date order by date`,
      [day(SEED, 5)],
    );
    expect(taken).toEqual(mondays().map((date) => ({ date, n: 1 })));
    expect(
      await rows('select max(reserved)::int as most from item_day_stock where date > $1', [
        day(SEED, 5),
      ]),
    ).toEqual([{ most: 1 }]);
  });
});

describe('nothing is owed', () => {
  test.each([
    ['delinquent', 'update users set delinquent = true where id = $1'],
    [
      'suspended',
      `update users set suspended_on = app_now(), suspension_reason = 'payment' where id = $1`,
    ],
  ])('a family that is %s pauses, and goes on where it stopped', async (_name, sql) => {
    await week.save({ [anna]: [pizza(SEED)] });
    await turnOn(anna);
    await run(sql, [parentA.id]);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual([]);
    expect(await rows('select 1 from repeat_dates')).toEqual([]);
    await run('update users set delinquent = false, suspended_on = null, suspension_reason = null');
    await repeatFamily(parts(), parentA.id);
    expect(await datesOf(anna)).toEqual(mondays());
  });
});

describe('run more than once', () => {
  test('three at once and again: one order a date, one letter', async () => {
    await week.save({ [anna]: [pizza(SEED), bowl(day(SEED, 2))], [ben]: [pizza(SEED)] });
    await turnOn(anna);
    await turnOn(ben);
    await close('2026-12-01');
    await Promise.all([1, 2, 3].map(() => repeatFamily(parts(), parentA.id)));
    await repeatFamily(parts(), parentA.id);
    const doubled = await rows(
      `select luncher_id, date from orders where status <> 'cancelled' group by 1, 2 having count(*) > 1`,
    );
    expect(doubled).toEqual([]);
    expect(await datesOf(ben)).toEqual(mondays());
    expect(
      await rows(
        `select count(*)::int as n from order_events where kind = 'placed' and actor_id is null`,
      ),
    ).toEqual([{ n: WEEKS * 3 - 1 }]);
    expect(await letters()).toHaveLength(1);
  });

  test('ended between two weeks it goes on, and still tells of the days before', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await turnOn(anna);
    await close('2026-11-30');
    const { db, letters: post } = parts();
    let weeks = 0;
    const dying = new Proxy(db, {
      get(target, name, self) {
        if (name !== 'tx') return Reflect.get(target, name, self);
        return (act: Parameters<typeof db.tx>[0]) => {
          weeks += 1;
          if (weeks > 2) throw new Error('killed');
          return target.tx(act);
        };
      },
    });
    await expect(repeatFamily({ db: dying, letters: post }, parentA.id)).rejects.toThrow('killed');
    expect(await datesOf(anna)).toEqual(['2026-12-07']);
    expect(await letters()).toEqual([]);
    await repeatFamily(parts(), parentA.id);
    expect(await datesOf(anna)).toEqual(mondays(2));
    expect(await letters()).toHaveLength(1);
  });

  test('while the family saves and turns it off and on, nothing is doubled or lost', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await turnOn(anna);
    const edit = async (monday: string) => {
      const client = weekClient(parent, parentA.id, monday);
      for (let tries = 0; tries < 5; tries += 1) {
        await client.read();
        if ((await client.put({ [anna]: [bowl(monday)] })).statusCode === 200) return;
      }
      throw new Error('never saved');
    };
    await Promise.all([
      repeatFamily(parts(), parentA.id),
      edit('2026-12-14'),
      turn(anna, false).then(() => turn(anna, true, SEED)),
      repeatFamily(parts(), parentA.id),
      edit('2026-12-21'),
    ]);
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(mondays());
    expect(await datesOf(anna, `status = 'placed' and source = 'parent'`)).toEqual([
      '2026-12-14',
      '2026-12-21',
    ]);
  });

  test('one family that fails stands in no other’s way', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await turnOn(anna);
    await run(`delete from pgboss.job where name like 'repeats.%'`);
    const { db, jobs } = app.platform;
    await db.tx((tx) => jobs.enqueue(tx, repeatFamilies, { userIds: [2_000_000_000, parentA.id] }));
    await app.runJobs();
    expect(await datesOf(anna)).toEqual(mondays());
  });
});

describe('an attacker', () => {
  test('neither reads nor switches another family’s repeats', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    const other = await as(parentB.id);
    const foreign = await turn(anna, true, SEED, other);
    const unknown = await turn(99_999, true, SEED, other);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unknown.body);
    const read = await other.send(
      'GET',
      `/api/v2/repeats?mondayOfWeek=${SEED}&userId=${parentA.id}`,
    );
    const nobody = await other.send('GET', `/api/v2/repeats?mondayOfWeek=${SEED}&userId=99999`);
    expect(read.statusCode).toBe(404);
    expect(read.body).toBe(nobody.body);
    expect((await repeats(other)).map((one) => one.luncher_id)).toEqual([cleo]);
    const stranger = await app.nobody.send('GET', `/api/v2/repeats?mondayOfWeek=${SEED}`);
    expect(stranger.statusCode).toBe(401);
  });

  test('a seed of another week changes nothing', async () => {
    await week.save({ [anna]: [pizza(SEED)] });
    await turnOn(anna);
    await app.runJobs();
    const later = weekClient(parent, parentA.id, '2026-12-07');
    await later.read();
    await later.save({ [anna]: [{ ...bowl('2026-12-07'), repeatSeed: true }] } as never);
    await app.runJobs();
    expect(await rows('select item_id from repeat_meals')).toEqual([{ item_id: items.pizza }]);
    expect(await rows('select seed_monday from repeats')).toEqual([{ seed_monday: SEED }]);
  });

  test('a date other than a Monday is refused, and staff see the same as the family', async () => {
    expect((await turn(anna, true, '2026-11-24')).statusCode).toBe(422);
    await week.save({ [anna]: [pizza(SEED)] });
    const staff = await as(support.id);
    expect((await repeats(staff, `&userId=${parentA.id}`))[0]).toMatchObject({ canRepeat: true });
    expect((await turn(anna, true, SEED, staff)).statusCode).toBe(200);
    await app.runJobs();
    expect((await turn(anna, false, undefined, staff)).statusCode).toBe(200);
    expect(
      await rows(`select distinct cancel_reason from orders where status = 'cancelled'`),
    ).toEqual([{ cancel_reason: 'staff' }]);
  });
});
