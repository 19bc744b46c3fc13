import type { VendorCounts } from '@yay/contract/vendors/calls';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { sweepMarketDays } from '../market-days/index.ts';

const { users, vendors, items, options, lunchers, schools, grades } = TINY;
const MONDAY = '2026-11-23';
const MOST_STATEMENTS = 5;

// Wednesday, 11:00 in the east, a week before.
const { app, as, db, rows, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const cook = await as(users.vendor.id);
const admin = await as(users.admin.id);
const parentA = await as(users.parentA.id);
const parentB = await as(users.parentB.id);

const counts = async (caller: Caller, vendor: number, date?: string) => {
  const query = date === undefined ? '' : `?date=${date}`;
  const answer = await caller.send('GET', `/api/vendor/${vendor}/counts${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as VendorCounts;
};

const order = (
  caller: Caller,
  userId: number,
  version: number,
  luncher: number,
  selections: object[],
) =>
  caller.send('PUT', `/api/v2/users/${userId}/orders-bulk`, {
    mondayOfWeek: MONDAY,
    version,
    lunchers: [{ id: luncher, selections }],
  });

describe('the list of vendors', () => {
  test('their own, for a vendor’s people', async () => {
    const answer = await cook.send('GET', '/api/v2/vendors');
    expect(answer.json()).toEqual({
      data: [
        {
          id: vendors.north,
          display_name: 'North Kitchen',
          branch_name: '',
          vendor_code: 'NORTH',
          short_name: 'North Kitchen',
          contacts: [{ email: 'kitchen@north.example' }],
        },
      ],
      total: 1,
      per_page: 50,
      current_page: 1,
      last_page: 1,
    });
    expect((await cook.send('GET', `/api/vendors/${vendors.north}`)).json()).toEqual({
      data: expect.objectContaining({ vendor_code: 'NORTH' }),
    });
  });

  test('all of them, for those who look after them', async () => {
    const { data, total } = (await admin.send('GET', '/api/v2/vendors')).json();
    expect([data.map(({ id }: { id: number }) => id), total]).toEqual([
      [vendors.north, vendors.south],
      2,
    ]);
  });

  test('none, for who has no vendor', async () => {
    const support = await as(users.support.id);
    expect((await support.send('GET', '/api/v2/vendors')).json()).toMatchObject({
      data: [],
      total: 0,
      last_page: 1,
    });
    expect((await support.send('GET', `/api/vendors/${vendors.north}`)).statusCode).toBe(404);
  });

  test('beyond the last page there is nothing', async () => {
    const answer = await admin.send('GET', '/api/v2/vendors?page=2147483647');
    expect([answer.statusCode, answer.json().data, answer.json().total]).toEqual([200, [], 2]);
  });

  test.each([
    `/api/vendors/${vendors.south}`,
    `/api/vendor/${vendors.south}/counts`,
    '/api/vendors/4711',
    '/api/vendor/4711/counts?date=2026-11-23',
  ])('%s is not found, be it there or not', async (url) => {
    const answer = await cook.send('GET', url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  test.each([
    '/api/vendors/0',
    '/api/vendors/x',
    '/api/vendors/99999999999',
    '/api/v2/vendors?page=0',
    '/api/vendor/1/counts?date=2026-02-30',
    '/api/vendor/1/counts?date=tomorrow',
    '/api/vendor/1%27/counts',
  ])('%s is no valid question', async (url) => {
    expect((await cook.send('GET', url)).statusCode).toBe(422);
  });

  test('is refused to parents and without a session', async () => {
    for (const url of ['/api/v2/vendors', '/api/vendors/1', '/api/vendor/1/counts']) {
      expect((await parentA.send('GET', url)).statusCode).toBe(403);
      expect((await app.nobody.send('GET', url)).statusCode).toBe(401);
    }
  });
});

describe('a day’s count', () => {
  test('of a day with nothing ordered is empty, open, and tomorrow', async () => {
    expect(await counts(cook, vendors.north)).toMatchObject({
      date: '2026-11-19',
      final: false,
      // 17:00 of today in Chicago, which locks after New York.
      locks_at: '2026-11-18T23:00:00.000Z',
      time_zone: 'America/Chicago',
      total_meals: 0,
      items: [],
      schools: [],
      allergies: [],
    });
  });

  test('of a day on which no school eats has no lock', async () => {
    expect(await counts(cook, vendors.north, '2026-11-28')).toMatchObject({
      final: false,
      locks_at: null,
      time_zone: null,
      total_meals: 0,
    });
  });

  test('lists what to make, which variants, for whom and where', async () => {
    const anna = {
      date: MONDAY,
      entreeId: items.bowl,
      optionIds: [options.mildChili, options.teriyaki],
      extraIds: [items.apple],
    };
    const ben = { ...anna, optionIds: [options.peanutSauce], extraIds: [items.peanutBar] };
    expect((await order(parentA, users.parentA.id, 0, lunchers.anna, [anna])).statusCode).toBe(200);
    expect((await order(parentA, users.parentA.id, 1, lunchers.ben, [ben])).statusCode).toBe(200);
    const cleo = { ...anna, entreeId: items.mysteryStew, optionIds: [] };
    expect((await order(parentB, users.parentB.id, 0, lunchers.cleo, [cleo])).statusCode).toBe(200);

    const east = { destination_id: schools.eastern, name: 'East School', abbreviation: 'EAS' };
    const middle = {
      destination_id: schools.central,
      name: 'Central School',
      abbreviation: 'CES',
    };
    const first = (grade_id: number, units: number) => ({ grade_id, label: 'Grade 1', units });
    const fourth = { grade_id: grades.easternFourth, label: 'Grade 4', units: 1 };
    // The next day with something to make, since tomorrow has nothing.
    const north = await counts(cook, vendors.north);
    expect(north).toMatchObject({ date: MONDAY, final: false, total_meals: 2 });
    expect(north.items).toEqual([
      {
        item_id: items.bowl,
        name: 'Rice bowl',
        is_extra: false,
        units: 2,
        variants: [
          { options: ['Peanut sauce'], units: 1, strict_allergies: [] },
          {
            options: ['Teriyaki', 'Mild chili'],
            units: 1,
            strict_allergies: [{ property: 'peanuts', units: 1 }],
          },
        ],
        options: [
          { option_id: options.mildChili, name: 'Mild chili', group: 'Sauce', units: 1 },
          { option_id: options.peanutSauce, name: 'Peanut sauce', group: 'Sauce', units: 1 },
          { option_id: options.teriyaki, name: 'Teriyaki', group: 'Sauce', units: 1 },
        ],
        schools: [
          { ...middle, units: 1, grades: [first(grades.centralFirst, 1)] },
          { ...east, units: 1, grades: [fourth] },
        ],
      },
      {
        item_id: items.apple,
        name: 'Apple',
        is_extra: true,
        units: 2,
        variants: [
          { options: [], units: 2, strict_allergies: [{ property: 'peanuts', units: 1 }] },
        ],
        options: [],
        // Cleo’s stew is the other kitchen’s, her apple is ours.
        schools: [{ ...east, units: 2, grades: [first(grades.easternFirst, 1), fourth] }],
      },
    ]);
    expect(north.schools).toEqual([
      { ...middle, units: 1, grades: [first(grades.centralFirst, 1)] },
      { ...east, units: 1, grades: [first(grades.easternFirst, 0), fourth] },
    ]);
    expect(north.allergies).toEqual([
      {
        order_id: expect.any(Number),
        luncher: 'Anna Abbott',
        school: 'East School',
        grade: 'Grade 4',
        item: 'Rice bowl',
        only_extras: false,
        options: ['Teriyaki', 'Mild chili'],
        extras: ['Apple'],
        strict: ['peanuts'],
        not_safe: null,
      },
    ]);

    const south = await counts(admin, vendors.south);
    expect(south).toMatchObject({ date: MONDAY, total_meals: 1, allergies: [] });
    expect(south.items.map(({ name, is_extra, units }) => [name, is_extra, units])).toEqual([
      ['Mystery stew', false, 1],
      ['Peanut bar', true, 1],
    ]);
  });

  test('tells the food that a child must not be served as soon as it is known to be unsafe', async () => {
    const [{ id, properties } = { id: 0, properties: {} }] = await rows<{
      id: number;
      properties: object;
    }>(`select id, properties from items where name = 'Apple' and is_extra limit 1`);
    const worse = JSON.stringify({ ...properties, peanuts: 'yes' });
    await run('update items set properties = $2 where id = $1', [id, worse]);
    const { allergies } = await counts(cook, vendors.north, MONDAY);
    await run('update items set properties = $2 where id = $1', [id, JSON.stringify(properties)]);
    expect(allergies).toMatchObject([
      { luncher: 'Anna Abbott', not_safe: { part: 'Apple', property: 'peanuts' } },
    ]);
  });

  test('is final once the last market has locked, and the next day to make moves on', async () => {
    const state = async (date?: string) => {
      await sweepMarketDays(db);
      const { final, locks_at, date: shown } = await counts(cook, vendors.north, date);
      return [shown, final, locks_at];
    };
    await app.at('2026-11-22T22:30:00Z'); // Sunday, 17:30 in the east
    expect(await state(MONDAY)).toEqual([MONDAY, false, '2026-11-22T23:00:00.000Z']);
    await app.at('2026-11-22T23:00:30Z');
    expect(await state(MONDAY)).toEqual([MONDAY, true, null]);
    await app.at('2026-11-23T10:30:00Z'); // 5:30 in the kitchen: today
    expect(await state()).toEqual([MONDAY, true, null]);
    await app.at('2026-11-23T22:00:00Z'); // served everywhere
    expect(await state()).toEqual(['2026-11-24', false, '2026-11-23T23:00:00.000Z']);
    expect((await counts(cook, vendors.north, MONDAY)).total_meals).toBe(2);
  });

  test('takes its locks from the settings while no row says when', async () => {
    await run(`delete from market_days where date = '2026-11-27'`);
    expect((await counts(cook, vendors.north, '2026-11-27')).locks_at).toBe(
      '2026-11-26T23:00:00.000Z',
    );
  });

  test.each(['', `?date=${MONDAY}`])('takes few statements: "%s"', async (query) => {
    const ofSession = await watchStatements(() => cook.send('GET', '/api/vendors/1'));
    const { result, statements } = await watchStatements(() =>
      cook.send('GET', `/api/vendor/${vendors.north}/counts${query}`),
    );
    expect(result.statusCode).toBe(200);
    // The statement of `/api/vendors/1` itself is that of the vendor, which both ask for.
    expect(statements.length - (ofSession.statements.length - 1)).toBeLessThanOrEqual(
      MOST_STATEMENTS,
    );
  });
});
