import { useQuery } from '@tanstack/react-query';
import type { CreditGrant } from '@yay/contract/credit/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { grantsQuery } from '../api/money.ts';
import { Part } from './part.tsx';

const TakeBack = lazy(() => import('./take-back.tsx'));
const LOOKS: Record<CreditGrant['status'], string> = {
  waiting: 'info',
  issued: 'ok',
  refused: 'quiet',
};

/** Lists the credit that the team gave a family, with the reason and the person who agreed. */
export function Grants({ userId, onSaid }: { userId: number; onSaid: (text: string) => void }) {
  const t = useTranslations('credit.grants');
  const [page, setPage] = useState(1);
  const query = useQuery(grantsQuery(userId, page));
  const [asked, setAsked] = useState<CreditGrant | null>(null);
  const columns = useGrantColumns();
  const takeBack = (mayIssue: boolean): RecordColumn<CreditGrant> => ({
    id: 'acts',
    title: t('acts'),
    titleHidden: true,
    look: 'acts',
    cell: (grant) =>
      mayIssue &&
      grant.left > 0 && (
        <button
          type="button"
          className="staff-btn small"
          aria-label={t('takeBackOf', { amount: formatUsd(grant.amount) })}
          onClick={() => setAsked(grant)}
        >
          {t('takeBack')}
        </button>
      ),
  });
  return (
    <section aria-labelledby="user-grants">
      <h2 id="user-grants">{t('title')}</h2>
      <Part query={query}>
        {({ data, may_issue: mayIssue, current_page: at, last_page: last }) => (
          <RecordTable
            caption={t('title')}
            columns={[...columns, takeBack(mayIssue)]}
            rows={data}
            keyOf={({ id }) => id}
            empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
            pager={{ page: at, last, onPage: setPage }}
          />
        )}
      </Part>
      {asked && (
        <Suspense>
          <TakeBack userId={userId} grant={asked} onSaid={onSaid} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}

function useGrantColumns(): RecordColumn<CreditGrant>[] {
  const t = useTranslations('credit.grants');
  const locale = useLocale();
  const who = ({ asked_by: asker, decided_by: decider, status }: CreditGrant) => {
    const [name, second] = [asker.full_name, decider?.full_name];
    if (second === undefined) return name;
    return t(status === 'refused' ? 'refusedBy' : 'approvedBy', { name, second });
  };
  return [
    {
      id: 'when',
      title: t('when'),
      cell: ({ created_at }) => formatOffice(created_at, locale),
    },
    {
      id: 'why',
      title: t('why'),
      look: 'wrap',
      cell: ({ reason, upload }) => (
        <>
          {reason}
          {upload && <span className="parts mid">{t('fromFile', { file: upload.file_name })}</span>}
        </>
      ),
    },
    { id: 'by', title: t('by'), look: 'wrap mid', cell: who },
    {
      id: 'amount',
      title: t('amount'),
      align: 'num',
      labeled: true,
      cell: ({ amount }) => formatUsd(amount),
    },
    {
      id: 'state',
      title: t('state'),
      align: 'apart',
      look: 'wrap',
      cell: ({ status, upload, taken_back: back }) => (
        <>
          <span className={`st ${LOOKS[status]}`}>
            {status === 'waiting' && upload ? t('uploading') : t(`states.${status}`)}
          </span>
          {back !== null && (
            <span className="parts">{t('takenBack', { amount: formatUsd(back) })}</span>
          )}
        </>
      ),
    },
  ];
}
