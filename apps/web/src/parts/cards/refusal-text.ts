import { useTranslations } from 'use-intl';

/**
 * Returns the reason why a card was not taken, in words; a bank's word that we have no sentence for
 * is the general one.
 */
export function useRefusalText(): (why: string) => string {
  const t = useTranslations('payments.refused');
  const own = useTranslations('billing.refused');
  return (why) => {
    if (own.has(why as 'no_card')) return own(why as 'no_card');
    return t.has(why as 'generic') ? t(why as 'generic') : t('generic');
  };
}
