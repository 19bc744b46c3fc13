import { useQuery } from '@tanstack/react-query';
import type { Luncher } from '@yay/contract/lunchers/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { schoolsQuery } from '../api/schools-query.ts';

export type GradeSelectProps = {
  luncher: Luncher | null;
  schoolId: number | null;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string;
};

export function GradeSelect({ luncher, schoolId, value, onChange, error }: GradeSelectProps) {
  const t = useTranslations('lunchers');
  const gradeIn = useGradeName();
  const { data: schools } = useQuery(schoolsQuery);
  const offered =
    schools
      ?.find((school) => school.id === schoolId)
      ?.grades.filter((grade) => gradeIsOffered(grade.label)) ?? [];
  // Hers stands there even while the schools load, and when it is one that is no longer offered.
  const own =
    luncher &&
    luncher.grade.destination_id === schoolId &&
    !offered.some((grade) => grade.id === luncher.grade_id)
      ? [{ id: luncher.grade_id, label: luncher.grade.label }]
      : [];
  const grades = [...own, ...offered];
  return (
    <NativeSelect
      label={t('grade')}
      error={error}
      value={value ?? ''}
      disabled={schoolId === null}
      onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
      required
    >
      <option value="">{schoolId === null ? t('chooseSchool') : t('chooseGrade')}</option>
      {grades.map((grade) => (
        <option key={grade.id} value={grade.id}>
          {gradeIn(grade.label)}
        </option>
      ))}
    </NativeSelect>
  );
}
