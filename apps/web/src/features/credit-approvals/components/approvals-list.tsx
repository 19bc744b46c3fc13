import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Approval } from '@yay/contract/credit/calls';
import { PAGES } from '@yay/contract/pages';
import { EmptyState } from '@yay/ui/empty-state';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { ListHead } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { approvalsQuery, type Decision } from '../api/approvals.ts';
import { DecideDialog } from './decide-dialog.tsx';
import '../../../lib/staff/record.css';
import './approvals.css';

/**
 * Lists the requests that wait for a second person. `toFamilies`: whether families' pages may be
 * opened.
 */
export function ApprovalsList({ toFamilies }: { toFamilies: boolean }) {
  const t = useTranslations('credit.approvals');
  const common = useTranslations('credit');
  const format = useFormatter();
  const client = useQueryClient();
  const query = useQuery(approvalsQuery);
  const [asked, setAsked] = useState<{ approval: Approval; decision: Decision } | null>(null);
  const [said, setSaid] = useState('');
  const columns = useApprovalColumns({
    toFamilies,
    onDecide: (approval, decision) => setAsked({ approval, decision }),
  });
  const look = () => void client.invalidateQueries({ queryKey: approvalsQuery.queryKey });
  useChannel('private-list.approvals', { 'list.changed': look, missed: look });
  return (
    <div className="list approvals">
      <ListHead title={t('title')} count={query.data && format.number(query.data.total)} />
      <p className="lead">{t('intro')}</p>
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      <StaffPart query={query} texts={common}>
        {({ data }) => (
          <RecordTable
            caption={t('title')}
            columns={columns}
            rows={data}
            keyOf={({ kind, id }) => `${kind}${id}`}
            empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
          />
        )}
      </StaffPart>
      {asked && <DecideDialog {...asked} onSaid={setSaid} onClose={() => setAsked(null)} />}
    </div>
  );
}

function useApprovalColumns({
  toFamilies,
  onDecide,
}: {
  toFamilies: boolean;
  onDecide: (approval: Approval, decision: Decision) => void;
}): RecordColumn<Approval>[] {
  const t = useTranslations('credit.approvals');
  const locale = useLocale();
  const family = ({ family }: Approval) => {
    if (!family || !toFamilies) return family?.full_name;
    return (
      <Link to={PAGES.userBilling.path} params={{ user: String(family.id) }} className="row-link">
        {family.full_name}
      </Link>
    );
  };
  return [
    { id: 'what', title: t('what'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'for',
      title: t('for'),
      look: 'wrap',
      cell: (approval) => (
        <>
          {family(approval)}
          {approval.file && t('file', { file: approval.file.name, rows: approval.file.rows })}
          {approval.codes &&
            t('codes', { ...approval.codes, each: formatUsd(approval.codes.each) })}
          {approval.promo && <PromoCode {...approval.promo} />}
        </>
      ),
    },
    { id: 'why', title: t('why'), look: 'wrap', cell: ({ reason }) => reason },
    {
      id: 'askedBy',
      title: t('askedBy'),
      look: 'wrap',
      labeled: true,
      cell: ({ asked_by: asker, created_at: at }) => (
        <>
          {asker.full_name}
          <span className="parts mid">{formatOffice(at, locale)}</span>
        </>
      ),
    },
    {
      id: 'amount',
      title: t('amount'),
      align: 'num',
      labeled: true,
      cell: ({ amount }) => (amount === null ? t('noMost') : formatUsd(amount)),
    },
    {
      id: 'acts',
      title: t('acts'),
      titleHidden: true,
      look: 'acts',
      cell: (approval) => <DecideButtons approval={approval} onDecide={onDecide} />,
    },
  ];
}

function PromoCode({
  code,
  kind,
  value,
  most_cents: most,
  max_uses: uses,
}: NonNullable<Approval['promo']>) {
  const t = useTranslations('credit.approvals');
  const part =
    most === null ? `${value}%` : t('upTo', { part: `${value}%`, most: formatUsd(most) });
  const gives = kind === 'percent' ? part : formatUsd(value);
  return t('promo', { code, gives, uses: uses ?? 0 });
}

function DecideButtons({
  approval,
  onDecide,
}: {
  approval: Approval;
  onDecide: (approval: Approval, decision: Decision) => void;
}) {
  const t = useTranslations('credit.approvals');
  const { kind, amount, why_not: whyNot } = approval;
  if (whyNot) return <span className="mid">{t(whyNot)}</span>;
  const named = {
    what: t(`kinds.${kind}`),
    amount: amount === null ? t('noMost') : formatUsd(amount),
  };
  return (
    <>
      <button
        type="button"
        className="staff-btn small primary"
        aria-label={t('approveOf', named)}
        onClick={() => onDecide(approval, 'approve')}
      >
        {t('approve')}
      </button>
      <button
        type="button"
        className="staff-btn small"
        aria-label={t('refuseOf', named)}
        onClick={() => onDecide(approval, 'refuse')}
      >
        {t('refuse')}
      </button>
    </>
  );
}
