import { describe, expect, test } from 'vitest';
import { recentMessages } from './recent-messages.ts';

const USERS = 'private-list.users';
const MINUTE = 60_000;

/** Creates a memory that has run for two minutes, and the clock that it reads. */
function listening() {
  const clock = { now: 0 };
  const recent = recentMessages(() => clock.now);
  clock.now = 2 * MINUTE;
  return { clock, recent };
}

describe('a page that subscribes', () => {
  test('has missed messages published since it read', () => {
    const { clock, recent } = listening();
    recent.note(USERS);
    clock.now += 20_000;
    expect(recent.missedBy(USERS, 21_000)).toBe(true);
    expect(recent.missedBy(USERS, 20_000)).toBe(true);
  });

  test('has not missed messages published well before it read or on another channel', () => {
    const { clock, recent } = listening();
    recent.note(USERS);
    clock.now += 20_000;
    expect(recent.missedBy(USERS, 14_000)).toBe(false);
    expect(recent.missedBy('private-list.items', 60_000)).toBe(false);
  });

  test('counts as having missed a message when the memory does not reach back so far', () => {
    const { clock, recent } = listening();
    expect(recent.missedBy(USERS, 3 * MINUTE)).toBe(true);
    expect(recent.missedBy(USERS, Number.NaN)).toBe(true);
    expect(recent.missedBy(USERS, Number.POSITIVE_INFINITY)).toBe(true);
    recent.forget();
    clock.now += 1_000;
    expect(recent.missedBy(USERS, 0)).toBe(true);
    clock.now += 10_000;
    expect(recent.missedBy(USERS, 1_000)).toBe(false);
  });
});

test('a message that was forgotten for age or number counts as missed', () => {
  const { clock, recent } = listening();
  recent.note(USERS);
  clock.now += 10 * MINUTE;
  recent.note('private-list.items');
  expect(recent.missedBy(USERS, 11 * MINUTE)).toBe(true);
  expect(recent.missedBy(USERS, 9 * MINUTE)).toBe(false);
  for (let id = 0; id < 20_001; id += 1) recent.note(`private-user.${id}`);
  expect(recent.missedBy('private-list.items', 0)).toBe(true);
  expect(recent.missedBy('private-user.20000', 0)).toBe(true);
});
