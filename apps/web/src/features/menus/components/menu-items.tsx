import type { MenuRecord } from '@yay/contract/menus/calls';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { OrderedDialog } from './ordered-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { useItemColumns } from './use-item-columns.tsx';
import { useMenuChange } from './use-menu-change.ts';

/** The items of a menu and how often each is picked; each change is saved as it is made. */
export function MenuItems({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus.items');
  const change = useMenuChange(menu);
  const { put, ordered } = change;
  const [picking, setPicking] = useState(false);
  const columns = useItemColumns(menu, {
    onWeigh: (item, weight) =>
      void put(item.id, weight, t('changed', { name: item.name, weight: String(weight) })),
    onRemove: (item) => void change.remove(item),
  });

  return (
    <section className="menu-items" aria-labelledby="menu-items">
      <header>
        <h2 id="menu-items">{t('title')}</h2>
        <span className="dim num">{t('count', { count: menu.items.length })}</span>
        <span className="hint">{t('weightHint')}</span>
      </header>
      {menu.archived_at === null && (
        <div className="menu-items-add">
          <ResourceSearch
            model="Item"
            offered
            label={t('add')}
            hint={t('addHint')}
            error={picking ? undefined : change.problem}
            without={menu.items.map(({ id }) => id)}
            onSelect={(hit) => {
              if (hit) void put(hit.id, 1, t('added', { name: hit.name }));
            }}
          />
          <button type="button" className="staff-btn" onClick={() => setPicking(true)}>
            <PlusIcon small />
            {t('addMany')}
          </button>
        </div>
      )}
      <RecordTable
        caption={t('title')}
        tableLook="menu-items-table"
        rows={menu.items}
        keyOf={({ id }) => id}
        empty={<p className="menu-none">{t('none')}</p>}
        columns={columns}
      />
      <p className="sr" role="status">
        {change.said}
      </p>
      {picking && (
        <PickDialog
          menu={menu}
          busy={change.busy}
          problem={change.problem}
          onAdd={async (items) => {
            if (await change.add(items)) setPicking(false);
          }}
          onClose={() => {
            change.setProblem(undefined);
            setPicking(false);
          }}
        />
      )}
      {ordered && (
        <OrderedDialog
          menuId={menu.id}
          item={ordered.item}
          meals={ordered.meals}
          onClose={() => change.setOrdered(null)}
        />
      )}
    </section>
  );
}
