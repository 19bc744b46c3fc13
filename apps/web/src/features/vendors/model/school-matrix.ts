import type { VendorCounts } from '@yay/contract/vendors/calls';

export type MatrixColumn = { key: string; name: string; isExtra: boolean; units: number };
export type MatrixRow = { id: number; label: string; meals: number; cells: number[] };
export type SchoolRow = MatrixRow & { abbreviation: string; grades: MatrixRow[] };
export type SchoolMatrix = { columns: MatrixColumn[]; rows: SchoolRow[]; meals: number };

/** Schools and their grades down, items across: what goes where. */
export function schoolMatrix(counts: VendorCounts): SchoolMatrix {
  const { items } = counts;
  return {
    columns: items.map((item) => ({
      key: keyOf(item),
      name: item.name,
      isExtra: item.is_extra,
      units: item.units,
    })),
    meals: counts.total_meals,
    rows: counts.schools.map((school) => {
      const ofItems = items.map((item) =>
        item.schools.find(({ destination_id }) => destination_id === school.destination_id),
      );
      return {
        id: school.destination_id,
        label: school.name,
        abbreviation: school.abbreviation,
        meals: school.units,
        cells: ofItems.map((found) => found?.units ?? 0),
        grades: school.grades.map((grade) => ({
          id: grade.grade_id,
          label: grade.label,
          meals: grade.units,
          cells: ofItems.map(
            (found) =>
              found?.grades.find(({ grade_id }) => grade_id === grade.grade_id)?.units ?? 0,
          ),
        })),
      };
    }),
  };
}

/** An item may be ordered as a meal and as an extra, and is then there twice. */
export const keyOf = (item: { item_id: number; is_extra: boolean }): string =>
  `${item.is_extra ? 'extra' : 'meal'}-${item.item_id}`;

/** Paper is only so wide: the columns in parts of at most `most`, as even as they go. */
export function splitColumns<Value>(values: readonly Value[], most: number): Value[][] {
  const parts = Math.ceil(values.length / most);
  const size = Math.ceil(values.length / Math.max(parts, 1));
  return Array.from({ length: parts }, (_, part) => values.slice(part * size, (part + 1) * size));
}
