import { useTranslations } from 'use-intl';
import { useGradeName } from './grade-name.ts';

/** Says whom a trip or a closure is about: a grade, or how many children of it. */
export function useWhoGoes(
  noun: 'blackouts' | 'class-trips',
): (children: number | null, grade: string) => string {
  const t = useTranslations(noun);
  const gradeIn = useGradeName();
  return (children, grade) =>
    children === null
      ? gradeIn(grade)
      : t('childrenOf', { count: children, grade: gradeIn(grade) });
}
