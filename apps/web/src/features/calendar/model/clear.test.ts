import { describe, expect, test } from 'vitest';
import { clear } from './clear.ts';
import { choose, EMPTY_DRAFT } from './draft.ts';
import {
  BOWL,
  FRI,
  LEO,
  MIA,
  MON,
  openDay,
  PIZZA,
  saved,
  THU,
  TUE,
  testWeek,
  WED,
  WHITE_RICE,
} from './test-week.fixture.ts';
import { indexWeek } from './week-index.ts';
import { viewWeek } from './week-view.ts';

const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [] };
const bowl = { item_id: BOWL, option_ids: [WHITE_RICE], extra_ids: [] };
const mia = (date: typeof MON) => ({ luncherId: MIA, date });
const leo = (date: typeof MON) => ({ luncherId: LEO, date });

/** Monday is final, Tuesday can only be taken off, the rest is open. */
const week = testWeek({
  days: {
    ...testWeek().days,
    [MIA]: [
      openDay(MON, { orderable: false, removable: false, closed_code: 'locked' }),
      openDay(TUE, { orderable: false, closed_code: 'closed' }),
      openDay(WED),
      openDay(THU),
      openDay(FRI, { orderable: false, removable: false, closed_code: 'blackout' }),
    ],
  },
  selections: {
    [MIA]: { [MON]: saved(PIZZA), [TUE]: saved(PIZZA), [WED]: saved(PIZZA) },
    [LEO]: { [MON]: saved(BOWL) },
  },
});
const index = indexWeek(week);
/** Wednesday's saved lunch has become another one, and Thursday has a new one. */
const before = choose(choose(EMPTY_DRAFT, week, mia(WED), bowl), week, mia(THU), pizza);
const cellsOf = (id: string, draft = before) => viewWeek(index, draft).rows[id] ?? [];

describe('clearing', () => {
  test("a child's week takes off the lunches that can go, forgets unsaved ones, and leaves final ones", () => {
    const { draft, count, kept } = clear(before, week, cellsOf(MIA));
    expect({ count, kept }).toEqual({ count: 3, kept: 1 });
    expect(draft.choices).toEqual({ [MIA]: { [TUE]: null, [WED]: null } });
    const view = viewWeek(index, draft);
    expect(view.rows[MIA]?.map(({ kind }) => kind)).toEqual([
      'locked',
      'removed',
      'removed',
      'empty',
      'noschool',
    ]);
    // The way back knows what stood there when it was touched first.
    expect(draft.bases[MIA]?.[WED]).toMatchObject({ item_id: PIZZA });
  });

  test('one day leaves the others as they are chosen', () => {
    const [, , wednesday] = cellsOf(MIA);
    const { draft, count } = clear(before, week, wednesday ? [wednesday] : []);
    expect(count).toBe(1);
    expect(draft.choices).toEqual({ [MIA]: { [WED]: null, [THU]: pizza } });
  });

  test("everybody's week takes off the lunches of all", () => {
    const { draft, count } = clear(before, week, [...cellsOf(MIA), ...cellsOf(LEO)]);
    expect(count).toBe(4);
    expect(draft.choices[LEO]).toEqual({ [MON]: null });
  });

  test('twice changes nothing more', () => {
    const once = clear(before, week, cellsOf(MIA)).draft;
    const twice = clear(once, week, cellsOf(MIA, once));
    expect(twice.count).toBe(0);
    expect(twice.draft).toBe(once);
  });

  test('a day that holds nothing, or only a final lunch, does nothing', () => {
    const [monday] = cellsOf(MIA);
    const empty = cellsOf(LEO).filter(({ date }) => date !== MON);
    for (const cells of [monday ? [monday] : [], empty]) {
      expect(clear(before, week, cells).draft).toBe(before);
    }
    expect(viewWeek(index, choose(before, week, leo(MON), null)).unsaved).toBe(3);
  });
});
