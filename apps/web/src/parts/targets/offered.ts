import type { Belonging, TargetIds } from '@yay/domain/targets';
import type { PickGroup } from '@yay/ui/pick-list';

export type Places = {
  readonly markets: readonly { id: number; name: string }[];
  readonly destinations: readonly { id: number; name: string; market_id: number; status: string }[];
  readonly grades: readonly {
    id: number;
    label: string;
    destination_id: number;
    /** Not one of those who don't know theirs. */
    offered: boolean;
  }[];
};

export const belongingOf = ({ destinations, grades }: Places): Belonging => ({
  marketOf: new Map(destinations.map(({ id, market_id }) => [id, market_id])),
  destinationOf: new Map(grades.map(({ id, destination_id }) => [id, destination_id])),
});

/** The schools of the chosen markets. One that is closed shows where it was chosen already. */
export function schoolGroups(
  places: Places,
  chosen: TargetIds,
  kept: TargetIds,
  closed: string,
): readonly PickGroup[] {
  const known = new Set([...chosen.destinations, ...kept.destinations]);
  return places.markets
    .filter(({ id }) => chosen.markets.includes(id))
    .map(({ id, name }) => ({
      id,
      name,
      items: places.destinations
        .filter((school) => school.market_id === id)
        .filter((school) => school.status === 'active' || known.has(school.id))
        .map((school) => ({
          id: school.id,
          name: school.name,
          ...(school.status !== 'active' && { note: closed }),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The grades of the chosen schools, but for the one of those who don't know theirs. */
export function gradeGroups(
  places: Places,
  chosen: TargetIds,
  kept: TargetIds,
): readonly PickGroup[] {
  const known = new Set([...chosen.grades, ...kept.grades]);
  const schools = new Set(chosen.destinations);
  const bySchool = Map.groupBy(
    places.grades.filter(({ id, offered }) => offered || known.has(id)),
    ({ destination_id }) => destination_id,
  );
  return places.destinations
    .filter(({ id }) => schools.has(id))
    .map(({ id, name }) => ({
      id,
      name,
      items: (bySchool.get(id) ?? []).map((grade) => ({ id: grade.id, name: grade.label })),
    }))
    .filter(({ items }) => items.length > 0);
}
