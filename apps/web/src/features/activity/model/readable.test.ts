import { expect, it } from 'vitest';
import { codesIn, fromCode, isCoded, isInstant, lastPart } from './readable.ts';

it('a code reads as words', () => {
  expect(fromCode('avoid_strictly')).toBe('Avoid strictly');
  expect(codesIn('customer, ops_lead').map(fromCode)).toEqual(['Customer', 'Ops lead']);
  expect(fromCode('')).toBe('');
});

it('a typed text is left alone', () => {
  expect(isCoded('first')).toBe(false);
  expect(isCoded('roles')).toBe(true);
  expect(isCoded('tolerance.tree_nuts')).toBe(true);
  expect(lastPart('tolerance.tree_nuts')).toBe('tree_nuts');
  expect(lastPart('first')).toBe('first');
});

it('an instant is told from a date and from text', () => {
  expect(isInstant('2026-11-18T16:00:00Z')).toBe(true);
  expect(isInstant('2026-11-18T16:00:00.123Z')).toBe(true);
  expect(isInstant('2026-11-18')).toBe(false);
  expect(isInstant('See 2026-11-18T16:00:00Z')).toBe(false);
});
