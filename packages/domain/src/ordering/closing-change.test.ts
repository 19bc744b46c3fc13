import { describe, expect, test } from 'vitest';
import { instant, zone } from '../time/index.ts';
import { closingChange, DEFAULT_TIMES, type OrderTimes } from './index.ts';

const EASTERN = zone('America/New_York');
const CENTRAL = zone('America/Chicago');
const change = (now: string, times: Partial<OrderTimes>, zones = [EASTERN, CENTRAL]) =>
  closingChange(DEFAULT_TIMES, { ...DEFAULT_TIMES, ...times }, instant(now), zones);

describe('a change of the hours', () => {
  test('that is none closes and opens nothing', () => {
    expect(change('2026-11-18T14:00:00Z', {})).toEqual({ closes: [], opens: [], closesAll: false });
  });

  test('closes tomorrow for everybody on a Wednesday morning', () => {
    // 9:00 in New York, 8:00 in Chicago.
    expect(change('2026-11-18T14:00:00Z', { dayBeforeHour: 8 })).toEqual({
      closes: ['2026-11-19'],
      opens: [],
      closesAll: true,
    });
  });

  test('closes tomorrow in one market alone, where the other one is still before the hour', () => {
    expect(change('2026-11-18T14:30:00Z', { dayBeforeHour: 9 })).toEqual({
      closes: ['2026-11-19'],
      opens: [],
      closesAll: false,
    });
  });

  test('on Monday morning closes the week, and not the next one', () => {
    expect(change('2026-11-16T14:00:00Z', { weekHour: 8, dayBeforeHour: 8 }, [EASTERN])).toEqual({
      closes: ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
      opens: [],
      closesAll: true,
    });
  });

  test('opens closed days', () => {
    expect(change('2026-11-18T16:00:00Z', { dayBeforeHour: 16 }, [EASTERN])).toMatchObject({
      closes: [],
      opens: ['2026-11-19'],
      closesAll: false,
    });
  });

  test('of other hours than the families’ touches no day of theirs', () => {
    expect(change('2026-11-18T14:00:00Z', { bulkHour: 0 })).toMatchObject({
      closes: [],
      opens: [],
    });
  });

  test('that moves the kitchen’s count before it closes as well', () => {
    expect(change('2026-11-18T14:00:00Z', { staffHour: 0 }).closesAll).toBe(true);
  });

  test('closes nothing where there is no market', () => {
    expect(change('2026-11-18T14:00:00Z', { weekHour: 0 }, []).closesAll).toBe(false);
  });
});
