import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

export function ActivityPages({
  page,
  last,
  onPage,
}: {
  page: number;
  last: number;
  onPage: (page: number) => void;
}) {
  const t = useTranslations('activity');
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={t('pages')}>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon small />
      </button>
      <span>{t('pageOf', { page, last })}</span>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('nextPage')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon small />
      </button>
    </nav>
  );
}
