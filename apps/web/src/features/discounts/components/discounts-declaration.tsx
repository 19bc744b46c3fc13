import { DISCOUNT_STATES } from '@yay/contract/discounts/values';
import { PAGES } from '@yay/contract/pages';
import { ArchiveBoxIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { type BulkAction, type List, NewLink } from '../../../lib/list/index.ts';
import { type DiscountRow, useDiscountsColumns } from './discounts-columns.tsx';
import { useDiscountsFilters } from './discounts-filters.ts';

const ARCHIVE_MAX = 50;

/** The list of discounts: its views, its columns and filters, what can be done with several at once. */
export function useDiscountsDeclaration({
  onArchive,
}: {
  onArchive: BulkAction<DiscountRow>['run'];
}): List<DiscountRow> {
  const t = useTranslations('discounts.list');
  const columns = useDiscountsColumns();
  const filters = useDiscountsFilters();
  return {
    name: 'discounts',
    model: 'Discount',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'created_at', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['code', 'state'],
    rowName: ({ code }) => code,
    rowLink: ({ id }) => `/admin/discounts/${id}`,
    presets: DISCOUNT_STATES.map((state) => ({
      id: state,
      title: t(state),
      query: `state=${state}`,
    })),
    columns,
    filters,
    bulk: [
      {
        id: 'archive',
        title: t('archive'),
        icon: <ArchiveBoxIcon small />,
        max: ARCHIVE_MAX,
        run: onArchive,
      },
    ],
    action: <NewLink to={PAGES.discountNew.path} label={t('new')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
