import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { ReconciliationRun as Run } from '@yay/contract/reconciliation/calls';
import { ArrowPathIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { runQuery, useRepeat } from '../api/reconciliation-query.ts';
import { daysOf } from '../model/days.ts';
import { useAsked } from '../model/use-asked.ts';
import { useRunEvents } from './reconciliation-list.tsx';
import { RunLines } from './run-lines.tsx';
import { RunState } from './run-state.tsx';
import '../../../lib/staff/record.css';
import './reconciliation.css';

/** One comparison: both sums, and each line that does not match. */
export function ReconciliationRun({ runId }: { runId: string }) {
  const number = useTranslations('admin.record');
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const { page, turn } = useAsked();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    ...runQuery(runId, page),
    placeholderData: keepPreviousData,
  });
  useRunEvents();
  const days = found ? daysOf(found.data, locale) : number('number', { id: String(runId) });
  return (
    <div className="record">
      <RecordCrumbs list={t('title')} to={PAGES.adminReconciliation.path} here={days} />
      {!found && (
        <div className="record-head">
          <h1>{days}</h1>
        </div>
      )}
      {found ? (
        <>
          <Head run={found.data} days={days} />
          <Outcome run={found.data} />
          <Sums run={found.data} />
          {found.lines.total > 0 && (
            <section className="recon-lines" aria-labelledby="recon-lines">
              <h2 id="recon-lines">{t('run.linesTitle')}</h2>
              <RunLines
                lines={found.lines.data}
                pager={{
                  page: found.lines.current_page,
                  last: found.lines.last_page,
                  count: t('pages.lines', { count: found.lines.total }),
                  onPage: turn,
                }}
              />
            </section>
          )}
        </>
      ) : error ? (
        <StaffFailed
          error={error}
          title={t('failed')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')} className="record-rows-skeleton">
          <Skeleton width="100%" height="12rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Head({ run, days }: { run: Run; days: string }) {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const repeat = useRepeat();
  const isUnderWay = run.status === 'waiting' || run.status === 'reading';

  function again() {
    if (repeat.isPending) return;
    repeat.mutate(run.id, {
      onSuccess: ({ data }) =>
        void navigate({
          to: '/admin/reconciliation/$run',
          params: { run: String(data.id) },
          search: {},
        }),
      onError: (error) => showAlert(errorText(error)),
    });
  }
  return (
    <header className="record-head">
      <div>
        <h1>{days}</h1>
        <p className="record-meta recon-meta">
          <RunState run={run} />
          <span>{t(`providers.${run.provider}`)}</span>
          <span>
            {formatOffice(run.created_at, locale)}{' '}
            {run.asked_by ? t('by', { name: run.asked_by.full_name }) : t('byItself')}
          </span>
        </p>
      </div>
      {!isUnderWay && (
        <div className="record-acts">
          <button
            type="button"
            className="staff-btn"
            aria-disabled={repeat.isPending}
            onClick={again}
          >
            <ArrowPathIcon small />
            {t('repeat')}
          </button>
        </div>
      )}
    </header>
  );
}

function Outcome({ run }: { run: Run }) {
  const t = useTranslations('reconciliation');
  const matched = run.matched ?? 0;
  switch (run.status) {
    case 'even':
      if (matched === 0) {
        return (
          <Notice tone="info" live="status" title={t('run.nothingTitle')}>
            {t('run.nothingText')}
          </Notice>
        );
      }
      return (
        <Notice tone="ok" live="status" title={t('run.evenTitle')}>
          {t('run.evenText', { count: matched })}
        </Notice>
      );
    case 'differs':
      return (
        <Notice
          tone="danger"
          live="status"
          title={t('run.differsTitle', { difference: formatUsd(run.difference_cents ?? 0) })}
        >
          {t('run.differsText', { count: run.lines, matched })}
        </Notice>
      );
    case 'under_way':
      return (
        <Notice tone="late" live="status" title={t('run.underWayTitle')}>
          {t('run.underWayText')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" live="status" title={t('states.failed')}>
          {t(`failures.${run.failure ?? 'unknown'}`)}
        </Notice>
      );
    case 'waiting':
    case 'reading':
      return (
        <Notice tone="info" live="status" title={t('reading')}>
          {t('progress', { count: run.movements })}
        </Notice>
      );
  }
}

function Sums({ run }: { run: Run }) {
  const t = useTranslations('reconciliation');
  const { provider_cents: provider, ledger_cents: ledger, difference_cents: difference } = run;
  if (provider === null || ledger === null || difference === null) return null;
  return (
    <>
      <dl className="recon-sums">
        <div>
          <dt>{t('atProvider')}</dt>
          <dd>{formatUsd(provider)}</dd>
        </div>
        <div>
          <dt>{t('inLedger')}</dt>
          <dd>{formatUsd(ledger)}</dd>
        </div>
        <div>
          <dt>{t('difference')}</dt>
          <dd className={difference === 0 ? undefined : 'recon-differs'}>
            {formatUsd(difference)}
          </dd>
        </div>
      </dl>
      {run.other_cents !== null && run.other_cents !== 0 && (
        <p className="recon-note">{t('run.other', { amount: formatUsd(run.other_cents) })}</p>
      )}
    </>
  );
}
