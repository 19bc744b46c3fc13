import type { BoardingDestination, BoardingField } from '@yay/contract/lunchers/calls';
import { gradeIsOffered, isSearchableSchool } from '@yay/domain/lunchers';
import type { Queryable } from '../../platform/db/index.ts';
import { activeSchools } from './schools.repo.ts';

/** The schools that a luncher can be put into, each with the grades that can be chosen. */
export async function listBoardingDestinations(
  db: Queryable,
  fields?: readonly BoardingField[],
): Promise<(Pick<BoardingDestination, 'id'> & Partial<BoardingDestination>)[]> {
  const schools = await activeSchools(db);
  return schools
    .filter((school) => isSearchableSchool(school.name))
    .map((school) => ({
      ...school,
      grades: school.grades.filter((grade) => gradeIsOffered(grade.label)),
    }))
    .map((school) => (fields ? pick(school, ['id', ...fields]) : school));
}

/** Whatever is asked for, a school is told with its id. */
function pick<Key extends BoardingField>(school: BoardingDestination, keys: readonly Key[]) {
  const { id } = school;
  return { ...Object.fromEntries(keys.map((key) => [key, school[key]])), id };
}
