import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import { plainDate } from '@yay/domain/calendar';
import { EmptyState } from '@yay/ui/empty-state';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import type { PagerProps } from '../../../lib/pager.tsx';
import { RecordTable } from '../../../lib/record-table.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';

export function SetsTable({
  sets,
  isNarrowed,
  onOpen,
  pager,
}: {
  sets: readonly CreditCodeSet[];
  /** Something is looked for among them. */
  isNarrowed: boolean;
  onOpen: (set: CreditCodeSet) => void;
  pager: PagerProps;
}) {
  const t = useTranslations('gifts.sets');
  const locale = useLocale();
  return (
    <RecordTable
      caption={t('title')}
      rows={sets}
      empty={
        <EmptyState title={t(isNarrowed ? 'emptyFiltered' : 'empty')}>{t('emptyText')}</EmptyState>
      }
      pager={pager}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', title: t('name'), cell: ({ name }) => name },
        { id: 'kind', title: t('kind'), labeled: true, cell: ({ kind }) => t(`kinds.${kind}`) },
        { id: 'by', title: t('by'), look: 'mid', labeled: true, cell: ({ by }) => by },
        {
          id: 'worth',
          title: t('worth'),
          align: 'num',
          labeled: true,
          cell: (set) => formatUsd(set.amount_cents),
        },
        {
          id: 'codes',
          title: t('codes'),
          labeled: true,
          cell: (set) => (
            <>
              <CodesState set={set} />
              {set.state !== 'refused' && set.state !== 'withdrawn' && set.revoked > 0 && (
                <> · {t('revokedCount', { count: set.revoked })}</>
              )}
            </>
          ),
        },
        {
          id: 'expires',
          title: t('expires'),
          look: 'mid',
          labeled: true,
          cell: ({ expires_on: day }) =>
            day ? formatDate(plainDate(day), locale, 'dayOfYear') : t('never'),
        },
        {
          id: 'created',
          title: t('created'),
          look: 'mid',
          labeled: true,
          cell: (set) => formatOffice(set.created_at, locale),
        },
        {
          id: 'open',
          title: t('open'),
          titleHidden: true,
          cell: (set) => (
            <button
              type="button"
              className="staff-btn small"
              aria-label={t('openSet', { name: set.name })}
              onClick={() => onOpen(set)}
            >
              {t('open')}
            </button>
          ),
        },
      ]}
    />
  );
}

function CodesState({ set: { state, kind, redeemed, quantity } }: { set: CreditCodeSet }) {
  const t = useTranslations('gifts.sets');
  if (state === 'refused' || state === 'withdrawn') return t(state);
  if (state === 'waiting') return kind === 'promotion' ? t('asked') : t('notPaid');
  return t('used', { redeemed: String(redeemed), total: String(quantity) });
}
