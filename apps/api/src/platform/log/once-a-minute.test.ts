import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PORT = 5432;
const refused = (place: object) =>
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect', ...place });
const socket = refused({ address: '/data/socket/.s.PGSQL.5432' });
const ended = new Error('Connection terminated unexpectedly');

function gathering() {
  const told: { err: unknown; times: number }[] = [];
  const { holdsBack } = onceAMinute((line) => void told.push(line), PORT);
  return { told, holdsBack };
}

test('an outage is told at once, and then once a minute with its cause and its number', () => {
  const { told, holdsBack } = gathering();
  for (let line = 0; line < 300; line += 1) expect(holdsBack({ err: ended })).toBe(true);
  expect(told).toEqual([{ err: ended, times: 1 }]);
  expect(holdsBack({ err: socket })).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told.slice(1)).toEqual([{ err: socket, times: 300 }]);
});

test('an outage that is over is not told again, and the next one at once', () => {
  const { told, holdsBack } = gathering();
  holdsBack({ err: ended });
  vi.advanceTimersByTime(600_000);
  expect(told).toHaveLength(1);
  holdsBack({ error: refused({ address: '127.0.0.1', port: PORT }) });
  expect(told).toHaveLength(2);
});

test.each([
  ['a bug', { err: new TypeError('x is not a function') }],
  ['a line without an error', { ms: 5 }],
  ['no fields', 'a sentence'],
  ['mail that refuses connections', { err: refused({ address: '127.0.0.1', port: 25 }) }],
])('%s is written as it is', (_what, fields) => {
  expect(gathering().holdsBack(fields)).toBe(false);
});
