import type { PriceProblemAt } from '@yay/contract/price-updates/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { PER_PAGE, RowPager } from './row-pager.tsx';

/** Every row that is wrong, and why. */
export function ProblemsTable({ problems }: { problems: readonly PriceProblemAt[] }) {
  const t = useTranslations('price-updates');
  const [from, setFrom] = useState(0);
  return (
    <>
      <RecordTable
        caption={t('preview.badTitle')}
        rows={problems.slice(from, from + PER_PAGE)}
        keyOf={({ line, column, code, text }) => `${line}${column}${code}${text}`}
        columns={[
          {
            id: 'line',
            title: t('preview.line'),
            align: 'num',
            labeled: true,
            cell: ({ line }) => line,
          },
          {
            id: 'column',
            title: t('preview.column'),
            align: 'apart',
            namesRow: true,
            cell: ({ column }) => t(`columns.${column}`),
          },
          {
            id: 'problem',
            title: t('preview.problem'),
            look: 'wrap',
            cell: ({ text, code }) => (
              <span className="st bad">
                {text !== '' && <q>{text}</q>} {t(`problems.${code}`)}
              </span>
            ),
          },
        ]}
      />
      <RowPager from={from} total={problems.length} onFrom={setFrom} />
    </>
  );
}
