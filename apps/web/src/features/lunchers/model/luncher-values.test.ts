import { PROPERTIES, type Tolerances } from '@yay/domain/allergy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLuncher } from '../../../parts/build-luncher.fixture.ts';
import {
  changesOf,
  countChanges,
  type LuncherValues,
  mergeValues,
  touchesOrders,
  valuesOf,
} from './luncher-values.ts';

const mia = buildLuncher({
  id: 7,
  grade: { id: 31, destination_id: 3 },
  tolerances: { peanuts: 'avoid_strictly', egg: 'avoid' },
});

describe('the request of a luncher’s form', () => {
  const untouched = valuesOf(mia, { school: null, familyName: 'Kim' });

  it('is nothing when nothing was changed', () => {
    expect(changesOf(mia, untouched)).toEqual({});
  });

  it.each([
    ['a name, without its spaces', { first: ' Maya ' }, { first: 'Maya' }, false],
    ['another grade', { grade_id: 32 }, { grade_id: 32 }, true],
    [
      'an allergy taken away, with all that stay',
      { tolerances: { peanuts: 'avoid_strictly' } },
      { tolerances: { peanuts: 'avoid_strictly' } },
      true,
    ],
    [
      'the same tolerances in another order as nothing',
      { tolerances: { egg: 'avoid', peanuts: 'avoid_strictly' } },
      {},
      false,
    ],
  ] as const)('is %s', (_case, change, sent, touches) => {
    const changes = changesOf(mia, { ...untouched, ...change });
    expect(changes).toEqual(sent);
    expect(touchesOrders(changes)).toBe(touches);
  });

  it('starts a new luncher with the family name and the school that was found', () => {
    expect(valuesOf(null, { school: 7, familyName: 'Kim' })).toEqual({
      first: '',
      last: 'Kim',
      school_id: 7,
      grade_id: null,
      tolerances: {},
    });
  });
});

describe('a form whose luncher was changed elsewhere', () => {
  const seen = valuesOf(mia, { school: null, familyName: 'Kim' });
  const edit = (changes: Partial<LuncherValues>): LuncherValues => ({ ...seen, ...changes });

  it.each<[string, Partial<LuncherValues>, Partial<LuncherValues>, Partial<LuncherValues>, number]>(
    [
      ['shows what was saved where nothing is edited', {}, { first: 'Maya' }, { first: 'Maya' }, 0],
      [
        'keeps an edited name beside a saved one',
        { last: 'Lee' },
        { first: 'Maya' },
        { first: 'Maya', last: 'Lee' },
        1,
      ],
      [
        'keeps each allergy that is edited, and takes the others over',
        { tolerances: { peanuts: 'avoid_strictly', egg: 'avoid', sesame: 'avoid_strictly' } },
        { tolerances: { egg: 'avoid', milk: 'avoid' } },
        { tolerances: { egg: 'avoid', milk: 'avoid', sesame: 'avoid_strictly' } },
        1,
      ],
      [
        'keeps an allergy that is taken away here',
        { tolerances: { peanuts: 'avoid_strictly' } },
        { tolerances: { peanuts: 'avoid', egg: 'avoid' } },
        { tolerances: { peanuts: 'avoid' } },
        1,
      ],
      [
        'keeps a school without a grade yet',
        { school_id: 4, grade_id: null },
        { grade_id: 32 },
        { school_id: 4, grade_id: null },
        1,
      ],
      [
        'takes another grade over',
        { first: 'Maya' },
        { grade_id: 32 },
        { first: 'Maya', grade_id: 32 },
        1,
      ],
    ],
  )('%s', (_case, edited, saved, shown, unsaved) => {
    const merged = mergeValues(seen, edit(edited), edit(saved));
    expect(merged).toEqual(edit(shown));
    expect(countChanges(edit(saved), merged)).toBe(unsaved);
  });

  it('is never less strict about what somebody has just made strict, here or there', () => {
    const tolerances = fc
      .subarray([...PROPERTIES])
      .map(
        (strict): Tolerances => Object.fromEntries(strict.map((one) => [one, 'avoid_strictly'])),
      );
    fc.assert(
      fc.property(tolerances, tolerances, tolerances, (before, here, there) => {
        const merged = mergeValues(
          edit({ tolerances: before }),
          edit({ tolerances: here }),
          edit({ tolerances: there }),
        ).tolerances;
        for (const property of PROPERTIES) {
          const isNew = before[property] === undefined && (here[property] ?? there[property]);
          if (isNew) expect(merged[property]).toBe('avoid_strictly');
        }
      }),
    );
  });
});
