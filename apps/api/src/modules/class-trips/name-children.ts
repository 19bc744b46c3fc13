import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { isNameOf } from '@yay/domain/text';
import type { Queryable } from '../../platform/db/index.ts';
import { childrenOfGrade, type GradeChild, type TripRow } from './class-trips.repo.ts';

/** Returns the children whose first and last name, in either order, a teacher typed. */
const matchesOf = (name: string, children: readonly GradeChild[]): number[] =>
  children.filter((child) => isNameOf(name, child)).map(({ id }) => id);

/**
 * Tells the office whom a teacher may mean, of the children of the grade alone; null where the whole
 * grade goes or the trip is answered. Without `asked`, those are chosen whose name is theirs alone.
 */
export async function namingOf(
  source: Queryable,
  trip: TripRow,
  schoolId: number,
  asked: readonly number[] | undefined,
): Promise<ClassTrip['naming']> {
  if (trip.names === null) return null;
  const children = await childrenOfGrade(source, schoolId, trip.grade_id);
  const names = trip.names.map((name) => ({ name, matches: matchesOf(name, children) }));
  const sure = names.flatMap(({ matches }) => (matches.length === 1 ? matches : []));
  const isThere = new Set(children.map(({ id }) => id));
  return {
    names,
    children: children.map(({ id, first, last, room }) => ({ id, name: `${first} ${last}`, room })),
    chosen: [...new Set(asked ?? sure)].filter((id) => isThere.has(id)).toSorted((a, b) => a - b),
  };
}
