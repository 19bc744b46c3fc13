import { useQuery } from '@tanstack/react-query';
import type { ItemUsage as Usage } from '@yay/contract/items/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { usageQuery } from '../api/item-query.ts';
import { ItemSchools } from './item-schools.tsx';
import { useRangeText } from './use-range-text.ts';

const FIRST_MENUS = 6;

/** The menus that offer it, and what is ordered of it from today on. */
export function ItemUsage({ id }: { id: number }) {
  const t = useTranslations('items.usage');
  const { data, isError, refetch } = useQuery(usageQuery(id));
  return (
    <section aria-labelledby="item-usage">
      <h2 id="item-usage">{t('title')}</h2>
      {data ? (
        <Shown id={id} usage={data} />
      ) : isError ? (
        <p role="alert">
          {t('failed')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="100%" height="4rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Shown({ id, usage }: { id: number; usage: Usage }) {
  const t = useTranslations('items.usage');
  const locale = useLocale();
  const rangeText = useRangeText();
  const [all, setAll] = useState(false);
  const { ahead, specials, menus } = usage;
  const shown = all ? menus : menus.slice(0, FIRST_MENUS);
  return (
    <dl className="item-usage">
      <dt>{t('ahead')}</dt>
      <dd>
        {t('aheadRange', {
          orders: ahead.orders,
          range: rangeText(ahead.first_on, ahead.last_on),
        })}
      </dd>
      {specials > 0 && <dd>{t('specials', { days: specials })}</dd>}
      <dt>{t('menus')}</dt>
      {menus.length === 0 && <dd className="dim">{t('noMenus')}</dd>}
      {shown.map((menu) => (
        <dd key={menu.id} className="item-menu">
          <a href={`/admin/menus/${menu.id}`}>{menu.name}</a>
          <span className="dim">
            {menu.weight === null
              ? t('special')
              : t('until', {
                  date: formatDate(menu.last_day, locale, 'day'),
                })}
          </span>
        </dd>
      ))}
      {menus.length > shown.length && (
        <dd>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('more', { count: String(menus.length) })}
          </button>
        </dd>
      )}
      <ItemSchools id={id} />
    </dl>
  );
}
