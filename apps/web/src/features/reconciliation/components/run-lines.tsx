import { Link } from '@tanstack/react-router';
import type { ReconciliationLine } from '@yay/contract/reconciliation/calls';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import type { PagerProps } from '../../../lib/pager.tsx';
import { RecordTable } from '../../../lib/record-table.tsx';
import { may, useMe } from '../../../lib/session.ts';
import { formatOffice } from '../../../parts/office-moment.ts';

const dollars = (cents: number | null) => (cents === null ? '–' : formatUsd(cents));

/** Every charge on which the provider and the ledger differ, and what that means. */
export function RunLines({
  lines,
  pager,
}: {
  lines: readonly ReconciliationLine[];
  pager: PagerProps;
}) {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  return (
    <RecordTable
      caption={t('run.linesTitle')}
      rows={lines}
      keyOf={({ position }) => position}
      pager={pager}
      columns={[
        {
          id: 'reference',
          title: t('run.reference'),
          look: 'recon-ref',
          cell: ({ intent_id: intent, reference }) => (
            <>
              {intent ?? reference}
              {intent && <small className="recon-note">{reference}</small>}
            </>
          ),
        },
        {
          id: 'what',
          title: t('run.what'),
          cell: ({ state, kind }) => (
            <>
              <b>{t(`lineStates.${state}`)}</b>, {t(`kinds.${kind}`)}
              <small className="recon-note">{t(`explained.${state}`)}</small>
            </>
          ),
        },
        {
          id: 'who',
          title: t('run.who'),
          labeled: true,
          cell: (line) => <Family line={line} />,
        },
        {
          id: 'atProvider',
          title: t('atProvider'),
          align: 'num',
          labeled: true,
          cell: (line) => dollars(line.provider_cents),
        },
        {
          id: 'inLedger',
          title: t('inLedger'),
          align: 'num',
          labeled: true,
          cell: (line) => dollars(line.ledger_cents),
        },
        {
          id: 'difference',
          title: t('difference'),
          align: 'num',
          labeled: true,
          cell: (line) => formatUsd(line.difference_cents),
        },
        {
          id: 'at',
          title: t('run.at'),
          align: 'apart',
          look: 'mid',
          labeled: true,
          cell: ({ at }) => formatOffice(at, locale),
        },
      ]}
    />
  );
}

function Family({ line: { family } }: { line: ReconciliationLine }) {
  const t = useTranslations('reconciliation.run');
  const me = useMe();
  if (family === null) return t('guest');
  if (!may(me, 'internal_dashboard:users')) return family.full_name;
  return (
    <Link className="row-link" to="/admin/users/$user/billing" params={{ user: String(family.id) }}>
      {family.full_name}
    </Link>
  );
}
