import type { SaveResult, WeekState } from '@yay/contract/orders/calls';
import { describe, expect, it } from 'vitest';
import { conflictWith, isClash, resolve } from './conflict.ts';
import {
  afterSave,
  choose,
  discardAll,
  EMPTY_DRAFT,
  isEmpty,
  saveWithout,
  wantDiscount,
} from './draft.ts';
import { draftFromText, draftToText } from './draft-text.ts';
import { planSave } from './save-plan.ts';
import { savedCount } from './saved-count.ts';
import {
  BOWL,
  LEO,
  MIA,
  MON,
  MONDAY,
  NOODLES,
  PIZZA,
  saved,
  THU,
  TUE,
  testWeek,
  WED,
  WHITE_RICE,
} from './test-week.fixture.ts';
import { indexWeek } from './week-index.ts';
import { daysCount, viewWeek } from './week-view.ts';

const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [] };
const bowl = { item_id: BOWL, option_ids: [WHITE_RICE], extra_ids: [] };
const mia = (date: typeof MON) => ({ luncherId: MIA, date });
const leo = (date: typeof MON) => ({ luncherId: LEO, date });

describe('a draft', () => {
  const week = testWeek({ selections: { [MIA]: { [MON]: saved(PIZZA) } } });

  it('holds only the differences from the saved week', () => {
    let draft = choose(EMPTY_DRAFT, week, mia(MON), bowl);
    expect(draft.choices[MIA]?.[MON]).toEqual(bowl);
    draft = choose(draft, week, mia(MON), pizza);
    expect(isEmpty(draft)).toBe(true);
    expect(isEmpty(choose(draft, week, leo(MON), null))).toBe(true);
  });

  it('counts the promo code as a change, and none as none', () => {
    const index = indexWeek(week);
    expect(viewWeek(index, wantDiscount(EMPTY_DRAFT, null, 'LUNCH5')).unsaved).toBe(1);
    expect(viewWeek(index, wantDiscount(EMPTY_DRAFT, null, null)).unsaved).toBe(0);
  });

  it('keeps with a code the choice for a save without it, and with no other', () => {
    const index = indexWeek(week);
    const named = saveWithout(wantDiscount(EMPTY_DRAFT, null, 'LUNCH5'), true);
    expect(draftFromText(draftToText(named))).toEqual(named);
    expect(planSave(index, viewWeek(index, named)).body).toMatchObject({
      discounts: [{ discountCode: 'LUNCH5', saveWithout: true }],
    });
    const other = wantDiscount(named, null, 'SPRING');
    expect(planSave(index, viewWeek(index, other)).body).toMatchObject({
      discounts: [{ mondayOfDiscountedWeek: MONDAY, discountCode: 'SPRING' }],
    });
    for (const draft of [saveWithout(named, false), other, saveWithout(EMPTY_DRAFT, true)]) {
      expect(viewWeek(index, draft).saveWithout).toBe(false);
    }
  });

  it('survives being written down, and nothing else does', () => {
    const draft = wantDiscount(choose(EMPTY_DRAFT, week, mia(TUE), bowl), null, 'LUNCH5');
    expect(draftFromText(draftToText(draft))).toEqual(draft);
    for (const spoilt of [null, '', '{', '[]', '{"format":1,"draft":{"choices":{"1":{"x":1}}}}']) {
      expect(draftFromText(spoilt)).toEqual(EMPTY_DRAFT);
    }
  });

  it('is forgotten as a whole, but never an unanswered save', () => {
    const index = indexWeek(week);
    const draft = choose(EMPTY_DRAFT, week, mia(TUE), bowl);
    const attempt = { key: 'key-00000001', request: planSave(index, viewWeek(index, draft)) };
    expect(discardAll({ ...draft, attempt })).toEqual({ ...EMPTY_DRAFT, attempt });
  });
});

