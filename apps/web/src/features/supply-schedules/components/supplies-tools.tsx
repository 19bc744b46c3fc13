import { ArrowDownTrayIcon, PlusIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { FilterBar, type ListFilter, ListTabs } from '../../../lib/list/index.ts';
import { exportHref } from '../api/supplies.ts';
import {
  type SuppliesAddress,
  type SuppliesMove,
  suppliesSearch,
} from '../model/supplies-address.ts';

const VIEWS = ['schools', 'week'] as const;

/** Chooses the layout of the supplies, and their filter. */
export function SuppliesTools({
  markets,
  address,
  onMove,
}: {
  markets: readonly { readonly id: number; readonly name: string }[];
  address: SuppliesAddress;
  onMove: (next: SuppliesMove) => void;
}) {
  const t = useTranslations('supply-schedules');
  const { market, archived, view } = address;
  const filters: ListFilter[] = [
    {
      id: 'market',
      title: t('market'),
      kind: 'choice',
      options: markets.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      id: 'archived',
      title: t('state'),
      kind: 'choice',
      options: [{ value: '1', label: t('archived') }],
    },
  ];
  return (
    <>
      <ListTabs
        label={t('view')}
        tabs={VIEWS.map((one) => ({
          id: one,
          title: t(one === 'week' ? 'byWeek' : 'bySchool'),
          here: one === view,
          search: suppliesSearch({ ...address, view: one }),
        }))}
      />
      <FilterBar
        list="supply-schedules"
        filters={filters}
        values={{
          market: market === null ? undefined : String(market),
          archived: archived ? '1' : undefined,
        }}
        onFilter={(id, value) =>
          onMove(id === 'market' ? { market: value } : { archived: value ? '1' : undefined })
        }
        onClear={
          market !== null || archived
            ? () => onMove({ market: undefined, archived: undefined })
            : undefined
        }
      />
    </>
  );
}

export function SuppliesActs({
  address: { market, archived },
  mayWrite,
  onNew,
}: {
  address: SuppliesAddress;
  mayWrite: boolean;
  onNew: () => void;
}) {
  const t = useTranslations('supply-schedules');
  return (
    <>
      <a href={exportHref({ market, archived })} className="staff-btn icon-on-phone" download>
        <ArrowDownTrayIcon small />
        <span>{t('csv')}</span>
      </a>
      {mayWrite && (
        <button type="button" className="staff-btn primary icon-on-phone" onClick={onNew}>
          <PlusIcon small />
          <span>{t('new')}</span>
        </button>
      )}
    </>
  );
}
