import type { Luncher } from '@yay/contract/lunchers/calls';
import { describe, expect, it } from 'vitest';
import { buildLuncher } from '../../../parts/build-luncher.fixture.ts';
import { asTheyWere, changeOf, inSchool, saidOf, withoutGrade } from './returning.ts';

const child = (id: number, label: string): Luncher =>
  buildLuncher({ id, grade: { id: 10 + id, label, destination_id: 7 } });
const [mia, leo] = asTheyWere([child(1, 'Grade 2'), child(2, "I Don't Know Yet")]);
if (!mia || !leo) throw new Error('two lunchers are two answers');

describe('a returning family', () => {
  it('is the same, but for a grade that nobody knew', () => {
    expect(mia).toMatchObject({ stays: true, schoolId: 7, gradeId: 11 });
    expect(leo).toMatchObject({ stays: true, schoolId: 7, gradeId: null });
    expect(withoutGrade([mia, leo])).toEqual([1]);
    expect(withoutGrade([mia, { ...leo, stays: false }])).toEqual([]);
  });

  it('forgets the grade with the school, and knows it again', () => {
    const moved = inSchool(mia, 8);
    expect(moved).toMatchObject({ schoolId: 8, gradeId: null });
    expect(inSchool(moved, 7)).toMatchObject({ schoolId: 7, gradeId: 11 });
    expect(inSchool(inSchool(leo, 8), 7).gradeId).toBeNull();
    const chosen = { ...mia, gradeId: 12 };
    expect(inSchool(chosen, 7)).toBe(chosen);
  });

  it.each([
    ['stays', mia, null, { id: 1, stays: true, grade_id: 11 }],
    [
      'is a grade up',
      { ...mia, gradeId: 12 },
      { grade_id: 12 },
      { id: 1, stays: true, grade_id: 12 },
    ],
    ['has left', { ...mia, stays: false }, { deleted: true }, { id: 1, stays: false }],
  ])('says that a child %s', (_what, returning, change, said) => {
    expect(changeOf(returning)).toEqual(change);
    expect(saidOf(returning)).toEqual(said);
  });
});
