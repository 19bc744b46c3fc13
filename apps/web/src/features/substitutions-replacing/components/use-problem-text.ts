import type { ProblemDetail, ReplacementProblem } from '@yay/contract/substitutions/calls';
import { PROPERTIES } from '@yay/domain/allergy';
import { useTranslations } from 'use-intl';

/** Returns the reason why a child can't have it, in a few words. */
export function useProblemText(): (about: {
  readonly problem: ReplacementProblem;
  readonly detail: ProblemDetail | null;
}) => string {
  const t = useTranslations('substitutions-replacing');
  return ({ problem, detail }) => {
    const property = PROPERTIES.find((one) => one === detail?.property);
    const what = property ? t(`property.${property}`) : '';
    return t(`problems.${problem}`, { what });
  };
}
