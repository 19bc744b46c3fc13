import { describe, expect, it, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { instant, zone } from '../time/index.ts';
import { DAY_REFUSAL_CODES, type DayState, DEFAULT_TIMES, dayState } from './index.ts';

const base = {
  date: plainDate('2026-11-18'),
  now: instant('2026-11-12T08:00:00-05:00'),
  zone: zone('America/New_York'),
  times: DEFAULT_TIMES,
  window: 'customer',
  blackout: false,
  hasMenu: true,
  order: null,
} as const satisfies Parameters<typeof dayState>[0];

const at = (text: string) => ({ now: instant(`2026-11-${text}:00-05:00`) });

type Given = Partial<Parameters<typeof dayState>[0]>;

describe('the state of a luncher’s day', () => {
  test.each<[string, Given, DayState['state'], boolean, boolean, DayState['closedReason']]>([
    ['empty and open', {}, 'no_order', true, false, null],
    ['ordered and open', { order: 'placed' }, 'ordered', true, true, null],
    ['cancelled is empty', { order: 'cancelled' }, 'no_order', true, false, null],
    ['blacked out', { blackout: true }, 'blackout', false, false, 'blackout'],
    [
      'blacked out, still ordered',
      { blackout: true, order: 'placed' },
      'blackout',
      false,
      true,
      'blackout',
    ],
    ['without a menu', { hasMenu: false }, 'no_menu', false, false, 'no_menu'],
    ['menu gone, ordered', { hasMenu: false, order: 'placed' }, 'ordered', false, true, 'no_menu'],
    ['closed by Monday noon', at('16T12:00'), 'no_order', false, false, 'closed'],
    [
      'closed, to be cleared',
      { ...at('16T12:00'), order: 'placed' },
      'ordered',
      false,
      true,
      'closed',
    ],
    [
      'closed, not to be cleared',
      { ...at('17T10:00'), order: 'placed' },
      'ordered',
      false,
      false,
      'closed',
    ],
    ['open again the day before', at('17T09:00'), 'no_order', true, false, null],
    ['staff are not closed', { ...at('17T12:00'), window: 'staff' }, 'no_order', true, false, null],
    [
      'locked by the hour',
      { ...at('17T17:00'), order: 'placed' },
      'ordered',
      false,
      false,
      'locked',
    ],
    ['locked early', { order: 'locked' }, 'ordered', false, false, 'locked'],
    ['today', at('18T08:00'), 'no_order', false, false, 'locked'],
    ['served', { ...at('18T15:00'), order: 'served' }, 'ordered', false, false, 'served'],
    ['past', at('19T00:00'), 'no_order', false, false, 'past'],
    [
      'past and never served',
      { ...at('19T00:00'), order: 'locked' },
      'ordered',
      false,
      false,
      'past',
    ],
    ['a Saturday', { date: plainDate('2026-11-21') }, 'no_order', false, false, 'closed'],
  ])('%s', (_name, given, state, orderable, removable, closedReason) => {
    expect(dayState({ ...base, ...given })).toEqual({ state, orderable, removable, closedReason });
  });

  it('closes with codes that a refusal has', () => {
    const reasons = ['past', 'closed', 'locked', 'blackout', 'no_menu', 'served'];
    expect(DAY_REFUSAL_CODES).toEqual(expect.arrayContaining(reasons));
  });
});
