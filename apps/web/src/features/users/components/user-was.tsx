import { useTranslations } from 'use-intl';

/** What a changed field held before. */
export function Was({ children }: { children: string }) {
  const t = useTranslations('users.one');
  return (
    <span className="was">
      {t('change.was')} <del>{children || t('values.none')}</del>
    </span>
  );
}
