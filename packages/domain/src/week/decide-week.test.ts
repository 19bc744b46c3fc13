import { describe, expect, test } from 'vitest';
import { instant } from '../time/index.ts';
import {
  ANNA,
  APPLE,
  BEN,
  decide,
  ELSEWHERE,
  GONE,
  LARGE,
  luncher,
  MON,
  meal,
  NUT_BAR,
  NUT_SAUCE,
  NUTTY,
  nothing,
  OLD,
  order,
  PIZZA,
  pizza,
  SMALL,
  STEW,
  SUSHI,
  surprise,
  THU,
  TUE,
  WED,
  weekAt,
} from './decide-week.fixture.ts';
import type { DayGrade, FamilyWeek, WeekBlackout } from './index.ts';

const at = (iso: string, rest: Partial<FamilyWeek> = {}) => weekAt({ now: instant(iso), ...rest });
const blackout = (rest: Partial<WeekBlackout> = {}): WeekBlackout => ({
  market_id: null,
  destination_id: 1,
  grade_id: null,
  luncher_ids: null,
  name: 'Holiday',
  type: 'date',
  reason: 'holiday',
  starts_on: TUE,
  ends_on: TUE,
  ...rest,
});
const first = (decision: ReturnType<typeof decide>) => decision.results[0];
const staff = { window: 'staff', correcting: true } as const;

describe('the outcome of one day', () => {
  const cases: [string, FamilyWeek, ReturnType<typeof pizza>, string][] = [
    ['a new meal is saved', weekAt(), pizza(), 'saved'],
    ['another meal is saved', weekAt({ orders: [order({ item_id: STEW })] }), pizza(), 'saved'],
    ['the same meal stays', weekAt({ orders: [order()] }), pizza(), 'unchanged'],
    [
      'the same meal stays even when nothing can be ordered any more',
      at('2026-11-24T16:00:00Z', { orders: [order({ status: 'locked' })] }),
      pizza(),
      'unchanged',
    ],
    ['nothing in place of nothing', weekAt(), nothing(), 'unchanged'],
    ['an order is taken back', weekAt({ orders: [order()] }), nothing(), 'removed'],
    [
      'from Monday noon on, a day that can’t be ordered can be taken back',
      at('2026-11-23T18:00:00Z', { orders: [order({ date: THU })] }),
      nothing({ date: THU }),
      'removed',
    ],
    [
      'an order of a closed day is taken back',
      weekAt({ orders: [order()], blackouts: [blackout()] }),
      nothing(),
      'removed',
    ],
  ];
  test.each(cases)('%s', (_name, week, wanted, outcome) => {
    expect(first(decide(week, [wanted]))).toMatchObject({ outcome, code: null });
  });
});

