import { plainDate } from '@yay/domain/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  type ActKind,
  type ActRefusal,
  bagState,
  judgeAct,
  type LunchToHandOut,
  lunchVersion,
  type PastAct,
} from './index.ts';

const TODAY = plainDate('2026-11-23');
const LUNCH: LunchToHandOut = {
  date: TODAY,
  isCanceled: false,
  isForbidden: false,
  isGone: false,
  version: 'e1.o2',
};

const act = (kind: ActKind, more: Partial<Act> = {}): Act => ({
  id: 'new',
  kind,
  undoes: null,
  seen: null,
  ...more,
});
const past = (kind: ActKind, more: Partial<PastAct> = {}): PastAct => ({
  ...act(kind, { id: 'old' }),
  refusal: null,
  day: TODAY,
  ...more,
});
const out = past('handed_over');
const undo = past('undone', { id: 'undo', undoes: 'old' });

describe('an act', () => {
  test.each<[string, Act, Partial<LunchToHandOut>, readonly PastAct[], ActRefusal | null]>([
    ['hands a bag over', act('handed_over'), {}, [], null],
    ['hands over what was seen', act('handed_over', { seen: 'e1.o2' }), {}, [], null],
    ['hands over another lunch', act('handed_over', { seen: 'e9' }), {}, [], 'changed'],
    ['hands over a canceled lunch', act('handed_over'), { isCanceled: true }, [], 'canceled'],
    ['hands over a forbidden lunch', act('handed_over'), { isForbidden: true }, [], 'not_safe'],
    ['hands over what is not on the shelf', act('handed_over'), { isGone: true }, [], 'none_left'],
    ['says not here of what is not on the shelf', act('not_here'), { isGone: true }, [], null],
    ['says not here of a forbidden lunch', act('not_here'), { isForbidden: true }, [], null],
    ['says not here of a canceled lunch', act('not_here'), { isCanceled: true }, [], 'canceled'],
    ['hands over twice', act('handed_over'), {}, [out], 'already_handed_over'],
    [
      'hands over after a refusal',
      act('handed_over'),
      {},
      [past('handed_over', { refusal: 'changed' })],
      null,
    ],
    ['hands over after an undo', act('handed_over'), {}, [out, undo], null],
    ['hands over whoever was not here', act('handed_over'), {}, [past('not_here')], null],
    ['hands over after a problem', act('handed_over'), {}, [past('problem')], null],
    ['says not here of what is handed over', act('not_here'), {}, [out], 'already_handed_over'],
    ['has a problem after it was handed over', act('problem'), {}, [out], null],
    ['is of tomorrow', act('handed_over'), { date: plainDate('2026-11-24') }, [], 'not_today'],
    ['is of last week', act('handed_over'), { date: plainDate('2026-11-16') }, [], null],
    ['is older than that', act('handed_over'), { date: plainDate('2026-11-15') }, [], 'not_today'],
    ['undoes', act('undone', { undoes: 'old' }), {}, [out], null],
    ['undoes what is undone', act('undone', { undoes: 'old' }), {}, [out, undo], 'nothing_to_undo'],
    ['undoes what never was', act('undone', { undoes: 'else' }), {}, [out], 'nothing_to_undo'],
    ['undoes nothing named', act('undone'), {}, [out], 'nothing_to_undo'],
    [
      'undoes what is of yesterday',
      act('undone', { undoes: 'old' }),
      {},
      [past('handed_over', { day: plainDate('2026-11-22') })],
      'undo_over',
    ],
  ])('that %s', (_title, done, lunch, before, expected) => {
    expect(judgeAct(done, { ...LUNCH, ...lunch }, before, TODAY)).toBe(expected);
  });
});

test('a bag is handed over once at a time, whatever is done in whatever order', () => {
  const step = fc.record({
    kind: fc.constantFrom<ActKind>('handed_over', 'not_here', 'problem', 'undone'),
    undoes: fc.integer({ min: 0, max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const acts: PastAct[] = [];
      for (const [at, { kind, undoes }] of steps.entries()) {
        const done = act(kind, {
          id: String(at),
          undoes: kind === 'undone' ? String(undoes) : null,
        });
        const was = bagState(acts);
        const refusal = judgeAct(done, LUNCH, acts, TODAY);
        acts.push({ ...done, refusal, day: TODAY });
        if (kind === 'handed_over') expect(refusal === null).toBe(was !== 'handed_over');
        if (refusal !== null) expect(bagState(acts)).toBe(was);
      }
    }),
  );
});

test('the version of a lunch tells an option from an extra', () => {
  const entree = { kind: 'entree', id: 1 };
  expect(lunchVersion([entree, { kind: 'option', id: 2 }])).not.toBe(
    lunchVersion([entree, { kind: 'extra', id: 2 }]),
  );
});