describe('the request of a save', () => {
  it('only the days that changed, with the fee and the price that were shown', () => {
    const week = testWeek({ selections: { [MIA]: { [MON]: saved(PIZZA), [TUE]: saved(PIZZA) } } });
    const index = indexWeek(week);
    let draft = choose(EMPTY_DRAFT, week, mia(TUE), null);
    draft = choose(draft, week, leo(WED), bowl);
    expect(planSave(index, viewWeek(index, draft))).toMatchObject({
      method: 'PUT',
      userId: 7,
      body: {
        mondayOfWeek: MONDAY,
        version: 3,
        lunchers: [
          { id: 1, selections: [{ date: TUE, entreeId: null, optionIds: [], extraIds: [] }] },
          {
            id: 2,
            selections: [
              {
                date: WED,
                entreeId: BOWL,
                optionIds: [WHITE_RICE],
                extraIds: [],
                lateFee: 100,
                expectedTotal: 850,
              },
            ],
          },
        ],
        discounts: [],
      },
    });
  });

  it('a promo code only when it is another one', () => {
    const week = testWeek({ selections: { [MIA]: { [MON]: saved(PIZZA) } } });
    const index = indexWeek(week);
    expect(
      planSave(index, viewWeek(index, wantDiscount(EMPTY_DRAFT, null, 'LUNCH5'))),
    ).toMatchObject({
      method: 'PUT',
      body: {
        lunchers: [],
        discounts: [{ mondayOfDiscountedWeek: MONDAY, discountCode: 'LUNCH5' }],
      },
    });
  });

  it('deletes a week that is left empty', () => {
    const week = testWeek({
      selections: { [MIA]: { [MON]: saved(PIZZA), [WED]: saved(PIZZA) } },
    });
    const index = indexWeek(week);
    const draft = choose(choose(EMPTY_DRAFT, week, mia(MON), null), week, mia(WED), null);
    expect(planSave(index, viewWeek(index, draft))).toMatchObject({
      method: 'DELETE',
      body: { version: 3, lunchers: [{ id: 1, dates: { start: MON, end: WED } }] },
    });
  });

  it('leaves out choices that can’t be saved, and prices the week without them', () => {
    const week = testWeek();
    const index = indexWeek(week);
    let draft = choose(EMPTY_DRAFT, week, mia(MON), {
      item_id: NOODLES,
      option_ids: [],
      extra_ids: [],
    });
    draft = choose(draft, week, leo(MON), pizza);
    const view = viewWeek(index, draft);
    expect(view).toMatchObject({ unsaved: 1, summary: { grand_total: 675, late_fee_count: 1 } });
    expect(planSave(index, view).entries.map((entry) => entry.luncherId)).toEqual([LEO]);
    expect(daysCount(view.rows[MIA] ?? [])).toEqual({ chosen: 0, possible: 5 });
  });
});

describe('the draft after a save was answered', () => {
  const week = testWeek();
  const index = indexWeek(week);
  const chosen = choose(choose(EMPTY_DRAFT, week, mia(MON), pizza), week, mia(TUE), bowl);
  const sent = {
    ...chosen,
    attempt: { key: 'key-00000001', request: planSave(index, viewWeek(index, chosen)) },
  };
  const state: WeekState = {
    mondayOfWeek: MONDAY,
    version: 4,
    selections: { [MIA]: { [MON]: saved(PIZZA) } },
    discount_code: null,
    order_summary: week.order_summary,
  };
  const day = (date: typeof MON, more: object) => ({
    luncher_id: 1,
    date,
    outcome: 'saved' as const,
    code: null,
    detail: null,
    ...more,
  });
  const answer = {
    ...state,
    results: [day(MON, {}), day(TUE, { outcome: 'refused', code: 'sold_out' })],
    discount_problem: null,
  };

  it('keeps a refused choice with its reason', () => {
    const left = afterSave(sent, answer);
    expect(left.attempt).toBeNull();
    expect(left.choices).toEqual({ [MIA]: { [TUE]: bowl } });
    expect(left.refused[MIA]?.[TUE]?.code).toBe('sold_out');
  });

  it('keeps a choice made while the answer was on its way', () => {
    const meanwhile = choose(sent, week, mia(MON), bowl);
    const left = afterSave(meanwhile, answer);
    expect(left.choices[MIA]?.[MON]).toEqual(bowl);
    expect(left.bases[MIA]?.[MON]).toEqual(pizza);
  });

  it('forgets the promo code that was sent, not one that was changed since', () => {
    const withCode = {
      ...sent,
      discount: 'LUNCH5',
      attempt: {
        ...sent.attempt,
        request: { ...sent.attempt.request, discount: 'LUNCH5' },
      },
    };
    expect(afterSave(withCode, answer).discount).toBeUndefined();
    expect(afterSave({ ...withCode, discount: 'OTHER' }, answer).discount).toBe('OTHER');
  });
});

