import { gradeIsOffered, isSearchableSchool } from '@yay/domain/lunchers';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { type GradeRow, gradeOfActiveSchool } from './schools.repo.ts';

/** The grade, if a luncher may be put into it. */
export async function chooseGrade(source: Queryable, gradeId: number): Promise<GradeRow | Refusal> {
  const grade = await gradeOfActiveSchool(source, gradeId);
  if (grade && gradeIsOffered(grade.label) && isSearchableSchool(grade.destination_name)) {
    return grade;
  }
  return refuse(422, 'invalid', { grade_id: ['unknown_grade'] });
}
