import { Link } from '@tanstack/react-router';
import type { ReconciliationRun } from '@yay/contract/reconciliation/calls';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { formatOffice } from '../../../parts/office-time.ts';
import { daysOf } from '../model/days.ts';
import { RunState } from './run-state.tsx';

const dollars = (cents: number | null) => (cents === null ? '' : formatUsd(cents));

export function RunTable({ runs }: { runs: readonly ReconciliationRun[] }) {
  const t = useTranslations('reconciliation');
  return (
    <div className="record-table">
      <table className="grid stacked">
        <caption className="sr">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('days')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className="num">
              {t('atProvider')}
            </th>
            <th scope="col" className="num">
              {t('inLedger')}
            </th>
            <th scope="col" className="num">
              {t('difference')}
            </th>
            <th scope="col" className="num">
              {t('lines')}
            </th>
            <th scope="col" className="apart">
              {t('made')}
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <Row key={run.id} run={run} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ run }: { run: ReconciliationRun }) {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const differs = run.difference_cents !== null && run.difference_cents !== 0;
  return (
    <tr>
      <th scope="row">
        <Link className="row-link" to="/admin/reconciliation/$run" params={{ run: String(run.id) }}>
          {daysOf(run, locale)}
        </Link>
      </th>
      <td>
        <RunState run={run} />
      </td>
      <td className="num" data-label={t('atProvider')}>
        {dollars(run.provider_cents)}
      </td>
      <td className="num" data-label={t('inLedger')}>
        {dollars(run.ledger_cents)}
      </td>
      <td className="num" data-label={t('difference')}>
        <span className={differs && !run.is_superseded ? 'recon-differs' : undefined}>
          {dollars(run.difference_cents)}
        </span>
      </td>
      <td className="num" data-label={t('lines')}>
        {run.lines}
      </td>
      <td className="mid apart" data-label={t('made')}>
        {formatOffice(run.created_at, locale)}{' '}
        {run.asked_by ? t('by', { name: run.asked_by.full_name }) : t('byItself')}
      </td>
    </tr>
  );
}
