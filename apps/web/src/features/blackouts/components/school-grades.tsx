import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { Chip } from '@yay/ui/chip';
import { ExclamationCircleIcon } from '@yay/ui/icons';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import type { Targets } from '../../../parts/targets/index.ts';
import './portal-closures.css';

/** The whole of a school, or some of its grades. */
export function SchoolGrades({
  school,
  value,
  onChange,
  error,
}: {
  school: DestinationRecord;
  value: Targets;
  onChange: (value: Targets) => void;
  error: string | undefined;
}) {
  const t = useTranslations('blackouts.create');
  const gradeIn = useGradeName();
  const problem = useId();
  const isWhole = value.granularity === 'destinations';
  const press = (id: number) => {
    const grades = value.grades.includes(id)
      ? value.grades.filter((one) => one !== id)
      : [...value.grades, id];
    // Without one of them it is the school again.
    onChange({ ...value, granularity: grades.length > 0 ? 'grades' : 'destinations', grades });
  };
  return (
    <fieldset
      className="field full blackout-where"
      aria-describedby={error ? problem : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend>{t('grades')}</legend>
      <div className="blackout-grades">
        <Chip
          check
          pressed={isWhole}
          onClick={() => onChange({ ...value, granularity: 'destinations', grades: [] })}
        >
          {t('wholeSchool')}
        </Chip>
        {school.grades.map((grade) => (
          <Chip
            key={grade.id}
            check
            pressed={!isWhole && value.grades.includes(grade.id)}
            onClick={() => press(grade.id)}
          >
            {gradeIn(grade.label)}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={problem} className="field-error" role="alert">
          <ExclamationCircleIcon />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
