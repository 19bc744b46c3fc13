import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** From page to page of one table of several; nothing where there is one page. */
export function Pages({
  page,
  last,
  onPage,
}: {
  page: number;
  last: number;
  onPage: (page: number) => void;
}) {
  const t = useTranslations('credit');
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={t('pages')}>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon small />
      </button>
      <span>{t('page', { page, last })}</span>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon small />
      </button>
    </nav>
  );
}
