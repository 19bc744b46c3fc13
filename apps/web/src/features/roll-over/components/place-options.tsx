import type { RollOver } from '@yay/contract/roll-over/calls';
import { useGradeName } from '../../../parts/grade-name.ts';

/** Grades of other schools as choices, by school. */
export function PlaceOptions({ elsewhere }: { elsewhere: RollOver['elsewhere'] }) {
  const gradeIn = useGradeName();
  return elsewhere.map(({ id, name, grades }) => (
    <optgroup key={id} label={name}>
      {grades.map((grade) => (
        <option key={grade.id} value={grade.id}>
          {gradeIn(grade.label)}
        </option>
      ))}
    </optgroup>
  ));
}