describe('why a day is refused', () => {
  const cases: [string, FamilyWeek, ReturnType<typeof pizza>, string][] = [
    ['yesterday', at('2026-11-25T12:00:00Z'), pizza(), 'past'],
    ['today', at('2026-11-24T12:00:00Z'), pizza(), 'locked'],
    ['after Monday noon', at('2026-11-23T17:00:00Z'), pizza({ date: THU }), 'closed'],
    ['after the lock hour', at('2026-11-23T22:00:00Z'), pizza(), 'locked'],
    [
      'a day that the job has locked, whatever the hours say',
      weekAt({ lockedDays: new Set([`100|${TUE}`]) }),
      pizza(),
      'locked',
    ],
    [
      'an order that is locked',
      weekAt({ orders: [order({ status: 'locked' })] }),
      meal(STEW, {}, { luncherId: ANNA }),
      'locked',
    ],
    [
      'an order that was served',
      at('2026-11-25T12:00:00Z', { orders: [order({ status: 'served' })] }),
      meal(STEW),
      'served',
    ],
    ['a closed school', weekAt({ blackouts: [blackout()] }), pizza(), 'blackout'],
    [
      'a closed market',
      weekAt({ blackouts: [blackout({ market_id: 100, destination_id: null })] }),
      pizza(),
      'blackout',
    ],
    ['a closed grade', weekAt({ blackouts: [blackout({ grade_id: 1 })] }), pizza(), 'blackout'],
    [
      'a closure that names the luncher',
      weekAt({ blackouts: [blackout({ grade_id: 1, luncher_ids: [ANNA] })] }),
      pizza(),
      'blackout',
    ],
    ['no menu', weekAt({ dayGrades: [] }), pizza(), 'no_menu'],
    ['an item of another menu', weekAt(), meal(ELSEWHERE), 'not_on_menu'],
    ['an item that is gone', weekAt(), meal(OLD), 'not_on_menu'],
    ['an option that is gone', weekAt(), meal(PIZZA, { optionIds: [GONE] }), 'not_on_menu'],
    ['an allergen in the meal', weekAt(), meal(NUTTY), 'allergy'],
    ['nobody looked for it', weekAt(), meal(STEW), 'allergy_unverified'],
    ['an allergen in an option', weekAt(), meal(PIZZA, { optionIds: [NUT_SAUCE] }), 'allergy'],
    [
      'an allergen in an extra',
      weekAt(),
      meal(PIZZA, { optionIds: [SMALL], extraIds: [NUT_BAR] }),
      'allergy',
    ],
    ['no special to be surprised by', weekAt(), surprise(), 'not_on_menu'],
    [
      'a fee that was not shown',
      at('2026-11-22T12:00:00Z'),
      pizza({ shownFee: 0 }),
      'late_fee_changed',
    ],
    ['a price that was not shown', weekAt(), pizza({ shownTotal: 499 }), 'price_changed'],
    [
      'taking back what is locked',
      weekAt({ orders: [order({ status: 'locked' })] }),
      nothing(),
      'locked',
    ],
    [
      'taking back what was served',
      at('2026-11-25T12:00:00Z', { orders: [order({ status: 'served' })] }),
      nothing(),
      'served',
    ],
    [
      'taking back tomorrow, after ten',
      at('2026-11-24T16:00:00Z', { orders: [order({ date: WED })] }),
      nothing({ date: WED }),
      'closed',
    ],
  ];
  test.each(cases)('%s', (_name, week, wanted, code) => {
    const decision = decide(week, [wanted]);
    expect(first(decision)).toMatchObject({ outcome: 'refused', code });
    expect(decision.changes).toEqual([]);
    expect(decision.orders).toEqual(week.orders);
    expect(decision.changed).toBe(false);
  });

  test('a closure elsewhere closes nothing here', () => {
    const elsewhere = [
      blackout({ destination_id: 2 }),
      blackout({ grade_id: 9 }),
      blackout({ grade_id: 1, luncher_ids: [BEN] }),
      blackout({ market_id: 101, destination_id: null }),
      blackout({ starts_on: WED, ends_on: THU }),
    ];
    expect(first(decide(weekAt({ blackouts: elsewhere }), [pizza()]))?.outcome).toBe('saved');
  });

  test('an allergy names the property and the part', () => {
    const decision = decide(weekAt(), [meal(PIZZA, { optionIds: [NUT_SAUCE] })]);
    expect(first(decision)?.detail).toEqual({ property: 'peanuts', part: `option ${NUT_SAUCE}` });
  });

  test('one refused day leaves the others', () => {
    const decision = decide(weekAt(), [pizza({ date: MON }), meal(NUTTY), pizza({ date: WED })]);
    expect(decision.results.map(({ outcome }) => outcome)).toEqual(['saved', 'refused', 'saved']);
    expect(decision.orders.map(({ date }) => date)).toEqual([MON, WED]);
  });
});

describe('prices', () => {
  test('a new lunch has the price of now', () => {
    const { orders } = decide(weekAt(), [
      meal(PIZZA, { optionIds: [LARGE], extraIds: [APPLE] }, { shownTotal: 750, shownFee: 0 }),
    ]);
    expect(orders).toMatchObject([
      {
        entree_cents: 500,
        late_fee_cents: 0,
        total_cents: 750,
        options: [{ id: LARGE, cents: 150 }],
        extras: [{ id: APPLE, cents: 100 }],
      },
    ]);
  });

  test('an entree that stays keeps its price, and so does what stays on it', () => {
    const extras = [{ id: APPLE, cents: 80 }];
    const rest = { total_cents: 530, extras };
    const week = weekAt({
      orders: [order(), order({ id: 2, date: WED, ...rest }), order({ id: 3, date: THU, ...rest })],
    });
    const { orders } = decide(week, [
      pizza(),
      meal(PIZZA, { optionIds: [LARGE], extraIds: [APPLE] }, { date: WED }),
      meal(SUSHI, { extraIds: [APPLE] }, { date: THU }),
    ]);
    const [kept, more, other] = orders;
    expect(kept?.total_cents).toBe(450);
    expect(more).toMatchObject({ entree_cents: 450, total_cents: 450 + 150 + 80, extras });
    // With another entree everything costs what it costs now.
    expect(other?.extras).toEqual([{ id: APPLE, cents: 100 }]);
    expect(other?.entree_cents).not.toBe(450);
  });

  test('the late fee is for lunches added or changed late', () => {
    const late = at('2026-11-22T12:00:00Z', { orders: [order(), order({ id: 2, date: WED })] });
    const { orders } = decide(late, [
      pizza(),
      meal(PIZZA, { optionIds: [LARGE] }, { date: WED }),
      pizza({ date: THU, shownFee: 100, shownTotal: 600 }),
    ]);
    expect(orders.map(({ late_fee_cents }) => late_fee_cents)).toEqual([0, 100, 100]);
  });

  test('a fee or a price that fell since it was shown is simply not taken', () => {
    for (const shown of [{ shownFee: 100, shownTotal: 600 }, { shownTotal: 501 }]) {
      const decision = decide(weekAt(), [pizza(shown)]);
      expect(first(decision)?.outcome).toBe('saved');
      expect(decision.orders[0]?.total_cents).toBe(500);
    }
  });

  test('a correction by staff, and an order put back after a closure, cost no fee', () => {
    const late = at('2026-11-22T12:00:00Z');
    expect(decide(late, [pizza()], { orderer: staff }).orders[0]).toMatchObject({
      late_fee_cents: 0,
      source: 'staff',
    });
    const reopened = at('2026-11-22T12:00:00Z', { takenBack: new Set([`${ANNA}|${TUE}`]) });
    expect(decide(reopened, [pizza()]).orders[0]?.late_fee_cents).toBe(0);
  });

  test('staff hours reach to the lock', () => {
    const evening = at('2026-11-23T21:59:59Z');
    expect(first(decide(evening, [pizza()], { orderer: staff }))?.outcome).toBe('saved');
    expect(first(decide(evening, [pizza()]))?.code).toBe('closed');
  });
});

