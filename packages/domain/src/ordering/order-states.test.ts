import { describe, expect, it, test } from 'vitest';
import { CANCEL_REASONS, canTransition, ORDER_STATES, ORDER_TRANSITIONS } from './index.ts';

describe('an order', () => {
  test.each([
    ['placed', 'locked', undefined],
    ['locked', 'served', undefined],
    ['placed', 'cancelled', 'parent'],
    ['placed', 'cancelled', 'staff'],
    ['placed', 'cancelled', 'unpaid'],
    ['locked', 'cancelled', 'staff'],
    ['locked', 'cancelled', 'blackout'],
    ['locked', 'cancelled', 'substitution'],
    ['locked', 'cancelled', 'unpaid'],
  ] as const)('may go from %s to %s (%s)', (from, to, reason) => {
    expect(canTransition(from, to, reason)).toBe(true);
  });

  test.each([
    ['locked', 'cancelled', 'parent'],
    ['placed', 'cancelled', undefined],
    ['placed', 'served', undefined],
    ['locked', 'placed', undefined],
    ['placed', 'placed', undefined],
    ['placed', 'locked', 'staff'],
  ] as const)('may not go from %s to %s (%s)', (from, to, reason) => {
    expect(canTransition(from, to, reason)).toBe(false);
  });

  it('ends served or cancelled', () => {
    for (const from of ['served', 'cancelled'] as const) {
      for (const to of ORDER_STATES) {
        for (const reason of [undefined, ...CANCEL_REASONS]) {
          expect(canTransition(from, to, reason)).toBe(false);
        }
      }
    }
  });

  it('has one row for each transition', () => {
    const rows = ORDER_TRANSITIONS.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
