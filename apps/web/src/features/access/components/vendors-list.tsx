import { PAGES } from '@yay/contract/pages';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { type List, ListPage, type ListRow, NewLink } from '../../../lib/list/index.ts';

type Vendor = ListRow & {
  readonly display_name: string;
  readonly branch_name: string;
  readonly vendor_code: string;
  readonly is_high_volume: boolean;
  readonly suspended_on: string | null;
};

/** Every kitchen that cooks for the schools. */
export function VendorsList() {
  const t = useTranslations('access.vendors');
  const list = useMemo<List<Vendor>>(
    () => ({
      name: 'vendors',
      model: 'Vendor',
      title: t('title'),
      everything: t('everything'),
      columns: [
        {
          id: 'display_name',
          title: t('name'),
          width: 16,
          sortable: true,
          card: 'title',
          cell: (row) => row.display_name,
        },
        {
          id: 'branch_name',
          title: t('branch'),
          width: 12,
          card: 'line',
          cell: (row) => row.branch_name,
        },
        {
          id: 'vendor_code',
          title: t('code'),
          width: 8,
          sortable: true,
          cell: (row) => row.vendor_code,
        },
        {
          id: 'is_high_volume',
          title: t('volume'),
          width: 7,
          cell: (row) => t(row.is_high_volume ? 'high' : 'usual'),
        },
        {
          id: 'suspended_on',
          title: t('state'),
          width: 8,
          card: 'state',
          cell: (row) =>
            row.suspended_on === null ? (
              t('active')
            ) : (
              <span className="standing is-suspended">{t('suspended')}</span>
            ),
        },
      ],
      filters: [
        { id: 'display_name', title: t('name'), kind: 'text' },
        { id: 'vendor_code', title: t('code'), kind: 'text' },
      ],
      sort: { column: 'display_name', direction: 'asc' },
      rowName: (row) => row.display_name,
      rowLink: ({ id }) => `/admin/vendors/${id}`,
      searchable: true,
      exportable: true,
      action: <NewLink to={PAGES.vendorNew.path} label={t('new')} />,
      empty: { title: t('emptyTitle'), text: t('emptyText') },
    }),
    [t],
  );
  return <ListPage list={list} />;
}
