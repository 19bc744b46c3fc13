import { describe, expect, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import {
  type CopiedSpecial,
  copiedDays,
  type KnownCell,
  type Outcome,
  weighPlan,
  weighSpecials,
} from './index.ts';

const MON = plainDate('2026-11-23');
const TUE = plainDate('2026-11-24');
const WED = plainDate('2026-11-25');
const SPRING = 1;
const WINTER = 2;
const FORMER = 3;

const menus = new Map([
  [SPRING, { archived: false, lastDay: MON }],
  [WINTER, { archived: false, lastDay: plainDate('2026-12-31') }],
  [FORMER, { archived: true, lastDay: MON }],
]);
const free: KnownCell = { menuId: null, locked: false, closed: false, losing: 0 };
const cell = (date = MON, menuId: number | null = SPRING, group = 'Lower') => ({
  destinationId: 1,
  group,
  date,
  menuId,
  from: plainDate('2026-11-16'),
});
type Cell = ReturnType<typeof cell>;

const weigh = (
  cells: readonly (readonly [Cell, Partial<KnownCell> | null])[],
  overwrite = false,
) => {
  const known = new Map(cells.map(([one, now]) => [one, now && { ...free, ...now }]));
  return weighPlan({
    cells: cells.map(([one]) => one),
    knownOf: (one) => known.get(one) ?? undefined,
    menus,
    overwrite,
  });
};
const counted = (counts: Readonly<Record<Outcome, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

describe('a plan', () => {
  test('counts every outcome and changes only the cells that may change', () => {
    const { counts, changes } = weigh([
      [cell(MON), {}],
      [cell(TUE), { menuId: SPRING }],
      [cell(WED), { menuId: WINTER }],
      [cell(MON, SPRING, 'Upper'), { locked: true }],
      [cell(TUE, SPRING, 'Upper'), { closed: true }],
      [cell(WED, null, 'Upper'), { menuId: WINTER }],
      [cell(WED, null), { menuId: WINTER, losing: 2 }],
    ]);
    expect(counted(counts)).toEqual({
      set: 1,
      same: 1,
      taken: 1,
      locked: 1,
      closed: 1,
      cleared: 1,
      ordered: 1,
    });
    expect(changes.map(({ date, menuId }) => [date, menuId])).toEqual([
      [MON, SPRING],
      [WED, null],
    ]);
  });

  test('replaces another menu only if it may overwrite', () => {
    const other = [[cell(), { menuId: WINTER }]] as const;
    expect(weigh(other).changes).toEqual([]);
    expect(counted(weigh(other, true).counts)).toEqual({ replaced: 1 });
  });

  test('leaves out places that are gone and menus that are archived or unknown', () => {
    const { weighed } = weigh([
      [cell(MON), null],
      [cell(MON, FORMER), {}],
      [cell(MON, 99), {}],
      [cell(MON, null), { menuId: FORMER }],
    ]);
    expect(weighed.map(({ outcome }) => outcome)).toEqual(['cleared']);
  });

  test('extends a menu to the last day that the plan gives it', () => {
    const { extended } = weigh([
      [cell(WED), {}],
      [cell(TUE), {}],
      [cell(WED, WINTER, 'Upper'), {}],
    ]);
    expect(extended).toEqual([{ menuId: SPRING, until: WED }]);
  });

  test('extends no menu for an unchanged day', () => {
    expect(weigh([[cell(WED), { locked: true }]]).extended).toEqual([]);
  });
});

describe('specials of copied days', () => {
  const special = (itemId: number, more: Partial<CopiedSpecial> = {}): CopiedSpecial => ({
    destinationId: 1,
    menuId: SPRING,
    date: MON,
    itemId,
    available: true,
    there: false,
    used: 0,
    ...more,
  });
  const outcomes = (
    cells: Parameters<typeof weigh>[0],
    specials: readonly CopiedSpecial[],
    overwrite = false,
  ) =>
    weighSpecials(copiedDays(weigh(cells, overwrite).weighed), specials).map(
      ({ outcome }) => outcome,
    );

  test('fill the places of a day in their order', () => {
    const three = [special(1), special(2), special(3)];
    expect(outcomes([[cell(), {}]], three)).toEqual(['set', 'set', 'full']);
    const one = three.map((each) => ({ ...each, used: 1 }));
    expect(outcomes([[cell(), {}]], one)).toEqual(['set', 'full', 'full']);
  });

  test.each<[string, Partial<KnownCell>, boolean, string]>([
    ['a free day takes them', {}, false, 'set'],
    ['a day of the same menu takes them', { menuId: SPRING }, false, 'set'],
    ['a locked day of the same menu stays', { menuId: SPRING, locked: true }, false, 'day_stays'],
    ['a closed day of the same menu stays', { menuId: SPRING, closed: true }, false, 'day_stays'],
    ['a day of another menu is taken', { menuId: WINTER }, false, 'taken'],
    ['a day whose menu is replaced takes them', { menuId: WINTER }, true, 'set'],
    ['a day with orders stays', { menuId: WINTER, losing: 1 }, true, 'day_stays'],
  ])('%s', (_name, known, overwrite, outcome) => {
    expect(outcomes([[cell(), known]], [special(1)], overwrite)).toEqual([outcome]);
  });

  test('come where one of two groups is open', () => {
    const cells = [
      [cell(MON, SPRING, 'Upper'), { menuId: WINTER }],
      [cell(), {}],
    ] as const;
    expect(outcomes(cells, [special(1)])).toEqual(['set']);
  });

  test('stay behind where the plan copies no day', () => {
    expect(outcomes([[{ ...cell(), from: undefined } as never, {}]], [special(1)])).toEqual([
      'day_stays',
    ]);
    expect(outcomes([[cell(), {}]], [special(1, { date: TUE })])).toEqual(['day_stays']);
  });
});
