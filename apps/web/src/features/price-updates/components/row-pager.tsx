import { useLocale, useTranslations } from 'use-intl';
import { Pager } from '../../../lib/pager.tsx';

export const PER_PAGE = 100;

/** Turns the pages of a long table whose rows are all in the browser already. */
export function RowPager({
  from,
  total,
  onFrom,
}: {
  from: number;
  total: number;
  onFrom: (from: number) => void;
}) {
  const t = useTranslations('price-updates.preview');
  const { format: number } = new Intl.NumberFormat(useLocale());
  return (
    <Pager
      page={from / PER_PAGE + 1}
      last={Math.ceil(total / PER_PAGE)}
      position={t('page', {
        from: number(from + 1),
        to: number(Math.min(from + PER_PAGE, total)),
        total: number(total),
      })}
      onPage={(page) => onFrom((page - 1) * PER_PAGE)}
    />
  );
}
