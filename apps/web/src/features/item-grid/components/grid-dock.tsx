import { ArrowUturnLeftIcon, ArrowUturnRightIcon, QuestionMarkCircleIcon } from '@yay/ui/icons';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import { cellText, isUnreadable, type Lookups } from '../model/cell.ts';
import { type GridColumn, savedValue } from '../model/columns.ts';
import type { Grid } from '../model/create-grid.ts';
import { cellOf, countChanges, invalidCells } from '../model/grid-state.ts';
import { rangeOf, sizeOf } from '../model/selection.ts';

interface GridDockProps {
  grid: Grid;
  columns: readonly GridColumn[];
  lookups: Lookups;
  onUndo: () => void;
  onRedo: () => void;
  onDiscard: () => void;
  onSave: () => void;
  onHelp: () => void;
}

/** Shows at the foot the number of rows, the chosen cells, and the one button that saves. */
export function GridDock(props: GridDockProps) {
  const { grid } = props;
  const t = useTranslations('item-grid');
  const format = useFormatter();
  const state = useStore(grid.state);
  const view = useStore(grid.view);
  const { total, complete } = useStore(grid.loading);
  const said = useStore(grid.said);
  const saving = useStore(grid.saving);
  const count = useMemo(() => countChanges(state), [state]);
  const invalid = useMemo(() => invalidCells(state).length, [state]);
  return (
    <section className="dock ig-dock" aria-label={t('bar')}>
      <span>
        <b>{format.number(view.length)}</b>{' '}
        {complete || total === null
          ? t('items', { count: view.length })
          : t('loadingRows', {
              count: format.number(state.items.size),
              total: format.number(total),
            })}
      </span>
      <Chosen {...props} />
      <span className="ig-said" role="status">
        {saving ? t('saving') : said}
      </span>
      <span className="space" />
      <button
        type="button"
        className="staff-btn quiet small square"
        aria-label={t('keys')}
        onClick={props.onHelp}
      >
        <QuestionMarkCircleIcon small />
      </button>
      <button
        type="button"
        className="staff-btn quiet small square"
        aria-label={t('undo')}
        disabled={state.history.done.length === 0}
        onClick={props.onUndo}
      >
        <ArrowUturnLeftIcon small />
      </button>
      <button
        type="button"
        className="staff-btn quiet small square"
        aria-label={t('redo')}
        disabled={state.history.undone.length === 0}
        onClick={props.onRedo}
      >
        <ArrowUturnRightIcon small />
      </button>
      {count > 0 && (
        <>
          <span className={invalid > 0 ? 'st bad' : 'standing is-changed'}>
            {invalid > 0 ? t('invalid', { count: invalid }) : t('changes', { count })}
          </span>
          <button type="button" className="staff-btn quiet" onClick={props.onDiscard}>
            {t('discard')}
          </button>
          <button
            type="button"
            className="staff-btn primary"
            aria-disabled={saving || undefined}
            onClick={props.onSave}
          >
            {t('save', { count })}{' '}
            <span aria-hidden="true" className="key">
              {t('saveKeys')}
            </span>
          </button>
        </>
      )}
    </section>
  );
}

/**
 * Shows of a range the number of cells, and of prices their sum; of a changed cell, its former
 * value.
 */
function Chosen({ grid, columns, lookups }: GridDockProps) {
  const t = useTranslations('item-grid');
  const state = useStore(grid.state);
  const view = useStore(grid.view);
  const selection = useStore(grid.selection);
  const text = useMemo(() => {
    const range = rangeOf(selection);
    const size = sizeOf(range);
    const column = columns[selection.at.column];
    const id = view[selection.at.row];
    if (size === 1) {
      const field = column?.field;
      const item = id === undefined ? undefined : state.items.get(id);
      if (!item || !column || field === undefined) return '';
      if (state.edits.get(item.id)?.[field] === undefined) return '';
      return t('was', {
        value: cellText(column, savedValue(item, field), lookups) || t('nothing'),
      });
    }
    const cells: number[] = [];
    for (let at = range.left; at <= range.right && size <= 50_000; at += 1) {
      const field = columns[at]?.kind === 'money' ? columns[at]?.field : undefined;
      if (field === undefined) continue;
      for (const row of view.slice(range.top, range.bottom + 1)) {
        const cell = cellOf(state, row, field);
        if (!isUnreadable(cell) && typeof cell === 'number') cells.push(cell);
      }
    }
    const chosen = t('chosen', { count: size });
    if (cells.length === 0) return chosen;
    const sum = cells.reduce((all, one) => all + one, 0);
    return `${chosen} · ${t('sum', {
      sum: formatUsd(sum),
      average: formatUsd(Math.round(sum / cells.length)),
    })}`;
  }, [state, view, selection, columns, lookups, t]);
  return <span className="ig-chosen">{text}</span>;
}
