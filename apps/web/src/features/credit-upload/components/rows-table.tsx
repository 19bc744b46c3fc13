import type { UploadRow } from '@yay/contract/credit/calls';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';

const MOST_SHOWN = 500;

/** Those with problems alone, where there are any: they are what is looked for. */
export function RowsTable({ rows, bad }: { rows: readonly UploadRow[]; bad: number }) {
  const t = useTranslations('credit.upload');
  const all = bad > 0 ? rows.filter(({ problems }) => problems.length > 0) : rows;
  const shown = all.slice(0, MOST_SHOWN);
  return (
    <>
      <h3>{t(bad > 0 ? 'badRows' : 'all')}</h3>
      {shown.length < all.length && (
        <p className="mid">{t('shown', { count: String(MOST_SHOWN) })}</p>
      )}
      <div className="record-table">
        <table className="grid stacked">
          <caption className="sr">{t(bad > 0 ? 'badRows' : 'all')}</caption>
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('line')}
              </th>
              <th scope="col" className="apart">
                {t('email')}
              </th>
              <th scope="col">{t('family')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td className="num" data-label={t('line')}>
                  {row.line}
                </td>
                <th scope="row" className="apart wrap">
                  {row.email}
                </th>
                <td data-label={t('family')}>{row.family?.full_name}</td>
                <td className="wrap" data-label={t('reason')}>
                  {row.reason}
                </td>
                <td className="wrap">
                  {row.problems.length === 0 ? (
                    <span className="st ok">
                      {t('fine', { amount: formatUsd(row.amount ?? 0) })}
                    </span>
                  ) : (
                    row.problems.map(({ column, code }) => (
                      <span key={`${column}${code}`} className="st bad">
                        {t(`columns.${column}`)} {t(`problems.${code}`)}
                      </span>
                    ))
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
