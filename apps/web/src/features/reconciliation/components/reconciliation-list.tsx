import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@yay/ui/empty-state';
import { Notice } from '@yay/ui/notice';
import { Segmented } from '@yay/ui/segmented';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { runsQuery, useLookAgain } from '../api/reconciliation-query.ts';
import { ASKABLE, useAsked } from '../model/use-asked.ts';
import { RunTable } from './run-table.tsx';
import { StartComparison } from './start-comparison.tsx';
import '../../../lib/staff/record.css';
import './reconciliation.css';

/** Every comparison of the ledger with the provider, and the way to make another. */
export function ReconciliationList() {
  const t = useTranslations('reconciliation');
  const { state, page, choose, turn } = useAsked();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    ...runsQuery({ state, page }),
    placeholderData: keepPreviousData,
  });
  useRunEvents();
  return (
    <div className="record">
      <header className="recon-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="mid">{t('intro')}</p>
        </div>
        {found && <StartComparison today={found.today} />}
      </header>
      {found && (found.open > 0 || found.total > 0 || state) && (
        <Notice className="recon-notice" tone={found.open > 0 ? 'danger' : 'ok'}>
          {found.open > 0 ? t('open', { count: found.open }) : t('even')} {t('today')}
        </Notice>
      )}
      <Segmented
        label={t('which')}
        options={[
          { value: '', label: t('all') },
          ...ASKABLE.map((one) => ({ value: one as string, label: t(`states.${one}`) })),
        ]}
        value={state ?? ''}
        onChange={choose}
      />
      {found ? (
        found.data.length === 0 ? (
          <EmptyState title={state ? t('emptyFiltered') : t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        ) : (
          <RunTable
            runs={found.data}
            pager={{
              page: found.current_page,
              last: found.last_page,
              count: t('pages.total', { count: found.total }),
              onPage: turn,
            }}
          />
        )
      ) : error ? (
        <StaffFailed
          error={error}
          title={t('failed')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')} className="record-rows-skeleton">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} height="2.25rem" />
          ))}
        </SkeletonGroup>
      )}
    </div>
  );
}

/** Looks again as soon as one of them has moved on. */
export function useRunEvents(): void {
  const lookAgain = useLookAgain();
  useChannel('private-list.reconciliations', { 'list.changed': lookAgain, missed: lookAgain });
}
