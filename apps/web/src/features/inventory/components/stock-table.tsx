import type { Stock, StockedItem } from '@yay/contract/inventory/calls';
import { useTranslations } from 'use-intl';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { ItemName } from './item-name.tsx';

/** Shows the number of each item by place, beside its par level. */
export function StockTable({ stock }: { stock: Stock }) {
  const t = useTranslations('inventory.table');
  const columns: RecordColumn<StockedItem>[] = [
    {
      id: 'item',
      title: t('item'),
      cell: (item) => <ItemName item={item} />,
      namesRow: true,
    },
    ...stock.sublocations.map(
      (place): RecordColumn<StockedItem> => ({
        id: `place-${place.id}`,
        title: place.name,
        align: 'num',
        labeled: (item) => item.held.some((held) => held.sublocation_id === place.id),
        look: (item) =>
          item.held.some((held) => held.sublocation_id === place.id) ? 'inv-num' : 'inv-none',
        cell: (item) => {
          const held = item.held.find((one) => one.sublocation_id === place.id);
          if (held) return <b>{held.on_hand}</b>;
          return (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr">{t('notKept')}</span>
            </>
          );
        },
      }),
    ),
    {
      id: 'have',
      title: t('have'),
      align: 'num',
      labeled: true,
      cell: (item) => <b>{item.on_hand}</b>,
    },
    {
      id: 'par',
      title: t('par'),
      align: 'num',
      labeled: true,
      look: 'mid',
      cell: (item) => item.par_level,
    },
    {
      id: 'level',
      title: t('level'),
      look: 'inv-level-cell',
      cell: (item) => <Level item={item} />,
    },
  ];
  return (
    <section className="inv-table" aria-labelledby="inv-where">
      <header className="inv-head">
        <h2 id="inv-where">{t('title')}</h2>
        <p className="mid">{t('dash')}</p>
      </header>
      <RecordTable
        caption={t('title')}
        columns={columns}
        rows={stock.items}
        keyOf={({ id }) => id}
        empty={<p className="mid">{t('none')}</p>}
      />
    </section>
  );
}

function Level({ item }: { item: StockedItem }) {
  const t = useTranslations('inventory.table');
  if (item.par_level === 0) return null;
  const part = Math.max(0, item.on_hand / item.par_level);
  return (
    <span className="inv-level" data-low={item.is_low || undefined}>
      <span className="inv-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, part) * 100}%` }} />
      </span>
      <span className="sr">{t('percent', { percent: Math.round(part * 100) })}</span>
      {item.is_low && <span className="st warn">{t('low')}</span>}
    </span>
  );
}
