import { useTranslations } from 'use-intl';

/** Shows the former value of a changed field. */
export function Was({ children }: { children: string }) {
  const t = useTranslations('users.one');
  return (
    <span className="was">
      {t('change.was')} <del>{children || t('values.none')}</del>
    </span>
  );
}
