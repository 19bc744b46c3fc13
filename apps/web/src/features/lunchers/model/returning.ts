import type { Luncher } from '@yay/contract/lunchers/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';

/** A returning family's answer about one luncher. */
export interface ReturningLuncher {
  readonly luncher: Luncher;
  readonly stays: boolean;
  readonly schoolId: number;
  /** Null until a grade of the school is chosen. */
  readonly gradeId: number | null;
}

/** Everybody stays where they were; "I Don't Know Yet" is the question itself, and no answer. */
export const asTheyWere = (lunchers: readonly Luncher[]): ReturningLuncher[] =>
  lunchers.map((luncher) => ({
    luncher,
    stays: true,
    schoolId: luncher.grade.destination_id,
    gradeId: gradeIsOffered(luncher.grade.label) ? luncher.grade_id : null,
  }));

/** The luncher in another school: its grades are others. */
export function inSchool(returning: ReturningLuncher, schoolId: number): ReturningLuncher {
  if (schoolId === returning.schoolId) return returning;
  const { luncher } = returning;
  const isOwn = schoolId === luncher.grade.destination_id && gradeIsOffered(luncher.grade.label);
  return { ...returning, schoolId, gradeId: isOwn ? luncher.grade_id : null };
}

/** Places of those who stay and have no grade yet. */
export const withoutGrade = (family: readonly ReturningLuncher[]): number[] =>
  family.flatMap(({ stays, gradeId }, place) => (stays && gradeId === null ? [place] : []));

/** Returns the change of a luncher that is checked before it is made; null where nothing changes. */
export function changeOf({ luncher, stays, gradeId }: ReturningLuncher) {
  if (!stays) return { deleted: true } as const;
  if (gradeId === null || gradeId === luncher.grade_id) return null;
  return { grade_id: gradeId };
}

export const saidOf = ({ luncher, stays, gradeId }: ReturningLuncher) => ({
  id: luncher.id,
  stays,
  ...(stays && gradeId !== null && { grade_id: gradeId }),
});
