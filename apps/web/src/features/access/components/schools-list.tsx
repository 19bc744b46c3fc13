import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { type List, ListPage, type ListRow } from '../../../lib/list/index.ts';

type School = ListRow & {
  readonly name: string;
  readonly abbreviation: string;
  readonly city: string;
  readonly market: readonly { readonly name: string }[];
  readonly status: 'active' | 'suspended' | 'archived';
};

const STATUSES = ['active', 'suspended', 'archived'] as const;

/** Every school that lunch is delivered to. */
export function SchoolsList() {
  const t = useTranslations('access.schools');
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
          id: 'status',
          title: t('status'),
          kind: 'choice',
          options: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
      ],
      sort: { column: 'name', direction: 'asc' },
      rowName: ({ name }) => name,
      rowLink: ({ id }) => `/admin/schools/${id}/access`,
      searchable: true,
      exportable: true,
      empty: { title: t('emptyTitle'), text: t('emptyText') },
    }),
    [t],
  );
  return <ListPage list={list} />;
}
