import { Link } from '@tanstack/react-router';
import { DataGrid } from '@yay/ui/data-grid';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../alerts/index.ts';
import { focusWhenLost } from '../focus-when-lost.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListActs } from './list-acts.tsx';
import { ListBlank } from './list-blank.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { ListPages } from './list-pages.tsx';
import { ListViews } from './list-views.tsx';
import { isSelected, nothing, toggle, togglePage } from './selection.ts';
import { startListExport } from './start-list-export.ts';
import type { List, ListRow } from './types.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { type ListControl, useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));
const NO_ROWS: never[] = [];

/** A list of the team, whole: title, views, filters, grid, dock. Its declaration names the rest. */
export function ListPage<Row extends ListRow>({ list: declared }: { list: List<Row> }) {
  const t = useTranslations('admin.list');
  const format = useFormatter();
  const list = useMemo(() => linked(declared), [declared]);
  const control = useList(list);
  const { page, selection, setSelection } = control;
  const [adding, setAdding] = useState(false);
  const [helping, setHelping] = useState(false);
  const [cursor, setCursor] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows: readonly Row[] = page?.data ?? NO_ROWS;
  const selects = list.bulk !== undefined || list.exportable === true;
  const allLabel = useCallback(
    (count: number) => t('all', { count: format.number(count) }),
    [t, format],
  );
  const columns = useGridColumns(control, allLabel);
  const { exported, onExport } = useExport(control);

  const onToggle = useCallback(
    (id: number, range: boolean) => setSelection((before) => toggle(before, rows, id, range)),
    [rows, setSelection],
  );
  const rowLabel = useCallback((name: string) => t('select', { name }), [t]);
  const chosen = useMemo(
    () => new Set(rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => id)),
    [rows, selection],
  );
  useListKeys(box, {
    ids: rows.map(({ id }) => id),
    cursor,
    onSelect: selects ? onToggle : () => undefined,
    onFilter: () => setAdding(true),
    onHelp: () => setHelping(true),
    onEscape: () => {
      setSelection(nothing);
      setCursor(null);
    },
  });

  useLastPage(control);

  // Focus lost with the bar of the selection, or with a dialog that it opened, goes to the list's head.
  useEffect(() => {
    if (!control.choosing) return;
    return () => focusWhenLost(() => heading.current);
  }, [control.choosing]);

  const blank = control.error || page?.total === 0 ? <ListBlank control={control} /> : undefined;
  const count = page && format.number(page.total);
  const from = page ? (page.current_page - 1) * page.per_page + 1 : 0;
  return (
    <div className="list" ref={box}>
      <ListHead
        title={list.title}
        heading={heading}
        count={
          control.error || count === undefined
            ? undefined
            : control.narrowed && control.everything !== undefined
              ? t('count', { shown: count, total: format.number(control.everything) })
              : count
        }
      >
        <ListActs list={list} exported={exported} onExport={() => void onExport(false)} />
      </ListHead>
      <ListViews control={control} />
      <ListFilters control={control} adding={adding} onAdding={setAdding} />
      <DataGrid
        caption={
          page && page.total > 0
            ? t('caption', {
                list: list.title,
                from,
                to: from + rows.length - 1,
                total: page.total,
              })
            : list.title
        }
        columns={columns}
        rows={page ? rows : undefined}
        rowName={list.rowName}
        group={list.group}
        blank={blank}
        busy={control.updating}
        busyLabel={page ? t('updating') : t('loading')}
        dense={control.dense}
        cursor={cursor}
        onCursor={setCursor}
        selection={
          selects
            ? {
                ids: chosen,
                onToggle,
                onTogglePage: () => setSelection((before) => togglePage(before, rows)),
                pageLabel: t('selectPage'),
                rowLabel,
              }
            : undefined
        }
      />
      <ListPages control={control} selects={selects} onHelp={() => setHelping(true)} />
      {control.choosing && <BulkBar control={control} onExport={() => void onExport(true)} />}
      {helping && (
        <Suspense>
          <KeysDialog selects={selects} onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Leads back to the last page there is: the address may name one that is gone. */
function useLastPage<Row extends ListRow>({ page, state, go }: ListControl<Row>) {
  const beyond = page && page.total > 0 && state.page > page.last_page ? page.last_page : null;
  useEffect(() => {
    if (beyond !== null) go({ page: beyond }, { replace: true });
  }, [beyond, go]);
}

function useExport<Row extends ListRow>(control: ListControl<Row>) {
  const t = useTranslations('admin.list');
  const [exported, setExported] = useState(false);
  async function onExport(onlySelected: boolean) {
    try {
      await startListExport(control, onlySelected);
      setExported(true);
      showAlert('exportStarted');
    } catch {
      showAlert(t('exportFailed'));
    }
  }
  return { exported, onExport };
}

/** The first column names the row and leads to it. */
function linked<Row extends ListRow>(list: List<Row>): List<Row> {
  const { rowLink } = list;
  const [first, ...rest] = list.columns;
  if (!rowLink || !first) return list;
  const cell = (row: Row) => (
    <Link to={rowLink(row)} className="dg-name">
      {first.cell(row)}
    </Link>
  );
  return { ...list, columns: [{ ...first, cell }, ...rest] };
}
