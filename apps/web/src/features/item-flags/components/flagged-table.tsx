import { Link } from '@tanstack/react-router';
import type { FlaggedItem } from '@yay/contract/item-flags/calls';
import type { ItemFlag } from '@yay/contract/item-flags/values';
import { EmptyState } from '@yay/ui/empty-state';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import type { PagerProps } from '../../../lib/pager.tsx';
import { RecordTable } from '../../../lib/record-table.tsx';
/** Items of one flag, with what it is about and what else is to be looked at. */
export function FlaggedTable({
  flag,
  items,
  busy,
  pager,
}: {
  flag: ItemFlag;
  items: readonly FlaggedItem[];
  busy: boolean;
  pager: PagerProps;
}) {
  const t = useTranslations('item-flags');
  const locale = useLocale();
  const ratings = ({ likes, dislikes }: FlaggedItem) =>
    likes + dislikes === 0 ? '' : t('ratingsOf', { dislikes, total: likes + dislikes });
  return (
    <RecordTable
      caption={t('caption', { flag: t(`flags.${flag}`) })}
      rows={items}
      keyOf={({ id }) => id}
      busy={busy}
      empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      pager={pager}
      columns={[
        {
          id: 'item',
          title: t('item'),
          look: 'wrap',
          cell: ({ id, name }) => (
            <Link to={`/admin/items/${id}`} className="row-link">
              {name}
            </Link>
          ),
        },
        {
          id: 'vendor',
          title: t('vendor'),
          cell: (item) => (
            <>
              {item.vendor}
              {item.is_extra && <span className="mid"> · {t('extra')}</span>}
            </>
          ),
        },
        {
          id: 'price',
          title: t('price'),
          align: 'num',
          labeled: true,
          cell: ({ price }) => formatUsd(price),
        },
        {
          id: 'toVendor',
          title: t('toVendor'),
          align: 'num',
          look: ({ flags }) => flags.includes('below_cost') && 'flag-bad',
          labeled: true,
          cell: (item) => formatUsd(item.price_to_vendor),
        },
        {
          id: 'unverified',
          title: t('unverified'),
          align: 'num',
          labeled: true,
          cell: ({ unverified }) => (unverified.length === 0 ? '' : `${unverified.length} / 9`),
        },
        {
          id: 'ratings',
          title: t('ratings'),
          align: 'num',
          labeled: true,
          cell: ratings,
        },
        {
          id: 'lastOrdered',
          title: t('lastOrdered'),
          align: 'apart',
          labeled: true,
          cell: ({ last_ordered_on: day }) =>
            day === null ? t('never') : formatDate(day, locale, 'day'),
        },
        {
          id: 'others',
          title: t('others'),
          look: 'wrap',
          cell: ({ flags }) =>
            flags
              .filter((other) => other !== flag)
              .map((other) => (
                <span key={other} className="st warn">
                  {t(`flags.${other}`)}
                </span>
              )),
        },
      ]}
    />
  );
}
