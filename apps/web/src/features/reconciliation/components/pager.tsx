import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

export interface PagerProps {
  of: 'total' | 'lines';
  page: { readonly current_page: number; readonly last_page: number; readonly total: number };
  onPage: (page: number) => void;
}

export function Pager({ of, page: found, onPage }: PagerProps) {
  const t = useTranslations('reconciliation.pages');
  const { current_page: page, last_page: last, total } = found;
  return (
    <nav className="pager" aria-label={t('label')}>
      <span className="mid">{t(of, { count: total })}</span>
      {last > 1 && (
        <>
          <button
            type="button"
            className="staff-btn square"
            aria-label={t('previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeftIcon small />
          </button>
          <span>{t('of', { page, last })}</span>
          <button
            type="button"
            className="staff-btn square"
            aria-label={t('next')}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRightIcon small />
          </button>
        </>
      )}
    </nav>
  );
}
