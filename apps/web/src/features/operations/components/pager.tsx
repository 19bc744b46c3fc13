import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';

export interface PagerProps {
  page: { readonly current_page: number; readonly last_page: number; readonly total: number };
  onPage: (page: number) => void;
}

export function Pager(props: PagerProps) {
  const t = useTranslations('ops.pages');
  const { current_page: page, last_page: last, total } = props.page;
  return (
    <nav className="pager" aria-label={t('label')}>
      <span className="mid">{t('total', { count: total })}</span>
      {last > 1 && (
        <>
          <button
            type="button"
            className="staff-btn square"
            aria-label={t('previous')}
            disabled={page <= 1}
            onClick={() => props.onPage(page - 1)}
          >
            <ChevronLeftIcon small />
          </button>
          <span>{t('of', { page, last })}</span>
          <button
            type="button"
            className="staff-btn square"
            aria-label={t('next')}
            disabled={page >= last}
            onClick={() => props.onPage(page + 1)}
          >
            <ChevronRightIcon small />
          </button>
        </>
      )}
    </nav>
  );
}
