import { describe, expect, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { type Discount, OWN_USE, type SavedDiscount } from '../pricing/index.ts';
import { ANNA, BEN, luncher, order, TUE, WED, weekAt } from './decide-week.fixture.ts';
import { decideDiscount } from './index.ts';

const saved = (rule: Partial<Discount> = {}): SavedDiscount => ({
  id: 7,
  code: 'LUNCH',
  rule: {
    kind: 'percent',
    value: 10,
    most: null,
    archived: false,
    waits: false,
    startsOn: null,
    endsOn: null,
    maxUses: null,
    maxUsesPerFamily: null,
    minimumSubtotal: 0,
    firstOrderOnly: false,
    isOwn: false,
    targets: { markets: [], destinations: [], grades: [] },
    ...rule,
  },
});
const code = (discount: SavedDiscount | null, uses = OWN_USE) =>
  ({ kind: 'code', discount, uses }) as const;
const expired = { endsOn: plainDate('2026-11-17') };
const lunch = order({ total_cents: 1100, entree_cents: 1000, late_fee_cents: 100 });
const other = order({ id: 2, date: WED, total_cents: 600, entree_cents: 600 });

describe('a code that the save names', () => {
  test('takes its part off the meals, never off the late fees', () => {
    const decided = decideDiscount(weekAt(), [lunch], code(saved()));
    expect(decided).toEqual({ discount: saved(), cents: 100, problem: null });
  });

  const refused: [string, SavedDiscount | null, Parameters<typeof code>[1], string][] = [
    ['is not there', null, OWN_USE, 'unknown'],
    ['is archived', saved({ archived: true }), OWN_USE, 'archived'],
    ['has ended', saved(expired), OWN_USE, 'expired'],
    ['is yet to start', saved({ startsOn: plainDate('2026-11-19') }), OWN_USE, 'not_started'],
    ['is used up', saved({ maxUses: 3 }), { ...OWN_USE, uses: 3 }, 'used_up'],
    [
      'is used up by the family',
      saved({ maxUsesPerFamily: 1 }),
      { ...OWN_USE, familyUses: 1 },
      'used_up_family',
    ],
    [
      'is for first orders',
      saved({ firstOrderOnly: true }),
      { ...OWN_USE, familyEarlierOrders: 1 },
      'first_order_only',
    ],
    ['asks for more', saved({ minimumSubtotal: 1001 }), OWN_USE, 'minimum'],
    [
      'is for another school',
      saved({ targets: { markets: [], destinations: [9], grades: [] } }),
      OWN_USE,
      'not_for_you',
    ],
  ];
  test.each(refused)('does not count when it %s', (_name, discount, uses, problem) => {
    const decided = decideDiscount(weekAt(), [lunch], code(discount, uses));
    expect(decided).toEqual({ discount: null, cents: 0, problem });
  });

  test('counts the meals of those it is for alone', () => {
    const week = weekAt({ lunchers: [luncher(ANNA), luncher(BEN, { grade_id: 5 })] });
    const orders = [lunch, order({ id: 3, luncher_id: BEN, total_cents: 5000 })];
    const forGrade = saved({ targets: { markets: [], destinations: [], grades: [1] } });
    expect(decideDiscount(week, orders, code(forGrade)).cents).toBe(100);
  });
});

describe('a code that the week has', () => {
  const week = weekAt({ orders: [lunch], discount: saved(), discountCents: 100 });

  test('is weighed anew with added lunches', () => {
    expect(decideDiscount(week, [lunch, other], { kind: 'keep' }).cents).toBe(160);
  });

  test('goes when the save says so, and with the last lunch', () => {
    const none = { discount: null, cents: 0, problem: null };
    expect(decideDiscount(week, [lunch], { kind: 'none' })).toEqual(none);
    expect(decideDiscount(week, [], { kind: 'keep' })).toEqual(none);
    expect(decideDiscount(week, [], code(saved()))).toEqual(none);
  });

  test('that ended since stays with the lunches saved with it', () => {
    const lapsed = { ...week, discount: saved(expired) };
    const kept = decideDiscount(lapsed, [lunch, other], { kind: 'keep' });
    expect(kept).toMatchObject({ cents: 100, problem: null });
    const changed = order({ total_cents: 5000, date: TUE });
    expect(decideDiscount(lapsed, [changed], { kind: 'keep' })).toEqual({
      discount: null,
      cents: 0,
      problem: 'expired',
    });
  });

  test('goes when the rest is below its minimum', () => {
    const high = weekAt({
      orders: [lunch, other],
      discount: saved({ minimumSubtotal: 1500 }),
      discountCents: 160,
    });
    expect(decideDiscount(high, [lunch], { kind: 'keep' }).problem).toBe('minimum');
  });
});

describe('a code that the team changed since the week was saved with it', () => {
  const week = {
    ...weekAt({ orders: [lunch, other], discount: saved(), discountCents: 160 }),
    discount: saved({ value: 1, minimumSubtotal: 5_000 }),
  };
  const decide = (orders: Parameters<typeof decideDiscount>[1], isSettled = false) =>
    decideDiscount({ ...week, isSettled }, orders, { kind: 'keep' });

  test('is the saved one where nothing is new', () => {
    for (const isSettled of [false, true]) {
      expect(decide([lunch, other], isSettled).cents).toBe(160);
      expect(decide([lunch], isSettled).cents).toBe(100);
      expect(decide([lunch], isSettled).discount?.rule.value).toBe(10);
    }
  });

  test('is the present one where something comes to it', () => {
    const more = order({ id: 3, luncher_id: BEN, total_cents: 700 });
    expect(decide([lunch, other, more])).toMatchObject({ cents: 0, problem: 'minimum' });
    // Nobody is there to agree to less: what was saved keeps its part.
    const unasked = { kind: 'keep', isUnasked: true } as const;
    expect(decideDiscount(week, [lunch, other, more], unasked).cents).toBe(160);
    // A settled week keeps its code, and saved orders keep their part of it.
    expect(decide([lunch, other, more], true)).toMatchObject({ cents: 160, problem: null });
    const cheap = { ...week, discount: saved({ value: 50 }) };
    const weighed = decideDiscount(cheap, [lunch, other, more], { kind: 'keep' });
    expect(weighed).toMatchObject({ cents: 1150, discount: { rule: { value: 50 } } });
  });
});

describe('a week that is settled', () => {
  const paid = order({ total_cents: 1000, entree_cents: 1000, share_cents: 100 });
  const settled = weekAt({
    isSettled: true,
    orders: [paid],
    discount: saved(),
    discountCents: 100,
  });
  const decide = (
    orders: Parameters<typeof decideDiscount>[1],
    choice: Parameters<typeof decideDiscount>[2] = { kind: 'keep' },
    week = settled,
  ) => {
    const { cents, problem, discount } = decideDiscount(week, orders, choice);
    return [cents, problem, discount?.id ?? null];
  };

  test('keeps its code whatever is named', () => {
    expect(decide([paid], { kind: 'none' })).toEqual([100, 'week_settled', 7]);
    expect(decide([paid], code(null))).toEqual([100, 'week_settled', 7]);
    expect(decide([paid], code({ ...saved(), id: 8 }))).toEqual([100, 'week_settled', 7]);
    expect(decide([paid], code(saved()))).toEqual([100, null, 7]);
    const without = { ...settled, discount: null, discountCents: 0 };
    expect(decide([paid], code(saved()), without)).toEqual([0, 'week_settled', null]);
    expect(decide([paid], { kind: 'none' }, without)).toEqual([0, null, null]);
  });

  test('gives added lunches their part, as long as the code counts', () => {
    expect(decide([paid, other])).toEqual([160, null, 7]);
    const over = { ...settled, discount: saved(expired) };
    expect(decide([paid, other], { kind: 'keep' }, over)).toEqual([100, null, 7]);
    const high = { ...settled, discount: saved({ minimumSubtotal: 5_000 }) };
    expect(decide([paid, other], { kind: 'keep' }, high)).toEqual([100, null, 7]);
  });

  test('leaves a share alone when its lunch is changed, and takes it along when it is cancelled', () => {
    const changed = order({ total_cents: 3000, entree_cents: 3000, share_cents: 100 });
    expect(decide([changed])).toEqual([100, null, 7]);
    const two = { ...settled, orders: [paid, other], discountCents: 160 };
    expect(decide([other], { kind: 'keep' }, two)).toEqual([60, null, 7]);
    expect(decide([paid], { kind: 'keep' }, two)).toEqual([100, null, 7]);
    expect(decide([], { kind: 'keep' }, two)).toEqual([0, null, null]);
  });

  test('keeps the share of a luncher who is gone', () => {
    expect(decide([paid], { kind: 'keep' }, { ...settled, lunchers: [] })).toEqual([100, null, 7]);
  });
});
