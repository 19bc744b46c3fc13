import { afterEach, expect, it, vi } from 'vitest';
import { focusFirstError } from './focus-first-error.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs what waits for pictures, as many as these, and tells how often the field got the focus. */
function focusedWithin(pictures: number, drawnAfter: number): number {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => waiting.push(look));
  let drawn = 0;
  const focus = vi.fn();
  const form = {
    isConnected: true,
    querySelector: () => (drawn > drawnAfter ? { focus } : null),
  };
  focusFirstError(form as unknown as HTMLElement);
  for (; drawn < pictures; ) {
    drawn += 1;
    waiting.shift()?.();
  }
  return focus.mock.calls.length;
}

it.each([0, 1, 5])('a message that is drawn %i pictures late gets the focus once', (late) => {
  expect(focusedWithin(late, late)).toBe(0);
  expect(focusedWithin(20, late)).toBe(1);
});
