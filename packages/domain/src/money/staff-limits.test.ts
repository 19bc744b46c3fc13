import { describe, expect, it } from 'vitest';
import { isOverDay, needsSecondPerson, type SumsOfDay } from './index.ts';

const LIMITS = { alone: 50, family: 100, person: 500, everybody: 5_000 };
const NOTHING: SumsOfDay = {
  act: 0,
  familyOfPerson: 0,
  familyOfAll: 0,
  codesOfPerson: 0,
  codesOfAll: 0,
  person: 0,
  everybody: 0,
};

describe('a second person agrees', () => {
  it.each<[string, Partial<SumsOfDay>, boolean]>([
    ['to nothing', {}, false],
    ['never to an act of the limit', { act: 50 }, false],
    ['to an act over it', { act: 51 }, true],
    ['never to what one person gave a family up to the limit', { familyOfPerson: 50 }, false],
    ['to what one person gave a family over it', { familyOfPerson: 51 }, true],
    ['never to codes beside it up to the limit', { familyOfPerson: 20, codesOfPerson: 30 }, false],
    ['to codes beside it', { familyOfPerson: 20, codesOfPerson: 31 }, true],
    ['never to what a family has of all', { familyOfAll: 60, codesOfAll: 40 }, false],
    ['to what a family has of all over it', { familyOfAll: 61, codesOfAll: 40 }, true],
    ['never to what a person gave all', { person: 500 }, false],
    ['to what a person gave all over it', { person: 501 }, true],
    ['never to what all gave all', { everybody: 5_000 }, false],
    ['to what all gave all over it', { everybody: 5_001 }, true],
  ])('%s', (_title, sums, expected) => {
    expect(needsSecondPerson({ ...NOTHING, ...sums }, LIMITS)).toBe(expected);
  });
});

describe('a promise', () => {
  it.each<[string, number, number, boolean]>([
    ['gives up to both limits of a day', 100, 5_000, false],
    ['gives a family no more than its limit', 101, 101, true],
    ['gives all together no more than theirs', 1, 5_001, true],
  ])('%s', (_title, familyOfAll, everybody, expected) => {
    expect(isOverDay({ familyOfAll, everybody }, LIMITS)).toBe(expected);
  });
});
