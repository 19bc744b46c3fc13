import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

export function Pages({
  page,
  last,
  onPage,
}: {
  page: number;
  last: number;
  onPage: (page: number) => void;
}) {
  const t = useTranslations('gifts.sets');
  return (
    <p className="code-sets-pages">
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon small />
      </button>
      <span>{t('page', { page: String(page), last: String(last) })}</span>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon small />
      </button>
    </p>
  );
}
