import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherLines } from './gather-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logInto(written: string[]) {
  return pino(
    { base: undefined, timestamp: false },
    gatherLines((text) => written.push(text)),
  );
}

test('lines of one moment are written at once, in their order', () => {
  const written: string[] = [];
  const log = logInto(written);
  log.info('one');
  log.info('two');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(written).toEqual(['{"level":30,"msg":"one"}\n{"level":30,"msg":"two"}\n']);
  log.info('three');
  vi.advanceTimersByTime(20);
  expect(written).toHaveLength(2);
});

test('a warning is written at once, behind the lines before it', () => {
  const written: string[] = [];
  const log = logInto(written);
  log.info('one');
  log.warn('two');
  expect(written).toEqual(['{"level":30,"msg":"one"}\n{"level":40,"msg":"two"}\n']);
  vi.advanceTimersByTime(20);
  expect(written).toHaveLength(1);
});

test('the end of the process leaves no line unwritten', () => {
  const written: string[] = [];
  const before = new Set(process.listeners('exit'));
  const log = logInto(written);
  log.info('last');
  for (const atExit of process.listeners('exit')) if (!before.has(atExit)) atExit(0);
  expect(written).toEqual(['{"level":30,"msg":"last"}\n']);
});
