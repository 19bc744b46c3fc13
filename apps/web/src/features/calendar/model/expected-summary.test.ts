import type { LunchCalendar, OrderSummary } from '@yay/contract/calendar/calls';
import { paidFrom } from '@yay/domain/pricing';
import { describe, expect, test } from 'vitest';
import { choose, type Draft, EMPTY_DRAFT, wantDiscount } from './draft.ts';
import {
  APPLE,
  BOWL,
  LEO,
  MIA,
  MON,
  NOODLES,
  openDay,
  PIZZA,
  saved,
  TUE,
  testWeek,
  WED,
  WHITE_RICE,
} from './test-week.fixture.ts';
import { indexWeek } from './week-index.ts';
import { viewWeek } from './week-view.ts';

type Week = Partial<LunchCalendar>;
type Sums = { mia: number; leo: number; fee: number; discount: number; total: number };

const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [APPLE] };
const bowl = { item_id: BOWL, option_ids: [WHITE_RICE], extra_ids: [] };
const noodles = { item_id: NOODLES, option_ids: [], extra_ids: [] };
const mia = (date: typeof MON) => ({ luncherId: MIA, date });
const leo = (date: typeof MON) => ({ luncherId: LEO, date });

const inTime = testWeek().days;
const days = Object.fromEntries(
  Object.entries(inTime).map(([id, dates]) => [id, dates.map((day) => ({ ...day, late_fee: 0 }))]),
);
const late = saved(PIZZA, { late_surcharge: 100, total: 600 });

const add = (...spots: [typeof mia | typeof leo, typeof MON, typeof pizza | typeof bowl][]) =>
  spots.reduce<(week: LunchCalendar, draft: Draft) => Draft>(
    (before, [who, date, meal]) =>
      (week, draft) =>
        choose(before(week, draft), week, who(date), meal),
    (_week, draft) => draft,
  );
const nothing = add();

const FIVE_OFF: OrderSummary = {
  ...testWeek().order_summary,
  discount_code: 'LUNCH5',
  discount_total: 500,
};

describe('the rows of the summary', () => {
  test.each<[string, Week, (week: LunchCalendar, draft: Draft) => Draft, Sums]>([
    [
      'of saved meals',
      { days, selections: { [MIA]: { [MON]: saved(PIZZA) }, [LEO]: { [MON]: saved(BOWL) } } },
      nothing,
      { mia: 500, leo: 500, fee: 0, discount: 0, total: 1000 },
    ],
    [
      'of meals not saved yet',
      { days },
      add([mia, MON, pizza], [leo, TUE, bowl]),
      { mia: 675, leo: 750, fee: 0, discount: 0, total: 1425 },
    ],
    [
      'of late meals not saved yet',
      {},
      add([mia, MON, pizza], [leo, TUE, bowl]),
      { mia: 675, leo: 750, fee: 200, discount: 0, total: 1625 },
    ],
    [
      'of a late meal that is saved, beside one in time',
      { selections: { [MIA]: { [MON]: late, [TUE]: saved(PIZZA) } } },
      nothing,
      { mia: 1000, leo: 0, fee: 100, discount: 0, total: 1100 },
    ],
    [
      'with a saved code',
      {
        days,
        selections: { [MIA]: { [MON]: late, [TUE]: saved(PIZZA) } },
        discount_code: 'LUNCH5',
        order_summary: FIVE_OFF,
      },
      nothing,
      { mia: 1000, leo: 0, fee: 100, discount: 500, total: 600 },
    ],
    [
      'with a code that takes off more than the meals, and so no fee',
      {
        selections: { [MIA]: { [MON]: { ...late, meal_total: 300, total: 400 } } },
        discount_code: 'LUNCH5',
        order_summary: FIVE_OFF,
      },
      nothing,
      { mia: 300, leo: 0, fee: 100, discount: 300, total: 100 },
    ],
    [
      'with a code of which the server has said nothing yet',
      { days },
      (week, draft) => wantDiscount(add([mia, MON, pizza])(week, draft), null, 'LUNCH5'),
      { mia: 675, leo: 0, fee: 0, discount: 0, total: 675 },
    ],
    [
      'without a day that is refused',
      { days },
      add([mia, MON, noodles], [mia, TUE, bowl]),
      { mia: 750, leo: 0, fee: 0, discount: 0, total: 750 },
    ],
    [
      'with the saved meal of a day that closed while another was chosen',
      {
        days: {
          ...days,
          [MIA]: (days[MIA] ?? []).map((day) =>
            day.date === MON
              ? openDay(MON, { orderable: false, removable: false, closed_code: 'locked' })
              : day,
          ),
        },
        selections: { [MIA]: { [MON]: saved(BOWL) } },
      },
      add([mia, MON, pizza], [leo, WED, pizza]),
      { mia: 500, leo: 675, fee: 0, discount: 0, total: 1175 },
    ],
  ])('%s add up to the total', (_name, more, change, expected) => {
    const week = testWeek(more);
    const { summary } = viewWeek(indexWeek(week), change(week, EMPTY_DRAFT));
    const rowOf = (id: string) =>
      summary.lunchers.find((row) => String(row.luncher_id) === id)?.total ?? 0;
    expect({
      mia: rowOf(MIA),
      leo: rowOf(LEO),
      fee: summary.late_fee_total,
      discount: summary.discount_total,
      total: summary.grand_total,
    }).toEqual(expected);
    expect(expected.mia + expected.leo + expected.fee - expected.discount).toBe(expected.total);
    for (const funds of [
      { data: 250, yay_bucks: 0, charged: 0 },
      { data: 0, yay_bucks: 9_999, charged: 0 },
      { data: 50, yay_bucks: 30, charged: 20 },
    ]) {
      const paid = paidFrom(summary.grand_total, funds);
      const spent = paid.charged + paid.credit + paid.yayBucks;
      expect(summary.grand_total - spent).toBe(paid.rest);
    }
  });
});