describe('two who save the same week', () => {
  const before = testWeek({ selections: { [MIA]: { [MON]: saved(PIZZA) } } });
  const mine = choose(choose(EMPTY_DRAFT, before, mia(MON), null), before, leo(THU), pizza);
  const now = { ...before, selections: { [MIA]: { [MON]: saved(BOWL), [WED]: saved(PIZZA) } } };

  it('shows both versions of what collides, and what else the other changed', () => {
    const conflict = conflictWith(before, mine, now);
    expect(conflict?.days).toMatchObject([{ ...mia(MON), mine: null, theirs: { item_id: BOWL } }]);
    expect(conflict?.alsoChanged).toMatchObject([{ ...mia(WED), now: { item_id: PIZZA } }]);
  });

  it.each([
    ['mine', true, { [MIA]: { [MON]: null }, [LEO]: { [THU]: pizza } }],
    ['theirs', false, { [LEO]: { [THU]: pizza } }],
  ])('stands as was said: %s', (_whose, keepsMine, choices) => {
    const conflict = conflictWith(before, mine, now);
    if (!conflict) throw new Error('there is a conflict');
    const next = resolve(mine, conflict, now, () => keepsMine, true);
    expect(next.choices).toEqual(choices);
  });

  it('is no conflict when both want the same, or touched different days', () => {
    const other = {
      ...before,
      selections: { ...before.selections, [LEO]: { [THU]: saved(PIZZA) } },
    };
    expect(conflictWith(before, mine, other)).toBeNull();
    const elsewhere = {
      ...before,
      selections: { ...before.selections, [LEO]: { [TUE]: saved(PIZZA) } },
    };
    expect(isClash(conflictWith(before, mine, elsewhere))).toBe(false);
  });

  it('collides over the promo code', () => {
    const withCode = wantDiscount(EMPTY_DRAFT, null, 'MINE');
    const theirs = { ...before, discount_code: 'THEIRS' };
    const conflict = conflictWith(before, withCode, theirs);
    expect(conflict?.discount).toEqual({ theirs: 'THEIRS', mine: 'MINE' });
    if (!conflict) throw new Error('there is a conflict');
    expect(resolve(withCode, conflict, theirs, () => true, false).discount).toBeUndefined();
    const kept = resolve(withCode, conflict, theirs, () => true, true);
    expect(kept.discount).toBe('MINE');
    expect(conflictWith(theirs, kept, theirs)).toBeNull();
  });

  it('is seen even after a reload, when the earlier week is not known any more', () => {
    expect(conflictWith(now, mine, now)?.days).toHaveLength(1);
    const filled = { ...now, selections: { ...now.selections, [LEO]: { [THU]: saved(BOWL) } } };
    expect(conflictWith(filled, mine, filled)?.days).toHaveLength(2);
  });
});

describe('the count of a save’s changes', () => {
  const week = testWeek({ selections: { [MIA]: { [MON]: saved(PIZZA) } } });
  const index = indexWeek(week);
  const draft = choose(wantDiscount(EMPTY_DRAFT, null, 'LUNCH5'), week, mia(TUE), pizza);
  const result = (outcome: 'saved' | 'refused') => ({
    luncher_id: 1,
    date: TUE,
    outcome,
    code: null,
    detail: null,
  });
  const answer = (outcome: 'saved' | 'refused', code: string | null): SaveResult['data'] => ({
    mondayOfWeek: MONDAY,
    version: 4,
    selections: week.selections,
    discount_code: code,
    order_summary: week.order_summary,
    results: [result(outcome)],
    discount_problem: null,
  });

  it.each([
    ['a lunch and a code', 'saved', 'LUNCH5', 2],
    ['a lunch whose code no longer counted', 'saved', null, 1],
    ['a code beside a lunch that was refused', 'refused', 'LUNCH5', 1],
    ['nothing', 'refused', null, 0],
  ] as const)('counts %s', (_name, outcome, code, count) => {
    expect(savedCount(planSave(index, viewWeek(index, draft)), answer(outcome, code))).toBe(count);
  });

  it('counts no code where none was named', () => {
    const lunch = choose(EMPTY_DRAFT, week, mia(TUE), pizza);
    const request = planSave(index, viewWeek(index, lunch));
    expect(savedCount(request, answer('saved', 'LUNCH5'))).toBe(1);
  });
});
