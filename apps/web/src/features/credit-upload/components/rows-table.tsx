import type { UploadRow } from '@yay/contract/credit/calls';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';

const MOST_SHOWN = 500;

/** Lists the rows with problems alone, where there are any: they are what is looked for. */
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
      <RecordTable
        caption={t(bad > 0 ? 'badRows' : 'all')}
        rows={shown}
        keyOf={({ line }) => line}
        columns={[
          { id: 'line', title: t('line'), align: 'num', labeled: true, cell: ({ line }) => line },
          {
            id: 'email',
            title: t('email'),
            align: 'apart',
            look: 'wrap',
            namesRow: true,
            cell: ({ email }) => email,
          },
          {
            id: 'family',
            title: t('family'),
            labeled: true,
            cell: ({ family }) => family?.full_name,
          },
          {
            id: 'reason',
            title: t('reason'),
            look: 'wrap',
            labeled: true,
            cell: ({ reason }) => reason,
          },
          {
            id: 'problem',
            title: t('problem'),
            look: 'wrap',
            cell: ({ problems, amount }) =>
              problems.length === 0 ? (
                <span className="st ok">{t('fine', { amount: formatUsd(amount ?? 0) })}</span>
              ) : (
                problems.map(({ column, code }) => (
                  <span key={`${column}${code}`} className="st bad">
                    {t(`columns.${column}`)} {t(`problems.${code}`)}
                  </span>
                ))
              ),
          },
        ]}
      />
    </>
  );
}
