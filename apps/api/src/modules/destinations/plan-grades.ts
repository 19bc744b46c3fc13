import type { FieldCode } from '@yay/contract/codes';
import type { DestinationBody } from '@yay/contract/destinations/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';

export interface StandingGrade {
  readonly id: number;
  readonly label: string;
  readonly group: string;
  readonly archived: boolean;
  readonly lunchers: number;
}
export interface GradesPlan {
  readonly kept: readonly {
    readonly id: number;
    readonly label: string;
    readonly group: string;
    readonly position: number;
  }[];
  readonly added: readonly {
    readonly label: string;
    readonly group: string;
    readonly position: number;
  }[];
  readonly archived: readonly number[];
  /** Grades that are to have another menu and lunch break, by their place in the request. */
  readonly regrouped: readonly { readonly id: number; readonly index: number }[];
  readonly errors: Readonly<Record<string, readonly FieldCode[]>>;
}

/**
 * Plans the changes of a school's grades. A grade that comes back under its old name is the old
 * one; the grade of children who do not know theirs is neither set nor archived.
 */
export function planGrades(
  standing: readonly StandingGrade[],
  asked: DestinationBody['grades'],
): GradesPlan {
  const shown = standing.filter(({ label }) => gradeIsOffered(label));
  const open = new Map(shown.filter(({ archived }) => !archived).map((one) => [one.id, one]));
  const put = new Map(
    shown.filter(({ archived }) => archived).map((one) => [same(one.label), one]),
  );
  const errors: Record<string, readonly FieldCode[]> = {};
  const labels = new Set<string>();
  const ids = new Set<number>();
  const kept: GradesPlan['kept'][number][] = [];
  const added: GradesPlan['added'][number][] = [];
  const regrouped: GradesPlan['regrouped'][number][] = [];

  asked.forEach(({ id, label, group }, position) => {
    if (!gradeIsOffered(label)) errors[`grades.${position}.label`] = ['grade_name_kept'];
    else if (labels.has(same(label))) errors[`grades.${position}.label`] = ['duplicate'];
    labels.add(same(label));
    if (id === null) {
      const before = put.get(same(label));
      if (before) kept.push({ id: before.id, label, group, position });
      else added.push({ label, group, position });
      return;
    }
    const before = open.get(id);
    if (before === undefined || ids.has(id)) errors[`grades.${position}`] = ['unknown_grade'];
    ids.add(id);
    kept.push({ id, label, group, position });
    if (before && before.group !== group) regrouped.push({ id, index: position });
    // Its old name stays with the grade that was archived under it.
    const namesake = put.get(same(label));
    if (namesake && namesake.id !== id) errors[`grades.${position}.label`] = ['taken'];
  });

  const archived = [...open.values()].filter(({ id }) => !ids.has(id));
  if (archived.some(({ lunchers }) => lunchers > 0)) errors.grades = ['grade_has_lunchers'];
  return { kept, added, archived: archived.map(({ id }) => id), regrouped, errors };
}

const same = (label: string): string => label.trim().toLowerCase();
