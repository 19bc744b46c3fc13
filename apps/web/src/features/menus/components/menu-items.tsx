import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MenuConflict, MenuItem, MenuRecord, OrderedMeals } from '@yay/contract/menus/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { putItem, takeItemOff } from '../api/save-menu.ts';
import { OrderedDialog } from './ordered-dialog.tsx';
import { WeightField } from './weight-field.tsx';

/** The items of a menu and how often each is picked; each change is saved as it is made. */
export function MenuItems({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus.items');
  const { said, problem, ordered, setOrdered, put, remove } = useMenuChange(menu);
  const archived = menu.archived_at !== null;
  const columns = useItemColumns(archived, {
    onWeigh: (item, weight) =>
      void put(item.id, weight, t('changed', { name: item.name, weight: String(weight) })),
    onRemove: (item) => void remove(item),
  });

  return (
    <section className="menu-items" aria-labelledby="menu-items">
      <header>
        <h2 id="menu-items">{t('title')}</h2>
        <span className="dim num">{t('count', { count: menu.items.length })}</span>
        <span className="hint">{t('weightHint')}</span>
      </header>
      {!archived && (
        <ResourceSearch
          model="Item"
          offered
          label={t('add')}
          hint={t('addHint')}
          error={problem}
          without={menu.items.map(({ id }) => id)}
          onSelect={(hit) => {
            if (hit) void put(hit.id, 1, t('added', { name: hit.name }));
          }}
        />
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
        {said}
      </p>
      {ordered && (
        <OrderedDialog
          menuId={menu.id}
          item={ordered.item}
          meals={ordered.meals}
          onClose={() => setOrdered(null)}
        />
      )}
    </section>
  );
}

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

/** Saves each change of a menu as it is made, and says what came of it. */
function useMenuChange(menu: MenuRecord) {
  const t = useTranslations('menus.items');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [ordered, setOrdered] = useState<{ item: MenuItem; meals: OrderedMeals } | null>(null);
  const [busy, setBusy] = useState(false);

  async function change(act: () => Promise<MenuRecord>, what: string): Promise<unknown> {
    if (busy) return null;
    setBusy(true);
    setProblem(undefined);
    try {
      client.setQueryData(menuQuery(menu.id).queryKey, await act());
      setSaid(what);
      void client.invalidateQueries({ queryKey: menuKey(menu.id) });
      void client.invalidateQueries({ queryKey: ['menu-schedule'] });
      return null;
    } catch (error) {
      return error;
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (error === null) return;
    if (isHttpError(error) && error.status === 422) {
      return setProblem(fieldText(Object.values(error.errors).flat()));
    }
    const now = isHttpError(error) ? (error.body as MenuConflict | undefined)?.menu : undefined;
    if (now) client.setQueryData(menuQuery(menu.id).queryKey, now);
    const changed = isHttpError(error) && error.code === 'version_conflict';
    showAlert(changed ? t('conflict') : errorText(error));
  }

  const put = async (item: number, weight: number, what: string) =>
    refuse(await change(() => putItem(menu, item, weight), what));

  async function remove(item: MenuItem) {
    const error = await change(() => takeItemOff(menu, item.id), t('removed', { name: item.name }));
    const meals =
      isHttpError(error) && error.code === 'ordered'
        ? (error.body as MenuConflict).ordered
        : undefined;
    if (meals) setOrdered({ item, meals });
    else refuse(error);
  }
  return { said, problem, ordered, setOrdered, put, remove };
}

function useItemColumns(
  archived: boolean,
  {
    onWeigh,
    onRemove,
  }: {
    onWeigh: (item: MenuItem, weight: number) => void;
    onRemove: (item: MenuItem) => void;
  },
): RecordColumn<MenuItem>[] {
  const t = useTranslations('menus.items');
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
        !archived && (
          <button
            type="button"
            className="staff-btn quiet"
            aria-label={t('removeOf', { name: item.name })}
            onClick={() => onRemove(item)}
          >
            {t('remove')}
          </button>
        ),
    },
  ];
}
