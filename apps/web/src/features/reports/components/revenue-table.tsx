import type { RevenueRow, RevenueSums } from '@yay/contract/reports/calls';
import type { RevenueGroup } from '@yay/contract/reports/values';
import { isPlainDate } from '@yay/domain/calendar';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';

const SUMS = [
  ['meals', 'meals_cents'],
  ['lateFees', 'late_fees_cents'],
  ['discounts', 'discounts_cents'],
  ['net', 'net_cents'],
  ['promo', 'promo_cents'],
  ['vendorCost', 'vendor_cents'],
  ['margin', 'margin_cents'],
] as const;

/** The columns that a phone leaves to the sum of all. */
const PARTS: ReadonlySet<string> = new Set(['meals', 'lateFees', 'discounts', 'promo']);

export interface RevenueTableProps {
  group: RevenueGroup;
  rows: readonly RevenueRow[];
  total: RevenueSums;
  /** Narrows the report to a row. */
  onOpen: (row: RevenueRow) => void;
}

/** A row for each day, market, school or kitchen, and the sum of them. */
export function RevenueTable({ group, rows, total, onOpen }: RevenueTableProps) {
  const t = useTranslations('reports');
  const locale = useLocale();
  const nameOf = (row: RevenueRow) =>
    group === 'day' && isPlainDate(row.key)
      ? formatDate(row.key, locale, 'dayAndWeekdayOfYear')
      : row.name;
  return (
    <div className="record-table revenue-table">
      <table className="grid stacked">
        <caption className="sr">{t('table', { group: t(`groups.${group}`) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`groups.${group}`)}</th>
            <th scope="col" className="num">
              {t('lunches')}
            </th>
            {SUMS.map(([word]) => (
              <th key={word} scope="col" className="num">
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <button
                  type="button"
                  className="revenue-open"
                  aria-label={t('open', { name: nameOf(row) })}
                  onClick={() => onOpen(row)}
                >
                  {nameOf(row)}
                </button>
              </th>
              <Cells sums={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Cells sums={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Cells({ sums }: { sums: RevenueSums }) {
  const t = useTranslations('reports');
  const format = useFormatter();
  return (
    <>
      <td className="num" data-label={t('lunches')}>
        {format.number(sums.lunches)}
      </td>
      {SUMS.map(([word, key]) => (
        <td key={word} className={PARTS.has(word) ? 'num is-part' : 'num'} data-label={t(word)}>
          {formatUsd(sums[key])}
        </td>
      ))}
    </>
  );
}
