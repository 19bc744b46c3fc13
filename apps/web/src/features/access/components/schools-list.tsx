import { PAGES } from '@yay/contract/pages';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl/react';
import { type List, ListPage, type ListRow, NewLink, namesOf } from '../../../lib/list/index.ts';

type School = ListRow & {
  readonly name: string;
  readonly abbreviation: string;
  readonly city: string;
  readonly market_name: string;
  readonly lunchers: number;
  readonly status: 'active' | 'suspended' | 'archived';
};

const STATUSES = ['active', 'suspended', 'archived'] as const;

/** Every school that lunch is delivered to. */
export function SchoolsList() {
  const t = useTranslations('access.schools');
  const format = useFormatter();
  const list = useMemo<List<School>>(
    () => ({
      name: 'schools',
      model: 'Destination',
      title: t('title'),
      everything: t('everything'),
      columns: [
        {
          id: 'name',
          title: t('name'),
          width: 18,
          sortable: true,
          card: 'title',
          cell: ({ name }) => name,
        },
        { id: 'abbreviation', title: t('abbreviation'), width: 6, cell: (row) => row.abbreviation },
        {
          id: 'city',
          title: t('city'),
          width: 10,
          sortable: true,
          card: 'line',
          cell: (row) => row.city,
        },
        {
          id: 'market_name',
          title: t('market'),
          width: 10,
          cell: (row) => <span className="mid">{row.market_name}</span>,
        },
        {
          id: 'lunchers',
          title: t('lunchers'),
          width: 6,
          numeric: true,
          cell: (row) => format.number(row.lunchers ?? 0),
        },
        {
          id: 'status',
          title: t('status'),
          width: 8,
          card: 'state',
          cell: ({ status }) =>
            status === 'active' ? (
              t('statuses.active')
            ) : (
              <span className="standing is-suspended">{t(`statuses.${status}`)}</span>
            ),
        },
      ],
      filters: [
        { id: 'name', title: t('name'), kind: 'text' },
        { id: 'city', title: t('city'), kind: 'text' },
        {
          id: 'market',
          title: t('market'),
          column: 'market_id',
          kind: 'choice',
          options: () => namesOf('Market'),
        },
        {
          id: 'status',
          title: t('status'),
          kind: 'choice',
          options: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
      ],
      sort: { column: 'name', direction: 'asc' },
      rowName: ({ name }) => name,
      rowLink: ({ id }) => `/admin/schools/${id}`,
      searchable: true,
      exportable: true,
      action: <NewLink to={PAGES.schoolNew.path} label={t('new')} />,
      empty: { title: t('emptyTitle'), text: t('emptyText') },
    }),
    [t, format],
  );
  return <ListPage list={list} />;
}
