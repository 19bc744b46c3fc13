import { gradeName } from '@yay/words/lunchers/grade-name';
import { useLocale } from 'use-intl';

/** Returns the function that says a grade's label in the language of the page. */
export function useGradeName(): (label: string) => string {
  const locale = useLocale();
  return (label) => gradeName(label, locale);
}
