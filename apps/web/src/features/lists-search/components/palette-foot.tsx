import { useTranslations } from 'use-intl';

/** The keys of the palette, for the eye: the list says by itself that arrows walk it. */
export function PaletteFoot({ count }: { count: number | undefined }) {
  const t = useTranslations('admin.search');
  return (
    <div className="palette-foot" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('enter')}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('newTab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('escape')}
      </span>
      {count !== undefined && <span className="end">{t('count', { count })}</span>}
    </div>
  );
}
