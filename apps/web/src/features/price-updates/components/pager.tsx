import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';

export const PER_PAGE = 100;

/** Parts of a long table that is here already. */
export function Pager({
  from,
  total,
  onFrom,
}: {
  from: number;
  total: number;
  onFrom: (from: number) => void;
}) {
  const t = useTranslations('price-updates.preview');
  const locale = useLocale();
  const { format: number } = new Intl.NumberFormat(locale);
  if (total <= PER_PAGE) return null;
  return (
    <p className="price-pager">
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('previous')}
        disabled={from === 0}
        onClick={() => onFrom(Math.max(0, from - PER_PAGE))}
      >
        <ChevronLeftIcon small />
      </button>
      <span role="status">
        {t('page', {
          from: number(from + 1),
          to: number(Math.min(from + PER_PAGE, total)),
          total: number(total),
        })}
      </span>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('next')}
        disabled={from + PER_PAGE >= total}
        onClick={() => onFrom(from + PER_PAGE)}
      >
        <ChevronRightIcon small />
      </button>
    </p>
  );
}
