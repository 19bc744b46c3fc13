import { useNavigate } from '@tanstack/react-router';
import { Notice } from '@yay/ui/notice';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ListHead } from '../../../lib/list/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { useStore } from '../../../lib/store.ts';
import { useIsPhone } from '../../../lib/viewport.ts';
import { createGrid } from '../model/create-grid.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { GridEmpty, GridWaiting } from './grid-blank.tsx';
import { GridCards } from './grid-cards.tsx';
import { GridDock } from './grid-dock.tsx';
import { GridLeaveGuard } from './grid-leave-guard.tsx';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { ROW_PX } from './sizes.ts';
import { useCommands } from './use-commands.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridSave } from './use-grid-save.ts';
import { useLookups } from './use-lookups.ts';
import { useView } from './use-view.ts';
import './item-grid.css';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

export interface ItemGridProps {
  /** Only the items of this one. */
  vendor?: number;
  title?: ReactNode;
  /** The pages that are beside this one. */
  tabs?: ReactNode;
  /** Further acts on this page: a new item. */
  actions?: ReactNode;
}

/** Every item, as in a spreadsheet. Pages that show it say the words area `itemGrid`. */
export function ItemGrid({ vendor, title, tabs, actions }: ItemGridProps) {
  const t = useTranslations('item-grid');
  const format = useFormatter();
  const navigate = useNavigate();
  const phone = useIsPhone();
  const [grid] = useState(createGrid);
  const [helping, setHelping] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const lookups = useLookups();
  const { retry } = useGridRows(grid, vendor ?? null);
  const { query, hidden, columns, go } = useView(grid, lookups, vendor !== undefined);
  const loading = useStore(grid.loading);
  const view = useStore(grid.view);
  const conflicts = useStore(grid.conflicts);
  const hrefOf = (id: number) => `/admin/items/${id}`;
  const onOpen = (id: number) => void navigate({ to: hrefOf(id) });

  const { save, settle } = useGridSave(grid, (id, field) => {
    const row = grid.view.get().indexOf(id);
    const column = columns.findIndex((one) => one.field === field);
    if (row < 0 || column < 0) return go({ search: '', vendor: null, kind: 'all', sort: null }, []);
    grid.selection.set({ anchor: { row, column }, at: { row, column } });
    sheet.current?.focus({ preventScroll: true });
  });
  const commands = useCommands(
    { columns, lookups },
    {
      grid,
      pageRows: () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_PX) - 2),
      onSave: () => void save(),
      onOpen,
      onFind: () => find.current?.focus(),
      onHelp: () => setHelping(true),
    },
  );
  const waiting = loading.total === null && !loading.failed;
  const list = useTranslations('admin.list');
  // The head counts the same as the foot: the rows that are shown, of how many.
  const counted = (shown: string, total: string) =>
    shown === total ? total : list('count', { shown, total });
  const empty = !waiting && !loading.failed && view.length === 0;

  return (
    <div className={tabs ? 'list ig has-tabs' : 'list ig'}>
      <ListHead
        title={title ?? t('title')}
        count={
          loading.total === null || !loading.complete
            ? undefined
            : counted(format.number(view.length), format.number(loading.total))
        }
      >
        {actions}
      </ListHead>
      {tabs}
      <GridToolbar
        {...{ query, hidden, lookups, find, phone, go }}
        ofVendor={vendor !== undefined}
      />
      <p id="ig-hint" className="sr">
        {t('hint')}
      </p>
      {loading.failed && view.length > 0 && (
        <Notice
          className="ig-part"
          tone="late"
          live="alert"
          action={
            <button type="button" className="staff-btn small" onClick={retry}>
              {t('retry')}
            </button>
          }
        >
          {t('failed')}
        </Notice>
      )}
      {loading.failed && view.length === 0 ? (
        <StaffFailed title={t('failedTitle')} retry={t('retry')} onRetry={retry}>
          {t('failed')}
        </StaffFailed>
      ) : waiting ? (
        <GridWaiting />
      ) : empty ? (
        <GridEmpty
          narrowed={loading.total !== 0}
          onClear={() => go({ search: '', vendor: null, kind: 'all', state: 'active' })}
        />
      ) : phone ? (
        <GridCards grid={grid} lookups={lookups} hrefOf={hrefOf} />
      ) : (
        <GridTable
          {...{ grid, box, sheet, columns, lookups, commands, hrefOf, onOpen }}
          sort={query.sort}
          onSort={(sort) => go({ sort })}
        />
      )}
      {!phone && !empty && !waiting && (
        <GridDock
          {...{ grid, columns, lookups }}
          onUndo={commands.undo}
          onRedo={commands.redo}
          onDiscard={commands.discard}
          onSave={() => void save()}
          onHelp={() => setHelping(true)}
        />
      )}
      {conflicts.length > 0 && <ConflictDialog {...{ grid, lookups }} onSettle={settle} />}
      {helping && (
        <Suspense>
          <KeysDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
      <GridLeaveGuard grid={grid} />
    </div>
  );
}
