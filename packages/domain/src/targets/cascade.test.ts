import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Belonging,
  cascaded,
  emptyLevels,
  type Granularity,
  granularityOf,
  type Level,
  levelsOf,
  NO_TARGETS,
  type TargetIds,
  targetsAt,
} from './index.ts';

/** Schools 10 and 11 are in market 1, school 20 in market 2; each grade is its school's tenfold. */
const places: Belonging = {
  marketOf: new Map([
    [10, 1],
    [11, 1],
    [20, 2],
  ]),
  destinationOf: new Map([
    [100, 10],
    [101, 10],
    [110, 11],
    [200, 20],
  ]),
};
const all: TargetIds = { markets: [1, 2], destinations: [10, 11, 20], grades: [100, 110, 200] };

describe('the rest after something is taken away', () => {
  test.each<[string, TargetIds, TargetIds]>([
    ['nothing is taken', all, all],
    [
      'a market: its schools and their grades go with it',
      { ...all, markets: [2] },
      { markets: [2], destinations: [20], grades: [200] },
    ],
    [
      'a school: its grades go with it',
      { ...all, destinations: [11, 20] },
      { markets: [1, 2], destinations: [11, 20], grades: [110, 200] },
    ],
    ['every market', { ...all, markets: [] }, NO_TARGETS],
    [
      'a school and a grade that nobody knows',
      { markets: [1], destinations: [10, 99], grades: [100, 999] },
      { markets: [1], destinations: [10], grades: [100] },
    ],
    [
      'what is named twice',
      { markets: [1, 1], destinations: [10, 10], grades: [100, 100] },
      { markets: [1], destinations: [10], grades: [100] },
    ],
  ])('%s', (_name, targets, expected) => {
    expect(cascaded(targets, places)).toEqual(expected);
  });

  const places$ = fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 16 }),
    )
    .map(
      ([markets, schools]): Belonging => ({
        marketOf: new Map(markets.map((market, at) => [10 + at, market])),
        destinationOf: new Map(schools.map((school, at) => [100 + at, 10 + school])),
      }),
    );
  const removal$ = fc.tuple(
    fc.constantFrom<Level>('markets', 'destinations', 'grades'),
    fc.nat({ max: 15 }),
  );

  it('leaves each school in a chosen market and each grade in a chosen school, always', () => {
    fc.assert(
      fc.property(places$, fc.array(removal$, { maxLength: 20 }), (known, removals) => {
        let targets: TargetIds = cascaded(
          {
            markets: [1, 2, 3, 4],
            destinations: [...known.marketOf.keys()],
            grades: [...known.destinationOf.keys()],
          },
          known,
        );
        for (const [level, at] of removals) {
          const before = targets;
          const left = targets[level].filter((_, index) => index !== at);
          targets = cascaded({ ...targets, [level]: left }, known);
          for (const each of ['markets', 'destinations', 'grades'] as const) {
            expect(before[each]).toEqual(expect.arrayContaining([...targets[each]]));
          }
          for (const id of targets.destinations) {
            expect(targets.markets).toContain(known.marketOf.get(id));
          }
          for (const id of targets.grades) {
            expect(targets.destinations).toContain(known.destinationOf.get(id));
          }
          // Nothing goes that still belongs.
          const kept = before.grades.filter(
            (id) => !(level === 'grades' && before.grades.indexOf(id) === at),
          );
          for (const id of kept) {
            const school = known.destinationOf.get(id);
            const stays = school !== undefined && targets.destinations.includes(school);
            expect(targets.grades.includes(id)).toBe(stays);
          }
        }
      }),
    );
  });
});

describe('the granularity', () => {
  test.each<[string, Level[]]>([
    ['everyone', []],
    ['markets', ['markets']],
    ['destinations', ['markets', 'destinations']],
    ['grades', ['markets', 'destinations', 'grades']],
    ['lunchers', []],
    ['', []],
  ])('%s shows %j', (granularity, expected) => {
    expect(levelsOf(granularity)).toEqual(expected);
  });

  test.each<[string, TargetIds]>([
    ['everyone', NO_TARGETS],
    ['anything else', NO_TARGETS],
    ['markets', { markets: [1, 2], destinations: [], grades: [] }],
    ['destinations', { ...all, grades: [] }],
    ['grades', all],
  ])('%s keeps what shows', (granularity, expected) => {
    expect(targetsAt(granularity, all)).toEqual(expected);
  });

  test.each<[Granularity, TargetIds]>([
    ['everyone', NO_TARGETS],
    ['markets', { ...NO_TARGETS, markets: [1] }],
    ['destinations', { ...NO_TARGETS, destinations: [10] }],
    ['grades', all],
  ])('is %s by what is chosen', (expected, targets) => {
    expect(granularityOf(targets)).toBe(expected);
  });

  test.each<[string, TargetIds, Level[]]>([
    ['everyone', NO_TARGETS, []],
    ['markets', NO_TARGETS, ['markets']],
    ['markets', { ...NO_TARGETS, markets: [1] }, []],
    ['destinations', { ...NO_TARGETS, markets: [1] }, ['destinations']],
    ['destinations', NO_TARGETS, ['markets', 'destinations']],
    ['grades', { ...all, grades: [] }, ['grades']],
    ['grades', all, []],
  ])('%s asks for what is missing', (granularity, targets, expected) => {
    expect(emptyLevels(granularity, targets)).toEqual(expected);
  });
});
