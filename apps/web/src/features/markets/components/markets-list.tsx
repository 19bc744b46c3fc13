import { TIME_ZONES, type TimeZone } from '@yay/contract/markets/values';
import { PAGES } from '@yay/contract/pages';
import { MapIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl/react';
import {
  type List,
  type ListFilter,
  ListPage,
  type ListRow,
  NewLink,
} from '../../../lib/list/index.ts';

const MacroMarketsDialog = lazy(() => import('./macro-markets-dialog.tsx'));

type Market = ListRow & {
  readonly name: string;
  readonly abbreviation: string;
  readonly timezone: TimeZone;
  readonly macro_market: string | null;
  readonly schools: number;
  readonly families: number;
  readonly lunchers: number;
  readonly state: 'active' | 'archived';
};

/** Every market. */
export function MarketsList() {
  const [macros, setMacros] = useState(false);
  const list = useMarketsDeclaration(() => setMacros(true));
  return (
    <>
      <ListPage list={list} />
      {macros && (
        <Suspense>
          <MacroMarketsDialog onClose={() => setMacros(false)} />
        </Suspense>
      )}
    </>
  );
}

function useMarketsDeclaration(onMacros: () => void): List<Market> {
  const t = useTranslations('markets');
  const columns = useMarketColumns();
  const filters = useMarketFilters();
  return {
    name: 'markets',
    model: 'Market',
    title: t('title'),
    everything: t('everything'),
    presets: [{ id: 'archived', title: t('archivedView'), query: 'state=archived' }],
    columns,
    filters,
    sort: { column: 'name', direction: 'asc' },
    rowName: ({ name }) => name,
    rowLink: ({ id }) => `/admin/markets/${id}`,
    searchable: true,
    exportable: true,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
    acts: [
      {
        id: 'macros',
        title: t('macros'),
        icon: <MapIcon small />,
        act: onMacros,
      },
    ],
    action: <NewLink to={PAGES.marketNew.path} label={t('new')} />,
  };
}

function useMarketColumns(): List<Market>['columns'] {
  const t = useTranslations('markets');
  const format = useFormatter();
  return [
    {
      id: 'name',
      title: t('name'),
      width: 16,
      sortable: true,
      card: 'title',
      cell: (row) => row.name,
    },
    { id: 'abbreviation', title: t('abbreviation'), width: 6, cell: (row) => row.abbreviation },
    {
      id: 'timezone',
      title: t('timezone'),
      width: 9,
      sortable: true,
      card: 'line',
      cell: (row) => <span className="mid">{t(`zones.${row.timezone}`)}</span>,
    },
    {
      id: 'macro_market',
      title: t('macro'),
      width: 11,
      cell: (row) => <span className="mid">{row.macro_market}</span>,
    },
    ...(['schools', 'families', 'lunchers'] as const).map((id) => ({
      id,
      title: t(id),
      width: 6,
      numeric: true,
      ...(id === 'schools' && { card: 'foot' as const }),
      ...(id === 'families' && { card: 'foot-end' as const }),
      cardLabel: true,
      cell: (row: Market) => format.number(row[id] ?? 0),
    })),
    {
      id: 'state',
      title: t('state'),
      width: 7,
      card: 'state',
      cell: ({ state }) => <span className="mid">{t(`states.${state}`)}</span>,
    },
  ];
}

function useMarketFilters(): ListFilter[] {
  const t = useTranslations('markets');
  return [
    { id: 'name', title: t('name'), kind: 'text' },
    {
      id: 'timezone',
      title: t('timezone'),
      kind: 'choice',
      options: TIME_ZONES.map((value) => ({ value, label: t(`zones.${value}`) })),
    },
    {
      id: 'state',
      title: t('state'),
      kind: 'choice',
      options: (['active', 'archived'] as const).map((value) => ({
        value,
        label: t(`states.${value}`),
      })),
    },
  ];
}
