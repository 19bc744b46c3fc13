import type { BoardingDestination } from '@yay/contract/lunchers';
import { gradeIsOffered, isSearchableSchool } from '@yay/domain/lunchers';
import type { Queryable } from '../../platform/db/index.ts';
import { activeSchools } from './schools.repo.ts';

/** The schools that a luncher can be put into, each with the grades that can be chosen. */
export async function listBoardingDestinations(db: Queryable): Promise<BoardingDestination[]> {
  const schools = await activeSchools(db);
  return schools
    .filter((school) => isSearchableSchool(school.name))
    .map((school) => ({
      ...school,
      grades: school.grades.filter((grade) => gradeIsOffered(grade.label)),
    }));
}
