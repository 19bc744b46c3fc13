import { Link } from '@tanstack/react-router';
import type { FlaggedItem } from '@yay/contract/item-flags/calls';
import type { ItemFlag } from '@yay/contract/item-flags/values';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';

const DAY = { day: 'numeric', month: 'short' } as const;

/** Items of one flag, with what it is about and what else is to be looked at. */
export function FlaggedTable({
  flag,
  items,
  busy,
}: {
  flag: ItemFlag;
  items: readonly FlaggedItem[];
  busy: boolean;
}) {
  const t = useTranslations('item-flags');
  const locale = useLocale();
  const ratings = ({ likes, dislikes }: FlaggedItem) =>
    likes + dislikes === 0 ? '' : t('ratingsOf', { dislikes, total: likes + dislikes });
  return (
    <div className="record-table" aria-busy={busy || undefined}>
      <table className="grid stacked">
        <caption className="sr">{t('caption', { flag: t(`flags.${flag}`) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('vendor')}</th>
            <th scope="col" className="num">
              {t('price')}
            </th>
            <th scope="col" className="num">
              {t('toVendor')}
            </th>
            <th scope="col" className="num">
              {t('unverified')}
            </th>
            <th scope="col" className="num">
              {t('ratings')}
            </th>
            <th scope="col" className="apart">
              {t('lastOrdered')}
            </th>
            <th scope="col">{t('others')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className="wrap">
                <Link to={`/admin/items/${item.id}`} className="row-link">
                  {item.name}
                </Link>
              </th>
              <td>
                {item.vendor}
                {item.is_extra && <span className="mid"> · {t('extra')}</span>}
              </td>
              <td className="num" data-label={t('price')}>
                {formatUsd(item.price)}
              </td>
              <td
                className={item.flags.includes('below_cost') ? 'num flag-bad' : 'num'}
                data-label={t('toVendor')}
              >
                {formatUsd(item.price_to_vendor)}
              </td>
              <td className="num" data-label={t('unverified')}>
                {item.unverified.length === 0 ? '' : `${item.unverified.length} / 9`}
              </td>
              <td className="num" data-label={t('ratings')}>
                {ratings(item)}
              </td>
              <td className="apart" data-label={t('lastOrdered')}>
                {item.last_ordered_on === null
                  ? t('never')
                  : formatDate(item.last_ordered_on, locale, DAY)}
              </td>
              <td className="wrap">
                {item.flags
                  .filter((one) => one !== flag)
                  .map((one) => (
                    <span key={one} className="st warn">
                      {t(`flags.${one}`)}
                    </span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
