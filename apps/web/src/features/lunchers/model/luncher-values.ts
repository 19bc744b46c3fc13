import type { Luncher } from '@yay/contract/lunchers/calls';
import { PROPERTIES, type Tolerances } from '@yay/domain/allergy';
import type { LuncherChanges } from '../api/update-luncher.ts';

/**
 * The values of the form. The names are the wire's, so that the server's messages find their field.
 */
export type LuncherValues = {
  first: string;
  last: string;
  school_id: number | null;
  grade_id: number | null;
  tolerances: Tolerances;
};

export function valuesOf(
  luncher: Luncher | null,
  begin: { readonly school: number | null; readonly familyName: string },
): LuncherValues {
  return {
    first: luncher?.name.first ?? '',
    last: luncher?.name.last ?? begin.familyName,
    school_id: luncher?.grade.destination_id ?? begin.school,
    grade_id: luncher?.grade_id ?? null,
    tolerances: luncher?.tolerances ?? {},
  };
}

/** Returns only the different values: an untouched one must not undo somebody else's change. */
export function changesOf(luncher: Luncher, values: LuncherValues): LuncherChanges {
  const first = values.first.trim();
  const last = values.last.trim();
  return {
    ...(first !== luncher.name.first && { first }),
    ...(last !== luncher.name.last && { last }),
    ...(values.grade_id !== null &&
      values.grade_id !== luncher.grade_id && { grade_id: values.grade_id }),
    ...(!sameTolerances(values.tolerances, luncher.tolerances) && {
      tolerances: values.tolerances,
    }),
  };
}

/** Names touch no lunch; another grade or another allergy may. */
export function touchesOrders({ grade_id, tolerances }: LuncherChanges): boolean {
  return grade_id !== undefined || tolerances !== undefined;
}

function sameTolerances(one: Tolerances, other: Tolerances): boolean {
  return PROPERTIES.every((property) => one[property] === other[property]);
}
