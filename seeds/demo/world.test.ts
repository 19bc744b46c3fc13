import { createHash } from 'node:crypto';
import { conflicts, forbidden } from '@yay/domain/allergy';
import { mondayOf } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import {
  DEFAULT_TIMES,
  isOrderable,
  lateFrom,
  offerProblem,
  optionsProblem,
} from '@yay/domain/ordering';
import { instant } from '@yay/domain/time';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../lib/meals.ts';
import { GROUPS } from '../lib/places.ts';
import { isClosed } from './blackouts.ts';
import { SCHOOLS } from './places.ts';
import { demoRows, demoWorld } from './world.ts';

const MOMENTS = [
  'Friday evening 2026-11-20T23:00:00Z',
  'Sunday night 2026-07-06T03:30:00Z',
  'Monday before noon 2027-03-15T14:59:00Z',
  'Wednesday in the last week of the year 2026-12-30T18:00:00Z',
  'Monday in one zone and Sunday in the other 2026-11-02T05:20:00Z',
];

describe.each(MOMENTS)('the demo world on a %s', (text) => {
  const now = instant(text.split(' ').at(-1) ?? '');
  const world = demoWorld(now, 1);
  const { days, menus, families, orders, blackouts } = world;
  const kept = orders.filter(({ cancelled }) => !cancelled);

  test('has a menu of every school, weekday and group in every week', () => {
    expect(days).toHaveLength(6 * 15 * 5);
    const empty = days.flatMap((day) =>
      GROUPS.filter((group) => !day.menus[group].menu).map(() => `${day.school.name} ${day.week}`),
    );
    expect(empty).toEqual(['Riverside Middle 1', 'Riverside Middle 1']);
    for (const { entrees, extras, from } of menus) {
      expect(entrees.length).toBeGreaterThanOrEqual(8);
      expect(entrees.length).toBeLessThanOrEqual(11);
      expect(extras.length).toBeGreaterThanOrEqual(5);
      expect(extras.length).toBeLessThanOrEqual(6);
      const all = [...entrees, ...extras];
      expect(new Set(all).size).toBe(all.length);
      const vendors = new Set(all.map(({ vendorId }) => vendorId)).size;
      expect(vendors).toBeGreaterThanOrEqual(2);
      expect(vendors).toBeLessThanOrEqual(4);
      const monday = days.find(({ week }) => week === from)?.date ?? '';
      for (const { startsOn } of all) expect(startsOn === null || startsOn <= monday).toBe(true);
    }
  });

  test('serves the same next week at some schools and something new at others', () => {
    const repeats = SCHOOLS.map((school) => {
      const week = (number: number) =>
        days
          .filter((day) => day.school === school && day.week === number)
          .map((day) => ({ menuId: day.menus.Lower.menu?.id ?? null, closed: false }));
      return offerProblem(week(0), week(1)) === null;
    });
    expect(repeats).toContain(true);
    expect(repeats).toContain(false);
  });

  test('has at most two specials a day, some of them on no menu', () => {
    const offers = days.flatMap((day) => GROUPS.map((group) => day.menus[group]));
    const elsewhere = offers.filter(({ menu, specials }) =>
      specials.some((item) => !menu?.entrees.includes(item)),
    );
    expect(elsewhere.length).toBeGreaterThan(50);
    for (const { specials } of offers) expect(specials.length).toBeLessThanOrEqual(2);
  });

  test('has 120 families, a quarter of the children with something to avoid or to prefer', () => {
    const eating = families.filter(({ lunchers }) =>
      lunchers.some(({ grade }) => gradeIsOffered(grade.label)),
    );
    expect(eating.filter(({ reboard }) => !reboard)).toHaveLength(120);
    const lunchers = families.flatMap((family) => family.lunchers);
    const careful = lunchers.filter(({ tolerances }) => Object.keys(tolerances).length > 0);
    expect(careful.length / lunchers.length).toBeGreaterThan(0.17);
    expect(careful.length / lunchers.length).toBeLessThan(0.33);
    expect(new Set(families.map(({ email }) => email)).size).toBe(families.length);
  });

  test('has nothing ordered where a grade is missing, or where who still eats is asked', () => {
    const unplaced = families.filter(
      ({ lunchers, reboard }) =>
        reboard || lunchers.some(({ grade }) => !gradeIsOffered(grade.label)),
    );
    expect(unplaced.map(({ reboard }) => reboard)).toEqual([true, false]);
    const users = new Set(unplaced.map(({ userId }) => userId));
    expect(orders.filter(({ luncher }) => users.has(luncher.userId))).toEqual([]);
  });

  test('orders only what is offered, open and safe', () => {
    const dayOf = new Map(days.map((day) => [`${day.school.id} ${day.date}`, day]));
    const gone = new Set(world.substituted.filter(({ refused }) => refused).map((s) => s.order));
    for (const order of orders) {
      const { luncher, date, meal } = order;
      const offer = dayOf.get(`${luncher.school.id} ${date}`)?.menus[luncher.grade.group];
      const offered = [...(offer?.menu?.entrees ?? []), ...(offer?.specials ?? [])];
      // An item that is gone from its menu stays ordered until the family has chosen.
      expect(offered.some(({ id }) => id === meal.item.id)).toBe(!gone.has(order));
      for (const extra of meal.extras) expect(offer?.menu?.extras).toContain(extra);
      const groups = meal.item.groups.map(({ id, min, max, options }) => ({
        id,
        min_choices: min,
        max_choices: max,
        option_ids: options.map((option) => option.id),
      }));
      const chosen = meal.options.map(({ id }) => id);
      expect(optionsProblem(groups, chosen)).toBeNull();
      expect(forbidden(conflicts(luncher.tolerances, partsOf(meal)))).toEqual([]);
      expect(isClosed(blackouts, luncher.school, luncher.grade.id, date)).toBe(false);
    }
  });

  test('orders one lunch a day, while it may be ordered, with the fee that was due', () => {
    const keys = kept.map(({ luncher, date }) => `${luncher.id} ${date}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { luncher, date, createdAt, lateFee } of orders) {
      const { zone } = luncher.school.market;
      expect(createdAt).toBeLessThanOrEqual(now);
      expect(isOrderable('customer', createdAt, date, zone, DEFAULT_TIMES)).toBe(true);
      expect(lateFee > 0).toBe(createdAt >= lateFrom(mondayOf(date), zone, DEFAULT_TIMES));
    }
    expect(orders.some(({ lateFee }) => lateFee > 0)).toBe(true);
  });

  test('sells something out next week and never more than there is', () => {
    const taken = new Map<string, { left: number; date: string }>();
    for (const { date, meal } of kept) {
      for (const { id, capacity } of [meal.item, ...meal.extras]) {
        if (capacity === null) continue;
        const { left } = taken.get(`${id} ${date}`) ?? { left: capacity };
        taken.set(`${id} ${date}`, { left: left - 1, date });
      }
    }
    const left = [...taken.values()];
    for (const one of left) expect(one.left).toBeGreaterThanOrEqual(0);
    const nextMonday = days.find(({ week }) => week === 1)?.date ?? '';
    expect(left.some((one) => one.left === 0 && one.date >= nextMonday)).toBe(true);
  });

  test('leaves the Kims some days of the next week to order', () => {
    const kims = kept.filter(({ luncher }) => luncher.userId === families[0]?.userId);
    const nextMonday = days.find(({ week }) => week === 1)?.date ?? '';
    const next = kims.filter(({ date }) => date >= nextMonday);
    expect(next.length).toBeLessThan(12);
    expect(kims.length).toBeGreaterThan(50);
  });

  test('is the same again for the same seed number, and another for another', () => {
    const rows = (seed: number) =>
      createHash('sha256')
        .update(JSON.stringify(demoRows(demoWorld(now, seed), 'hash')))
        .digest('hex');
    expect(rows(1)).toBe(rows(1));
    expect(rows(1)).not.toBe(rows(2));
  });
});
