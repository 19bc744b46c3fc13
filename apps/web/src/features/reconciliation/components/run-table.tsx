import { Link } from '@tanstack/react-router';
import type { ReconciliationRun } from '@yay/contract/reconciliation/calls';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import type { PagerProps } from '../../../lib/pager.tsx';
import { RecordTable } from '../../../lib/record-table.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { daysOf } from '../model/days.ts';
import { RunState } from './run-state.tsx';

const dollars = (cents: number | null) => (cents === null ? '' : formatUsd(cents));

/** The runs of the reconciliation, with what either side says. */
export function RunTable({
  runs,
  pager,
}: {
  runs: readonly ReconciliationRun[];
  pager: PagerProps;
}) {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const isWrong = ({ difference_cents: cents, is_superseded: old }: ReconciliationRun) =>
    cents !== null && cents !== 0 && !old;
  return (
    <RecordTable
      caption={t('title')}
      rows={runs}
      keyOf={({ id }) => id}
      pager={pager}
      columns={[
        {
          id: 'days',
          title: t('days'),
          cell: (run) => (
            <Link
              className="row-link"
              to="/admin/reconciliation/$run"
              params={{ run: String(run.id) }}
            >
              {daysOf(run, locale)}
            </Link>
          ),
        },
        { id: 'state', title: t('state'), cell: (run) => <RunState run={run} progress /> },
        {
          id: 'atProvider',
          title: t('atProvider'),
          align: 'num',
          labeled: true,
          cell: (run) => dollars(run.provider_cents),
        },
        {
          id: 'inLedger',
          title: t('inLedger'),
          align: 'num',
          labeled: true,
          cell: (run) => dollars(run.ledger_cents),
        },
        {
          id: 'difference',
          title: t('difference'),
          align: 'num',
          labeled: true,
          cell: (run) => (
            <span className={isWrong(run) ? 'recon-differs' : undefined}>
              {dollars(run.difference_cents)}
            </span>
          ),
        },
        { id: 'lines', title: t('lines'), align: 'num', labeled: true, cell: ({ lines }) => lines },
        {
          id: 'made',
          title: t('made'),
          align: 'apart',
          look: 'mid',
          labeled: true,
          cell: (run) => (
            <>
              {formatOffice(run.created_at, locale)}{' '}
              {run.asked_by ? t('by', { name: run.asked_by.full_name }) : t('byItself')}
            </>
          ),
        },
      ]}
    />
  );
}
