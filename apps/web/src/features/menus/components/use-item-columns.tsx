import { Link } from '@tanstack/react-router';
import type { MenuItem, MenuRecord } from '@yay/contract/menus/calls';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import type { RecordColumn } from '../../../lib/record-table.tsx';
import { WeightField } from './weight-field.tsx';

function ItemName({ item }: { item: MenuItem }) {
  const t = useTranslations('menus.items');
  return (
    <>
      <Link to={`/admin/items/${item.id}`} className="row-link">
        {item.name}
      </Link>{' '}
      {item.is_extra && <span className="menu-tag">{t('extra')}</span>}
      {!item.available && <p className="menu-warn">{t('unavailable')}</p>}
    </>
  );
}

/** Returns the columns of a menu's items, with the acts on them. */
export function useItemColumns(
  menu: MenuRecord,
  {
    onWeigh,
    onRemove,
  }: {
    onWeigh: (item: MenuItem, weight: number) => void;
    onRemove: (item: MenuItem) => void;
  },
): RecordColumn<MenuItem>[] {
  const t = useTranslations('menus.items');
  const archived = menu.archived_at !== null;
  return [
    { id: 'item', title: t('item'), cell: (item) => <ItemName item={item} /> },
    {
      id: 'vendor',
      title: t('vendor'),
      look: 'mid',
      labeled: true,
      cell: ({ vendor }) => vendor.name,
    },
    {
      id: 'weight',
      title: t('weight'),
      align: 'num',
      labeled: true,
      cell: (item) => (
        <>
          <WeightField
            key={`${item.id} ${item.weight}`}
            label={t('weightOf', { name: item.name })}
            weight={item.weight}
            disabled={archived}
            onSave={(weight) => onWeigh(item, weight)}
          />
          {item.weight === 0 && <p className="dim">{t('never')}</p>}
        </>
      ),
    },
    {
      id: 'price',
      title: t('price'),
      align: 'num',
      labeled: true,
      cell: (item) => formatUsd(item.price_cents),
    },
    {
      id: 'ordered',
      title: t('ordered'),
      align: 'num',
      labeled: true,
      cell: (item) => item.ordered,
    },
    {
      id: 'remove',
      title: t('remove'),
      titleHidden: true,
      look: 'acts',
      cell: (item) =>
        !archived && <ItemActs menuId={menu.id} item={item} onRemove={() => onRemove(item)} />,
    },
  ];
}

/** Puts another item in the place of this one, or takes it off the menu. */
function ItemActs(props: { menuId: number; item: MenuItem; onRemove: () => void }) {
  const { menuId, item, onRemove } = props;
  const t = useTranslations('menus.items');
  return (
    <span className="menu-item-acts">
      <Link
        to={`/admin/menus/${menuId}/replace`}
        search={{ item: String(item.id) }}
        className="staff-btn quiet"
        aria-label={t('replaceOf', { name: item.name })}
      >
        {t('replaceItem')}
      </Link>
      <button
        type="button"
        className="staff-btn quiet"
        aria-label={t('removeOf', { name: item.name })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </span>
  );
}
