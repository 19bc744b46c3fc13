import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookWhenTold } from './look-when-told.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a device that is told once looks at once', () => {
  const look = vi.fn(async () => undefined);
  lookWhenTold(look).told();
  vi.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a device that is told ten times a second looks every two seconds, and after the last', () => {
  const look = vi.fn(async () => undefined);
  const { told } = lookWhenTold(look);
  for (let count = 0; count < 35; count += 1) {
    told();
    vi.advanceTimersByTime(100);
  }
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('a device that stops looks no more', () => {
  const look = vi.fn(async () => undefined);
  const { told, stop } = lookWhenTold(look);
  told();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(look).not.toHaveBeenCalled();
});
