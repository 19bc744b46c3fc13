import type { PriceProblemAt } from '@yay/contract/price-updates/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PER_PAGE, RowPager } from './row-pager.tsx';

/** Every row that is wrong, and why. */
export function ProblemsTable({ problems }: { problems: readonly PriceProblemAt[] }) {
  const t = useTranslations('price-updates');
  const [from, setFrom] = useState(0);
  return (
    <>
      <div className="record-table">
        <table className="grid stacked">
          <caption className="sr">{t('preview.badTitle')}</caption>
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('preview.line')}
              </th>
              <th scope="col" className="apart">
                {t('preview.column')}
              </th>
              <th scope="col">{t('preview.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(from, from + PER_PAGE).map((problem) => (
              <tr key={`${problem.line}${problem.column}${problem.code}${problem.text}`}>
                <td className="num" data-label={t('preview.line')}>
                  {problem.line ?? ''}
                </td>
                <th scope="row" className="apart">
                  {t(`columns.${problem.column}`)}
                </th>
                <td className="wrap">
                  <span className="st bad">
                    {problem.text !== '' && <q>{problem.text}</q>} {t(`problems.${problem.code}`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RowPager from={from} total={problems.length} onFrom={setFrom} />
    </>
  );
}
