import type { ClosedPlace } from '@yay/contract/blackouts/calls';
import { useTranslations } from 'use-intl/react';
import { useGradeName } from './grade-name.ts';

type Noun = 'blackouts' | 'class-trips' | 'desk' | 'destinations-day' | 'destinations-portal';

/** Says whom a trip or a closure is about: a grade, or how many children of it. */
export function useWhoGoes(noun: Noun): (children: number | null, grade: string) => string {
  const t = useTranslations(noun);
  const gradeIn = useGradeName();
  return (children, grade) =>
    children === null
      ? gradeIn(grade)
      : t('childrenOf', { count: children, grade: gradeIn(grade) });
}

/** Says where a closure is: a market, a school, or whom of the school it is for. */
export function useWhereClosed(noun: Noun): (place: ClosedPlace) => string {
  const whoIn = useWhoGoes(noun);
  return ({ name, grade, children }) =>
    grade === null ? name : `${name}, ${whoIn(children, grade)}`;
}
