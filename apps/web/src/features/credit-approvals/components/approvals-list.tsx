import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Approval } from '@yay/contract/credit/calls';
import { PAGES } from '@yay/contract/pages';
import { EmptyState } from '@yay/ui/empty-state';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-time.ts';
import { approvalsQuery, type Decision } from '../api/approvals.ts';
import { DecideDialog } from './decide-dialog.tsx';
import '@yay/ui/patterns/staff-detail.css';
import './approvals.css';

/** What waits for a second person. `toFamilies`: whether families' pages may be opened. */
export function ApprovalsList({ toFamilies }: { toFamilies: boolean }) {
  const t = useTranslations('credit.approvals');
  const common = useTranslations('credit');
  const client = useQueryClient();
  const query = useQuery(approvalsQuery);
  const [asked, setAsked] = useState<{ approval: Approval; decision: Decision } | null>(null);
  const [said, setSaid] = useState('');
  const look = () => void client.invalidateQueries({ queryKey: approvalsQuery.queryKey });
  useChannel('private-list.approvals', { 'list.changed': look, missed: look });
  return (
    <div className="list approvals">
      <header className="ph">
        <h1>{t('title')}</h1>
        {query.data && query.data.total > 0 && <span className="count">{query.data.total}</span>}
      </header>
      <p className="lead">{t('intro')}</p>
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      <StaffPart query={query} texts={common}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
          ) : (
            <div className="record-table">
              <table className="grid stacked">
                <caption className="sr">{t('title')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('what')}</th>
                    <th scope="col">{t('for')}</th>
                    <th scope="col">{t('why')}</th>
                    <th scope="col">{t('askedBy')}</th>
                    <th scope="col" className="num">
                      {t('amount')}
                    </th>
                    <th scope="col">
                      <span className="sr">{t('acts')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.map((approval) => (
                    <Row
                      key={`${approval.kind}${approval.id}`}
                      approval={approval}
                      toFamilies={toFamilies}
                      onDecide={(decision) => setAsked({ approval, decision })}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </StaffPart>
      {asked && <DecideDialog {...asked} onSaid={setSaid} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Row({
  approval,
  toFamilies,
  onDecide,
}: {
  approval: Approval;
  toFamilies: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const t = useTranslations('credit.approvals');
  const locale = useLocale();
  const { kind, family, file, why_not: whyNot } = approval;
  const amount = formatUsd(approval.amount);
  const named = { what: t(`kinds.${kind}`), amount };
  return (
    <tr>
      <th scope="row">{t(`kinds.${kind}`)}</th>
      <td className="wrap">
        {family &&
          (toFamilies ? (
            <Link
              to={PAGES.userBilling.path}
              params={{ user: String(family.id) }}
              className="row-link"
            >
              {family.full_name}
            </Link>
          ) : (
            family.full_name
          ))}
        {file && t('file', { file: file.name, rows: file.rows })}
      </td>
      <td className="wrap">{approval.reason}</td>
      <td className="wrap" data-label={t('askedBy')}>
        {approval.asked_by.full_name}
        <span className="parts mid">{formatOffice(approval.created_at, locale)}</span>
      </td>
      <td className="num" data-label={t('amount')}>
        {amount}
      </td>
      <td className="acts">
        {whyNot ? (
          <span className="mid">{t(whyNot)}</span>
        ) : (
          <>
            <button
              type="button"
              className="staff-btn small primary"
              aria-label={t('approveOf', named)}
              onClick={() => onDecide('approve')}
            >
              {t('approve')}
            </button>
            <button
              type="button"
              className="staff-btn small"
              aria-label={t('refuseOf', named)}
              onClick={() => onDecide('refuse')}
            >
              {t('refuse')}
            </button>
          </>
        )}
      </td>
    </tr>
  );
}
