import { gradeIsOffered } from '../lunchers/index.ts';

export interface RollGrade {
  readonly id: number;
  readonly label: string;
}

/**
 * Returns where each grade goes when a school year ends: the one after it, in the school's own order,
 * and the last to "I Don't Know Yet", where the family is asked, or to a grade of another school. Who
 * does not know stays there. Without either the last one has nowhere to go and is left out.
 */
export function nextGrades(
  inOrder: readonly RollGrade[],
  lastTo: number | null = null,
): ReadonlyMap<number, number> {
  const known = inOrder.filter(({ label }) => gradeIsOffered(label));
  const unknown = inOrder.find(({ label }) => !gradeIsOffered(label));
  return new Map(
    known.flatMap(({ id }, index) => {
      const next = known[index + 1]?.id ?? lastTo ?? unknown?.id;
      return next === undefined ? [] : [[id, next] as const];
    }),
  );
}
