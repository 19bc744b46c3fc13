import { describe, expect, it } from 'vitest';
import { buildLuncher } from '../../../parts/build-luncher.fixture.ts';
import { changesOf, touchesOrders, valuesOf } from './luncher-values.ts';

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
