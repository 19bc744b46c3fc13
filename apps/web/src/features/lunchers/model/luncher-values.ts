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

/** Counts what a person has changed of the saved values. A school and its grade are one change. */
export function countChanges(saved: LuncherValues, now: LuncherValues): number {
  const names = (['first', 'last'] as const).filter(
    (name) => now[name].trim() !== saved[name].trim(),
  );
  const properties = PROPERTIES.filter(
    (property) => now.tolerances[property] !== saved.tolerances[property],
  );
  return names.length + properties.length + (sameGrade(saved, now) ? 0 : 1);
}

/**
 * Returns the values of a form whose luncher was changed elsewhere meanwhile: what is edited here
 * stays, each allergy by itself, and the rest is as it was saved there.
 */
export function mergeValues(
  seen: LuncherValues,
  edited: LuncherValues,
  saved: LuncherValues,
): LuncherValues {
  const { school_id, grade_id } = sameGrade(seen, edited) ? saved : edited;
  const tolerances = PROPERTIES.flatMap((property) => {
    const isEdited = edited.tolerances[property] !== seen.tolerances[property];
    const level = (isEdited ? edited : saved).tolerances[property];
    return level === undefined ? [] : [[property, level] as const];
  });
  return {
    first: edited.first === seen.first ? saved.first : edited.first,
    last: edited.last === seen.last ? saved.last : edited.last,
    school_id,
    grade_id,
    tolerances: Object.fromEntries(tolerances),
  };
}

const sameGrade = (one: LuncherValues, other: LuncherValues): boolean =>
  one.school_id === other.school_id && one.grade_id === other.grade_id;

function sameTolerances(one: Tolerances, other: Tolerances): boolean {
  return PROPERTIES.every((property) => one[property] === other[property]);
}
