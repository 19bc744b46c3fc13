import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import type { Lookups } from '../model/cell.ts';
import type { Grid } from '../model/create-grid.ts';

const CARD_PX = 68;

/** Lists items on a phone, where they are read and opened, one below the other. */
export function GridCards({
  grid,
  lookups,
  hrefOf,
}: {
  grid: Grid;
  lookups: Lookups;
  hrefOf: (id: number) => string;
}) {
  // The virtualizer's answers change while it is the same object, which the compiler can't see.
  'use no memo';
  const t = useTranslations('item-grid');
  const view = useStore(grid.view);
  const { items } = useStore(grid.state);
  const list = useRef<HTMLUListElement>(null);
  const [from, setFrom] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setFrom(list.current.offsetTop);
  }, []);
  const rows = useWindowVirtualizer({
    count: view.length,
    estimateSize: () => CARD_PX,
    overscan: 8,
    scrollMargin: from,
    useFlushSync: false,
  });
  return (
    <ul ref={list} className="ig-cards" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const id = view[index];
        const item = id === undefined ? undefined : items.get(id);
        if (!item) return null;
        const vendor = lookups.vendors.find((one) => one.id === item.vendor_id);
        return (
          <li
            key={item.id}
            aria-setsize={view.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - from}px)` }}
          >
            <Link to={hrefOf(item.id)}>
              <span className="ig-card-name">{item.name}</span>
              <span className="ig-card-price">{formatUsd(item.price)}</span>
              <span className="ig-card-note">
                {vendor?.name ?? ''}
                {item.is_extra ? ` · ${t('kinds.extraOne')}` : ''}
                {item.archived_at === null ? '' : ` · ${t('archived')}`}
              </span>
              <span className="ig-card-note end">
                {t('toVendor', { price: formatUsd(item.price_to_vendor) })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
