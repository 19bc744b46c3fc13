import type { SaveResult, WeekState } from '@yay/contract/orders/calls';
import type { VendorCounts } from '@yay/contract/vendors/calls';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, forgetOrders, useTiny } from '../../../test/index.ts';
import { sweepMarketDays } from '../market-days/index.ts';
import { anyStep, EVERY_ANSWER, type Step, stepsToEveryAnswer } from './kitchen-steps.fixture.ts';

const { items, options, lunchers, users, vendors, grades, schools } = TINY;
const START = '2026-11-18T16:00:00Z';
const MONDAY = '2026-11-23';
const DATES = [MONDAY, '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
/**
 * The moments from all days open to one that only one market has locked, and on until days are
 * served.
 */
const MOMENTS = [
  '2026-11-22T12:00:00Z',
  '2026-11-22T22:30:00Z',
  '2026-11-23T18:00:00Z',
  '2026-11-24T23:30:00Z',
];

const FAMILIES = [
  { userId: users.parentA.id, lunchers: [lunchers.anna, lunchers.ben] },
  { userId: users.parentB.id, lunchers: [lunchers.cleo] },
];
const PLACES = new Map<number, { school: number; grade: number; strict: boolean }>([
  [lunchers.anna, { school: schools.eastern, grade: grades.easternFourth, strict: true }],
  [lunchers.ben, { school: schools.central, grade: grades.centralFirst, strict: false }],
  [lunchers.cleo, { school: schools.eastern, grade: grades.easternFirst, strict: false }],
]);
const SOUTH: readonly number[] = [items.mysteryStew, items.lastSushi, items.peanutBar];
const vendorOf = (item: number) => (SOUTH.includes(item) ? vendors.south : vendors.north);

let callers: Caller[];
let admin: Caller;

const { app, as, db, run } = await useTiny({ now: START });
beforeAll(async () => {
  callers = await Promise.all(FAMILIES.map(({ userId }) => as(userId)));
  admin = await as(users.admin.id);
});

async function startOver(): Promise<void> {
  await forgetOrders(db);
  await run(`update market_days set locked_at = null, served_at = null where date >= '${MONDAY}'`);
  await app.at(START);
}

/** The weeks as the families were told them: the other side of the kitchen's count. */
type Told = Map<number, WeekState>;

async function take(told: Told, next: Step, later: () => Promise<void>): Promise<string[]> {
  if (next.kind === 'later') {
    await later();
    return [];
  }
  const family = FAMILIES[next.family];
  const caller = callers[next.family];
  if (!family || !caller) throw new Error('no such family');
  const version = told.get(next.family)?.version ?? 0;
  const answer = await caller.send(
    next.kind === 'save' ? 'PUT' : 'DELETE',
    `/api/v2/users/${family.userId}/orders-bulk`,
    next.kind === 'save'
      ? {
          mondayOfWeek: MONDAY,
          version: next.stale ? version + 7 : version,
          lunchers: family.lunchers.map((id, index) => ({
            id,
            selections: next.days
              .filter(({ luncher }) => luncher % family.lunchers.length === index)
              .filter(({ day: at }, first, all) => all.findIndex((one) => one.day === at) === first)
              .map(({ day: at, choice: chosen }) => ({ date: DATES[at], ...chosen })),
          })),
        }
      : {
          mondayOfWeek: MONDAY,
          version,
          lunchers: family.lunchers.map((id) => ({
            id,
            dates: { start: DATES[next.from], end: DATES[next.to] },
          })),
        },
  );
  expect([200, 409, 422]).toContain(answer.statusCode);
  if (answer.statusCode !== 200) return [`${answer.statusCode}`];
  const { data } = answer.json() as SaveResult;
  told.set(next.family, data);
  return data.results.map(({ outcome, code }) => code ?? outcome);
}

interface Made {
  luncher: number;
  item: number;
  isExtra: boolean;
  options: string;
}

function toldOf(told: Told, date: string, vendor: number): Made[] {
  return [...told.values()].flatMap(({ selections }) =>
    Object.entries(selections).flatMap(([luncher, days]) => {
      const chosen = days[date];
      if (!chosen) return [];
      const made = (item: number, isExtra: boolean, chosenOptions: number[]): Made => ({
        luncher: Number(luncher),
        item,
        isExtra,
        options: chosenOptions.map((id) => OPTION_NAMES.get(id)).join(),
      });
      return [
        made(
          chosen.item_id,
          false,
          [...chosen.option_ids].sort((a, b) => a - b),
        ),
        ...chosen.extra_ids.map((id) => made(id, true, [])),
      ].filter(({ item }) => vendorOf(item) === vendor);
    }),
  );
}

const OPTION_NAMES = new Map<number, string>([
  [options.oneSlice, 'One slice'],
  [options.twoSlices, 'Two slices'],
  [options.teriyaki, 'Teriyaki'],
  [options.mildChili, 'Mild chili'],
  [options.peanutSauce, 'Peanut sauce'],
]);

const tally = (keys: readonly string[]): Record<string, number> => {
  const units: Record<string, number> = {};
  for (const key of keys) units[key] = (units[key] ?? 0) + 1;
  return units;
};
const tallied = (pairs: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(pairs.filter(([, units]) => units > 0));

function expectSame(counts: VendorCounts, made: readonly Made[]): void {
  const key = ({ item, isExtra }: Made) => `${item} ${isExtra}`;
  const keyOf = (item: VendorCounts['items'][number]) => `${item.item_id} ${item.is_extra}`;
  const place = (luncher: number) => {
    const place = PLACES.get(luncher);
    if (!place) throw new Error('no such luncher');
    return place;
  };
  expect(counts.total_meals).toBe(made.filter(({ isExtra }) => !isExtra).length);
  expect(tallied(counts.items.map((item) => [keyOf(item), item.units]))).toEqual(
    tally(made.map(key)),
  );
  expect(
    tallied(
      counts.items.flatMap((item) =>
        item.variants.map(
          (variant) => [`${keyOf(item)} ${variant.options.join()}`, variant.units] as const,
        ),
      ),
    ),
  ).toEqual(tally(made.map((one) => `${key(one)} ${one.options}`)));
  expect(
    tallied(
      counts.items.flatMap((item) =>
        item.schools.map(
          (school) => [`${keyOf(item)} ${school.destination_id}`, school.units] as const,
        ),
      ),
    ),
  ).toEqual(tally(made.map((one) => `${key(one)} ${place(one.luncher).school}`)));
  const byGrade = (of: VendorCounts['schools']) =>
    of.flatMap((school) =>
      school.grades.map(({ grade_id, units }) => [`${grade_id}`, units] as const),
    );
  expect(
    tallied(
      counts.items.flatMap((item) =>
        byGrade(item.schools).map(([grade, units]) => [`${keyOf(item)} ${grade}`, units] as const),
      ),
    ),
  ).toEqual(tally(made.map((one) => `${key(one)} ${place(one.luncher).grade}`)));
  expect(tallied(byGrade(counts.schools))).toEqual(
    tally(made.filter(({ isExtra }) => !isExtra).map(({ luncher }) => `${place(luncher).grade}`)),
  );
  const strict = new Set(made.map(({ luncher }) => luncher).filter((id) => place(id).strict));
  expect(counts.allergies.map(({ luncher }) => luncher)).toEqual(
    [...strict].map(() => 'Anna Abbott'),
  );
}

async function expectAllSame(told: Told): Promise<void> {
  const asked = DATES.flatMap((date) =>
    [vendors.north, vendors.south].map(async (vendor) => {
      const answer = await admin.send('GET', `/api/vendor/${vendor}/counts?date=${date}`);
      expectSame(answer.json().data, toldOf(told, date, vendor));
    }),
  );
  await Promise.all(asked);
}

test('over any saves, removals and refusals, the kitchen makes to the unit what families have', async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep(TINY), { minLength: 6, maxLength: 14 }), async (steps) => {
      await startOver();
      const told: Told = new Map();
      const moments = [...MOMENTS];
      const later = async () => {
        const next = moments.shift();
        if (next === undefined) return;
        await app.at(next);
        await sweepMarketDays(db);
      };
      for (const [index, next] of steps.entries()) {
        for (const outcome of await take(told, next, later)) met.add(outcome);
        if (index % 4 === 3) await expectAllSame(told);
      }
      await expectAllSame(told);
    }),
    { numRuns: 20, examples: [[stepsToEveryAnswer(TINY)]] },
  );
  expect([...met]).toEqual(expect.arrayContaining(EVERY_ANSWER));
}, 120_000);
