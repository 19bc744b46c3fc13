import { expect, test } from 'vitest';
import { instant } from '../time/index.ts';
import { isSessionOver, sessionLimitOf } from './session-ends.ts';

const HOUR = 3_600_000;
const LIMITS = {
  team: { idle: 12 * HOUR, absolute: 720 * HOUR },
  others: { idle: 720 * HOUR, absolute: 8_760 * HOUR },
};
const START = Date.UTC(2026, 9, 5, 12);

test.each<['team' | 'others', number, number, boolean]>([
  ['team', 0, 0, false],
  ['team', 0, 11.9, false],
  ['team', 0, 12, true],
  ['team', 715, 4.9, false],
  ['team', 715, 5, true],
  ['others', 0, 719, false],
  ['others', 0, 720, true],
  ['others', 8_750, 9, false],
  ['others', 8_750, 10, true],
])('of %s, %f hours old when last seen and idle for %f, over: %s', (who, seen, idle, over) => {
  const createdAt = instant(START);
  const lastSeenAt = instant(START + seen * HOUR);
  expect(isSessionOver({ createdAt, lastSeenAt }, LIMITS[who], lastSeenAt + idle * HOUR)).toBe(
    over,
  );
});

test('the internal team has the shorter limits', () => {
  expect(sessionLimitOf(LIMITS, ['internal_user', 'user:account'])).toBe(LIMITS.team);
  expect(sessionLimitOf(LIMITS, ['user:account', 'school:portal'])).toBe(LIMITS.others);
});
