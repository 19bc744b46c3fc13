import { useTranslations } from 'use-intl';

/**
 * Returns the reason why a card did not pay, in plain words; one that is not known here stays as it
 * came.
 */
export function useFailureText(): (code: string) => string {
  const t = useTranslations('credit.failures');
  return (code) =>
    code !== 'other' && t.has(code as 'no_card')
      ? t(code as 'no_card')
      : t('other', { code: code.replaceAll('_', ' ') });
}