describe('stock', () => {
  const left = new Map([
    [`${SUSHI}|${TUE}`, 1],
    [`${APPLE}|${TUE}`, 1],
  ]);
  const sushi = (luncherId: number) => meal(SUSHI, {}, { luncherId });

  test('the last unit goes to the one who asked first', () => {
    const decision = decide(weekAt(), [sushi(ANNA), sushi(BEN)], { left });
    expect(decision.results.map(({ code }) => code)).toEqual([null, 'sold_out']);
    expect(decision.stockMoves).toEqual([{ itemId: SUSHI, date: TUE, units: 1 }]);
  });

  test('extras are counted too', () => {
    const withApple = (luncherId: number) =>
      meal(PIZZA, { optionIds: [SMALL], extraIds: [APPLE] }, { luncherId });
    const decision = decide(weekAt(), [withApple(ANNA), withApple(BEN)], { left });
    expect(decision.results.map(({ code }) => code)).toEqual([null, 'sold_out']);
  });

  test('a unit that one sibling gives back another can have in the same save', () => {
    const week = weekAt({ orders: [order({ item_id: SUSHI, options: [] })] });
    const none = new Map([[`${SUSHI}|${TUE}`, 0]]);
    const decision = decide(week, [sushi(BEN), nothing()], { left: none });
    expect(decision.results.map(({ outcome }) => outcome)).toEqual(['saved', 'removed']);
    expect(decision.stockMoves).toEqual([]);
  });

  test('a luncher with a unit keeps it when something else about the meal changes', () => {
    const week = weekAt({ orders: [order({ item_id: SUSHI, options: [] })] });
    const oversold = new Map([
      [`${SUSHI}|${TUE}`, -2],
      [`${APPLE}|${TUE}`, 1],
    ]);
    const decision = decide(week, [meal(SUSHI, { extraIds: [APPLE] })], { left: oversold });
    expect(first(decision)?.outcome).toBe('saved');
    expect(decision.stockMoves).toEqual([{ itemId: APPLE, date: TUE, units: 1 }]);
  });

  test('a refused day moves nothing', () => {
    const week = weekAt({ orders: [order({ item_id: SUSHI, options: [] })] });
    expect(decide(week, [meal(NUTTY)], { left }).stockMoves).toEqual([]);
  });
});

describe('surprise me', () => {
  const withSpecials = (...specials: DayGrade['specials']) => {
    const week = weekAt();
    return { ...week, dayGrades: week.dayGrades.map((day) => ({ ...day, specials })) };
  };
  const special = (item_id: number, weight = 1) => ({ id: item_id, item_id, weight });

  test('picks a safe meal, with the options that it needs', () => {
    const decision = decide(withSpecials(special(NUTTY, 9), special(PIZZA)), [surprise()]);
    expect(decision.orders).toMatchObject([
      { item_id: PIZZA, source: 'random', options: [{ id: SMALL, cents: 0 }] },
    ]);
  });

  test('picks by weight: nothing of no weight', () => {
    const week = withSpecials(special(NUTTY, 0), special(STEW, 5));
    for (const seed of ['a', 'b', 'c', 'd']) {
      const decision = decide(week, [surprise({ luncherId: BEN })], { seed });
      expect(decision.orders[0]?.item_id).toBe(STEW);
    }
  });

  test('picks what is of the diet that the luncher prefers', () => {
    const lunchers = [luncher(BEN, { tolerances: { vegan: 'prefers' } })];
    const week = { ...withSpecials(special(NUTTY, 9), special(SUSHI)), lunchers };
    for (const seed of ['a', 'b', 'c', 'd']) {
      const decision = decide(week, [surprise({ luncherId: BEN })], { seed });
      expect(decision.orders[0]?.item_id).toBe(SUSHI);
    }
  });

  test('refuses when nothing is safe or left', () => {
    expect(first(decide(withSpecials(special(NUTTY)), [surprise()]))?.code).toBe('not_on_menu');
    const left = new Map([[`${SUSHI}|${TUE}`, 0]]);
    const decision = decide(withSpecials(special(SUSHI)), [surprise()], { left });
    expect(first(decision)?.code).toBe('not_on_menu');
  });
});
